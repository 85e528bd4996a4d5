"""14 Sample Street between its neighbours, in the lights of one day; the page adds them up (see layers.py)."""
import bpy

from lib.core import at, box, cylinder, extrude, sphere, tube
from lib.props.base import lawn, plinth, road
from lib.props.buildings import gable, gable_walls, house, window
from lib.props.papers import cabinet, map_pin
from lib.props.street import bench, bush, car, fence, hedge, peg, poplar, street_lamp, tree, van
from lib.props.tools import key

MODE = "lights"
SIZE = "1920x1152"
CAMERA = {"azimuth": 36, "elevation": 31}

# The directions are those in which light travels: the dawn's comes from the left of the picture, the dusk's from the right.
LIGHTS = {
    "sky": {"sky": ("#C3D6F4", 0.62), "rays": 5},
    "dawn": {"sun": ((0.92, 0.30, -0.40), "#FFC493", 3.0, 4.0), "rays": 2},
    "noon": {"sun": ((0.34, 0.52, -0.95), "#FFF0DA", 3.3, 5.0), "rays": 2},
    "dusk": {"sun": ((-0.86, 0.34, -0.36), "#FF9458", 3.1, 5.0), "rays": 2},
    "lamps": {"glow": ("lamp",), "pools": True, "rays": 4},
    "homes": {"glow": ("window",), "rays": 4},
}
WINDOWS = {f"window-{number}": {"glow": (f"window:{number}",), "rays": 4} for number in range(1, 6)}

LAWN = 0.075
FRONT = -1.2  # where the gardens begin
ROAD = -2.2


def number_14():
    """The house of the specimens: a steep navy roof, a wing with a door of its own, a brick chimney at the back."""
    with at(-0.5, 0.75, LAWN):
        w, d, wall, rise = 2.2, 1.62, 1.4, 1.0
        box(0, 0, 0, w + 0.05, d + 0.05, 0.1, "stone")
        box(0, 0, 0, w, d, wall, "white")
        gable_walls(0, 0, wall, w, d, rise, "white")
        box(-0.62, 0.36, wall + 0.2, 0.34, 0.34, 1.16, "roof_red", 0.015)
        box(-0.62, 0.36, wall + 1.36, 0.42, 0.42, 0.07, "stone")
        cylinder(-0.62, 0.36, wall + 1.43, 0.08, 0.12, "terracotta", segments=16)
        gable(0, 0, wall, w, d, rise, "roof_navy", 0.14, 0.07)
        with at(0, -d / 2, 0, scale=1.0):
            window(-0.66, 0, 0.48, 0.5, 0.52, "window:1", 0.03)
            door(0.06, 0.36, 0.94)
            window(0.72, 0, 0.48, 0.46, 0.52, "window:2", 0.03)
            # The canopy and the step.
            box(0.06, -0.16, 1.06, 0.66, 0.34, 0.05, "roof_navy")
            box(0.06, -0.16, 0, 0.6, 0.34, 0.06, "pave")
        with at(w / 2, 0, 0, 90):
            window(0, 0, wall + 0.22, 0.26, 0.3, "window:3", 0.03)
    with at(1.2, 0.7, LAWN):
        w, d, wall, rise = 1.22, 1.24, 0.92, 0.68
        box(0, 0, 0, w + 0.05, d + 0.05, 0.08, "stone")
        box(0, 0, 0, w, d, wall, "white")
        gable_walls(0, 0, wall, w, d, rise, "white")
        gable(0, 0, wall, w, d, rise, "roof_navy", 0.11, 0.06)
        with at(0, -d / 2, 0):
            window(-0.28, 0, 0.36, 0.36, 0.36, "window:4", 0.03)
            door(0.28, 0.3, 0.74)
            box(0.28, -0.12, 0, 0.46, 0.26, 0.05, "pave")
        with at(w / 2, 0, 0, 90):
            window(0, 0, 0.36, 0.5, 0.4, "window:5", 0.03)


def door(x, w, h):
    """A teal door in a white frame, with its handle."""
    box(x, 0, 0, w + 0.1, 0.07, h + 0.06, "white")
    box(x, -0.02, 0, w, 0.07, h, "teal")
    box(x, -0.04, h * 0.56, w * 0.66, 0.06, h * 0.3, "roof_teal", 0.01)
    box(x, -0.04, h * 0.12, w * 0.66, 0.06, h * 0.34, "roof_teal", 0.01)
    box(x + w * 0.38, -0.07, h * 0.48, 0.04, 0.06, 0.04, "gold")


def garden_14():
    for x in (-1.75, 0.62):
        hedge(x, FRONT + 0.1, 0.72 if x < 0 else 1.0, 0.18, 0.24, LAWN)
    hedge(2.05, FRONT + 0.1, 0.5, 0.18, 0.24, LAWN)
    hedge(-2.2, 0.9, 0.18, 4.1, 0.26, LAWN)
    hedge(2.32, 0.9, 0.18, 4.1, 0.26, LAWN)
    # The paths to the two doors.
    for x, y0, y1 in ((-0.44, FRONT, -0.36), (1.48, FRONT, -0.18)):
        count = 4
        for i in range(count):
            y = y0 + (i + 0.5) * (y1 - y0) / count
            box(x + 0.03 * (-1) ** i, y, LAWN, 0.36, (y1 - y0) / count * 0.8, 0.03, "pave", 0.01)
    for x, y in ((-1.45, -0.2), (-1.2, -0.2), (0.24, -0.2), (0.82, -0.08), (1.05, -0.02)):
        bush(x, y, 1.25, LAWN)
    tree(-1.75, 2.1, 3.4, LAWN)
    tree(1.9, 2.5, 2.6, LAWN)
    poplar(0.75, 2.6, 2.2, LAWN)


def neighbours():
    with at(-3.95, 0.85, LAWN, scale=1.75):
        house(0, 0, "roof_red", z=0, dormer=True)
    with at(4.25, 0.85, LAWN, scale=1.75):
        house(0, 0, "roof_teal", z=0, storeys=1, walls="cream")
    for x, y, size in ((-2.75, 2.55, 2.5), (-4.9, 2.5, 1.5), (-5.55, -0.25, 1.6), (3.0, 2.7, 2.5), (5.75, 2.3, 3.1), (5.7, -0.55, 2.2)):
        tree(x, y, size, LAWN)
    for x, y in ((-2.95, -0.15), (-3.27, -0.2), (-5.7, 2.3), (-5.2, 2.4), (-5.75, 1.5), (5.2, -0.1), (4.9, -0.12)):
        bush(x, y, 1.35, LAWN)
    fence(-6.15, FRONT + 0.08, -4.5, FRONT + 0.08, LAWN, 0.3, "white")
    fence(-4.1, FRONT + 0.08, -2.45, FRONT + 0.08, LAWN, 0.3, "white")
    hedge(3.05, FRONT + 0.1, 1.1, 0.18, 0.24, LAWN)
    hedge(5.3, FRONT + 0.1, 1.5, 0.18, 0.24, LAWN)
    for x in (-4.33, 3.87):
        for i in range(4):
            box(x + 0.03 * (-1) ** i, FRONT + 0.15 + i * 0.3, LAWN, 0.36, 0.24, 0.03, "pave", 0.01)
    # Carport of the red house: its car, and a bench in the other garden.
    with at(5.1, -0.62, LAWN, scale=1.6):
        bench(0, 0, 8, 0)


def street_tree():
    """The tree before the house, bare; its leaves are things of the story."""
    with at(-2.62, -1.42, 0.06):
        tube([(0, 0, 0), (0.01, 0, 0.55), (0.0, 0, 0.95)], 0.055, "trunk")
        for dx, dy, z0, z1, r in (
            (-0.3, 0.05, 0.5, 0.98, 0.03),
            (0.3, -0.06, 0.55, 1.06, 0.03),
            (0.08, 0.24, 0.6, 1.18, 0.026),
            (-0.1, -0.2, 0.62, 1.14, 0.026),
            (0.16, 0.02, 0.78, 1.34, 0.022),
            (-0.16, 0.06, 0.82, 1.36, 0.022),
        ):
            tube([(0, 0, z0), (dx * 0.55, dy * 0.55, z0 + 0.16), (dx, dy, z1)], r, "trunk", bend=0.1)
        box(0, 0, -0.01, 0.44, 0.44, 0.03, "earth")


def crown(colour, sizes):
    with at(-2.62, -1.42, 0.06):
        for dx, dy, dz, r in sizes:
            sphere(dx, dy, dz, r, colour, 1.08)


FULL = ((0, 0, 1.2, 0.46), (0.24, -0.1, 1.02, 0.32), (-0.24, 0.1, 1.04, 0.33))
BUDS = tuple(
    (dx, dy, z, 0.075)
    for dx, dy, z in (
        (-0.3, 0.05, 1.0),
        (0.3, -0.06, 1.08),
        (0.08, 0.24, 1.2),
        (-0.1, -0.2, 1.16),
        (0.16, 0.02, 1.36),
        (-0.16, 0.06, 1.38),
        (0.2, -0.03, 0.92),
        (-0.18, 0.02, 0.86),
    )
)


def sign():
    """The sign of a house for sale."""
    with at(-1.5, FRONT + 0.42, LAWN):
        box(0, 0, 0, 0.07, 0.07, 1.0, "white")
        box(0.22, 0, 0.96, 0.52, 0.07, 0.07, "white")
        box(0.24, -0.02, 0.5, 0.44, 0.05, 0.4, "white")
        box(0.24, -0.035, 0.72, 0.44, 0.05, 0.18, "terracotta")
        for z, w in ((0.62, 0.32), (0.55, 0.22)):
            box(0.24 - (0.32 - w) / 2, -0.035, z, w, 0.045, 0.03, "ink")


def buyers():
    peg(-0.8, -1.42, "navy", 1.75)
    peg(-0.5, -1.5, "terracotta", 1.75)


def tenants():
    peg(-0.72, -0.62, "teal", 1.7, LAWN)
    peg(-0.22, -0.72, "sky", 1.7, LAWN)
    with at(-0.44, -0.42, LAWN + 1.5, 0, 90):
        key(0, 0, 0, -90, size=0.34)


def pin():
    with at(-0.5, 0.42, 2.12):
        map_pin(0, 0, 0, 0.92)


def county():
    """The county's record of the lot, in a cabinet on the neighbour's lawn."""
    with at(3.05, -0.45, LAWN, scale=0.62):
        cabinet(0, 0, 0, 3, 1, "grey", 0)


def letterbox():
    with at(-1.1, -1.36, 0.06, scale=1.35):
        box(0, 0, 0, 0.08, 0.08, 0.6, "wood_dark")
        outline = [(-0.15, 0), (0.15, 0), (0.15, 0.14), (0.09, 0.24), (-0.09, 0.24), (-0.15, 0.14)]
        with at(0, 0.24, 0.58, 0, 90):
            extrude(outline, 0, 0.48, "sky", 0.01)
        box(0, -0.245, 0.66, 0.18, 0.02, 0.11, "paper")
        box(0.17, 0.02, 0.66, 0.02, 0.05, 0.38, "terracotta")
        box(0.17, 0.11, 0.9, 0.02, 0.2, 0.14, "terracotta")


def plumber():
    with at(0.35, ROAD + 0.28, 0, scale=1.75):
        van(0, 0, "white", 0, 0.015, "teal")


def left_key():
    key(-0.48, -0.98, LAWN + 0.03, 62, size=0.3)


THINGS = {
    "sign": sign,
    "buyers": buyers,
    "pin": pin,
    "county": county,
    "tenants": tenants,
    "letterbox": letterbox,
    "van": plumber,
    "key": left_key,
    "russet": lambda: crown("roof_red", FULL),
    "buds": lambda: crown("leaf_light", BUDS),
    "leaves": lambda: crown("leaf", FULL),
}
# What shines by itself while the lamps of the street are off: its sheet has its own lamps alone.
OWN_LAMPS = {"van"}
# Points that the page draws at: in metres of the model.
POINTS = {"chimney": (-1.12, 1.11, 3.0), "door": (-0.44, -0.1, 0.9), "county": (3.05, -0.6, 0.95), "house": (0.1, 0.4, 1.2)}
_made = {}


def build():
    plinth(13, 6.4)
    road(0, ROAD, 12.84, 1.1)
    box(0, -2.96, 0, 12.84, 0.4, 0.06, "pave")
    box(0, -1.43, 0, 12.84, 0.44, 0.06, "pave")
    lawn(0, 0.98, 12.66, 4.2)
    number_14()
    garden_14()
    neighbours()
    street_tree()
    for x in (-3.55, 2.75):
        street_lamp(x, -1.36, -90, 0.06, 1.75)
    with at(-4.9, ROAD + 0.26, 0, scale=1.65):
        car(0, 0, "terracotta", 0, 0.012)
    with at(4.6, ROAD - 0.27, 0, scale=1.65):
        car(0, 0, "sky", 180, 0.012)
    for name, make in THINGS.items():
        before = set(bpy.context.scene.objects)
        make()
        _made[name] = [t for t in bpy.context.scene.objects if t not in before]


def things():
    """The objects of each thing that the story puts on the street, by name."""
    return _made


def window_region():
    """The corners of what the windows of No. 14 light."""
    return [(x, y, z) for x in (-2.3, 2.5) for y in (-1.3, 1.4) for z in (0.0, 2.6)]
