"""The messaging island: a phone with a reply, letters, a letterbox and a transmitter mast."""
from lib.core import at, box, cylinder, extrude, label, plate, round_rect
from lib.materials import PALETTE
from lib.props.islands import hexagon, island
from lib.props.landmarks import radio_mast
from lib.props.papers import envelope
from lib.props.street import peg, tree
from lib.props.tech import phone, thread

MODE = "day"
GROUND = PALETTE["mist"]
CAMERA = {"azimuth": 45}


def bubble(x, y, z, w, d, colour, side):
    """An upright speech bubble facing the local -y, with its tail on the left (-1) or right (1)."""
    with at(x, y, z, 0, 90):
        extrude(round_rect(w, d, 0.16), 0, 0.14, colour, 0.02)
        tail = [(side * w * 0.2, -d / 2 + 0.04), (side * w * 0.42, -d / 2 - 0.22), (side * w * 0.42, -d / 2 + 0.04)]
        extrude(tail if side > 0 else list(reversed(tail)), 0.02, 0.1, colour, 0.01)
        for i, share in enumerate((0.66, 0.42)):
            plate(-w * (0.66 - share) / 2, d * (0.14 - i * 0.3), 0.14, w * share, d * 0.14, 0.02, "white", 0.02, 0)


def letterbox(x, y, turn=0):
    with at(x, y, 0, turn):
        box(0, 0, 0, 0.62, 0.62, 0.1, "stone", 0.02)
        box(0, 0, 0.1, 0.16, 0.16, 0.5, "steel", 0.02)
        box(0, 0, 0.58, 0.72, 0.56, 0.8, "terracotta", 0.04)
        with at(0, 0, 1.38, 90, 90):
            cylinder(0, 0, -0.28, 0.36, 0.56, "terracotta", bevel=0.02, segments=48)
        box(0, -0.29, 1.22, 0.46, 0.04, 0.07, "ink")
        box(0, -0.3, 0.8, 0.4, 0.03, 0.26, "white", 0.01)
        with at(0, -0.36, 1.22, 0, 62):
            plate(0, 0.1, 0, 0.42, 0.5, 0.03, "paper", 0.02, 0)


def hero():
    with at(-0.95, 0.85, 0.02):
        box(0, 0.15, 0, 1.7, 0.7, 0.24, "navy", 0.03)
        phone(0, 0, 1.4, 0, 76, 1.3)
    bubble(-1.75, 0.3, 2.3, 1.15, 0.66, "teal", 1)
    bubble(-0.2, 0.2, 1.35, 1.0, 0.6, "sky", -1)
    with at(-1.15, -1.25, 0, -8):
        envelope(0, 0, 0, 0, 0, 1.25)
        envelope(0.14, -0.08, 0.12, 14, 0, 1.25)
    envelope(0.55, -1.75, 0, 20, 0, 0.85)
    letterbox(1.4, -0.9)
    radio_mast(1.45, 1.2, 2.6, 0)
    thread((1.45, 1.2, 2.62), (-0.6, 1.2, 2.78), 0.5)
    for x, y, colour in ((0.35, -0.65, "terracotta"), (0.75, -0.35, "teal"), (1.9, -1.6, "navy")):
        peg(x, y, colour, 1.6, 0)
    tree(-2.05, 2.0, 1.05, 0)
    tree(2.05, 0.1, 1.0, 0)
    tree(-2.05, -0.2, 0.95, 0)
    label("bubble", -1.85, 0.25, 2.66)
    label("phone", -0.7, 1.15, 2.8)
    label("letter", -1.25, -1.25, 0.25)
    label("letterbox", 1.4, -0.95, 1.74)
    label("mast", 1.45, 1.2, 2.65)


def build():
    island(hero, hexagon)
