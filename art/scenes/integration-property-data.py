"""The property data island: drawers of files, and three sheets that become one house's record."""
from lib.core import at, box, cylinder, label, plate, torus, tube
from lib.materials import PALETTE
from lib.props.buildings import house
from lib.props.islands import island
from lib.props.papers import cabinet, document, paper_stack
from lib.props.street import peg, tree
from lib.props.tech import trace

MODE = "day"
GROUND = PALETTE["mist"]
CAMERA = {"azimuth": 45}


def lens(x, y, turn):
    """A magnifying glass propped up on its handle."""
    with at(x, y, 0.06, turn):
        torus(0, 0, 0.1, 0.4, 0.055, "navy")
        cylinder(0, 0, 0.09, 0.38, 0.02, "glass_pale", segments=40)
        with at(0.43, 0, 0.1, 0, 0, 90):
            cylinder(0, 0, 0, 0.05, 0.18, "metal", segments=20)
            cylinder(0, 0, 0.16, 0.085, 0.75, "teal", bevel=0.02, segments=24)


def hero():
    for x, drawers, opened, colour in ((-1.75, 5, 3, "grey"), (-0.72, 4, None, "sky")):
        with at(x, 1.45, 0, 0, scale=1.22):
            cabinet(0, 0, 0, drawers, opened, colour, 0, 0.78, 0.8)
    paper_stack(-0.72, 1.4, 2.2, 0.3, 0.62, 0.8)
    # The record: one sheet with fields from three sources, and the house on it.
    plate(0.75, -0.55, 0, 2.3, 2.3, 0.06, "navy", 0.1, 0.01)
    plate(0.75, -0.55, 0.06, 2.14, 2.14, 0.03, "paper", 0.06, 0.006)
    for i, colour in enumerate(("teal", "sky", "gold")):
        plate(-0.06, -1.2 - 0.0 + i * 0.2 - 0.25, 0.09, 0.3, 0.12, 0.02, colour, 0.02, 0)
        plate(0.6, -1.2 + i * 0.2 - 0.25, 0.09, 0.84, 0.09, 0.012, "paper_line", 0.02, 0)
    with at(0.85, -0.1, 0.09, scale=1.25):
        house(0, 0, "roof_red", 1.0, 0.9, z=0, dormer=True)
    for x, y, turn, mark in ((-1.55, -0.35, 8, "teal"), (-1.65, -1.6, -8, "sky"), (-0.3, -1.95, 94, "gold")):
        document(x, y, 0, turn, 0.82, mark=mark)
    trace([(-1.1, -0.35), (-0.4, -0.35)], z=0.06)
    trace([(-1.2, -1.5), (-0.75, -1.5), (-0.75, -0.9), (-0.4, -0.9)], z=0.06)
    lens(1.5, -1.65, -150)
    peg(1.75, 1.2, "terracotta", 1.6, 0)
    peg(1.3, 1.45, "teal", 1.6, 0)
    peg(-0.85, 0.35, "navy", 1.6, 0)
    tree(2.0, 1.95, 1.1, 0)
    label("cabinet", -0.45, 1.4, 2.6)
    label("drawer", -1.75, 0.5, 2.12)
    label("house", 0.85, -0.1, 1.48)
    label("sheet", -1.6, -1.5, 0.08)
    label("record", 0.0, -0.6, 0.12)


def build():
    island(hero)
