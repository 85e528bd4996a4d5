"""Servers under a cloud, a laptop that monitors them, and the buildings that they serve."""
from lib.core import at, label
from lib.materials import PALETTE
from lib.props.base import lawn, pavement, plinth
from lib.props.buildings import glass_tower, house, tower
from lib.props.street import peg, tree
from lib.props.tech import cloud, laptop, night_glow, rack, rain, trace
from lib.props.tools import padlock

MODE = "day"
GROUND = PALETTE["sand"]
CAMERA = {"azimuth": 43}


def build():
    plinth(10.6, 10.6)
    pavement(-2.5, 2.6, 4.9, 4.6, "pave")
    for i, x in enumerate((-4.0, -2.9, -1.8, -0.7)):
        rack(x, 3.5, 2.9 if i % 2 else 2.6, body="navy" if i != 2 else "teal", top="teal" if i != 2 else "navy")
    for x in (-3.7, -2.6):
        rack(x, 1.3, 1.1, 0.85, 0.9, body="teal", top="navy")
    for x, y, colour in ((-1.4, 1.2, "terracotta"), (-0.9, 1.5, "sky"), (-1.7, 0.6, "navy")):
        peg(x, y, colour, 1.3)
    cloud(-2.35, 3.5, 5.0, 1.2)
    with at(-2.35, 3.5, 4.2, 45):
        padlock(0, -1.55, 0, size=1.0)
    for x in (-4.0, -2.9, -1.8, -0.7):
        rain(x, 2.85, 4.2, 3.0)

    lawn(2.9, 2.6, 4.0, 4.4)
    glass_tower(2.0, 3.9, 1.2, 1.2, 3.4, "navy", z=0.075)
    tower(3.9, 3.8, 1.25, 1.2, 2.3, "white", balconies=True, z=0.075)
    tower(2.0, 2.0, 1.1, 1.1, 1.6, "cream", z=0.075)
    house(3.9, 2.0, "roof_red", z=0.075, storeys=2)
    house(2.2, 0.95, "roof_teal", 0.95, 0.8, z=0.075)
    for x, y in ((3.0, 2.9), (4.7, 2.9), (1.3, 2.9), (3.1, 1.0), (4.6, 0.9), (3.0, 4.5), (1.2, 0.8)):
        tree(x, y, 0.95, 0.075)

    pavement(-0.3, -2.7, 6.2, 4.2)
    laptop(-0.5, -3.1, 0, 1.12)
    pavement(4.1, -2.7, 1.7, 4.2)
    house(4.1, -1.5, "roof_navy", 0.95, 0.85)
    house(4.1, -2.9, "roof_red", 0.95, 0.85)
    house(4.1, -4.2, "roof_slate", 0.95, 0.85)
    pavement(-4.35, -2.7, 1.5, 4.2)
    for x, y in ((-4.5, -1.1), (-4.2, -2.6), (-4.5, -4.2)):
        tree(x, y, 1.2)
    for x, y, colour in ((-4.5, -1.9, "teal"), (-4.2, -3.4, "terracotta")):
        peg(x, y, colour, 1.4)
    trace([(-2.4, 0.55), (-2.4, -0.1), (-1.2, -0.1), (-1.2, -0.95)], z=0.06)
    trace([(0.6, -0.95), (0.6, -0.1), (1.6, -0.1), (1.6, 0.7)], z=0.06)
    trace([(2.5, -2.7), (3.1, -2.7), (3.1, -0.2), (4.1, -0.2), (4.1, -0.8)], z=0.06)
    lamps()
    labels()


def lamps():
    night_glow(-1.0, 0.9, 4.5, 20)
    for x, y, z, watts in (
        (-2.2, 2.3, 0.7, 7),
        (-0.6, -4.3, 0.9, 7),
        (3.0, 1.4, 0.6, 4),
        (4.6, -3.4, 0.5, 4),
        (-4.3, -2.2, 0.8, 4),
    ):
        night_glow(x, y, z, watts)


def labels():
    label("cloud", -3.67, 3.4, 5.4)
    label("padlock", -1.25, 2.3, 4.5)
    label("racks", -4.2, 2.86, 1.45)
    label("laptop", 0.6, -1.47, 2.27)
    label("offices", 2.0, 3.9, 3.9)
    label("homes", 4.1, -2.9, 1.16)
