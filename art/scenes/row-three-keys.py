"""Three doors of one customer, each with its own key; two keys lie in the grass."""
from lib.core import at, box
from lib.materials import PALETTE
from lib.props.base import lawn, pavement, plinth
from lib.props.buildings import gable, gable_walls, window
from lib.props.street import bush, hedge, peg, tree
from lib.props.tech import night_glow
from lib.props.tools import key, padlock

MODE = "day"
GROUND = PALETTE["white"]
SIZE = "960x720"


def entrance(x, y, roof, door, lit):
    """A small facade with one door, which is locked when its light is off."""
    with at(x, y, 0.06):
        box(0, 0, 0, 1.7, 1.5, 1.75, "white", 0.02)
        box(0, 0, 0, 1.76, 1.56, 0.14, "stone", 0.01)
        gable_walls(0, 0, 1.75, 1.7, 1.5, 0.62, "white")
        gable(0, 0, 1.75, 1.7, 1.5, 0.62, roof)
        box(0, -0.76, 0, 0.92, 0.06, 1.42, "cream", 0.01)
        box(0, -0.79, 0, 0.76, 0.06, 1.32, "window" if lit else door, 0.01)
        box(0, -0.95, 1.42, 1.05, 0.42, 0.06, roof, 0.01)
        box(0, -1.0, 0, 0.95, 0.5, 0.05, "stone", 0.01)
        with at(0, 0, 0, 90):
            window(0, -0.86, 0.6, 0.6, 0.55, "window" if lit else "glass_dark")
        if lit:
            with at(-0.38, -0.82, 0, -72):
                box(0.36, 0, 0, 0.74, 0.06, 1.32, door, 0.01)
        else:
            padlock(0, -0.92, 0.42, size=0.62)


def build():
    plinth(7.2, 6.0)
    lawn(0, 0.1, 6.8, 5.5)
    pavement(0, -0.15, 6.8, 1.0)
    for x, roof, door, lit in (
        (-2.25, "roof_navy", "navy", False),
        (0.0, "roof_teal", "teal", True),
        (2.25, "roof_red", "terracotta", False),
    ):
        pavement(x, 0.6, 0.8, 1.0)
        entrance(x, 1.65, roof, door, lit)
    pavement(0, -1.6, 0.9, 2.2)
    peg(0.0, -0.75, "terracotta", 2.3, 0.06)
    with at(-2.55, -1.25, 0.1, -24):
        key(-0.2, 0, 0, size=0.9)
    with at(0.9, -2.2, 0.1, 8):
        key(-0.2, 0, 0, size=0.9)
    with at(0.42, -1.35, 0.1, 62):
        key(-0.3, 0, 0, size=0.62)
    hedge(-3.1, -1.2, 0.2, 2.4, 0.3, 0.075)
    bush(-1.2, -2.2, 1.7, 0.075)
    bush(2.75, -0.95, 1.9, 0.075)
    tree(-1.15, 2.55, 1.3, 0.075)
    tree(2.95, -1.9, 1.1, 0.075)
    night_glow(0.0, -0.3, 1.0, 13)
    night_glow(-2.2, -1.9, 0.6, 5)
    night_glow(1.6, -2.4, 0.6, 5)
