"""A site office at night, with its light on, its door open and letters on the sill."""
from lib.core import at, box, cylinder, plate, tube
from lib.materials import PALETTE
from lib.props.base import lawn, pavement, plinth
from lib.props.buildings import gable, gable_walls
from lib.props.office import desk, plant_pot, whiteboard
from lib.props.papers import cabinet, envelope
from lib.props.site import frame, survey_peg
from lib.props.street import bench, fence, peg, street_lamp, tree, van
from lib.props.tech import monitor, night_glow
from lib.props.tools import blueprint, pencil

MODE = "night"
GROUND = PALETTE["night"]
CAMERA = {"azimuth": 45}
SIZE = "1200x900"

W, D, H = 5.2, 3.4, 2.3
FLOOR = 0.24
# The openings of the front wall, from left to right: window, door.
WINDOW, DOOR = (-2.15, 0.35, 0.85, 1.85), (0.95, 1.95, 0.0, 1.85)


def front():
    """The front wall, with its two openings."""
    y, t = -D / 2 + 0.07, 0.14

    def wall(x0, x1, z0, z1):
        box((x0 + x1) / 2, y, z0, x1 - x0, t, z1 - z0, "white")

    wall(-W / 2, WINDOW[0], 0, H)
    wall(WINDOW[0], WINDOW[1], 0, WINDOW[2])
    wall(WINDOW[0], WINDOW[1], WINDOW[3], H)
    wall(WINDOW[1], DOOR[0], 0, H)
    wall(DOOR[0], DOOR[1], DOOR[3], H)
    wall(DOOR[1], W / 2, 0, H)
    # Frames and glazing bars, which protrude from the wall.
    for x0, x1, z0, z1 in (WINDOW, DOOR):
        for px in (x0, x1):
            box(px, y - 0.05, z0, 0.09, 0.16, z1 - z0 + 0.05, "navy")
        box((x0 + x1) / 2, y - 0.05, z1, x1 - x0 + 0.1, 0.16, 0.09, "navy")
    for px in (-1.32, -0.48):
        box(px, y - 0.04, WINDOW[2], 0.05, 0.08, 1.0, "navy")
    # The sill, and the letters on it.
    box((WINDOW[0] + WINDOW[1]) / 2, y - 0.26, WINDOW[2] - 0.1, 2.8, 0.6, 0.09, "wood", 0.015)
    for px, turn, lean, size in ((-1.85, 6, 64, 0.46), (-1.2, -7, 58, 0.5), (-0.5, 5, 66, 0.44)):
        with at(px, y - 0.3, WINDOW[2] - 0.0, turn, lean):
            envelope(0, 0.45 * size, 0, 0, 0, size)
    envelope(0.1, y - 0.28, WINDOW[2], 12, 0, 0.42)
    # The door, opened outwards.
    with at(DOOR[1] + 0.02, -D / 2 - 0.06, 0.02, -74):
        box(-0.5, 0, 0, 1.0, 0.08, 1.8, "teal", 0.012)
        for pz in (0.2, 1.0):
            box(-0.5, -0.05, pz, 0.7, 0.03, 0.6, "roof_teal", 0.01)
        box(-0.88, -0.08, 0.9, 0.06, 0.1, 0.06, "gold", 0.01)


def inside():
    box(0, 0, -0.02, W - 0.1, D - 0.1, 0.04, "wood")
    box(0, D / 2 - 0.07, 0, W, 0.14, H, "cream")
    box(-W / 2 + 0.07, 0, 0, 0.14, D, H, "cream")
    whiteboard(-0.9, D / 2 - 0.17, 1.1, 1.7)
    with at(-0.9, 0.1, 0.02, scale=1.6):
        desk(0, 0, 180, 0)
        monitor(0.1, 0.05, 0.335, 0, 1.0)
    peg(-1.3, 0.95, "terracotta", 2.3, 0.02)
    cabinet(1.9, 1.1, 0, 3, 1, "sky", 0.02)
    plant_pot(0.7, 1.2, 0.02)
    night_glow(-0.9, 1.7, FLOOR + 2.0, 70)
    night_glow(1.4, 1.6, FLOOR + 2.0, 60)


def office():
    """A timber cabin on blocks, under a pitched roof that reaches over the steps."""
    for px in (-2.2, 0, 2.2):
        for py in (-1.3, 1.3):
            box(px, py, -FLOOR + 0.06, 0.4, 0.4, FLOOR - 0.06, "stone", 0.01)
    box(0, 0, -0.1, W + 0.1, D + 0.1, 0.1, "navy", 0.015)
    inside()
    front()
    # The right side: boards, and a lit window.
    box(W / 2 - 0.07, 0, 0, 0.14, D, H, "white")
    with at(W / 2, 0.2, 0, 90):
        box(0, -0.02, 0.85, 1.5, 0.08, 1.0, "navy")
        box(0, -0.05, 0.92, 1.36, 0.06, 0.86, "window")
        for px in (-0.23, 0.23):
            box(px, -0.07, 0.92, 0.05, 0.06, 0.86, "navy")
        box(0, -0.1, 0.78, 1.7, 0.24, 0.07, "wood", 0.01)
    gable_walls(0, 0, H, W, D, 0.75, "white")
    gable(0, 0, H, W, D, 0.75, "roof_teal", 0.18, 0.1)
    cylinder(1.6, 0.7, H + 0.3, 0.13, 1.15, "steel", segments=28)
    cylinder(1.6, 0.7, H + 1.4, 0.2, 0.1, "ink", segments=28)
    # A lamp over the door, and two steps up to it.
    tube([(1.45, -D / 2, 2.12), (1.45, -D / 2 - 0.34, 2.16)], 0.02, "steel")
    cylinder(1.45, -D / 2 - 0.34, 1.98, 0.16, 0.14, "terracotta", top=0.05, segments=28)
    cylinder(1.45, -D / 2 - 0.34, 1.95, 0.1, 0.04, "lamp", segments=24)
    box(1.45, -D / 2 - 0.3, -FLOOR + 0.06, 1.3, 0.5, FLOOR - 0.08, "wood", 0.012)
    box(1.45, -D / 2 - 0.72, -FLOOR + 0.06, 1.3, 0.4, 0.06, "wood", 0.012)


def build():
    plinth(10.4, 10)
    lawn(-0.3, 0.9, 8.9, 6.6)
    pavement(0.0, 1.0, 6.4, 4.6, "pave_dark", 0.1)
    with at(-0.15, 1.3, FLOOR + 0.04):
        office()
    # The path to the door.
    for i in range(5):
        plate(1.3 - 0.05 * (i % 2), -1.2 - i * 0.72, 0.06, 1.2, 0.56, 0.06, "pave", 0.12)
    for x, z in ((-1.0, 1.4), (1.35, 1.7)):
        night_glow(x, -1.5, z, 22)
    night_glow(1.3, -3.0, 1.1, 16)
    night_glow(3.4, 0.9, 1.2, 12)
    peg(1.35, -1.75, "teal", 2.2, 0.12)
    peg(0.6, -3.3, "terracotta", 2.2, 0.02)
    # A plan on trestles, and the first building of the site behind.
    with at(-2.6, -3.35, 0.62, 6):
        box(0, 0, -0.05, 2.9, 1.9, 0.05, "wood", 0.012)
        blueprint(-0.1, 0, 2.4, 1.5, 0)
        pencil(-0.2, -0.35, 0.03, 30, 0.6)
        for px in (-1.1, 1.1):
            for py in (-0.7, 0.7):
                box(px, py, -0.6, 0.1, 0.1, 0.55, "wood_dark")
    night_glow(-2.6, -3.6, 1.7, 14)
    frame(-3.5, 4.0, 1.5, 1.3, 4, 0.55, glazed=2, lit=0.5, z=0.075)
    night_glow(-3.5, 3.2, 1.6, 10)
    for x, y in ((3.1, -2.6), (4.4, -2.6), (4.4, -4.1), (3.1, -4.1)):
        survey_peg(x, y, 0.0, 0.7)
    tube([(x, y, 0.4) for x, y in ((3.1, -2.6), (4.4, -2.6), (4.4, -4.1), (3.1, -4.1), (3.1, -2.6))], 0.012, "paper")
    fence(-4.7, 4.6, -4.7, -1.9, 0.06, 0.5, "white", 0.22)
    with at(4.2, 2.4, 0, 90, scale=1.5):
        van(0, 0, "white", 0, 0.01)
    bench(-3.75, -0.5, 90, 0.1)
    for x, y, turn in ((2.35, -1.9, 180), (-4.2, -1.6, 0)):
        street_lamp(x, y, turn, 0.06, 1.3)
    for x, y, size in ((-4.0, 1.6, 1.7), (3.6, 4.4, 1.6), (-4.1, 0.5, 1.3), (1.2, 4.5, 1.4), (4.7, -0.4, 1.3)):
        tree(x, y, size, 0.075)
