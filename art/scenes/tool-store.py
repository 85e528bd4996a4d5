"""A cutaway tool store at night: machines along one wall, tools on the other, a bench under lamps."""
from lib.core import at, box, cylinder, plate, tube
from lib.materials import PALETTE
from lib.props.base import plinth
from lib.props.packing import block, crate
from lib.props.street import peg, tree
from lib.props.tech import gear, laptop, monitor, night_glow, rack, trace, ui_panel
from lib.props.tools import blueprint, hammer, pencil, screwdriver, spanner
from lib.props.works import toolbox

MODE = "night"
GROUND = PALETTE["night"]
CAMERA = {"azimuth": 45}
SIZE = "1200x900"

W, D, H = 9.4, 8.2, 3.5
BACK, LEFT = 4.1, -4.7  # the faces of the two walls
TOP = 1.12  # the top of the bench


def walls():
    box(0, 0, 0, W, D, 0.1, "stone", 0.02)
    for i in range(10):
        box(0, (i + 0.5 - 5) * D / 10, 0.1, W - 0.12, D / 10 - 0.03, 0.02, "wood" if i % 2 else "wood_dark")
    box(0, BACK, 0.1, W, 0.22, H, "white", 0.02)
    box(LEFT, -0.05, 0.1, 0.22, D + 0.1, H, "cream", 0.02)
    box(0, BACK, H + 0.1, W + 0.1, 0.32, 0.1, "navy", 0.015)
    box(LEFT, -0.05, H + 0.1, 0.32, D + 0.2, 0.1, "navy", 0.015)


def pegboard():
    """The wall of tools, each outlined in a darker tone."""
    with at(1.6, BACK - 0.16, 1.25, 0, 90):
        plate(0, 0.85, 0, 5.2, 1.9, 0.06, "teal", 0.06, 0.01)
        with at(0, 0.85, 0.07):
            for i, size in enumerate((0.95, 0.8, 0.65)):
                with at(-2.15 + i * 0.52, 0.6, 0, -90):
                    spanner(0, 0, 0, 0, size)
            for i in range(3):
                with at(-0.45 + i * 0.42, 0.15, 0, -90):
                    screwdriver(0, 0, 0, 0, 0.85)
            with at(1.05, 0.0, 0, 90):
                hammer(0, 0, 0, 0, 0.85)
            gear(1.75, 0.4, 0, 0.36, 0.12, "gold", 12)
            gear(2.2, -0.15, 0, 0.3, 0.12, "sky", 10)
            gear(1.65, -0.45, 0, 0.26, 0.12, "terracotta", 8)


def shelf():
    """Shelves at the left of the back wall, with sorted blocks and crates."""
    for level in range(3):
        z = 0.9 + level * 0.95
        box(-2.85, BACK - 0.5, z, 2.6, 0.8, 0.08, "wood", 0.012)
        for px in (-4.05, -1.65):
            box(px, BACK - 0.3, z - 0.24, 0.08, 0.4, 0.24, "steel")
    for i, colour in enumerate(("terracotta", "gold", "teal", "sky")):
        block(-3.75 + i * 0.6, BACK - 0.5, 0.5, 0.5, 0.36, colour, 0.98)
    for i in range(2):
        crate(-3.55 + i * 1.2, BACK - 0.5, 0.95, 0.62, 0.5, 0, 1.93)
    for i, (colour, teeth) in enumerate((("gold", 12), ("steel", 10), ("teal", 10))):
        with at(-3.7 + i * 0.85, BACK - 0.55, 2.88):
            gear(0, 0, 0, 0.34, 0.16, colour, teeth)


def bench():
    """The long bench with a screen, the work in progress and three lamps."""
    box(0.9, -0.2, TOP - 0.14, 5.4, 1.9, 0.14, "wood", 0.03)
    for px in (-1.6, 3.4):
        box(px, -0.2, 0.12, 0.2, 1.7, TOP - 0.26, "navy", 0.02)
    box(0.9, 0.5, 0.5, 5.0, 0.2, 0.1, "navy")
    with at(-0.55, 0.1, TOP, 0, scale=0.62):
        laptop(0, 0, 0, 1.0, 0)
    blueprint(1.75, -0.3, 1.9, 1.3, TOP, 4)
    pencil(1.7, -0.5, TOP + 0.02, 26, 0.5)
    with at(3.0, 0.0, TOP):
        ui_panel(0, 0, 0, 0.9, 1.1, 0, 0.08)
        ui_panel(0.05, 0.03, 0.2, 0.9, 1.1, 2, 0.08)
    for px in (-0.6, 1.4, 3.0):
        tube([(px, -0.2, 4.1), (px, -0.2, 2.95)], 0.015, "ink")
        cylinder(px, -0.2, 2.7, 0.36, 0.28, "terracotta", top=0.07, segments=36)
        cylinder(px, -0.2, 2.66, 0.26, 0.05, "lamp", segments=32)
        night_glow(px, -0.2, 2.3, 24)
    tube([(-1.2, -0.2, 4.1), (3.6, -0.2, 4.1)], 0.05, "steel")
    tube([(-1.2, -0.2, 4.1), (-1.2, 4.0, 3.9)], 0.03, "steel")
    tube([(3.6, -0.2, 4.1), (3.6, 4.0, 3.9)], 0.03, "steel")


def machines():
    """Four racks along the left wall, one of them pulled out."""
    for i, y in enumerate((2.2, 1.0, -0.2, -1.4)):
        out = 0.7 if i == 2 else 0.0
        rack(LEFT + 0.85 + out, y, 2.7, 0.95, 1.2, 90, 0.12, "navy" if i != 2 else "teal", "teal" if i != 2 else "navy")
    trace([(-3.2, -1.4), (-2.6, -1.4), (-2.6, -0.2), (-1.75, -0.2)], z=0.16)
    trace([(-3.2, 1.0), (-2.3, 1.0), (-2.3, 0.4), (-1.75, 0.4)], "thread_warm", z=0.16)
    night_glow(-2.7, 0.6, 1.5, 14)


def build():
    plinth(10.6, 9.4)
    walls()
    pegboard()
    shelf()
    bench()
    machines()
    night_glow(1.6, 2.4, 2.9, 34)
    night_glow(-2.6, 2.0, 2.7, 22)
    toolbox(-0.4, -2.6, 8, 0.12)
    crate(2.9, -2.7, 1.3, 1.0, 0.7, -6, 0.12)
    for i, colour in enumerate(("gold", "sky")):
        block(2.65 + i * 0.5, -2.7, 0.44, 0.44, 0.36, colour, 0.56, turn=10 * i)
    with at(1.35, -3.0, 0.12, 14):
        gear(0, 0, 0, 0.5, 0.18, "gold", 12)
    with at(-3.5, -3.0, 0.12, 25, scale=1.9):
        monitor(0, 0, 0)
    night_glow(-0.4, -3.3, 1.2, 12)
    night_glow(3.6, -3.4, 1.2, 6)
    for x, y, colour in ((-2.2, -2.2, "terracotta"), (0.8, -1.75, "teal"), (2.3, 1.6, "navy"), (4.1, -1.2, "sky")):
        peg(x, y, colour, 2.3, 0.12)
    with at(4.2, 3.5, 0.12):
        cylinder(0, 0, 0, 0.28, 0.34, "white", top=0.34, bevel=0.02)
        tree(0, 0, 1.8, 0.3)
