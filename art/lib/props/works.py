"""A maintenance crew's equipment."""
from ..core import Z, at, box, cylinder, tube
from .street import peg


def cradle(x, y, w, top=4.4, drop=1.35):
    """A window cleaner's cradle, hung from the roof in front of a -y wall."""
    low = top - drop
    for side in (-1, 1):
        px = x + side * w * 0.3
        tube([(px, y + 0.4, top + 0.12), (px, y - 0.2, top + 0.12)], 0.022, "steel")
        tube([(px, y - 0.18, top + 0.12), (px, y - 0.18, low)], 0.014, "rope")
    box(x, y - 0.18, low, w * 0.74, 0.26, 0.05, "steel", 0.01)
    for py in (y - 0.3, y - 0.06):
        box(x, py, low + 0.05, w * 0.74, 0.02, 0.16, "terracotta")
    for side in (-1, 1):
        peg(x + side * 0.36, y - 0.18, "teal" if side > 0 else "navy", 0.95, low + 0.05, helmet="gold")


def cherry_picker(x, y, turn=0, reach=2.2, z=0.06):
    """A lift truck, its two-part arm raising a basket along the local +x."""
    with at(x, y, z, turn):
        for sx in (-0.5, 0.5):
            for sy in (-0.26, 0.26):
                with at(sx, sy, 0.14, 0, 90):
                    cylinder(0, 0, -0.06, 0.14, 0.12, "rubber", bevel=0.015, segments=28)
        box(0, 0, 0.16, 1.5, 0.56, 0.2, "gold", 0.04)
        box(-0.55, 0, 0.36, 0.4, 0.5, 0.34, "gold", 0.04)
        box(-0.55, 0, 0.46, 0.42, 0.44, 0.18, "ink", 0.02)
        cylinder(0.2, 0, 0.36, 0.2, 0.16, "steel", segments=28)
        elbow, tip = (-0.35, 0, 1.5), (0.55, 0, 0.6 + reach)
        tube([(0.2, 0, 0.5), elbow], 0.075, "gold")
        tube([elbow, tip], 0.06, "white")
        with at(*elbow, 0, 90):
            cylinder(0, 0, -0.1, 0.1, 0.2, "steel", segments=24)
        tube([(0.1, 0, 0.62), (-0.12, 0, 1.25)], 0.035, "metal")
        with at(tip[0] + 0.2, 0, tip[2] - 0.05):
            box(0, 0, 0, 0.46, 0.46, 0.05, "steel", 0.01)
            for side in (-1, 1):
                for height in (0.14, 0.26):
                    box(side * 0.22, 0, height, 0.025, 0.46, 0.025, "terracotta")
                    box(0, side * 0.22, height, 0.46, 0.025, 0.025, "terracotta")
            for sx in (-1, 1):
                for sy in (-1, 1):
                    box(sx * 0.22, sy * 0.22, 0, 0.03, 0.03, 0.28, "terracotta")
            peg(0, 0, "navy", 1.05, 0.05, helmet="gold")


def flood_lamp(x, y, turn=0, z=Z, h=1.0):
    """A work lamp on a tripod, facing the local +y."""
    with at(x, y, z, turn):
        for dx, dy in ((0, 0.28), (-0.24, -0.14), (0.24, -0.14)):
            tube([(dx, dy, 0), (0, 0, h * 0.7)], 0.018, "steel")
        tube([(0, 0, h * 0.6), (0, 0, h)], 0.022, "steel")
        with at(0, 0, h, 0, 14):
            box(0, 0, 0, 0.44, 0.12, 0.3, "ink", 0.02)
            box(0, 0.062, 0.03, 0.38, 0.01, 0.24, "lamp")
            box(0, -0.062, 0.03, 0.3, 0.01, 0.2, "gold")


def toolbox(x, y, turn=0, z=Z):
    """An open toolbox."""
    with at(x, y, z, turn):
        box(0, 0, 0, 1.1, 0.56, 0.4, "terracotta", 0.03)
        box(0, 0, 0.38, 1.0, 0.46, 0.03, "ink")
        for side in (-1, 1):
            with at(0, side * 0.28, 0.4, 0, side * -34):
                box(0, side * 0.13, 0, 1.08, 0.26, 0.06, "terracotta", 0.015)
        tube([(-0.42, 0, 0.4), (-0.42, 0, 0.66), (0.42, 0, 0.66), (0.42, 0, 0.4)], 0.025, "steel", bend=0.08)
        for i, colour in enumerate(("gold", "teal", "sky")):
            tube([(-0.3 + i * 0.26, -0.12, 0.44), (-0.14 + i * 0.26, 0.14, 0.46)], 0.045, colour)
