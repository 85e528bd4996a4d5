"""Six mismatched buildings, joined by glowing ducts through one hub."""
from lib.materials import PALETTE
from lib.props.base import pavement, plinth
from lib.props.buildings import glass_tower, house, tower
from lib.props.landmarks import bank, radio_mast, rounded_hub, shop, warehouse
from lib.props.street import bush, car, peg, street_lamp, tree
from lib.props.tech import duct, night_glow

MODE = "night"
GROUND = PALETTE["night"]


def plots():
    for x, y in (
        (-3.6, 3.6),
        (0.0, 3.9),
        (3.7, 3.4),
        (-3.7, -0.2),
        (3.8, -0.4),
        (-3.5, -3.8),
        (0.1, -4.1),
        (3.6, -3.9),
    ):
        pavement(x, y, 3.0, 2.4)


def build():
    plinth(10.8, 10.8)
    plots()
    pavement(0, -0.1, 3.2, 3.2, "pave_dark", 0.06, 1.5)
    top = rounded_hub(0, -0.1, 1.05, 1.5)

    glass_tower(-3.9, 3.8, 1.35, 1.35, 3.5, "navy")
    house(-2.6, 3.3, "roof_teal")
    tower(0.0, 4.1, 1.5, 1.3, 2.6, "white", balconies=True)
    radio_mast(3.5, 3.6, 3.2)
    house(4.5, 3.0, "roof_red", 0.8, 0.8)
    bank(-3.8, -0.2, 1.6, 1.3)
    warehouse(4.0, -0.3, 1.7, 1.4)
    shop(-3.5, -3.8, "terracotta", 1.5, 1.1)
    house(-4.6, -4.2, "roof_navy", 0.8, 0.8)
    tower(0.1, -4.2, 1.4, 1.2, 1.4, "cream")
    glass_tower(3.7, -3.9, 1.3, 1.3, 2.3, "teal", "glass")

    ducts = (
        [(-3.2, 3.4, 0.9), (-1.6, 3.4, 0.9), (-1.6, 0.5, 0.9), (-0.9, 0.5, 0.9)],
        [(0.0, 3.5, 1.2), (0.0, 0.8, 1.2)],
        [(3.5, 3.2, 0.5), (1.7, 3.2, 0.5), (1.7, 0.5, 0.9), (0.9, 0.5, 0.9)],
        [(-3.0, -0.4, 0.6), (-0.95, -0.4, 0.6)],
        [(3.15, -0.4, 0.5), (0.95, -0.4, 0.5)],
        [(-2.8, -3.6, 0.5), (-1.5, -3.6, 0.5), (-1.5, -1.4, 0.8), (-0.7, -0.7, 0.8)],
        [(0.1, -3.6, 0.8), (0.1, -1.0, 0.8)],
        [(3.1, -3.7, 0.7), (1.6, -3.7, 0.7), (1.6, -1.4, 0.8), (0.7, -0.7, 0.8)],
    )
    for i, points in enumerate(ducts):
        duct(points, 0.14, rings="teal", lit="thread_warm" if i % 3 == 1 else "thread")
    night_glow(0, -1.9, 1.3, 9)
    night_glow(1.8, 0.9, 1.6, 7)
    night_glow(0, -0.1, top + 0.9, 6)
    for x, y in (
        (-4.9, 4.7),
        (-2.4, 4.4),
        (1.2, 4.7),
        (-1.2, 4.6),
        (4.8, 4.4),
        (-4.9, 1.0),
        (4.9, -1.3),
        (-2.4, -4.7),
        (1.2, -4.8),
        (4.8, -4.7),
        (-1.1, -4.8),
        (2.5, -4.6),
        (2.6, 4.4),
    ):
        tree(x, y, 0.95)
    for x, y in ((-2.3, 0.7), (-2.5, -1.1), (2.6, -1.3), (2.5, 0.6)):
        bush(x, y, 1.1)
    for x, y, colour in (
        (-2.6, -2.9, "teal"),
        (0.9, -1.9, "terracotta"),
        (-1.0, -2.0, "sky"),
        (2.6, -2.9, "navy"),
        (1.0, 2.2, "teal"),
    ):
        peg(x, y, colour, 1.2)
    car(-5.0, -2.0, "white", 90, 0.01)
    car(2.4, 1.6, "terracotta", 20, 0.01)
    for x, y, turn in ((-2.2, 2.2, 0), (2.3, 2.3, 180), (-2.3, -2.4, 0), (2.3, -2.4, 180)):
        street_lamp(x, y, turn)
