"""A workbench with a half-assembled product on its drawing, and tools within reach."""
from lib.core import at, box, cylinder, label
from lib.materials import PALETTE
from lib.props.base import plinth
from lib.props.packing import panel
from lib.props.site import frame
from lib.props.street import peg, tree
from lib.props.tech import gear, laptop, night_glow
from lib.props.tools import blueprint, hammer, pencil, ruler, screwdriver, set_square, spanner

MODE = "day"
GROUND = PALETTE["sand"]
CAMERA = {"azimuth": 42}


def bench():
    """Planks on the plinth, with a vice at the edge."""
    for i in range(9):
        box(0, (i - 4) * 1.13, 0.0, 10.6, 1.09, 0.1, "wood" if i % 2 else "kraft", 0.015)


def vice(x, y):
    with at(x, y, 0.1):
        box(0, 0, 0, 0.9, 0.6, 0.2, "steel", 0.03)
        for side in (-1, 1):
            box(side * 0.3, 0, 0.2, 0.2, 0.8, 0.44, "navy", 0.03)
            box(side * 0.19, 0, 0.5, 0.05, 0.84, 0.18, "metal", 0.01)
        with at(0.4, 0, 0.36, 0, 0, 90):
            cylinder(0, 0, 0, 0.06, 0.5, "metal", segments=20)
            cylinder(0, 0, 0.46, 0.09, 0.08, "steel", segments=20)
        box(0.86, 0, 0.1, 0.05, 0.05, 0.56, "metal", 0.02)
        box(0, 0, 0.3, 0.14, 0.5, 0.7, "teal", 0.02)


def build():
    plinth(11, 10.6)
    bench()
    blueprint(-0.9, 0.9, 6.4, 5.2, 0.1, 3)
    with at(-0.9, 1.2, 0.06, 3):
        top = frame(0, 0, 3.3, 2.8, 5, 0.72, glazed=3, lit=0.14)
        peg(-1.0, -0.8, "teal", 1.5, top, "gold")
        peg(1.1, 0.8, "navy", 1.5, top, "white")
    with at(1.45, 1.25, 0.14, 93, 78):
        with at(0, 0.62, 0):
            panel(2.5, 1.2, "white", 4)
    with at(-1.1, -1.15, 0.13, 6):
        panel(2.5, 1.2, "white", 4)
    with at(-3.6, 1.0, 0.13, 94):
        panel(2.3, 1.0, "sky", 4)
    gear(3.0, 3.2, 0.1, 0.85, 0.26, "gold", 14)
    gear(4.25, 2.35, 0.1, 0.62, 0.26, "teal", 10)
    gear(4.3, 3.7, 0.1, 0.46, 0.26, "steel", 8)
    vice(4.2, 0.4)
    laptop(2.9, -3.2, 10, 0.95, 0.1)
    hammer(-3.5, -3.0, 0.1, 34, 1.1)
    spanner(-4.6, -1.9, 0.1, 12, 1.0)
    screwdriver(-1.1, -3.2, 0.1, 20, 1.0)
    pencil(-0.2, -4.3, 0.1, 6, 1.0)
    ruler(-3.4, -4.5, 0.1, 2, 2.8, "white")
    set_square(-4.8, 3.0, 0.1, 6, 1.0)
    for x, y, colour in ((1.9, -0.7, "terracotta"), (2.4, -0.4, "sky"), (0.9, -1.0, "teal")):
        peg(x, y, colour, 1.6, 0.13)
    for x, y in ((-4.6, 4.5), (-3.8, 4.7), (2.1, 4.6)):
        cylinder(x, y, 0.1, 0.24, 0.12, "white", bevel=0.02)
        tree(x, y, 1.1, 0.2)
    lamps()
    labels()


def lamps():
    for level in range(3, 5):
        for x, y in ((-1.8, 0.5), (0.1, 0.5), (-0.8, 1.9)):
            night_glow(x, y, 0.6 + level * 0.72, 4)
    for x, y, z, watts in (
        (1.6, -1.6, 0.9, 8),
        (3.4, 1.6, 0.9, 8),
        (-3.2, -3.4, 0.9, 8),
        (-3.8, 1.6, 0.8, 6),
        (2.4, -4.6, 0.7, 6),
    ):
        night_glow(x, y, z, watts)


def labels():
    label("frame", -0.9, 1.2, 3.85)
    label("panel", -1.1, -1.3, 0.25)
    label("drawing", 2.26, 1.7, 0.28)
    label("hammer", -3.5, -3.0, 0.3)
    label("gears", 3.2, 3.7, 0.4)
    with at(2.9, -3.2, 0.1, 10, scale=0.95):
        label("laptop", -0.3, 1.45, 1.97)
