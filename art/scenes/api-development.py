"""Ducts between buildings, and the sockets and plugs for the next one."""
from lib.core import box, label
from lib.materials import PALETTE
from lib.props.base import lawn, pavement, plinth
from lib.props.buildings import glass_tower, house, tower
from lib.props.street import peg, tree
from lib.props.tech import duct, gear, night_glow, plug, socket, trace, ui_panel

MODE = "day"
GROUND = PALETTE["sand"]
CAMERA = {"azimuth": 45}


def exchange():
    """The central block, with sockets on its two near faces and gears on its roof."""
    pavement(-0.2, 0.6, 4.4, 4.4, "pave_dark")
    box(-0.2, 0.8, 0.06, 2.9, 2.9, 1.5, "white", 0.05)
    box(-0.2, 0.8, 0.06, 2.96, 2.96, 0.2, "navy", 0.02)
    box(-0.2, 0.8, 1.56, 3.0, 3.0, 0.12, "teal", 0.03)
    for x in (-0.95, 0.55):
        socket(x, -0.65, 0.9, 0, 1.1)
    for y in (0.05, 1.55):
        socket(1.25, y, 0.9, 90, 1.1)
    gear(-0.7, 0.5, 1.7, 0.74, 0.2, "gold", 14)
    gear(0.42, 1.15, 1.7, 0.52, 0.2, "sky", 10)
    gear(-0.45, 1.75, 1.7, 0.42, 0.2, "terracotta", 8)


def plugs():
    plug(-0.95, -0.83, 0.9, 0, 1.1, [(0, -1.2, 0), (0, -1.5, -0.72), (-0.5, -2.0, -0.72), (-1.2, -2.0, -0.72)])
    plug(
        0.55,
        -1.5,
        0.9,
        0,
        1.1,
        [(0, -1.0, 0), (0, -1.3, -0.72), (0.6, -1.5, -0.72), (1.4, -1.5, -0.72)],
        "terracotta",
    )
    plug(1.43, 0.05, 0.9, 90, 1.1, [(0, -1.0, 0), (0, -1.4, -0.72), (0.5, -1.7, -0.72), (0.5, -2.3, -0.72)], "sky")


def build():
    plinth(10.8, 10.8)
    exchange()
    plugs()
    for x, y, w, d in ((-3.7, 3.7, 2.8, 2.6), (3.6, 3.7, 2.8, 2.6)):
        pavement(x, y, w, d)
    glass_tower(-4.1, 3.9, 1.3, 1.3, 3.3, "navy")
    tower(-2.8, 3.4, 0.9, 1.0, 1.7, "cream")
    tower(3.3, 3.9, 1.3, 1.3, 2.6, "white", balconies=True)
    house(4.4, 3.3, "roof_teal", 0.8, 0.8)
    duct([(-2.8, 2.9, 0.6), (-2.8, 1.6, 0.6), (-1.65, 1.6, 0.6)], 0.17)
    duct([(3.3, 3.25, 0.7), (3.3, 2.2, 0.7), (0.6, 2.9, 0.7), (0.6, 2.2, 0.7)], 0.17)
    lawn(-3.7, -3.4, 2.7, 3.0)
    house(-4.2, -2.6, "roof_red", z=0.075)
    house(-3.0, -3.9, "roof_navy", z=0.075, dormer=True)
    tree(-4.4, -4.1, 1.0, 0.075)
    pavement(3.4, -3.2, 3.3, 3.4)
    for i in range(3):
        ui_panel(3.3, -2.3 - i * 0.95, 0.06, 2.3 - 0.25 * i, 0.8, (1, 3, 0)[i], 0.14 + 0.1 * (2 - i))
    tower(4.4, 0.6, 1.1, 1.2, 1.9, "cream")
    trace([(2.2, -2.6), (1.4, -2.6), (1.4, -1.7)], z=0.05)
    trace([(-2.3, -2.2), (-1.9, -2.2), (-1.9, -0.5)], z=0.05)
    for x, y, colour in ((0.95, -2.2, "teal"), (1.35, -1.2, "navy"), (-3.4, 0.2, "sky"), (-3.0, -0.3, "terracotta")):
        peg(x, y, colour, 1.45, 0.02)
    for x, y in (
        (-4.6, 0.6),
        (-4.7, 1.6),
        (4.8, 1.9),
        (-1.0, 4.6),
        (1.2, 4.6),
        (-1.2, -4.6),
        (1.2, -4.7),
        (4.8, -1.0),
    ):
        tree(x, y, 1.1, 0)
    lamps()
    labels()


def lamps():
    for x, y, z, watts in (
        (0.4, -2.4, 0.8, 8),
        (2.2, 0.4, 0.8, 7),
        (3.3, -3.9, 0.7, 6),
        (-2.2, -0.6, 0.7, 5),
        (-3.4, -2.0, 0.5, 4),
        (-3.2, 2.2, 0.6, 4),
        (2.2, 3.2, 0.6, 4),
    ):
        night_glow(x, y, z, watts)


def labels():
    label("tower", -4.1, 3.9, 3.8)
    label("gears", -0.7, 0.5, 1.95)
    label("socket", 1.35, 1.55, 1.25)
    label("plug", 0.55, -1.75, 1.1)
    label("homes", -4.2, -2.6, 1.17)
    label("panels", 3.3, -3.25, 0.32)
