"""The payment island: a card in a reader, a bank behind it, and an open ledger."""
from lib.core import at, box, label, plate
from lib.materials import PALETTE
from lib.props.islands import island, stepped
from lib.props.landmarks import bank
from lib.props.papers import coins
from lib.props.street import peg, tree
from lib.props.tech import trace

MODE = "day"
GROUND = PALETTE["mist"]
CAMERA = {"azimuth": 45}


def card(x, y, z=0.0, turn=0, tilt=0, size=1.0, colour="navy"):
    """A payment card lying flat, with its chip and number."""
    with at(x, y, z, turn, tilt, scale=size):
        plate(0, 0, 0, 1.7, 1.07, 0.05, colour, 0.1, 0.01)
        plate(-0.5, 0.12, 0.05, 0.3, 0.24, 0.012, "gold", 0.05, 0)
        for i in range(4):
            plate(-0.52 + i * 0.35, -0.2, 0.05, 0.26, 0.07, 0.01, "sky", 0.02, 0)
        plate(0.55, 0.34, 0.05, 0.3, 0.2, 0.012, "terracotta", 0.09, 0)


def reader(x, y, turn=0):
    """A card reader with a lit screen, keys and a card halfway in."""
    with at(x, y, 0, turn):
        with at(0, 0, 0.1, 0, 10):
            plate(0, 0, 0, 1.3, 2.1, 0.36, "ink", 0.2, 0.05)
            plate(0, 0.58, 0.355, 1.02, 0.62, 0.03, "screen_lit", 0.06, 0)
            plate(-0.14, 0.66, 0.385, 0.56, 0.1, 0.012, "navy", 0.02, 0)
            plate(-0.24, 0.46, 0.385, 0.36, 0.08, 0.012, "sky", 0.02, 0)
            for row in range(4):
                for column in range(3):
                    colour = ("terracotta", "gold", "teal")[column] if row == 0 else "white"
                    plate(-0.34 + column * 0.34, -0.78 + row * 0.26, 0.355, 0.26, 0.18, 0.05, colour, 0.04, 0.006)
            with at(0, -1.12, 0.14, 90):
                card(0, 0, 0, 0, 0, 0.82, "sky")


def ledger(x, y, turn=0):
    """An open ledger with two columns."""
    with at(x, y, 0, turn):
        plate(0, 0, 0, 2.0, 1.5, 0.06, "teal", 0.06, 0.01)
        for side in (-1, 1):
            plate(side * 0.47, 0, 0.06, 0.9, 1.36, 0.07, "paper", 0.04, 0.01)
            plate(side * 0.47, 0.5, 0.13, 0.66, 0.12, 0.01, "navy" if side < 0 else "terracotta", 0.02, 0)
            for i in range(5):
                plate(side * 0.47 - 0.12, 0.26 - i * 0.18, 0.13, 0.44, 0.06, 0.01, "paper_line", 0.01, 0)
                plate(side * 0.47 + 0.28, 0.26 - i * 0.18, 0.13, 0.16, 0.06, 0.01, "sky", 0.01, 0)


def hero():
    with at(-1.2, 1.2, 0, 0, scale=1.3):
        bank(0, 0, 1.5, 1.2, 0.85, z=0)
    with at(1.2, 1.1, 0, scale=1.45):
        coins(-0.35, -0.2, 0, (7, 11, 4, 8))
    reader(0.75, -0.85, 0)
    ledger(-1.2, -1.15, 4)
    card(1.8, -1.75, 0.02, 76, 0, 0.62, "terracotta")
    trace([(-1.2, 0.35), (-1.2, -0.3)], z=0.04)
    trace([(0.75, 0.2), (0.75, 0.6)], z=0.04)
    peg(-0.25, -0.1, "teal", 1.6, 0)
    peg(1.9, -0.3, "navy", 1.6, 0)
    peg(-0.05, 0.15, "terracotta", 1.6, 0)
    tree(-2.0, 0.1, 1.05, 0)
    tree(2.05, 2.05, 1.0, 0)
    label("bank", -1.2, 1.2, 1.9)
    label("ledger", -1.65, -1.1, 0.16)
    label("card", 0.75, -2.15, 0.16)
    label("reader", 0.4, -0.6, 0.56)
    label("coins", 1.25, 0.7, 1.4)


def build():
    island(hero, stepped)
