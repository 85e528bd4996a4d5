"""A front end on a desk: a page on a screen, its parts in front, and the same page on a phone."""
from lib.core import at, box, cylinder, plate
from lib.materials import PALETTE
from lib.props.base import plinth
from lib.props.street import bush, peg
from lib.props.tech import dashboard, phone, ui_panel
from lib.props.tools import pencil, ruler

MODE = "day"
GROUND = PALETTE["mist"]
CAMERA = {"azimuth": 43}
SIZE = "960x720"


def screen(x, y, turn):
    """A wide monitor that shows the page."""
    with at(x, y, 0.1, turn):
        plate(0, 0.1, 0, 2.0, 1.1, 0.09, "metal", 0.2, 0.02)
        box(0, 0.3, 0.09, 0.5, 0.14, 1.1, "metal", 0.03)
        with at(0, 0.1, 0.85, 0, 84):
            plate(0, 1.35, -0.14, 4.9, 2.9, 0.14, "ink", 0.16, 0.03)
            plate(0, 1.35, 0.0, 4.66, 2.66, 0.012, "screen", 0.1, 0)
            dashboard(0, 1.35, 0.014, 4.4, 2.4)


def keyboard(x, y, turn):
    with at(x, y, 0.1, turn):
        plate(0, 0, 0, 2.7, 1.0, 0.1, "white", 0.12, 0.02)
        for row in range(4):
            for column in range(11):
                colour = "terracotta" if (row, column) == (0, 10) else "grey"
                plate(-1.15 + column * 0.23, -0.33 + row * 0.22, 0.1, 0.19, 0.17, 0.05, colour, 0.03, 0.006)


def build():
    plinth(9.6, 8.4)
    for i in range(7):
        box(0, (i - 3) * 1.17, 0.0, 9.2, 1.13, 0.1, "wood" if i % 2 else "kraft", 0.015)
    screen(-0.6, 2.1, 0)
    keyboard(-0.9, -0.35, 0)
    plate(1.15, -0.4, 0.1, 0.5, 0.8, 0.16, "white", 0.24, 0.06)
    with at(3.3, 1.3, 0.1, -8):
        box(0, 0.3, 0, 1.3, 0.6, 0.26, "navy", 0.04)
        phone(0, 0, 1.2, 0, 76, 1.15)
    for i, (x, y, turn) in enumerate(((-3.3, -2.5, 5), (-1.5, -2.65, -3), (0.3, -2.45, 4))):
        with at(x, y, 0.1, turn):
            ui_panel(0, 0, 0, 1.55, 1.55, i, 0.12)
    for i, colour in enumerate(("teal", "sky", "gold", "terracotta", "navy")):
        with at(2.5 + i * 0.08, -2.2, 0.1 + i * 0.05, -34 + i * 17):
            plate(0.75, 0, 0, 1.7, 0.5, 0.045, colour, 0.08, 0.008)
    pencil(2.3, -3.4, 0.1, 8, 1.0)
    ruler(-3.9, 0.3, 0.1, 92, 2.4, "white")
    cylinder(-4.0, 2.9, 0.1, 0.4, 0.6, "white", top=0.48, bevel=0.03)
    bush(-4.0, 2.9, 3.4, 0.66)
    with at(3.6, 3.3, 0.1):
        cylinder(0, 0, 0, 0.36, 0.66, "teal", bevel=0.04, segments=40)
        cylinder(0, 0, 0.6, 0.3, 0.07, "wood_dark", segments=36)
    peg(1.6, 0.5, "terracotta", 2.2, 0.1)
    peg(-2.9, 0.8, "navy", 2.2, 0.1)
