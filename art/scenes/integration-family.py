"""A pier with six islands, one for each integration family, connected to a central tower."""
from lib.core import at, box
from lib.materials import PALETTE
from lib.props.base import plinth
from lib.props.buildings import glass_tower, house, tower
from lib.props.islands import maps, money, papers, people, post, records
from lib.props.landmarks import ring_points
from lib.props.street import peg, tree
from lib.props.tech import duct

MODE = "day"
GROUND = PALETTE["mist"]
CAMERA = {"azimuth": 45}

FAR = 4.2


# Anticlockwise in the picture from the right, with the tall ones at the back.
ISLANDS = (maps, records, people, papers, money, post)


def centre():
    plinth(3.9, 3.9, 0.55)
    box(0, 0, 0.0, 3.2, 3.2, 0.05, "pave", 0.02)
    glass_tower(0, 0.2, 1.5, 1.5, 3.7, "teal", "glass", z=0.05)
    tower(-1.1, -0.4, 0.6, 0.9, 1.5, "white", z=0.05)
    house(1.1, -1.05, "roof_red", 0.8, 0.75, z=0.05)
    for x, y in ((-1.35, -1.3), (-0.6, -1.4), (1.4, -0.2), (1.4, 1.4), (-1.4, 1.4)):
        tree(x, y, 1.0, 0.05)
    for x, y, colour in ((0.2, -1.2, "teal"), (0.45, -1.45, "terracotta")):
        peg(x, y, colour, 1.25, 0.05)


def build():
    centre()
    for island, (x, y, _) in zip(ISLANDS, ring_points(6, FAR, 45)):
        with at(x, y, -0.2):
            plinth(2.6, 2.6, 0.35, -0.35)
            with at(scale=1.2):
                island()
        # A low duct from the island's near side to the centre.
        near, away = 0.74, 0.36
        path = [
            (x * near, y * near, -0.2),
            (x * near, y * near, 0.36),
            (x * away, y * away, 0.36),
            (x * away, y * away, 0.04),
        ]
        duct(path, 0.13, bend=0.3)
