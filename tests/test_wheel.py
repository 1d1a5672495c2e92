"""The program works as an installed wheel: schemas and shipped maps are inside."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from mapforge.files import schema
from tests.conftest import SHIPPED

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    builder = "from hatchling.build import build_wheel; import sys; print(build_wheel(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", builder, str(folder)], cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_schemas_and_maps_are_in_the_wheel(wheel: Path) -> None:
    """Every schema, and every file of every shipped map."""
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {f"mapforge/data/schemas/{path.name}" for path in schema.files().values()}
    wanted |= {f"mapforge/data/variants/{name}/variant.json" for name in SHIPPED}
    assert wanted <= names


def test_the_wheel_validates_without_a_checkout(wheel: Path, tmp_path: Path) -> None:
    """Unpacked away from the checkout, it finds its maps and schemas and proves them."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "site")}
    command = [sys.executable, "-P", "-m", "mapforge", "validate", *SHIPPED]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "6 maps: 6 clean" in done.stdout
    assert "site/mapforge/data/variants/usa/variant.json" in done.stdout.replace(os.sep, "/")
