"""The property business on one table: deeds, keys, a site plan, rent and a house."""
from lib.core import at, box, plate
from lib.materials import PALETTE
from lib.props.base import plinth
from lib.props.buildings import house, tower
from lib.props.papers import cabinet, coins, document, map_pin, map_sheet, paper_stack
from lib.props.street import peg, tree
from lib.props.tech import night_glow
from lib.props.tools import blueprint, key, pencil, ruler

MODE = "day"
GROUND = PALETTE["mist"]
SIZE = "960x720"


def build():
    plinth(6.8, 6.8)
    for i in range(7):
        box(0, (i - 3) * 0.93, 0, 6.5, 0.9, 0.06, "wood" if i % 2 else "wood_dark", 0.012)
    # Back: the deeds, and an estate's tower.
    for x, drawers, opened, colour in ((-2.55, 4, 2, "grey"), (-1.55, 5, None, "sky")):
        with at(x, 2.5, 0.06, 0, scale=1.15):
            cabinet(0, 0, 0, drawers, opened, colour, 0, 0.78, 0.8)
    paper_stack(-2.55, 2.45, 2.1, 0.3, 0.62, 0.8)
    with at(0.35, 2.45, 0.06, scale=1.25):
        plate(0, 0, 0, 1.5, 1.3, 0.06, "pave", 0.06)
        tower(0, 0, 1.0, 0.9, 1.9, "cream", z=0.06)
    with at(2.35, 2.2, 0.06, scale=1.0):
        map_sheet(0, 0, 1.7, 1.9, 0, -6)
        map_pin(0.1, 0.1, 0.03, 0.95)
    # Middle: the plan of a new development, with reserved houses.
    blueprint(-1.35, 0.1, 3.0, 2.1, 0.07, 4)
    for x, y, roof in ((-2.1, 0.45, "roof_red"), (-1.15, 0.5, "roof_teal"), (-1.9, -0.45, "roof_navy")):
        with at(x, y, 0.1, 4, scale=0.62):
            house(0, 0, roof, z=0)
    with at(1.75, 0.05, 0.06, scale=1.55):
        plate(0, 0, 0, 1.35, 1.25, 0.05, "lawn", 0.06)
        house(0, 0.05, "roof_red", 1.0, 0.9, z=0.05, dormer=True)
        tree(0.52, -0.42, 0.5, 0.05)
    # Front: lease, key, rent.
    document(-2.3, -2.15, 0.06, 6, 1.25, seal=True, mark="teal")
    pencil(-1.35, -2.2, 0.06, 62, 0.9, "terracotta")
    with at(-0.55, -2.25, 0.1, 24):
        key(0, 0, 0, size=0.72)
    with at(1.75, -2.4, 0.06, scale=1.35):
        coins(0, 0, 0, (5, 8, 3))
    ruler(0.75, -1.35, 0.06, -6, 1.7, "white")
    peg(2.85, -1.5, "teal", 1.7, 0.06)
    peg(0.15, -0.95, "navy", 1.7, 0.06)
    night_glow(-1.2, -1.2, 1.3, 12)
    night_glow(1.6, -1.3, 1.1, 9)
    night_glow(-1.8, 1.4, 1.2, 7)
    night_glow(1.9, 1.2, 1.3, 6)
