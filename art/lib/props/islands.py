"""The islands of the integration families, and small versions of their objects."""
import math

from ..core import at, box, cylinder, plate, rng
from ..render import PLINTH_HEIGHT
from .base import plinth
from .papers import badge, cabinet, coins, document, envelope, map_pin, map_sheet
from .street import peg
from .tech import duct, night_glow


def maps():
    map_sheet(0, 0, 1.9, 1.9, 0.02, 4)
    map_pin(0.1, 0.0, 0.05, 1.05)


def records():
    cabinet(-0.3, 0.25, 0, 3, 1, "grey", 0.02, 0.95, 0.9)
    cabinet(0.62, 0.35, 0, 2, None, "stone", 0.02, 0.7, 0.8)


def papers():
    document(-0.2, 0.05, 0.02, 8, 1.3)
    document(0.15, -0.1, 0.07, -10, 1.3, seal=True, mark="teal")


def money():
    coins(-0.3, -0.25, 0.02, (6, 9, 4, 7))


def post():
    with at(0, 0.2, 0.02, -6):
        envelope(0, 0, 0, 0, 0, 1.35)
        envelope(0.15, -0.1, 0.13, 14, 0, 1.35)


def people():
    badge(-0.2, -0.1, 0.02, 6, 0, 1.05, "teal", lanyard=False)
    for x, y, colour in ((0.62, 0.55, "terracotta"), (0.72, -0.1, "navy"), (0.3, 0.8, "sky")):
        peg(x, y, colour, 1.7, 0.02)


SIDE = 4.9  # of a square island
STEP = 0.4  # how far the step of a stepped island protrudes


# Bases of islands. Each returns the distance of its far edge from its centre.


def square():
    plinth(SIDE, SIDE)
    # The coloured border sets the top off from the page.
    plate(0, 0, -0.01, SIDE - 0.26, SIDE - 0.26, 0.03, "teal", 0.16, 0.006)
    plate(0, 0, 0.012, SIDE - 0.4, SIDE - 0.4, 0.03, "pave_dark", 0.12, 0.006)
    box(0, 0, -0.36, SIDE + 0.012, SIDE + 0.012, 0.05, "thread")
    return SIDE / 2


def stepped():
    with at(z=-PLINTH_HEIGHT):
        plinth(SIDE + 2 * STEP, SIDE + 2 * STEP, 0.17, 0)
    return square()


def drum(segments, radius, turn=0.0):
    """A plinth with the given number of sides, or a round one."""
    sides = {"segments": segments}
    with at(0, 0, 0, turn):
        cylinder(0, 0, -PLINTH_HEIGHT, radius, PLINTH_HEIGHT - 0.14, "plinth", bevel=0.05, **sides)
        cylinder(0, 0, -0.15, radius - 0.025, 0.08, "plinth_edge", **sides)
        cylinder(0, 0, -0.08, radius - 0.05, 0.08, "slab", bevel=0.02, **sides)
        cylinder(0, 0, -0.01, radius - 0.13, 0.03, "teal", **sides)
        cylinder(0, 0, 0.012, radius - 0.2, 0.03, "pave_dark", **sides)
        cylinder(0, 0, -0.36, radius + 0.006, 0.05, "thread", **sides)
    return radius * math.cos(math.pi / segments)


def disc():
    return drum(128, 3.2)


def octagon():
    return drum(8, 3.3, 22.5)


def hexagon():
    return drum(6, 3.5)


def island(hero, base=square):
    """A single family's island: `hero` builds what stands on `base`, and a duct leads over its edge."""
    rng.seed("integration")
    edge = base()
    with at(0, 0, 0.042):
        hero()
    near, far = edge - 0.42, edge + 0.42
    duct([(0, near, 0), (0, near, 0.5), (0, far, 0.5), (0, far, -PLINTH_HEIGHT)], 0.15, bend=0.3)
    for x, y in ((-1.6, -2.0), (1.7, -1.7), (0.2, -0.1)):
        night_glow(x, y, 1.1, 8)
