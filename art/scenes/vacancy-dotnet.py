"""A server cabinet with its door open, and its plan in front of it."""
from lib.core import at, box, cylinder
from lib.materials import PALETTE
from lib.props.base import pavement, plinth
from lib.props.street import peg, tree
from lib.props.tech import gear, rack, trace
from lib.props.tools import blueprint, pencil, set_square, spanner

MODE = "day"
GROUND = PALETTE["mist"]
CAMERA = {"azimuth": 44}
SIZE = "960x720"


def cylinders(x, y):
    """A data store of three stacked drums."""
    for i, colour in enumerate(("navy", "teal", "sky")):
        cylinder(x, y, 0.1 + i * 0.62, 0.8, 0.54, colour, bevel=0.05, segments=56)
        cylinder(x, y, 0.24 + i * 0.62, 0.81, 0.05, "thread", segments=56)
        cylinder(x, y, 0.62 + i * 0.62, 0.7, 0.05, "steel", segments=48)


def build():
    plinth(9.4, 8.6)
    pavement(-0.6, 1.9, 7.6, 4.0, "pave_dark", 0.1)
    with at(-2.3, 2.1, 0.1, scale=1.5):
        rack(0, 0, 3.0, 1.15, 1.2, 0, 0)
    with at(0.05, 2.1, 0.1, scale=1.5):
        rack(0, 0, 3.0, 1.15, 1.2, 0, 0, "teal", "navy")
        # The door, wide open.
        with at(0.6, -0.62, 0.08, -14):
            box(0.55, 0, 0, 1.1, 0.07, 2.85, "navy", 0.015)
            box(0.55, -0.04, 0.16, 0.86, 0.02, 2.5, "glass_pale")
            box(0.98, -0.06, 1.4, 0.05, 0.06, 0.3, "gold", 0.01)
    cylinders(3.1, 2.4)
    blueprint(-1.0, -2.3, 5.2, 3.0, 0.02, 3)
    pencil(-1.0, -2.6, 0.05, 30, 1.1)
    set_square(-3.7, -3.1, 0.06, 12, 1.0)
    spanner(2.4, -3.2, 0.02, 24, 0.9)
    gear(3.5, -1.1, 0.02, 0.8, 0.26, "gold", 14)
    gear(2.55, -0.25, 0.02, 0.5, 0.26, "terracotta", 10)
    trace([(-2.3, 1.0), (-2.3, -0.1), (-1.4, -0.1), (-1.4, -0.7)], z=0.1)
    trace([(3.1, 1.55), (3.1, 0.75), (0.9, 0.75), (0.9, 1.0)], z=0.12)
    peg(1.55, -0.75, "teal", 2.2, 0.02, "gold")
    peg(-3.7, 0.3, "terracotta", 2.2, 0.1)
    tree(-4.1, 3.6, 1.7, 0.02)
    tree(4.2, 3.8, 1.5, 0.02)
