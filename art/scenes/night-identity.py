"""A gatehouse in a wall: one lit path, a padlocked door, and the key that opens it."""
from lib.core import at, box, cylinder
from lib.materials import PALETTE
from lib.props.base import lawn, pavement, plinth
from lib.props.buildings import glass_tower, house, tower
from lib.props.papers import badge
from lib.props.security import gatehouse, wall
from lib.props.street import hedge, peg, poplar, street_lamp, tree
from lib.props.tech import night_glow, rounded_sign
from lib.props.tools import key

MODE = "night"
GROUND = PALETTE["night"]
CAMERA = {"azimuth": 42}


def inside():
    """The small quarter behind the wall."""
    lawn(-2.9, 3.2, 4.4, 3.6)
    lawn(2.9, 3.2, 4.4, 3.6)
    pavement(0, 3.0, 1.2, 4.2)
    tower(-3.9, 3.8, 1.4, 1.4, 3.1, "white", z=0.075, balconies=True)
    glass_tower(-2.0, 4.1, 1.3, 1.3, 4.2, "navy", z=0.075)
    house(-2.6, 2.2, "roof_red", z=0.075)
    glass_tower(2.2, 4.1, 1.3, 1.3, 3.2, "teal", "glass", z=0.075)
    tower(4.0, 3.8, 1.3, 1.4, 2.1, "cream", z=0.075)
    house(2.6, 2.2, "roof_teal", z=0.075, dormer=True)
    house(4.2, 2.1, "roof_navy", z=0.075)
    for x, y in ((-4.6, 2.0), (-1.2, 2.6), (1.2, 2.6), (3.4, 2.9), (-3.4, 2.9), (4.8, 2.9)):
        tree(x, y, 0.9, 0.075)


def outside():
    lawn(-3.3, -2.6, 3.9, 4.6)
    lawn(3.3, -2.6, 3.9, 4.6)
    pavement(0, -2.2, 1.9, 5.8, "pave", 0.06)
    for i in range(7):
        y = -4.7 + i * 0.62
        box(0, y, 0.06, 1.1, 0.34, 0.02, "pave_dark")
        for side in (-1, 1):
            cylinder(side * 0.82, y, 0.06, 0.045, 0.16, "steel", segments=14)
            cylinder(side * 0.82, y, 0.22, 0.05, 0.05, "lamp", segments=14)
    for y in (-4.3, -3.0, -1.8, -0.8):
        night_glow(0, y, 0.55, 7)
    for x, y, colour in ((-0.2, -2.5, "terracotta"), (0.28, -3.6, "teal"), (-0.25, -4.3, "sky")):
        peg(x, y, colour, 1.35)
    for side in (-1, 1):
        hedge(side * 1.38, -2.6, 0.14, 4.4, 0.2, 0.075)
        for y in (-4.6, -3.1, -1.6):
            poplar(side * 1.75, y, 1.0, 0.075)


def build():
    plinth(11, 11)
    inside()
    outside()
    for side in (-1, 1):
        wall(side * 3.45, 0.55, 3.9)
        with at(side * 5.2, 2.9, 0, 90):
            wall(0, 0, 4.8)
    gatehouse(0, 0.55)
    night_glow(0, -0.4, 1.6, 14)
    with at(-3.6, -2.5, 0.1, 38):
        key(-0.9, 0, 0, size=1.35)
    night_glow(-3.4, -3.6, 1.5, 16)
    night_glow(-4.3, -1.9, 1.3, 8)
    night_glow(3.4, -3.6, 1.4, 10)
    with at(3.5, -2.2, 0.0):
        rounded_sign(0, 0.62, 0.1, 2.4, 0.1, "steel")
        badge(-0.75, 0.0, 0.09, 12, 0, 1.05, "teal")
        badge(0.7, -0.7, 0.09, -14, 0, 1.05, "terracotta")
    for x, turn in ((-1.25, 0), (1.25, 180)):
        street_lamp(x, -0.35, turn, h=1.1)
