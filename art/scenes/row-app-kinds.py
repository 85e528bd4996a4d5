"""Two kinds of app, a phone for one task and a row of screens for many, with the data that both use."""
from lib.core import at, box, cylinder
from lib.materials import PALETTE
from lib.props.base import pavement, plinth
from lib.props.packing import block
from lib.props.street import peg, tree
from lib.props.tech import night_glow, phone, trace, ui_panel

MODE = "day"
GROUND = PALETTE["white"]
SIZE = "960x720"


def drum(x, y, z):
    """A data store of three stacked discs."""
    for i, colour in enumerate(("navy", "sky", "teal")):
        cylinder(x, y, z + i * 0.5, 0.95, 0.42, colour, bevel=0.05, segments=64)
        cylinder(x, y, z + i * 0.5 + 0.42, 0.8, 0.09, "white", bevel=0.01, segments=64)
    for i in range(3):
        box(x + 0.2, y - 0.95, z + 0.12 + i * 0.5, 0.3, 0.05, 0.1, "led", 0.01)


def build():
    plinth(7.4, 6.6)
    pavement(-2.0, 1.35, 2.9, 3.3)
    pavement(1.75, 1.35, 3.4, 3.3, "pave_dark")
    pavement(0, -2.0, 6.9, 2.0)
    with at(-2.0, 1.6, 0.06):
        block(0, 0.12, 2.3, 0.8, 0.36, "navy", 0, knobs=False)
        phone(0, -0.1, 0.08, 0, 74, 1.85)
    for i, (kind, colour) in enumerate(((0, "teal"), (1, "sky"), (2, "gold"))):
        with at(1.75, 2.35 - i * 1.0, 0.06):
            block(0, 0, 2.6, 0.8, 0.36 + (2 - i) * 0.36, colour, 0, knobs=False)
            with at(0, -0.02, 0.36 + (2 - i) * 0.36):
                ui_panel(0, 0, 0, 2.4, 0.78, kind, 0.1)
    drum(0.0, -2.0, 0.06)
    trace([(-2.0, 0.5), (-2.0, -2.0), (-1.0, -2.0)], z=0.1)
    trace([(1.9, -0.2), (1.9, -2.0), (1.0, -2.0)], z=0.1)
    peg(-3.0, -1.9, "terracotta", 1.7, 0.06)
    peg(2.6, -2.35, "teal", 1.7, 0.06)
    peg(3.05, -1.7, "navy", 1.7, 0.06)
    tree(-3.1, 2.75, 1.2, 0.04)
    tree(-0.15, 2.75, 1.1, 0.04)
    night_glow(-1.9, -0.3, 1.1, 9)
    night_glow(0.0, -3.3, 1.0, 8)
    night_glow(2.0, -0.5, 1.5, 9)
