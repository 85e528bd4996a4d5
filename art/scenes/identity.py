"""A gate, open for the right key, with turnstiles, badges and a lodge."""
from lib.core import at, box, label
from lib.materials import PALETTE
from lib.props.base import lawn, pavement, plinth
from lib.props.buildings import glass_tower, house, tower
from lib.props.papers import badge
from lib.props.security import gatehouse, small_lodge, turnstile, wall
from lib.props.street import hedge, peg, poplar, tree
from lib.props.tech import night_glow
from lib.props.tools import key

MODE = "day"
GROUND = PALETTE["mist"]
CAMERA = {"azimuth": 47}


def quarter():
    lawn(-2.9, 3.4, 4.4, 3.2)
    lawn(2.9, 3.4, 4.4, 3.2)
    pavement(0, 3.0, 1.2, 4.2)
    glass_tower(-1.9, 4.0, 1.3, 1.3, 4.0, "navy", z=0.075)
    tower(-3.9, 3.9, 1.4, 1.3, 2.8, "white", balconies=True, z=0.075)
    house(-3.4, 2.4, "roof_red", z=0.075)
    tower(2.0, 4.0, 1.3, 1.3, 2.2, "cream", z=0.075)
    glass_tower(4.0, 3.9, 1.3, 1.3, 3.0, "teal", "glass", z=0.075)
    house(2.2, 2.4, "roof_navy", z=0.075, dormer=True)
    house(3.9, 2.4, "roof_teal", z=0.075)
    for x, y in ((-4.8, 2.6), (-1.2, 2.7), (1.2, 2.7), (3.0, 2.9), (-2.2, 2.5), (4.9, 2.7), (-2.9, 4.7), (3.0, 4.7)):
        tree(x, y, 0.9, 0.075)


def forecourt():
    pavement(0, -2.2, 2.6, 5.8)
    for i in range(7):
        box(0, -4.7 + i * 0.62, 0.06, 1.1, 0.34, 0.02, "pave_dark")
    turnstile(-0.55, -1.3)
    turnstile(0.55, -1.3)
    for x, y, colour in (
        (-0.55, -1.9, "terracotta"),
        (0.55, -2.2, "teal"),
        (-0.5, -2.9, "navy"),
        (0.5, -3.4, "sky"),
        (0.0, 0.0, "teal"),
        (-0.4, -4.0, "teal"),
    ):
        peg(x, y, colour, 1.35)
    for side in (-1, 1):
        lawn(side * 3.45, -2.5, 3.5, 4.6)
        hedge(side * 1.82, -2.5, 0.14, 4.5, 0.2, 0.075)
    small_lodge(4.2, -0.9, 0)
    for x, y in ((2.4, -0.6), (5.0, -2.4), (-5.0, -0.7)):
        poplar(x, y, 1.1, 0.075)


def build():
    plinth(11, 11)
    quarter()
    for side in (-1, 1):
        wall(side * 3.45, 0.55, 3.9)
        with at(side * 5.2, 2.9, 0, 90):
            wall(0, 0, 4.8)
    gatehouse(0, 0.55, opened=True)
    forecourt()
    with at(-3.5, -2.4, 0.1, 52):
        key(-1.15, 0.1, 0, size=1.45)
    badge(2.75, -2.5, 0.09, 8, 0, 1.1, "teal")
    badge(3.9, -3.4, 0.09, -16, 0, 1.1, "terracotta")
    lamps()
    labels()


def lamps():
    for x, y, z, watts in (
        (0.0, -0.5, 1.2, 9),
        (0.0, -2.4, 0.7, 8),
        (0.0, -4.2, 0.7, 6),
        (-3.4, -2.9, 0.7, 6),
        (3.4, -3.7, 0.6, 5),
        (3.0, 2.0, 0.7, 5),
    ):
        night_glow(x, y, z, watts)


def labels():
    label("tower", -1.9, 3.7, 4.45)
    label("wall", -4.4, 0.55, 1.0)
    label("gate", 0.0, 0.4, 2.32)
    label("turnstile", -0.55, -1.5, 0.74)
    label("key", -4.3, -3.35, 0.3)
    label("lodge", 4.2, -0.9, 1.27)
    label("badges", 3.5, -3.6, 0.15)
