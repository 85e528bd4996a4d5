"""A building as a kit: the open carton, the panels laid out, the first walls already up."""
from lib.core import at, box, label
from lib.materials import PALETTE
from lib.props.base import lawn, pavement, plinth
from lib.props.buildings import glass_tower, house, tower
from lib.props.packing import carton, panel
from lib.props.papers import document
from lib.props.street import peg, tree
from lib.props.tech import gear, night_glow
from lib.props.tools import screwdriver, spanner

MODE = "day"
GROUND = PALETTE["mist"]
CAMERA = {"azimuth": 46}


def unpacked():
    """The carton, with a finished building coming out of it."""
    carton(-2.0, 1.8, 3.9, 3.3, 1.5)
    glass_tower(-2.5, 2.3, 1.4, 1.4, 4.6, "teal", "glass", z=0.11)
    tower(-0.9, 2.3, 1.2, 1.2, 3.1, "white", z=0.11, balconies=True)
    house(-2.7, 1.12, "roof_red", 1.1, 0.8, z=1.0)
    tower(-1.2, 0.9, 1.2, 0.9, 2.1, "cream", z=0.11)


def assembling():
    """A second building, partly assembled on its base plate."""
    pavement(3.1, 2.4, 3.9, 4.6)
    box(3.1, 2.6, 0.06, 2.5, 2.5, 0.1, "stone", 0.02)
    with at(3.1, 3.78, 0.16, 0, 90):
        with at(0, 0.9, 0):
            panel(2.3, 1.8, "white", 3)
    with at(1.93, 2.6, 0.16, 90, 90):
        with at(0, 0.9, 0):
            panel(2.3, 1.8, "white", 3)
    with at(4.45, 2.6, 0.16, 90, 62):
        with at(0, 0.85, 0):
            panel(2.2, 1.7, "sky", 2)
    box(3.1, 2.6, 0.16, 1.9, 1.9, 0.06, "wood", 0.01)
    for x, y, colour in ((3.9, 0.9, "terracotta"), (4.6, 1.1, "teal"), (2.3, 0.9, "navy"), (3.1, 2.5, "sky")):
        peg(x, y, colour, 1.4, 0.22 if y > 2 else 0.06, helmet="gold" if y < 2 else "white")


def laid_out():
    pavement(0, -2.9, 10.0, 3.9)
    for x, colour, holes, turn in ((-3.7, "white", 3, 4), (-1.2, "cream", 3, -3), (1.2, "white", 2, 3)):
        with at(x, -2.4, 0.06, turn):
            panel(2.1, 1.7, colour, holes)
    with at(-3.5, -2.5, 0.14, -6):
        panel(2.0, 1.6, "teal", 2)
    for i in range(4):
        box(3.6, -1.7 - i * 0.34, 0.06, 2.2, 0.2, 0.14, "wood", 0.02)
    for i in range(3):
        box(3.6, -1.87 - i * 0.34, 0.2, 2.2, 0.2, 0.14, "wood_dark", 0.02)
    gear(3.1, -3.9, 0.06, 0.46, 0.14, "gold", 12)
    gear(3.95, -3.9, 0.06, 0.34, 0.14, "steel", 10)
    spanner(0.2, -4.2, 0.06, -8, 0.9)
    screwdriver(-2.6, -4.3, 0.06, 6, 0.9)
    document(-4.4, -4.1, 0.06, 14, 0.9, mark="teal")


def build():
    plinth(10.8, 10.8)
    pavement(-2.3, 2.4, 5.4, 4.9)
    unpacked()
    assembling()
    laid_out()
    lawn(0.75, 4.5, 0.7, 0.9)
    tree(0.75, 4.5, 1.1, 0.075)
    for x, y in ((0.8, -0.6), (4.9, -0.5), (-4.9, -0.5)):
        tree(x, y, 1.1, 0)
    lamps()
    labels()


def lamps():
    for x, y, z, watts in (
        (-0.6, 1.1, 1.9, 8),
        (-2.0, 0.6, 1.9, 6),
        (3.0, 2.4, 0.9, 9),
        (0.9, -1.0, 0.8, 7),
        (-3.4, -2.6, 0.8, 7),
        (0.0, -3.8, 0.8, 7),
        (3.3, -3.2, 0.8, 7),
    ):
        night_glow(x, y, z, watts)


def labels():
    label("building", -2.5, 2.3, 5.1)
    label("carton", -0.05, 0.15, 1.5)
    label("wall", 3.7, 3.75, 1.97)
    label("panel", -3.5, -2.5, 0.24)
    label("spanner", 0.6, -4.25, 0.2)
    label("timber", 3.4, -2.2, 0.36)
