"""``python -m mapforge``: the same as the command ``mapforge``."""

import sys

from mapforge.cli.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
