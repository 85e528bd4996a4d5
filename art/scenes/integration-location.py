"""The location island: a pin on a rooftop, rings of precision and a staked-out parcel."""
from lib.core import at, box, cylinder, label, torus, tube
from lib.materials import PALETTE
from lib.props.buildings import house
from lib.props.islands import disc, island
from lib.props.papers import map_pin, map_sheet
from lib.props.site import survey_peg
from lib.props.street import car, peg, tree

MODE = "day"
GROUND = PALETTE["mist"]
CAMERA = {"azimuth": 45}


def theodolite(x, y):
    """A surveyor's instrument on its tripod."""
    with at(x, y):
        for dx, dy in ((0, 0.26), (-0.23, -0.13), (0.23, -0.13)):
            tube([(dx, dy, 0), (0, 0, 0.72)], 0.026, "wood")
        cylinder(0, 0, 0.7, 0.13, 0.06, "navy", segments=28)
        box(0, 0, 0.76, 0.2, 0.18, 0.26, "gold", 0.03)
        with at(0, 0, 0.9, 30, 90):
            cylinder(0, 0, -0.2, 0.075, 0.4, "ink", segments=24)


def hero():
    map_sheet(0, 0, 4.3, 4.3, 0, 0)
    with at(0, 0, 0.05):
        for radius, colour in ((0.62, "terracotta"), (1.02, "teal"), (1.44, "sky")):
            torus(0.35, -0.05, 0.0, radius, 0.03, colour)
        with at(0.35, -0.05):
            house(0, 0, "roof_navy", 0.95, 0.85, z=0, storeys=1)
            with at(0, 0, 1.02, scale=1.25):
                map_pin(0, 0, 0, 1.0)
        for x, y, roof in ((-1.62, 1.5, "roof_red"), (1.6, 1.55, "roof_teal"), (-1.65, -0.75, "roof_slate")):
            house(x, y, roof, 0.8, 0.75, z=0)
        # The parcel: four stakes and a line.
        corners = ((0.75, -1.95), (1.95, -1.95), (1.95, -0.95), (0.75, -0.95))
        tube([(x, y, 0.3) for x, y in (*corners, corners[0])], 0.02, "paper")
        for x, y in corners:
            box(x, y, 0, 0.07, 0.07, 0.4, "terracotta", 0.01)
        box(1.35, -1.45, 0, 1.1, 0.9, 0.02, "lawn")
        survey_peg(1.35, -1.4, 0.02, 0.8)
        theodolite(-0.45, -1.6)
        peg(-0.75, -1.85, "teal", 1.5, 0, "gold")
        peg(0.35, -1.55, "terracotta", 1.5, 0)
        car(-1.45, 0.6, "white", 0, 0.02)
        car(-0.86, -0.6, "terracotta", -90, 0.02)
        for x, y in ((-1.9, 0.75), (-1.3, -1.7), (1.95, 0.75), (0.7, 1.75), (-1.95, -1.75)):
            tree(x, y, 1.0, 0)
        label("pin", 0.35, -0.05, 2.82)
        label("street", -1.6, 0.6, 0.26)
        label("house", 1.6, 1.55, 1.05)
        label("parcel", 1.95, -1.95, 0.4)


def build():
    island(hero, disc)
