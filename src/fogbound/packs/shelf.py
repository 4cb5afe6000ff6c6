"""The shelf: where packs lie that can be opened by name."""

import os
import pathlib

__all__ = ["SHIPPED", "packs_in", "shelf"]

SHIPPED = pathlib.Path(__file__).resolve().parent.parent / "adventures"


def shelf() -> dict[str, pathlib.Path]:
    """All packs that can be opened by name; those of FOGBOUND_PACKS come before those that ship."""
    chosen = os.environ.get("FOGBOUND_PACKS", "")
    folders = [pathlib.Path(part) for part in chosen.split(os.pathsep) if part]
    found: dict[str, pathlib.Path] = {}
    for folder in (*folders, SHIPPED):
        for name, path in packs_in(folder).items():
            found.setdefault(name, path)
    return found


def packs_in(folder: pathlib.Path) -> dict[str, pathlib.Path]:
    """The packs in a folder, by name."""
    try:
        return {path.name: path for path in sorted(folder.iterdir()) if (path / "pack.yaml").is_file()}
    except OSError:
        return {}
