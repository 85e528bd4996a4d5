"""A street of filing cabinets on the left, a lit digital tower on the right, a conveyor between."""
from lib.materials import PALETTE
from lib.props.base import lawn, pavement, plinth
from lib.props.buildings import glass_tower, tower
from lib.props.office import archive_street, scanner
from lib.props.papers import document, paper_stack
from lib.props.street import peg, street_lamp, tree
from lib.props.tech import conveyor, night_glow, thread, trace, ui_panel

MODE = "night"
GROUND = PALETTE["night"]
CAMERA = {"azimuth": 40}
DETAIL = {"x": 0.57}


def new_quarter():
    pavement(3.5, 1.3, 4.2, 8.2)
    glass_tower(3.6, 2.6, 1.9, 1.9, 4.7, "teal", "glass_dark", lit=0.2)
    tower(2.3, 4.5, 1.2, 1.2, 2.3, "white", balconies=True)
    glass_tower(4.7, 4.6, 1.1, 1.1, 3.0, "navy")
    tower(4.4, -0.4, 1.3, 1.2, 1.7, "white")
    for x, y in ((1.9, 1.0), (1.9, 2.6), (5.2, 1.0), (3.4, -0.7), (2.4, -2.2), (5.2, -1.6), (3.5, 4.9)):
        tree(x, y, 1.0)
    trace([(2.2, 0.3), (3.6, 0.3), (3.6, 1.5)])
    trace([(2.2, -0.1), (2.9, -0.1), (2.9, -1.4), (4.4, -1.4), (4.4, -1.1)])
    thread((3.6, 2.6, 5.2), (2.3, 4.5, 2.7), 0.5)
    thread((3.6, 2.6, 5.2), (4.7, 4.6, 3.5), 0.5)
    thread((4.5, 2.2, 4.6), (4.4, -0.4, 2.1), 0.6)


def build():
    plinth(12, 10.4)
    pavement(-3.7, 0.1, 4.2, 9.6, "pave_dark")
    archive_street(-3.7, 0.3)
    belt = conveyor(0.2, 0.1, 5.0, 0.95)
    for x, turn in ((-1.9, 8), (-1.1, -6)):
        paper_stack(x, 0.1, belt, 0.28, turn=90 + turn, w=0.5, d=0.68)
    scanner(0.25, 0.1)
    night_glow(0.25, -1.2, 1.0, 7)
    for x, kind in ((1.25, 0), (2.1, 2)):
        ui_panel(x, 0.1, belt, 0.66, 0.66, kind, 0.05)
    new_quarter()
    lawn(2.9, -3.8, 5.0, 1.9)
    for i, (colour, y) in enumerate((("teal", -3.5), ("sky", -3.7), ("terracotta", -3.4))):
        peg(1.6 + i * 0.7, y, colour, 1.35, 0.075)
    for x in (0.9, 4.2, 5.0):
        tree(x, -4.2, 1.0, 0.075)
    document(-0.7, -2.2, 0.02, 20, 0.7)
    document(-0.1, -3.1, 0.02, -12, 0.7, seal=True)
    document(-1.0, 2.2, 0.02, -24, 0.7)
    document(0.3, 3.3, 0.02, 14, 0.7)
    for x, y, turn in ((-1.4, -1.4, 0), (1.3, 1.3, 180), (-1.4, 3.0, 0), (1.6, -2.6, 0), (-1.4, -4.3, 0)):
        street_lamp(x, y, turn, z=0.02)
