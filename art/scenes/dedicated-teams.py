"""Two open-roofed offices, the customer's and ours, joined by a bridge."""
from lib.core import at, box, label
from lib.materials import PALETTE
from lib.props.base import lawn, plinth
from lib.props.office import meeting_table, open_room, plant_pot, sofa, whiteboard, workplace
from lib.props.street import peg, tree
from lib.props.tech import night_glow, thread

MODE = "day"
GROUND = PALETTE["sand"]
CAMERA = {"azimuth": 45}

FLOOR = 0.66  # both offices are on a raised storey, so that the bridge spans a gap


def base(x, y, w, d, colour):
    """The closed storey below an open office."""
    box(x, y, 0.06, w - 0.1, d - 0.1, FLOOR - 0.06, colour, 0.02)
    for i in range(int(w / 0.62)):
        px = x + (i + 0.5 - int(w / 0.62) / 2) * 0.62
        box(px, y - d / 2 + 0.05, 0.2, 0.44, 0.03, 0.32, "glass" if i % 3 else "window")
    for i in range(int(d / 0.62)):
        py = y + (i + 0.5 - int(d / 0.62) / 2) * 0.62
        box(x + w / 2 - 0.05, py, 0.2, 0.03, 0.44, 0.32, "glass" if i % 4 else "window")


def ours(x, y):
    base(x, y, 5.0, 4.6, "navy")
    open_room(x, y, 5.0, 4.6, FLOOR, 0.95)
    up = FLOOR + 0.09
    with at(x, y):
        for i in range(3):
            workplace(-1.6 + i * 1.35, 1.1, 0, up)
            peg(-1.6 + i * 1.35, 0.72, ("teal", "navy", "terracotta")[i], 1.25, up + 0.1)
        for i in range(2):
            workplace(-1.6 + i * 1.35, -0.5, 0, up)
            peg(-1.6 + i * 1.35, -0.88, ("sky", "teal")[i], 1.25, up + 0.1)
        whiteboard(0.3, 2.18, FLOOR + 0.42, 1.3)
        meeting_table(1.5, -1.2, up, 0.5)
        for px, py, colour in ((0.85, -1.3, "navy"), (1.7, -0.55, "gold"), (2.1, -1.3, "teal")):
            peg(px, py, colour, 1.25, up)
        sofa(-1.5, -1.75, 180, up)
        plant_pot(-2.2, 1.95, up)
        plant_pot(2.15, 1.95, up)
        plant_pot(-2.2, -1.9, up)


def yours(x, y):
    base(x, y, 3.8, 3.4, "teal")
    open_room(x, y, 3.8, 3.4, FLOOR, 0.95, "pave", left_wall=False)
    up = FLOOR + 0.09
    with at(x, y):
        for i in range(2):
            workplace(-0.9 + i * 1.4, 0.75, 0, up)
            peg(-0.9 + i * 1.4, 0.37, ("terracotta", "sky")[i], 1.25, up + 0.1)
        meeting_table(0.9, -0.8, up, 0.42)
        for px, py, colour in ((0.35, -0.85, "navy"), (1.2, -0.3, "terracotta")):
            peg(px, py, colour, 1.25, up)
        sofa(-0.9, -1.1, 180, up, "sky")
        plant_pot(-1.6, 1.4, up)
        plant_pot(1.6, 1.4, up)


def bridge():
    """A glazed bridge along x between the two."""
    box(0.75, 0.9, FLOOR - 0.12, 2.3, 1.0, 0.16, "white", 0.02)
    box(0.75, 0.9, FLOOR + 0.04, 2.3, 0.84, 0.012, "wood")
    for side in (-1, 1):
        box(0.75, 0.9 + side * 0.47, FLOOR + 0.04, 2.2, 0.03, 0.3, "glass_pale")
        box(0.75, 0.9 + side * 0.47, FLOOR + 0.34, 2.3, 0.05, 0.04, "teal")
        for i in range(5):
            box(-0.25 + i * 0.5, 0.9 + side * 0.47, FLOOR + 0.04, 0.03, 0.05, 0.32, "white")
    for px in (0.15, 1.35):
        box(px, 0.9, 0.04, 0.14, 0.6, FLOOR - 0.1, "stone", 0.01)
    peg(0.4, 0.8, "teal", 1.25, FLOOR + 0.05)
    peg(1.1, 1.0, "terracotta", 1.25, FLOOR + 0.05)


def build():
    plinth(11.8, 7.8)
    ours(-2.85, 0.9)
    yours(3.75, 0.4)
    bridge()
    lawn(0.75, 0.5, 1.5, 6.2)
    lawn(-2.85, -2.75, 4.9, 1.3)
    lawn(3.75, -2.55, 3.7, 1.7)
    box(0.75, 0.3, 0.077, 0.5, 6.0, 0.012, "pave")
    for x, y in (
        (-5.0, -2.8),
        (-3.6, -3.0),
        (-1.6, -2.7),
        (0.3, -2.3),
        (2.3, -2.9),
        (5.2, -2.3),
        (0.3, 3.2),
        (1.2, 2.6),
        (1.25, -1.6),
        (2.6, 3.1),
        (3.9, 3.2),
        (5.2, 3.0),
    ):
        tree(x, y, 1.15, 0.05)
    for x, y, colour in ((0.7, -1.2, "navy"), (0.85, -2.0, "teal"), (-2.6, -2.8, "sky"), (3.6, -2.6, "terracotta")):
        peg(x, y, colour, 1.3, 0.08)
    thread((-1.75, 2.1, FLOOR + 0.75), (2.85, 1.25, FLOOR + 0.75), 1.3)
    thread((-3.1, 0.5, FLOOR + 0.75), (4.25, 1.25, FLOOR + 0.75), 1.6)
    lamps()
    labels()


def lamps():
    for x, y in ((-4.2, 1.6), (-2.0, 2.2), (-3.4, -0.4), (-1.4, 0.2), (3.2, 1.0), (4.5, -0.2)):
        night_glow(x, y, 1.5, 8)
    for x, y, z, watts in ((0.75, 0.9, 1.1, 4), (0.8, -1.6, 0.6, 4), (-2.8, -2.9, 0.6, 4), (3.6, -2.7, 0.6, 4)):
        night_glow(x, y, z, watts)


def labels():
    label("desk", -4.45, 2.0, 1.55)
    label("board", -2.55, 3.08, 1.6)
    label("table", -1.35, -0.3, 1.1)
    label("thread", 2.5, 1.315, 1.78)
    label("bridge", 0.6, 0.43, 1.05)
    label("office", 4.65, -0.4, 1.1)
