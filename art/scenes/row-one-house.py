"""One house, and four things that describe it: a sign, a deed, a stake and a file."""
from lib.core import at, box
from lib.materials import PALETTE
from lib.props.base import lawn, pavement, plinth
from lib.props.buildings import house
from lib.props.papers import cabinet, document
from lib.props.site import survey_peg
from lib.props.street import bush, fence, hedge, peg, tree
from lib.props.tech import laptop, night_glow, trace

MODE = "day"
GROUND = PALETTE["white"]
SIZE = "960x720"


def board(x, y):
    """A For Sale board on its post, without lettering."""
    with at(x, y, 0.075):
        box(0, 0, 0, 0.09, 0.09, 1.5, "white", 0.012)
        box(0.4, 0, 1.32, 0.8, 0.07, 0.07, "white", 0.01)
        box(0.42, 0, 0.66, 0.62, 0.05, 0.56, "terracotta", 0.03)
        box(0.42, -0.035, 0.98, 0.4, 0.02, 0.08, "paper", 0.008)
        box(0.42, -0.035, 0.8, 0.28, 0.02, 0.06, "paper", 0.008)


def build():
    plinth(6.6, 6.6)
    lawn(0, 0.1, 6.1, 5.9)
    pavement(0, -2.9, 6.1, 0.5)
    with at(0.1, 0.6, 0.075, scale=2.1):
        house(0, 0, "roof_navy", 1.15, 1.0, z=0, storeys=2, dormer=True)
    # Listing, deed, parcel and customer, each with a line to the house.
    board(-2.6, -1.75)
    with at(-2.5, 0.35, 0.075, 0, scale=1.15):
        cabinet(0, 0, 0, 3, 1, "sky", 0, 0.78, 0.8)
    with at(2.35, 2.3, 0.075, scale=1.7):
        survey_peg(0, 0, 0, 0.7)
    for x, y in ((1.75, 2.75), (2.75, 1.6)):
        box(x, y, 0.075, 0.08, 0.08, 0.3, "wood", 0.008)
    with at(1.95, -1.75, 0.075, 0, scale=0.5):
        laptop(0, 0, 0, 1.0, 0)
    document(0.75, -2.0, 0.08, 8, 0.62, mark="gold")
    trace([(-2.35, -1.6), (-1.5, -1.6), (-1.5, -0.6), (-1.1, -0.6)], z=0.12)
    trace([(-2.05, 0.1), (-1.15, 0.1)], z=0.12)
    trace([(2.3, 2.1), (2.3, 1.1), (1.4, 1.1)], z=0.12)
    trace([(1.95, -1.2), (1.95, -0.1), (1.4, -0.1)], z=0.12)
    tree(-2.6, 1.9, 1.4, 0.075)
    tree(0.6, 2.75, 1.3, 0.075)
    bush(-1.35, -0.95, 1.3, 0.075)
    hedge(2.85, -0.6, 0.16, 1.5, 0.2, 0.075)
    fence(-2.0, -2.55, -0.4, -2.55, 0.075, 0.3, "white", 0.18)
    peg(-0.35, -1.5, "teal", 1.5, 0.075)
    peg(2.75, -2.35, "navy", 1.4, 0.075)
    night_glow(-0.6, -1.3, 0.8, 9)
    night_glow(1.9, -1.4, 0.7, 6)
    night_glow(-2.2, -0.7, 0.9, 6)
