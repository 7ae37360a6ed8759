"""The two typefaces, from their npm packages as pinned in pyproject.toml.

Latin letters and the weights that style/fonts.css names are all that is shipped.
"""

from pathlib import Path

from site_src.npm import files

WEIGHTS = {"source-serif-4": (600,), "atkinson-hyperlegible-next": (400, 700)}


def fonts(dist: Path) -> None:
    """Write fonts/*.woff2."""
    folder = dist / "fonts"
    folder.mkdir(parents=True, exist_ok=True)
    for family, weights in WEIGHTS.items():
        shipped = {
            f"files/{family}-latin-{weight}-normal.woff2": f"{family}-{weight}.woff2" for weight in weights
        }
        for source, content in files(f"@fontsource/{family}", tuple(shipped)).items():
            (folder / shipped[source]).write_bytes(content)
