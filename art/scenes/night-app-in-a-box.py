"""A crate that has just been opened: a lit building rises out of it, with its spare panels beside it."""
from lib.core import at, box
from lib.materials import PALETTE
from lib.props.base import pavement, plinth
from lib.props.buildings import glass_tower, house, tower
from lib.props.packing import crate, open_lid, panel
from lib.props.papers import document
from lib.props.street import peg, street_lamp, tree, van
from lib.props.tech import night_glow, thread
from lib.props.tools import screwdriver, spanner

MODE = "night"
GROUND = PALETTE["night"]
CAMERA = {"azimuth": 44}


def the_box():
    pavement(-0.5, 1.1, 6.6, 5.0)
    crate(-0.8, 1.4, 4.0, 3.4, 1.25)
    glass_tower(-1.5, 1.9, 1.5, 1.5, 4.3, "teal", "glass_dark", lit=0.2, z=0.12)
    tower(0.3, 2.0, 1.3, 1.3, 3.2, "white", z=0.12, balconies=True)
    tower(0.3, 0.6, 1.2, 1.0, 2.2, "cream", z=0.12)
    house(-1.6, 0.66, "roof_red", 1.1, 0.8, z=0.6)
    # The inside of the crate glows.
    for x, y in ((-2.3, 0.5), (-0.7, 0.4), (1.0, 1.4)):
        night_glow(x, y, 1.0, 9)
    night_glow(-0.8, -0.9, 1.5, 8)
    open_lid(-3.75, 1.4, 3.4, 1.9, -90, lean=58)


def flat_pack():
    for i, (colour, holes) in enumerate((("white", 3), ("cream", 3), ("white", 3))):
        with at(3.0 + 0.06 * i, -2.5 - 0.05 * i, 0.02 + 0.09 * i, 8 - 5 * i):
            panel(2.9, 2.1, colour, holes, lit=i == 2)
    with at(3.35, 2.1, 0.06, 90, 74):
        with at(0, 0.95, 0):
            panel(2.6, 1.9, "white", 3, lit=True)
    with at(3.85, 1.5, 0.06, 90, 68):
        with at(0, 0.75, 0):
            panel(2.0, 1.5, "teal", 2, lit=True)
    night_glow(4.8, 1.0, 0.9, 7)
    for i in range(3):
        box(-3.3, -2.5 - i * 0.36, 0.02, 2.6, 0.24, 0.2, "wood", 0.02)
    for i in range(2):
        box(-3.3, -2.68 - i * 0.36, 0.22, 2.6, 0.24, 0.2, "wood_dark", 0.02)
    document(-0.7, -3.2, 0.02, 10, 1.35)
    document(0.6, -3.8, 0.02, -8, 1.35, mark="teal")
    screwdriver(-3.2, -4.3, 0.02, 8, 1.2)
    spanner(2.4, -4.4, 0.02, 6, 1.15)


def build():
    plinth(10.6, 10.6)
    # The crate is the subject, so it is larger than what surrounds it.
    with at(-0.35, 0.25, 0, scale=1.22):
        the_box()
    flat_pack()
    for x, y in ((4.6, 4.6), (3.9, 4.8), (4.8, 3.8)):
        tree(x, y, 1.2, 0)
    for x, y, colour, helmet in (
        (-2.4, -1.4, "teal", "gold"),
        (-1.8, -1.8, "navy", None),
        (1.0, -1.5, "terracotta", "white"),
        (2.6, -0.9, "sky", "gold"),
        (4.5, -0.7, "teal", None),
    ):
        peg(x, y, colour, 1.6, 0.02, helmet)
    thread((0.75, 0.98, 2.4), (2.9, -2.1, 0.4), 1.0, "thread_warm")
    thread((0.9, 2.7, 3.6), (3.6, 2.1, 1.9), 0.6, "thread_warm")
    van(-4.6, -0.8, "white", -90, 0.01)
    for x, y, turn in ((-3.9, -1.5, 0), (2.6, -0.6, 180), (-0.9, -4.8, 0), (4.9, -3.0, 180)):
        street_lamp(x, y, turn, z=0.02)
