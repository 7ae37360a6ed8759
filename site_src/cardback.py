"""The back of the cards, drawn for the same sprite as their faces (cardart.py)."""

WIDTH, HEIGHT = 250, 350


def back() -> str:
    """A fine lattice within a border."""
    left, top, right, bottom = 20, 20, WIDTH - 20, HEIGHT - 20
    return (
        '<use href="#face"/>'
        '<rect class="back" x="12" y="12" width="226" height="326" rx="6" fill="#a8242c"/>'
        f'<path class="lattice" d="{_lattice(left, top, right, bottom, 15)}"'
        ' fill="none" stroke="#fff" stroke-width="1.6"/>'
        f'<rect class="lattice" x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'
        ' fill="none" stroke="#fff" stroke-width="3"/>'
    )


def _lattice(left: int, top: int, right: int, bottom: int, step: int) -> str:
    """Diagonals both ways, cut at the edges, as one path."""
    lines = []
    for c in range(left + top + step, right + bottom, step):
        x, x_end = max(left, c - bottom), min(right, c - top)
        lines.append(f"M{x} {c - x}L{x_end} {c - x_end}")
        lines.append(f"M{left + right - x} {c - x}L{left + right - x_end} {c - x_end}")
    return "".join(lines)
