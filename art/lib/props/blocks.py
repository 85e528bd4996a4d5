"""Low-code as toy bricks: a building of blocks and a flow of connected steps."""
from ..core import Z, at, box, cylinder, plate, tube
from .packing import block
from .papers import envelope
from .tech import gear

BRICK = 0.36


def _opening(x, y, z, w, h, side=False):
    """A window set into a brick wall, on the -y or the +x side."""
    with at(x, y, z, 90 if side else 0):
        box(0, 0, 0, w + 0.08, 0.05, h + 0.08, "white", 0.01)
        box(0, -0.015, 0.04, w, 0.05, h, "window")
        box(0, -0.025, 0.04, 0.03, 0.05, h, "white")


def block_building(x, y):
    """Eight courses of bricks, with the top ones still in the air."""
    courses = (
        ("navy", "navy"),
        ("white", "sky"),
        ("white", "sky"),
        ("teal", "white"),
        ("teal", "white"),
        ("white", "sky"),
    )
    with at(x, y, Z):
        plate(0, 0, 0, 3.5, 3.0, 0.1, "teal", 0.1)
        for i in range(7):
            for j in range(6):
                if abs(i - 3) > 2 or abs(j - 2.5) > 2:
                    cylinder((i - 3) * 0.49, (j - 2.5) * 0.49, 0.1, 0.12, 0.06, "teal", bevel=0.012, segments=24)
        for level, colours in enumerate(courses):
            top = level == len(courses) - 1
            for i, colour in enumerate(colours):
                block(i - 0.5, 0, 0.99, 1.98, BRICK - 0.01, colour, 0.1 + level * BRICK, knobs=top)
        for level in (1, 3):
            for px in (-0.5, 0.5):
                _opening(px, -0.99, 0.16 + level * BRICK, 0.42, 0.5)
            for py in (-0.5, 0.5):
                _opening(0.99, py, 0.16 + level * BRICK, 0.42, 0.5, side=True)
        box(-0.02, -1.0, 0.1, 0.4, 0.05, 0.34, "gold", 0.01)
        # The last two bricks, hovering above their places.
        with at(-0.5, -0.5, 0.1 + len(courses) * BRICK + 0.5, 8, 0, 6):
            block(0, 0, 1.0, 1.0, BRICK, "terracotta", 0)
        with at(0.5, 0.5, 0.1 + len(courses) * BRICK + 0.16):
            block(0, 0, 1.0, 1.0, BRICK, "gold", 0)


def _step(x, y, colour):
    """One step of a flow: a thick tile with a lighter face."""
    plate(x, y, Z, 1.5, 1.5, 0.3, colour, 0.22, 0.03)
    plate(x, y, Z + 0.3, 1.2, 1.2, 0.03, "white", 0.16, 0.008)


def flow(x, y):
    """Trigger, condition, action: four tiles joined by connectors."""
    with at(x, y, 0):
        places = (-3.75, -1.25, 1.25, 3.75)
        for a, b in zip(places, places[1:]):
            tube([(a + 0.7, 0, Z + 0.16), (b - 0.7, 0, Z + 0.16)], 0.09, "steel")
            cylinder((a + b) / 2, 0, Z, 0.2, 0.24, "gold", bevel=0.02, segments=32)
        for px, colour in zip(places, ("teal", "sky", "navy", "terracotta")):
            _step(px, 0, colour)
        top = Z + 0.33
        envelope(places[0], 0, top, 0, size=0.66)
        gear(places[1], 0, top, 0.42, 0.12, "gold", 10)
        _table(places[2], 0, top)
        _tick(places[3], 0, top)


def _table(x, y, z):
    """A small grid of cells: the data behind the app."""
    for row in range(3):
        for column in range(3):
            colour = "navy" if row == 0 else ("sky" if (row + column) % 2 else "grey")
            plate(x + (column - 1) * 0.31, y - (row - 1) * 0.31, z, 0.27, 0.27, 0.08, colour, 0.04, 0.008)


def _tick(x, y, z):
    tube(
        [(x - 0.32, y + 0.02, z + 0.08), (x - 0.08, y - 0.24, z + 0.08), (x + 0.34, y + 0.28, z + 0.08)],
        0.09,
        "teal",
        bend=0.04,
    )
