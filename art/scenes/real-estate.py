"""A street of homes, with threads of data linking each to a tower."""
from lib.core import label
from lib.materials import PALETTE
from lib.props.base import crossing, junction, lawn, pavement, plinth, road
from lib.props.buildings import glass_tower, house, terrace, tower
from lib.props.landmarks import shop
from lib.props.street import bench, bush, car, fence, fountain, hedge, peg, street_lamp, tree, van
from lib.props.tech import thread

MODE = "day"
GROUND = PALETTE["mist"]

ROOFS = ("roof_red", "roof_navy", "roof_teal", "roof_slate", "roof_red", "roof_teal")


def streets():
    road(0, -0.3, 10.5)
    road(0.5, 0, 10.5, turn=90)
    junction(0.5, -0.3)
    for side in (-1, 1):
        crossing(0.5 + side * 0.75, -0.3)
        crossing(0.5, -0.3 + side * 0.75, turn=90)


def towers():
    pavement(-2.62, 2.72, 5.0, 4.9)
    glass_tower(-1.1, 3.7, 1.5, 1.5, 4.6)
    tower(-3.2, 3.9, 1.5, 1.4, 3.3, "white", balconies=True)
    tower(-1.05, 1.6, 1.35, 1.3, 2.4, "cream")
    terrace(
        -3.45, 1.4, (("white", "roof_red"), ("cream", "roof_navy"), ("white", "roof_teal"), ("cream", "roof_slate"))
    )
    for x, y in ((-4.8, 0.75), (-4.75, 2.6), (-2.2, 2.6), (-0.35, 0.75), (-4.8, 4.8), (-2.1, 4.75), (-2.15, 0.75)):
        tree(x, y)
    for i in range(6):
        peg(-4.4 + i * 0.62, 0.55, ("teal", "navy", "terracotta", "sky", "navy", "teal")[i], 0.8)


def square():
    pavement(3.1, 2.72, 4.1, 4.9)
    glass_tower(2.1, 3.9, 1.4, 1.4, 3.0, "teal", "glass")
    tower(4.1, 3.8, 1.35, 1.5, 2.1, "white")
    shop(4.2, 1.5, "roof_teal")
    lawn(2.2, 1.5, 1.7, 1.7)
    fountain(2.2, 1.5, 0.075)
    for x, y in ((1.55, 2.15), (2.9, 2.15), (1.55, 0.85), (2.9, 0.85), (3.1, 4.9), (4.9, 2.6), (3.15, 2.8)):
        tree(x, y, 0.9)
    bench(2.2, 0.8, 0)
    peg(2.55, 0.95, "terracotta", 0.8)
    peg(1.85, 1.0, "navy", 0.8)


def homes():
    pavement(-2.62, -3.12, 5.0, 4.1)
    lawn(-2.62, -3.12, 4.7, 3.8)
    for i, roof in enumerate(ROOFS):
        x, y = -4.15 + (i % 3) * 1.55, -1.95 - (i // 3) * 1.85
        house(x, y, roof, storeys=1 + (i in (1, 3)), dormer=i in (0, 5), z=0.075)
        hedge(x + 0.77, y, 0.09, 1.1, z=0.075)
        bush(x + 0.45, y - 0.62, z=0.075)
    for x, y in (
        (-4.75, -2.75),
        (-3.35, -2.95),
        (-1.85, -2.85),
        (-0.6, -2.9),
        (-4.75, -4.7),
        (-3.4, -4.75),
        (-1.9, -4.7),
    ):
        tree(x, y, 0.85, 0.075)
    fence(-4.9, -5.0, -0.4, -5.0, 0.075)


def plot():
    pavement(3.1, -3.12, 4.1, 4.1)
    lawn(3.1, -3.12, 3.8, 3.8)
    tower(2.2, -1.95, 1.2, 1.2, 1.5, "cream", z=0.075)
    house(4.0, -2.0, "roof_navy", z=0.075, storeys=2)
    house(2.3, -4.0, "roof_red", 1.15, 1.0, z=0.075, dormer=True)
    house(4.05, -4.0, "roof_teal", z=0.075)
    for x, y in ((3.15, -3.0), (1.5, -3.0), (4.75, -3.0), (3.2, -4.8), (1.5, -4.8), (4.75, -4.9), (3.15, -1.5)):
        tree(x, y, 0.85, 0.075)


def build():
    plinth(10.6, 10.6)
    streets()
    towers()
    square()
    homes()
    plot()
    car(-2.4, -0.54, "terracotta")
    car(-3.9, -0.05, "white", 180)
    car(3.2, -0.05, "teal", 180)
    van(2.6, -0.54, "white")
    car(0.74, -3.2, "navy", 90)
    car(0.26, 2.6, "white", -90)
    for x, y, turn in ((-0.15, -1.15, 0), (1.2, -1.1, 180), (-0.15, 0.55, 0), (1.2, 0.55, 180)):
        street_lamp(x, y, turn)
    hub = (-1.1, 3.7, 5.3)
    for x, y, z in ((-4.15, -1.95, 1.2), (-2.6, -1.95, 1.8), (-4.15, -3.8, 1.8), (2.3, -4.0, 1.2), (4.0, -2.0, 1.8)):
        thread((x, y, z), hub, 0.9)
    labels()


def labels():
    label("homes", -4.15, -1.95, 1.17)
    label("thread", -2.625, 0.875, 4.15)
    label("tower", -0.75, 3.1, 4.72)
    label("offices", 2.1, 3.9, 3.52)
    label("shop", 4.2, 1.3, 0.88)
    label("apartments", 2.0, -2.2, 1.7)
