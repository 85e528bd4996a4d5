"""Servers under a cloud, and the small buildings that depend on them."""
from lib.core import at
from lib.materials import PALETTE
from lib.props.base import lawn, pavement, plinth
from lib.props.buildings import glass_tower, house, tower
from lib.props.landmarks import shop
from lib.props.street import car, peg, street_lamp, tree
from lib.props.tech import cloud, night_glow, rack, rain, thread, trace
from lib.props.tools import padlock

MODE = "night"
GROUND = PALETTE["night"]
CAMERA = {"azimuth": 46}
DETAIL = {"x": 0.54}

RACKS = (-3.6, -2.5, -1.4, -0.3)


def hall():
    pavement(-2.0, 2.2, 5.4, 4.4, "pave_dark", 0.06)
    for i, x in enumerate(RACKS):
        rack(x, 3.2, 2.9 if i in (1, 2) else 2.5)
    for i, x in enumerate(RACKS[:3]):
        rack(x + 0.1, 1.1, 1.3, 0.84, 0.9, body="teal", top="navy")
    night_glow(-2.0, 2.1, 1.2, 6)
    peg(0.15, 1.2, "terracotta", 1.1)
    peg(-0.2, 0.6, "sky", 1.1)


def town():
    pavement(3.1, 2.4, 3.9, 4.8)
    glass_tower(2.3, 3.8, 1.2, 1.2, 3.0, "navy")
    tower(4.1, 3.8, 1.2, 1.2, 2.0, "white")
    shop(4.1, 1.7, "roof_teal", 1.2)
    tower(2.3, 1.7, 1.2, 1.2, 1.6, "cream")
    for x, y in ((3.2, 2.7), (4.9, 2.7), (1.5, 2.7), (3.2, 0.5)):
        tree(x, y, 0.9)


def homes():
    lawn(-2.6, -3.1, 5.0, 3.9)
    for i, (x, y, roof) in enumerate(
        (
            (-4.2, -2.0, "roof_red"),
            (-2.6, -2.0, "roof_navy"),
            (-1.0, -2.0, "roof_teal"),
            (-3.4, -4.0, "roof_slate"),
            (-1.7, -4.0, "roof_red"),
        )
    ):
        house(x, y, roof, z=0.075, storeys=1 + (i == 1), dormer=i in (2, 3))
    for x, y in ((-4.8, -3.2), (-2.6, -3.2), (-0.5, -3.2), (-4.6, -4.7), (-0.6, -4.6)):
        tree(x, y, 0.9, 0.075)
    pavement(3.1, -3.1, 3.9, 3.9)
    tower(2.4, -2.1, 1.25, 1.25, 2.0, "white", balconies=True)
    glass_tower(4.1, -2.2, 1.2, 1.2, 2.6, "teal", "glass")
    house(2.3, -4.1, "roof_navy")
    house(4.0, -4.1, "roof_red", dormer=True)
    for x, y in ((3.2, -3.2), (4.8, -3.3), (1.5, -3.2)):
        tree(x, y, 0.9)


def links():
    for i, x in enumerate(RACKS):
        rain(x, 2.55, 4.35, 3.1)
    for points in (
        [(-2.5, 0.5), (-2.5, -0.55), (-4.2, -0.55), (-4.2, -1.3)],
        [(-2.2, 0.5), (-2.2, -0.8), (-2.6, -0.8), (-2.6, -1.3)],
        [(-1.3, 0.5), (-1.3, -0.55), (0.45, -0.55), (0.45, -2.2), (1.7, -2.2)],
        [(-1.1, 0.5), (-1.1, -0.25), (0.75, -0.25), (0.75, 1.7), (1.6, 1.7)],
        [(-1.6, 0.5), (-1.6, -0.9), (-1.0, -0.9), (-1.0, -1.3)],
    ):
        trace(points, z=0.06)
    thread((0.1, 2.2, 4.6), (2.3, 3.8, 3.5), 0.5)
    thread((0.1, 2.0, 4.4), (4.1, -2.2, 3.0), 0.8)


def build():
    plinth(11, 11)
    hall()
    town()
    homes()
    cloud(-1.95, 3.1, 5.15, 1.2)
    night_glow(-1.0, 0.9, 4.5, 22)
    with at(-1.95, 3.1, 4.35, 45):
        padlock(0, -1.55, 0, size=1.0)
    links()
    for x, y, turn in ((0.5, -1.2, 0), (1.3, 0.4, 180), (-4.8, -0.4, 0), (1.2, -3.4, 180)):
        street_lamp(x, y, turn)
    car(0.7, -4.0, "terracotta", 90, 0.01)
    car(0.2, -3.0, "white", -90, 0.01)
