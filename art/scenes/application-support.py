"""Maintenance of a tower in use: a lift truck, lamps, a crew and spare parts."""
from lib.core import box, label
from lib.materials import PALETTE
from lib.props.base import crossing, lawn, pavement, plinth, road
from lib.props.buildings import glass_tower, house, tower
from lib.props.landmarks import shop
from lib.props.site import crane, hut, ladder, sling
from lib.props.street import barrier, bench, cone, peg, tree, van
from lib.props.tech import night_glow
from lib.props.tools import spanner
from lib.props.works import cherry_picker, cradle, flood_lamp, toolbox

MODE = "day"
GROUND = PALETTE["sand"]
CAMERA = {"azimuth": 45}


def load():
    sling(0.5, 0.4, 0.2)
    box(0, 0, -0.62, 0.7, 0.6, 0.42, "metal", 0.03)
    box(0, 0, -0.2, 0.5, 0.4, 0.05, "steel", 0.01)


def the_tower():
    pavement(-0.6, 1.6, 5.4, 5.0)
    tower(-0.6, 1.8, 2.3, 2.2, 4.0, "white", lit=0.22, balconies=False)
    cradle(-0.6, 0.68, 2.3, 4.1)
    cherry_picker(2.6, 0.6, 180, reach=2.5)
    for x, y, turn in ((-2.6, -0.4, 40), (1.2, -0.5, -40), (2.0, 3.6, -110)):
        flood_lamp(x, y, turn)
    crane(-4.0, 2.4, 5.2, 4.0, -4, hook=0.1, reach=0.85, load=load)


def build():
    plinth(10.8, 10.8)
    the_tower()
    road(0, -1.75, 10.6, 1.1)
    crossing(-0.6, -1.75, 1.1)
    van(-2.6, -1.48, "white", 180, stripe="terracotta")
    van(2.9, -2.02, "teal", 0, stripe="white")
    for x in (-3.5, -3.8, -1.9):
        cone(x, -1.05)
    barrier(0.6, -0.75, 4)
    barrier(-1.6, -0.85, -6)
    lawn(-2.9, -3.75, 4.3, 2.4)
    pavement(2.6, -3.75, 4.6, 2.6)
    house(-4.2, -3.4, "roof_red", z=0.075)
    house(-2.7, -3.5, "roof_teal", z=0.075, dormer=True)
    bench(-1.4, -4.2, 20, 0.075)
    toolbox(1.2, -3.4, 8)
    spanner(0.8, -4.4, 0.06, 4, 0.9)
    hut(3.0, -3.4, 0, w=1.3, d=0.8)
    ladder(3.8, -4.1, h=0.9, lean=24)
    shop(4.2, 2.2, "roof_navy", 1.2, 1.0, z=0.0)
    glass_tower(4.2, 4.2, 1.2, 1.2, 2.7, "teal", "glass", z=0.0)
    tower(2.2, 4.6, 1.0, 0.9, 1.6, "cream", z=0.0)
    crew = (
        (-1.9, -0.3, "teal"),
        (-2.2, 0.0, "navy"),
        (0.4, -0.3, "terracotta"),
        (1.9, -3.9, "sky"),
        (2.2, -4.3, "teal"),
        (3.6, -0.5, "navy"),
    )
    for x, y, colour in crew:
        peg(x, y, colour, 1.35, helmet="gold")
    for x, y in (
        (-4.8, 0.4),
        (-4.7, -0.6),
        (4.9, 0.6),
        (4.9, -0.7),
        (-1.9, 4.8),
        (0.7, 4.8),
        (-3.5, -4.6),
        (-1.0, -3.0),
        (4.7, -4.5),
    ):
        tree(x, y, 1.1, 0.03)
    lamps()
    labels()


def lamps():
    # In front of the lamps on tripods, and where the crew works.
    for x, y, z, watts in (
        (-2.3, 0.1, 1.2, 12),
        (1.5, 0.0, 1.2, 12),
        (1.6, 3.4, 1.2, 9),
        (0.4, -1.2, 0.7, 6),
        (2.0, -4.4, 0.7, 7),
        (-3.3, -2.6, 0.7, 4),
    ):
        night_glow(x, y, z, watts)


def labels():
    label("crane", -2.4, 2.29, 5.62)
    label("cradle", -1.4, 0.4, 2.96)
    label("lift", 1.85, 0.5, 3.35)
    label("lamp", 2.0, 3.6, 1.36)
    label("toolbox", 1.2, -3.4, 0.72)
    label("homes", -4.2, -3.4, 1.17)
