"""The identity island: a door that opens for the right badge, and people waiting in front of it."""
from lib.core import at, box, cylinder, label, sphere
from lib.materials import PALETTE
from lib.props.islands import island, octagon
from lib.props.papers import badge
from lib.props.security import turnstile, wall
from lib.props.street import peg, tree
from lib.props.tools import key, shield

MODE = "day"
GROUND = PALETTE["mist"]
CAMERA = {"azimuth": 45}


def doorway(x, y):
    """A door ajar in its frame, with light behind and a shield above it."""
    with at(x, y):
        for side in (-1, 1):
            box(side * 0.68, 0, 0, 0.36, 0.5, 2.25, "white", 0.025)
            box(side * 0.68, 0, 0, 0.42, 0.56, 0.2, "stone", 0.01)
        box(0, 0, 1.75, 1.1, 0.5, 0.5, "white", 0.02)
        box(0, 0, 2.25, 1.9, 0.66, 0.13, "navy", 0.02)
        box(0, 0.14, 0.04, 1.02, 0.06, 1.72, "window")
        with at(-0.5, -0.18, 0.04, -62):
            box(0.5, 0, 0, 1.0, 0.09, 1.68, "teal", 0.015)
            for pz in (0.16, 0.92):
                box(0.5, -0.045, pz, 0.7, 0.03, 0.6, "roof_teal", 0.01)
            sphere(0.86, -0.08, 0.84, 0.06, "gold")
        shield(0, -0.34, 2.0, 0.62)
        box(0, -0.55, 0, 1.5, 0.5, 0.08, "stone", 0.012)
        # The card reader beside the door.
        box(0.68, -0.27, 0.75, 0.2, 0.05, 0.34, "ink", 0.012)
        box(0.68, -0.3, 0.97, 0.12, 0.02, 0.06, "led")


def hero():
    doorway(-0.55, 1.25)
    wall(-1.85, 1.25, 0.62, 1.0, z=0)
    wall(1.45, 1.25, 1.5, 1.0, z=0)
    box(-0.55, -0.45, 0, 1.3, 2.4, 0.02, "pave_dark")
    with at(-0.55, -0.1, 0.02, scale=1.1):
        turnstile(0, 0, z=0)
    for x, y, colour in (
        (-0.55, -0.9, "terracotta"),
        (-0.5, -1.45, "navy"),
        (-0.65, -2.0, "sky"),
        (-0.5, 0.55, "teal"),
    ):
        peg(x, y, colour, 1.6, 0.02)
    badge(1.2, -0.95, 0, 8, 0, 1.35, "teal")
    badge(-1.75, -1.35, 0, -10, 0, 0.95, "terracotta", lanyard=False)
    with at(0.45, -2.0, 0, 14):
        key(0, 0, 0, size=0.8)
    for x, y, size in ((-2.05, 0.3, 1.0), (2.05, 0.55, 1.0), (2.05, 2.0, 1.1), (-2.0, 2.05, 1.1), (2.05, -2.05, 0.9)):
        tree(x, y, size, 0)
    cylinder(0.75, 0.55, 0, 0.16, 0.3, "white", top=0.2, segments=28)
    sphere(0.75, 0.55, 0.45, 0.22, "leaf_dark")
    label("door", -0.55, 1.1, 2.4)
    label("turnstile", -1.1, -0.15, 0.72)
    label("badge", 1.3, -0.4, 0.12)
    label("key", 0.45, -2.2, 0.16)
    label("wall", 1.75, 1.2, 1.25)


def build():
    island(hero, octagon)
