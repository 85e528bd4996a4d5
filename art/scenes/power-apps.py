"""Low-code blocks on a table that snap together into a building, beside a phone."""
from lib.core import at, label
from lib.materials import PALETTE
from lib.props.base import pavement, plinth
from lib.props.blocks import block_building, flow
from lib.props.packing import block
from lib.props.street import peg, tree
from lib.props.tech import night_glow, phone, thread, ui_panel

MODE = "day"
GROUND = PALETTE["sand"]
CAMERA = {"azimuth": 44}


def build():
    plinth(10.4, 9.9)
    pavement(-2.45, 2.1, 4.9, 5.0)
    with at(-2.5, 2.35, 0, scale=1.3):
        block_building(0, 0)
    # Loose blocks.
    for x, y, w, d, colour, turn in (
        (-4.5, -0.1, 0.6, 0.6, "gold", 10),
        (-0.5, -0.05, 1.2, 0.6, "sky", -14),
        (-1.8, -0.25, 0.6, 0.6, "terracotta", 22),
        (-3.3, -0.2, 1.2, 0.6, "teal", 6),
    ):
        block(x, y, w, d, 0.36, colour, turn=turn)

    pavement(2.9, 2.0, 4.2, 5.4, "pave_dark")
    with at(2.8, 3.6, 0.06, 0):
        phone(0, 0.1, 0.06, 0, 74, 2.1)
        block(0, 0.3, 2.7, 0.8, 0.34, "navy", 0, knobs=False)
    for i, (x, kind) in enumerate(((1.7, 0), (3.0, 1), (4.3, 2))):
        ui_panel(x, 1.1, 0.06, 1.2, 1.4, kind, 0.14)
    for i, colour in enumerate(("teal", "terracotta", "navy")):
        peg(1.7 + i * 0.7, -0.1, colour, 1.7)

    pavement(0, -2.9, 10.0, 3.6)
    flow(0, -2.7)
    thread((-1.2, 2.4, 2.6), (2.2, 3.5, 2.9), 0.8)
    for x, y in ((-4.7, 4.4), (0.4, 4.5), (4.75, 4.4), (0.4, 0.2), (4.75, -0.1)):
        tree(x, y, 1.1, 0.04)
    lamps()
    labels()


def lamps():
    for x, y, z, watts in (
        (-0.6, 0.6, 0.7, 7),
        (2.9, 2.2, 0.9, 9),
        (-3.0, -1.3, 0.7, 6),
        (0.4, -3.8, 0.7, 7),
        (3.6, -1.2, 0.7, 6),
        (-4.4, 0.6, 0.6, 4),
    ):
        night_glow(x, y, z, watts)


def labels():
    label("brick", -3.15, 1.7, 4.2)
    label("building", -1.25, 1.1, 1.6)
    label("trigger", -3.75, -2.7, 0.5)
    label("data", 1.25, -2.7, 0.5)
    label("phone", 2.8, 4.34, 2.38)
    label("panels", 3.0, 1.1, 0.28)
