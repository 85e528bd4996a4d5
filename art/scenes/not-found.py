"""An empty plot: a survey peg, a fence, a tree and a wheelbarrow."""
from lib.core import at, box, cylinder, rng, tube
from lib.materials import PALETTE
from lib.props.base import lawn, pavement, plinth
from lib.props.site import survey_peg, wheelbarrow
from lib.props.street import bush, cone, fence, peg, tree
from lib.props.tools import blueprint

MODE = "day"
GROUND = PALETTE["sand"]
CAMERA = {"azimuth": 45, "zoom": 0.97}


def plot():
    lawn(0, 0.2, 8.9, 8.2)
    pavement(0, 0.5, 4.8, 4.2, "earth", 0.1, 0.3)
    # String between four small pegs, where the walls would be.
    corners = [(-1.7, -0.9), (1.7, -0.9), (1.7, 1.9), (-1.7, 1.9)]
    for x, y in corners:
        box(x, y, 0.1, 0.06, 0.06, 0.34, "wood", 0.008)
    tube([(x, y, 0.36) for x, y in (*corners, corners[0])], 0.012, "paper")
    # The peg is the subject, so it is twice its true size.
    with at(0, 0.5, 0.1, scale=2.1):
        survey_peg(0, 0, 0, 0.95)
    for _ in range(16):
        x, y = rng.uniform(-2.1, 2.1), rng.uniform(-1.3, 2.3)
        box(x, y, 0.1, 0.07, 0.06, 0.03, "stone", 0.01)


def build():
    plinth(9.6, 9)
    plot()
    fence(-4.1, 4.1, 4.1, 4.1, 0.075, 0.42, "white", 0.2)
    fence(-4.1, 4.1, -4.1, -3.4, 0.075, 0.42, "white", 0.2)
    fence(4.1, 4.1, 4.1, 0.6, 0.075, 0.42, "white", 0.2)
    fence(-4.1, -3.4, -1.2, -3.4, 0.075, 0.42, "white", 0.2)
    tree(-2.9, 2.7, 2.9, 0.075)
    bush(-2.2, 2.2, 1.5, 0.075)
    wheelbarrow(2.9, -1.6, 0.075, 200, 1.45)
    cylinder(3.2, 2.4, 0.075, 0.75, 0.5, "earth", top=0.04, segments=24)
    with at(2.7, 1.9, 0.1, 30, 0, -16):
        tube([(0, 0, 0), (0, 0, 1.3)], 0.035, "wood")
        box(0, 0, 1.3, 0.22, 0.06, 0.06, "wood", 0.015)
        box(0, 0, -0.1, 0.3, 0.03, 0.4, "steel", 0.01)
    cone(-2.9, -1.9, 0.075, 1.6)
    cone(0.4, -3.0, 0.075, 1.6)
    blueprint(-0.9, -2.3, 2.0, 1.3, 0.08, 12)
    peg(0.9, -2.4, "teal", 1.9, 0.075, helmet="gold")
