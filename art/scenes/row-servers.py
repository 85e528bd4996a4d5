"""Servers at the end of their life: one pulled out and opened, one leaving in a crate."""
from lib.core import at, box, cylinder, plate, tube
from lib.materials import PALETTE
from lib.props.base import plinth
from lib.props.packing import crate
from lib.props.street import peg
from lib.props.tech import laptop, night_glow, rack, trace
from lib.props.works import toolbox

MODE = "day"
GROUND = PALETTE["white"]
SIZE = "960x720"


def build():
    plinth(6.6, 6.2)
    for i in range(6):
        for j in range(6):
            plate(-2.6 + i * 1.04, -2.45 + j * 0.98, 0, 1.0, 0.94, 0.06, "pave" if (i + j) % 2 else "pave_dark", 0.03)
    # The row along the back, with one empty place.
    for i, x in enumerate((-2.45, -1.3, 1.0, 2.15)):
        rack(x, 2.0, 3.1, 1.0, 1.2, body="navy" if i != 1 else "teal", top="teal" if i != 1 else "navy")
    box(-0.15, 2.1, 0.06, 0.96, 1.1, 0.02, "ink", 0.01)
    # The missing rack, pulled out and lit.
    with at(-0.35, -0.1, 0.06):
        for sx in (-0.36, 0.36):
            for sy in (-0.45, 0.45):
                cylinder(sx, sy, 0, 0.09, 0.12, "ink", segments=20)
    rack(-0.35, -0.1, 2.9, 1.0, 1.2, z=0.18, body="teal", top="navy")
    trace([(-0.15, 1.5), (-0.15, 0.7)], "thread_warm", z=0.09)
    crate(2.1, -0.9, 1.35, 1.2, 0.9, -4, 0.06)
    with at(2.1, -0.9, 0.3, -4):
        box(0, 0, 0, 1.0, 0.9, 0.85, "navy", 0.04)
        for k in range(2):
            box(0, -0.46, 0.3 + k * 0.26, 0.84, 0.03, 0.2, "glass_dark")
    toolbox(-2.2, -1.0, 14, 0.06)
    with at(-0.3, -2.35, 0.06, -4, scale=0.55):
        laptop(0, 0, 0, 1.0, 0)
    tube([(-0.3, -1.85, 0.1), (-0.35, -1.3, 0.1), (-0.35, -0.75, 0.1)], 0.03, "ink", bend=0.2)
    peg(-1.3, -1.2, "terracotta", 1.7, 0.06)
    peg(-1.9, -2.2, "navy", 1.7, 0.06)
    peg(1.0, 0.45, "sky", 1.7, 0.06)
    night_glow(-0.4, -1.3, 1.4, 14)
    night_glow(1.9, -2.1, 1.0, 7)
    night_glow(0.9, 0.9, 1.6, 8)
