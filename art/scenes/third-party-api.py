"""One hub connected by ducts to six third-party buildings: bank, shop, mast, warehouse, tower, home."""
from lib.core import at, label
from lib.materials import PALETTE
from lib.props.base import lawn, pavement, plinth
from lib.props.buildings import glass_tower, house, tower
from lib.props.landmarks import bank, radio_mast, ring_points, rounded_hub, shop, warehouse
from lib.props.street import bush, peg, tree
from lib.props.tech import duct, night_glow

MODE = "day"
GROUND = PALETTE["sand"]
CAMERA = {"azimuth": 45}


def build():
    plinth(11, 11)
    lawn(0, 0, 10.4, 10.4)
    pavement(0, 0, 4.4, 4.4, "pave_dark", 0.1, 2.19)
    rounded_hub(0, 0, 1.2, 1.7, 0.1)
    places = list(ring_points(6, 4.05, 15))
    for i, (x, y, angle) in enumerate(places):
        pavement(x, y, 2.7, 2.5, "pave", 0.1, 0.3)
        with at(x * 0.6, y * 0.6, 0, angle):
            pavement(0, 0, 1.6, 0.7, "pave", 0.095, 0.02)
        # Low out of the building, over the path around the hub, and in.
        path = [(x * k, y * k, z) for k, z in ((0.86, 0.5), (0.64, 0.5), (0.52, 1.25), (0.27, 1.25))]
        duct(path, 0.19, lit="thread_warm" if i % 2 else "thread", rings="teal" if i % 2 else "sky", bend=0.5)
    (ax, ay, _), (bx, by, _), (cx, cy, _), (dx, dy, _), (ex, ey, _), (fx, fy, _) = places
    warehouse(ax + 0.2, ay, 1.7, 1.3, z=0.1)
    radio_mast(bx - 0.3, by, 3.2, 0.1)
    glass_tower(cx - 0.1, cy + 0.2, 1.5, 1.5, 3.4, "navy", z=0.1)
    bank(dx - 0.1, dy, 1.5, 1.3, z=0.1)
    shop(ex, ey - 0.1, "terracotta", 1.6, 1.2, z=0.1)
    house(fx + 0.35, fy - 0.1, "roof_teal", 1.15, 1.0, storeys=2, z=0.1)
    tower(4.6, 4.6, 0.9, 0.9, 1.9, "cream", z=0.075)
    house(-4.5, -4.4, "roof_navy", 0.9, 0.85, z=0.075)
    for x, y in (
        (-4.8, 4.7),
        (0.5, 4.8),
        (-1.2, 4.6),
        (3.4, 4.8),
        (4.9, -1.5),
        (4.9, 2.9),
        (-4.9, 1.0),
        (-4.9, -2.0),
        (-3.4, -4.8),
        (0.9, -4.8),
        (4.9, -4.9),
        (-1.3, 2.6),
        (2.2, -1.2),
    ):
        tree(x, y, 1.1, 0.075)
    for x, y in ((-2.0, 1.6), (2.3, 1.9), (-2.3, -1.2), (0.9, -2.3)):
        bush(x, y, 1.2, 0.075)
    for x, y, colour in (
        (0.3, -2.9, "teal"),
        (2.2, -2.0, "terracotta"),
        (-2.5, -0.5, "navy"),
        (2.3, -0.3, "sky"),
        (1.9, -2.5, "navy"),
    ):
        peg(x, y, colour, 1.5, 0.1)
    lamps()
    labels()


def lamps():
    for x, y, z, watts in (
        (0.9, -1.7, 0.7, 7),
        (-1.9, -0.9, 0.7, 5),
        (1.9, 1.0, 0.7, 5),
        (3.4, -3.8, 0.6, 5),
        (-1.0, -4.7, 0.5, 4),
        (-3.6, -1.9, 0.6, 4),
        (4.7, 3.7, 0.6, 4),
    ):
        night_glow(x, y, z, watts)


def labels():
    label("tower", -2.96, 2.9, 3.95)
    label("mast", 0.75, 3.91, 3.35)
    label("hub", 0.0, 0.0, 2.32)
    label("bank", -4.0, -1.05, 1.55)
    label("warehouse", 4.1, 0.8, 1.1)
    label("shop", -1.05, -4.0, 0.9)
    label("home", 3.21, -2.96, 1.8)
