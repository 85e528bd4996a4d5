"""A workbench: a half-finished building under a crane, its team around it, plans on the bench."""
from lib.core import at, box
from lib.materials import PALETTE
from lib.props.base import pavement, plinth
from lib.props.packing import panel
from lib.props.papers import document
from lib.props.site import crane, frame, hut, ladder, scaffold, sling
from lib.props.street import barrier, cone, fence, peg, street_lamp, tree, van
from lib.props.tech import laptop, night_glow
from lib.props.tools import blueprint, pencil, ruler, set_square

MODE = "night"
GROUND = PALETTE["night"]


def load():
    sling(1.0, 0.1, 0.36)
    with at(0, 0, -1.3, 0, 90):
        with at(0, 0.48, 0):
            panel(1.3, 0.95, "white", 3, lit=True)


def site():
    pavement(-0.3, 1.75, 8.6, 5.7)
    frame(-0.6, 2.1, 3.7, 3.1, 6, 0.53, glazed=4, lit=0.22)
    scaffold(-0.6, 2.1, 3.7, 3.1, 2.9, 0.53)
    for x, y, z in ((-1.5, 1.4, 2.9), (0.3, 1.4, 2.9), (0.4, 2.8, 2.6)):
        night_glow(x, y, z, 9)
    crane(-3.7, 1.3, 5.0, 4.8, 12, hook=0.15, reach=0.9, load=load)
    # The site office: two stacked huts with their long sides to the right.
    hut(3.1, 3.5, 90, w=1.6, d=1.0)
    hut(3.1, 3.5, 90, z=0.64, w=1.6, d=1.0, material="teal")
    night_glow(3.95, 3.4, 0.8, 8)
    fence(-4.5, 4.5, -4.5, -0.9, h=0.34)
    for x in (-3.95, -3.25):
        box(x, -0.2, 0.06, 0.5, 1.1, 0.16, "wood", 0.01)
        box(x + 0.05, -0.2, 0.22, 0.4, 1.0, 0.14, "wood_dark", 0.01)
    ladder(-1.9, 0.1, h=2.0)


def team():
    crew = (
        (-2.1, -0.4, "teal", "gold"),
        (-1.55, -0.75, "navy", "white"),
        (-1.1, -0.3, "sky", "gold"),
        (0.7, -0.5, "terracotta", "white"),
        (1.2, -0.1, "teal", None),
        (1.7, -0.6, "sky", None),
        (2.3, 1.4, "navy", "gold"),
        (2.9, 1.0, "teal", "gold"),
        (-3.0, 0.3, "terracotta", "white"),
    )
    for x, y, colour, helmet in crew:
        peg(x, y, colour, 1.6, helmet=helmet)
    for x, y in ((-0.5, -0.8), (0.1, -0.9), (3.4, 0.2)):
        cone(x, y, size=1.4)
    barrier(2.7, -0.6, 12, w=0.9)


def bench():
    blueprint(-2.5, -2.75, 3.8, 2.7, 0.02, 3)
    set_square(-4.2, -3.7, 0.05, 10, 1.0)
    pencil(-2.2, -3.0, 0.06, 28, 1.0)
    ruler(-1.3, -4.45, 0.02, 2, 2.8)
    laptop(2.3, -2.9, 6, 0.98, 0.02)
    night_glow(2.3, -3.6, 1.2, 6)
    night_glow(-2.0, -3.2, 1.4, 9)
    document(4.35, -1.7, 0.02, -10, 0.95)
    document(4.3, -3.3, 0.02, 9, 0.95, seal=True)


def build():
    plinth(10.2, 10)
    site()
    team()
    bench()
    for x, y, turn in ((-3.7, -0.9, 0), (3.7, -0.8, 180), (0.3, -0.9, 90)):
        street_lamp(x, y, turn)
    with at(4.55, 0.9, 0, 90, scale=1.3):
        van(0, 0, "white", 0, 0.01)
    for x, y in ((4.5, 4.5), (1.9, 4.6), (-4.75, 4.75), (4.7, 2.6)):
        tree(x, y, 1.2, 0)
