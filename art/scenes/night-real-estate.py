"""The city at night, with every home linked to the tower."""
from lib.materials import PALETTE
from lib.props.base import crossing, junction, lawn, pavement, plinth, road
from lib.props.buildings import glass_tower, house, terrace, tower
from lib.props.landmarks import shop
from lib.props.street import bench, bush, car, fountain, hedge, peg, street_lamp, tree, van
from lib.props.tech import beacon, thread

MODE = "night"
GROUND = PALETTE["night"]
DETAIL = {"x": 0.54}

HOMES = (
    (-4.2, -1.9, "roof_red", 1),
    (-2.7, -1.9, "roof_navy", 2),
    (-1.2, -1.9, "roof_teal", 1),
    (-4.2, -3.9, "roof_teal", 2),
    (-2.7, -3.9, "roof_red", 1),
    (-1.2, -3.9, "roof_slate", 1),
)


def streets():
    road(0, -0.4, 10.9)
    road(0.4, 0, 10.9, turn=90)
    junction(0.4, -0.4)
    for side in (-1, 1):
        crossing(0.4 + side * 0.75, -0.4)
        crossing(0.4, -0.4 + side * 0.75, turn=90)
    for x, y, turn in ((-0.3, -1.2, 0), (1.1, -1.2, 180), (-0.3, 0.42, 0), (1.1, 0.42, 180), (-3.2, 0.42, -90)):
        street_lamp(x, y, turn)
    street_lamp(3.6, -1.15, 90)
    street_lamp(-2.0, -2.95, 90)
    car(-2.2, -0.64, "terracotta")
    car(-3.9, -0.15, "white", 180)
    car(2.6, -0.15, "teal", 180)
    van(3.4, -0.64)
    car(0.64, -3.2, "white", 90)
    car(0.16, 2.4, "sky", -90)


def downtown():
    pavement(-2.75, 2.78, 5.1, 4.9)
    tower(-4.3, 4.2, 1.35, 1.3, 3.7, "white", balconies=True)
    glass_tower(-2.5, 4.1, 1.55, 1.5, 5.0, "navy")
    tower(-0.95, 4.3, 1.2, 1.2, 2.7, "cream")
    tower(-4.3, 2.35, 1.3, 1.3, 2.1, "cream")
    tower(-2.5, 1.75, 1.35, 1.35, 2.9, "white", lit=0.18)
    shop(-0.95, 1.2, "roof_teal", w=1.2)
    tower(-0.95, 2.6, 1.15, 1.1, 1.6, "white")
    for x, y in ((-4.9, 0.7), (-3.4, 0.75), (-1.7, 0.7), (-3.4, 2.9), (-1.65, 2.9), (-5.0, 3.2), (-4.1, 1.25)):
        tree(x, y, 0.95)
    for x, y, colour in ((-3.1, 0.7, "terracotta"), (-2.8, 0.75, "teal"), (-0.4, 0.6, "sky"), (-1.3, 0.55, "navy")):
        peg(x, y, colour, 0.85)


def quarter():
    pavement(3.15, 2.78, 4.3, 4.9)
    glass_tower(2.0, 4.2, 1.4, 1.35, 3.7, "teal", "glass")
    tower(4.2, 4.1, 1.4, 1.4, 2.7, "white", balconies=True)
    tower(2.0, 2.1, 1.3, 1.2, 1.7, "cream")
    lawn(4.1, 1.7, 1.9, 2.0)
    fountain(4.1, 1.7, 0.075)
    bench(4.1, 0.95, z=0.075)
    for x, y in ((3.4, 2.4), (4.8, 2.4), (3.4, 1.0), (4.8, 1.0), (3.1, 3.2), (1.3, 0.75), (2.7, 0.75)):
        tree(x, y, 0.9)


def homes():
    pavement(-2.75, -3.15, 5.1, 4.2)
    lawn(-2.75, -3.15, 4.8, 3.9)
    for x, y, roof, storeys in HOMES:
        house(x, y, roof, storeys=storeys, z=0.075, dormer=storeys == 1)
        hedge(x + 0.75, y, 0.09, 1.1, z=0.075)
        bush(x + 0.45, y - 0.62, z=0.075)
    for x, y in ((-4.95, -2.9), (-3.45, -2.9), (-0.55, -2.9), (-4.95, -4.8), (-3.45, -4.85), (-1.95, -4.85)):
        tree(x, y, 0.85, 0.075)


def waterfront():
    pavement(3.15, -3.15, 4.3, 4.2)
    lawn(3.15, -3.15, 4.0, 3.9)
    terrace(
        3.1,
        -1.95,
        (("white", "roof_red"), ("cream", "roof_navy"), ("white", "roof_teal"), ("cream", "roof_red")),
        z=0.075,
    )
    house(2.1, -4.0, "roof_navy", 1.1, 1.0, z=0.075, dormer=True)
    house(4.0, -4.0, "roof_teal", 1.1, 1.0, z=0.075, storeys=2)
    for x, y in ((1.4, -3.0), (3.05, -3.3), (4.9, -3.0), (1.4, -4.9), (3.05, -4.9), (4.95, -4.9)):
        tree(x, y, 0.85, 0.075)


def build():
    plinth(11, 11)
    streets()
    downtown()
    quarter()
    homes()
    waterfront()
    # The threads leave the tower in the left-to-right order of the homes, so that
    # they rarely cross.
    for i, (x, y, _, storeys) in enumerate(sorted(HOMES, key=lambda home: home[0] + home[1])):
        thread((x, y, 1.1 + 0.62 * (storeys - 1)), (-3.2 + 0.27 * i, 3.34, 5.15), 0.8)
    thread((4.0, -4.0, 1.75), (-1.72, 3.6, 5.15), 0.5)
    thread((2.0, 4.2, 4.2), (-1.72, 4.2, 5.15), 0.5)
    beacon(-2.35, 4.25, 6.1)
