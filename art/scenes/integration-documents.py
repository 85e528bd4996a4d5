"""The document island: a signed and sealed lease, its fields coloured by their source."""
from lib.core import at, box, cylinder, label, plate, tube
from lib.materials import PALETTE
from lib.props.islands import island
from lib.props.papers import document, envelope, paper_stack
from lib.props.street import peg, tree
from lib.props.tools import pencil

MODE = "day"
GROUND = PALETTE["mist"]
CAMERA = {"azimuth": 45}


def stamp(x, y, turn=0):
    """A rubber stamp."""
    with at(x, y, 0, turn):
        box(0, 0, 0, 0.62, 0.42, 0.14, "navy", 0.02)
        box(0, 0, 0.14, 0.5, 0.32, 0.1, "wood", 0.03)
        cylinder(0, 0, 0.24, 0.09, 0.4, "wood", top=0.07, segments=28)
        cylinder(0, 0, 0.6, 0.17, 0.22, "terracotta", top=0.12, bevel=0.04, segments=36)


def tray(x, y, turn=0):
    """A letter tray with paper on its three levels."""
    with at(x, y, 0, turn):
        for level in range(3):
            z = level * 0.44
            box(0, 0, z, 1.25, 1.6, 0.05, "teal", 0.015)
            box(0, 0.78, z, 1.25, 0.05, 0.3, "teal", 0.012)
            for side in (-1, 1):
                box(side * 0.6, 0, z, 0.05, 1.6, 0.2, "teal", 0.012)
                box(side * 0.6, 0.7, z, 0.05, 0.12, 0.46, "teal", 0.01)
            paper_stack(0, -0.05, z + 0.05, (0.24, 0.16, 0.3)[level], 0.98, 1.3)


def lease(x, y, turn):
    """The lease: a heading, lines of type, and fields filled in, each in the colour of its source."""
    with at(x, y, 0, turn):
        plate(0.06, -0.06, 0, 2.2, 2.95, 0.05, "grey", 0.03, 0.006)
        plate(0, 0, 0.05, 2.2, 2.95, 0.05, "paper", 0.03, 0.008)
        with at(0, 0, 0.1):
            plate(-0.35, 1.2, 0, 1.2, 0.2, 0.02, "navy", 0.02, 0)
            for i in range(8):
                wide = (1.7, 1.62, 1.7, 1.3, 1.7, 1.56, 1.7, 0.9)[i]
                plate(-0.85 + wide / 2, 0.85 - i * 0.2, 0, wide, 0.07, 0.012, "paper_line", 0.01, 0)
            for px, py, wide, colour in (
                (0.25, 0.85, 0.6, "gold"),
                (-0.45, 0.45, 0.7, "sky"),
                (0.4, 0.05, 0.5, "teal"),
                (-0.2, -0.35, 0.8, "gold"),
            ):
                plate(px, py, 0.012, wide, 0.13, 0.03, colour, 0.03, 0.004)
            for px in (-0.55, 0.4):
                plate(px, -1.2, 0, 0.74, 0.03, 0.012, "ink", 0.01, 0)
            tube([(-0.82, -1.14, 0.02), (-0.66, -1.0, 0.02), (-0.55, -1.16, 0.02), (-0.4, -1.02, 0.02)], 0.018, "teal")
            cylinder(0.72, -0.82, 0, 0.26, 0.05, "terracotta", bevel=0.015, segments=40)
            cylinder(0.72, -0.82, 0.05, 0.17, 0.02, "roof_red", segments=36)


def hero():
    tray(-1.5, 1.15, 0)
    lease(0.35, -0.5, 6)
    stamp(1.95, -0.75, 24)
    pencil(-0.76, -1.18, 0.12, -40, 0.95, "navy")
    with at(1.55, 1.35, 0, 12):
        envelope(0, 0, 0, 0, 0, 1.05)
    document(-1.75, -0.55, 0, 14, 0.8, mark="teal")
    document(-1.8, -1.6, 0, -9, 0.8, mark="sky")
    peg(-0.95, -0.15, "terracotta", 1.6, 0)
    peg(1.5, 0.5, "teal", 1.6, 0)
    peg(-0.95, -2.05, "navy", 1.6, 0)
    tree(2.05, 2.05, 1.0, 0)
    label("tray", -1.5, 0.9, 1.35)
    label("field", 0.52, 0.37, 0.2)
    label("signature", -0.1, -1.75, 0.16)
    label("envelope", 1.55, 1.35, 0.2)


def build():
    island(hero)
