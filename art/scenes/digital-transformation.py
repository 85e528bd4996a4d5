"""From a street of paper, along a belt through a scanner, to a digital quarter."""
from lib.core import label
from lib.materials import PALETTE
from lib.props.base import lawn, pavement, plinth
from lib.props.buildings import glass_tower, tower
from lib.props.office import archive_street, scanner
from lib.props.papers import document, paper_stack
from lib.props.street import peg, tree
from lib.props.tech import conveyor, night_glow, phone, thread, trace, ui_panel

MODE = "day"
GROUND = PALETTE["sand"]
CAMERA = {"azimuth": 48}


def build():
    plinth(12, 10.4)
    pavement(-3.7, 0.1, 4.2, 9.6, "pave_dark")
    archive_street(-3.7, 0.3)
    belt = conveyor(0.2, -0.2, 5.2, 0.95)
    for x, turn in ((-2.0, 8), (-1.2, -6)):
        paper_stack(x, -0.2, belt, 0.26, turn=90 + turn, w=0.5, d=0.68)
    scanner(0.15, -0.2)
    for x, kind in ((1.15, 0), (1.95, 2)):
        ui_panel(x, -0.2, belt, 0.68, 0.68, kind, 0.05)

    pavement(3.8, 1.6, 3.9, 7.2)
    glass_tower(3.9, 1.5, 1.8, 1.8, 4.4, "teal", "glass")
    tower(2.8, 4.2, 1.2, 1.2, 2.6, "white", balconies=True)
    glass_tower(4.8, 4.3, 1.1, 1.1, 3.2, "navy")
    tower(4.7, -1.0, 1.2, 1.1, 1.6, "white")
    trace([(2.8, -0.2), (3.9, -0.2), (3.9, 0.55)])
    trace([(2.8, -0.5), (3.3, -0.5), (3.3, -1.2), (4.05, -1.2)])
    thread((3.9, 1.5, 4.9), (2.8, 4.2, 3.0), 0.5)
    thread((3.9, 1.5, 4.9), (4.8, 4.3, 3.8), 0.4)
    for x, y in ((2.3, 1.2), (2.3, 2.8), (5.4, 2.9), (5.4, 0.0), (2.3, -1.5), (3.9, 4.8)):
        tree(x, y, 1.0)

    lawn(2.9, -3.7, 5.4, 2.2)
    phone(2.7, -3.9, 0.09, -62, size=0.92)
    for i, colour in enumerate(("teal", "terracotta", "sky")):
        peg(4.3 + i * 0.45, -3.4 - 0.3 * (i % 2), colour, 1.4, 0.075)
    for x, y in ((0.7, -3.1), (0.7, -4.3), (5.2, -4.3)):
        tree(x, y, 1.0, 0.075)
    for x, y, turn in ((-0.9, -2.4, 20), (-0.6, -3.7, -12), (-1.0, 1.9, -24), (0.5, 2.9, 14), (-0.6, 4.2, 30)):
        document(x, y, 0.02, turn, 0.75)
    for x, y, colour in ((-1.2, -1.4, "navy"), (0.9, 1.4, "teal"), (1.5, 1.8, "terracotta")):
        peg(x, y, colour, 1.4, 0)
    lamps()
    labels()


def lamps():
    for x, y, z, watts in (
        (1.4, -0.9, 0.8, 9),
        (2.4, 0.6, 0.6, 6),
        (3.2, -2.6, 0.7, 6),
        (-2.6, -1.0, 0.9, 6),
        (-4.5, -3.6, 1.0, 6),
        (1.8, 3.4, 0.7, 5),
    ):
        night_glow(x, y, z, watts)


def labels():
    label("archive", -5.15, 1.2, 3.1)
    label("paper", -3.4, -1.8, 1.5)
    label("scanner", 0.15, -0.5, 1.49)
    label("tower", 3.9, 1.3, 4.85)
    label("phone", 2.7, -3.9, 0.3)
