"""``python -m tests.damage [drawn] [like] [played]``: damage maps, tell what was lost; exit status 1 if anything."""

import sys

from tests.damage import drawn, like, played

RUNS = {"drawn": drawn.run, "like": like.run, "played": played.run}


def main(names: list[str]) -> int:
    """Run the kinds named, or all."""
    unknown = [name for name in names if name not in RUNS]
    if unknown:
        print(f"no such damage: {', '.join(unknown)}; there are: {', '.join(RUNS)}")
        return 2
    failed = False
    for name in names or RUNS:
        for line, good in RUNS[name]():
            print(f"{'ok  ' if good else 'LOST'} {line}", flush=True)
            failed |= not good
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
