"""A building under construction whose floors are panels of an app; the crane brings the next one."""
from lib.core import Z, at, box, label
from lib.materials import PALETTE
from lib.props.base import pavement, plinth
from lib.props.site import crane, hut, ladder, scaffold, sling
from lib.props.street import barrier, cone, fence, peg, tree, van
from lib.props.tech import night_glow, ui_panel
from lib.props.tools import blueprint

MODE = "day"
GROUND = PALETTE["sand"]
CAMERA = {"azimuth": 43}

WIDE, DEEP, RISE = 3.9, 3.3, 1.0


def storey(level, kind):
    """One floor: glazing set back between two panels, columns at the corners."""
    base = Z + level * RISE
    ui_panel(0, 0, base, WIDE, DEEP, kind, 0.09)
    box(0, 0, base + 0.09, WIDE - 0.5, DEEP - 0.5, RISE - 0.09, "hall_glass")
    for i in range(7):
        px = (i - 3) * (WIDE - 0.5) / 6
        box(px, -(DEEP - 0.5) / 2, base + 0.09, 0.035, 0.05, RISE - 0.09, "white")
    for j in range(6):
        py = (j - 2.5) * (DEEP - 0.5) / 5
        box((WIDE - 0.5) / 2, py, base + 0.09, 0.05, 0.035, RISE - 0.09, "white")
    # The front: interface panels hung like cladding, with glass between.
    for i in range(2):
        with at((i - 0.5) * WIDE * 0.48, -DEEP / 2 + 0.08, base + RISE / 2 + 0.05, 0, 90):
            ui_panel(0, 0, 0, WIDE * 0.42, RISE * 0.8, kind + i * 2 + level, 0.06)
    with at(WIDE / 2 - 0.08, -DEEP * 0.2, base + RISE / 2 + 0.05, 90, 90):
        ui_panel(0, 0, 0, DEEP * 0.46, RISE * 0.8, kind + 1, 0.06)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(sx * (WIDE / 2 - 0.12), sy * (DEEP / 2 - 0.12), base + 0.09, 0.1, 0.1, RISE - 0.09, "navy")


def load():
    sling(1.5, 1.2, 0.8)
    ui_panel(0, 0, -0.95, 1.9, 1.6, 2, 0.12)


def building():
    with at(-0.4, 1.2):
        for level in range(3):
            storey(level, level)
        ui_panel(0, 0, Z + 3 * RISE, WIDE, DEEP, 0, 0.09)
        scaffold(0, 0, WIDE + 0.1, DEEP + 0.1, RISE + 0.7, RISE)
        for px, py, colour in ((1.5, -1.3, "terracotta"), (-1.6, -1.3, "navy")):
            peg(px, py, colour, 1.5, Z + 3 * RISE + 0.09, helmet="gold")
        for px in (-0.9, 0.8):
            peg(px, -DEEP / 2 - 0.18, "teal", 1.1, RISE + Z, helmet="white")


def build():
    plinth(10.2, 10.2)
    pavement(-0.4, 1.2, 7.4, 6.4)
    building()
    crane(-3.4, 2.6, 5.7, 4.6, 4, hook=0.25, reach=0.86, load=load)
    hut(4.2, 3.3, 90, w=1.6, d=1.0, z=0.0)
    hut(4.2, 3.3, 90, z=0.58, w=1.6, d=1.0, material="teal")
    for i in range(3):
        ui_panel(4.25 - 0.05 * i, 0.4 + 0.06 * i, 0.0 + i * 0.16, 1.3, 1.7, (1, 3, 2)[i], 0.13)
    ladder(-2.2, -0.9, h=1.8)
    fence(-4.0, 4.3, -4.0, -1.9, h=0.34)
    fence(-4.0, -1.9, -1.2, -1.9, h=0.34)
    fence(1.2, -1.9, 3.2, -1.9, h=0.34)
    barrier(0.4, -2.0, 6, w=1.0)
    for x, y in ((-0.6, -2.1), (1.0, -2.4)):
        cone(x, y, size=1.4)
    blueprint(-2.7, -3.45, 3.4, 2.2, 0.02, 4)
    for x, y, colour, helmet in (
        (-0.5, -3.0, "teal", None),
        (0.0, -3.6, "terracotta", "white"),
        (2.4, -1.3, "sky", "gold"),
        (1.8, -1.0, "navy", "gold"),
    ):
        peg(x, y, colour, 1.7, 0.04, helmet)
    with at(2.6, -3.3, 0, 8, scale=1.5):
        van(0, 0, "white", 0, 0.01)
    for x, y in ((4.5, -1.5), (4.5, -4.2), (-4.6, -2.0), (-4.7, 4.7), (1.6, 4.7), (1.2, -4.4), (4.6, 4.7)):
        tree(x, y, 1.15, 0)
    lamps()
    labels()


def lamps():
    for level in range(3):
        night_glow(-0.4, -0.9, 0.7 + level, 5)
        night_glow(2.1, 1.2, 0.7 + level, 5)
    for x, y, z, watts in (
        (-0.4, -2.8, 0.8, 8),
        (-3.0, -2.6, 0.8, 5),
        (3.2, -0.6, 0.7, 6),
        (-3.4, 1.4, 0.7, 5),
        (-0.2, 0.8, 3.9, 7),
    ):
        night_glow(x, y, z, watts)


def labels():
    label("crane", -1.6, 2.73, 6.12)
    label("floors", -1.6, 1.0, 3.2)
    label("scaffold", 1.7, 0.0, 1.75)
    label("plan", -3.2, -3.3, 0.06)
    label("hut", 4.2, 3.3, 1.2)
    label("stack", 4.2, 0.5, 0.5)
