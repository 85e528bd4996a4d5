"""Buildings recognisable at a glance: shop, bank, warehouse, mast, hub."""
import math

from ..core import Z, at, box, cylinder, solid, sphere, tube
from .buildings import awning, gable, gable_walls, pane, parapet


def shop(x, y, material="terracotta", w=1.3, d=1.0, h=0.75, turn=0, z=Z):
    """A corner shop with a striped awning."""
    with at(x, y, z, turn):
        box(0, 0, 0, w, d, h, "white", 0.02)
        box(0, 0, 0, w * 1.01, d * 1.01, 0.1, "navy")
        box(-0.18 * w, -d / 2, 0.12, w * 0.5, 0.03, 0.36, "window")
        for i in range(3):
            box(-0.18 * w + (i - 1) * w * 0.16, -d / 2 - 0.01, 0.12, 0.02, 0.03, 0.36, "white")
        box(0.3 * w, -d / 2, 0, 0.24, 0.03, 0.46, "navy")
        box(0.3 * w, -d / 2 - 0.01, 0.08, 0.16, 0.03, 0.34, "glass")
        awning(0, -d / 2, 0.5, w, material)
        for side in (-0.22, 0.22):
            box(w / 2, side * d, 0.2, 0.03, 0.26, 0.32, pane(0.5))
        parapet(w, d, h, "white", 0.08, 0.05)
        box(0, 0, h, w - 0.06, d - 0.06, 0.01, "grey")
        box(0.2 * w, 0.12 * d, h, 0.3, 0.26, 0.14, "metal", 0.012)


def bank(x, y, w=1.5, d=1.2, h=0.85, turn=0, z=Z):
    """Steps, columns and a pediment."""
    with at(x, y, z, turn):
        for i in range(3):
            box(0, 0, i * 0.05, w + 0.3 - i * 0.1, d + 0.3 - i * 0.1, 0.05, "stone" if i == 0 else "white", 0.008)
        box(0, 0.06, 0.15, w * 0.84, d * 0.8, h, "cream")
        box(0, -d * 0.34, 0.15, 0.26, 0.03, 0.5, "window")
        count = 5
        for i in range(count):
            px = (i / (count - 1) - 0.5) * (w - 0.14)
            cylinder(px, -d / 2 + 0.07, 0.15, 0.06, h, "white", top=0.052, segments=18)
            cylinder(
                w / 2 - 0.07, (i / (count - 1) - 0.5) * (d - 0.14), 0.15, 0.06, h, "white", top=0.052, segments=18
            )
        box(0, 0, 0.15 + h, w + 0.06, d + 0.06, 0.1, "white", 0.012)
        with at(0, 0, 0.25 + h, 90):
            gable_walls(0, 0, 0, d, w, 0.3, "white")
            gable(0, 0, 0, d, w, 0.3, "roof_navy", over=0.07)
        _coin_glyph(0, -d / 2 - 0.012, 0.35 + h)


def _coin_glyph(x, y, z):
    """A coin set into a wall."""
    with at(x, y, z, 0, 90):
        cylinder(0, 0, 0, 0.07, 0.03, "gold", segments=24)


def warehouse(x, y, w=1.6, d=1.2, h=0.7, turn=0, material="sky", z=Z):
    """A saw-tooth roof over loading doors."""
    with at(x, y, z, turn):
        box(0, 0, 0, w, d, h, "grey")
        box(0, 0, 0, w * 1.01, d * 1.01, 0.12, "navy")
        teeth = 3
        for i in range(teeth):
            x0, x1 = -w / 2 + i * w / teeth, -w / 2 + (i + 1) * w / teeth
            a, b = -d / 2, d / 2
            points = [(x0, a, h), (x1, a, h), (x1, b, h), (x0, b, h), (x1, a, h + 0.3), (x1, b, h + 0.3)]
            solid(points, [(0, 1, 4), (3, 2, 5), (0, 4, 5, 3), (1, 2, 5, 4), (0, 1, 2, 3)], material)
            box(x1, 0, h + 0.05, 0.02, d * 0.86, 0.18, pane(0.5, "glass_pale"))
        for i in range(2):
            px = (i - 0.5) * w * 0.45
            box(px, -d / 2, 0, 0.48, 0.03, 0.46, "white")
            for k in range(5):
                box(px, -d / 2 - 0.012, 0.04 + k * 0.08, 0.44, 0.03, 0.05, "steel")
            box(px, -d / 2 - 0.06, 0.5, 0.5, 0.12, 0.03, "terracotta" if i == 0 else "navy")


def radio_mast(x, y, h=2.4, z=Z):
    """A lattice mast with dishes, on a small hut."""
    with at(x, y, z):
        box(0.34, 0, 0, 0.42, 0.5, 0.36, "white", 0.015)
        box(0.34, 0, 0.36, 0.5, 0.58, 0.04, "roof_teal")
        box(0.34, -0.25, 0, 0.16, 0.03, 0.28, "navy")
        feet = 0.2
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube([(sx * feet, sy * feet, 0), (sx * 0.03, sy * 0.03, h)], 0.018, "metal")
        for i in range(1, 7):
            t = i / 7.0
            r = feet + (0.03 - feet) * t
            for a, b in (((-r, -r), (r, -r)), ((r, -r), (r, r)), ((r, r), (-r, r)), ((-r, r), (-r, -r))):
                tube([(*a, h * t), (*b, h * t)], 0.01, "metal")
                tube([(*a, h * t), (*b, h * (t + 0.14 if i < 6 else t))], 0.008, "steel")
        sphere(0, 0, h + 0.05, 0.05, "terracotta")
        for height, turn in ((h * 0.72, 20), (h * 0.86, -60)):
            with at(0, 0, height, turn, 90):
                cylinder(0, 0, 0.08, 0.13, 0.04, "white", bevel=0.01, segments=28)


def rounded_hub(x, y, radius, height, z=Z):
    """A drum with a ring of windows, which ducts run into."""
    with at(x, y, z):
        cylinder(0, 0, 0, radius * 1.12, 0.12, "stone", bevel=0.02, segments=56)
        cylinder(0, 0, 0.12, radius, height, "white", bevel=0.03, segments=56)
        cylinder(0, 0, 0.12, radius * 1.01, 0.16, "navy", segments=56)
        count = 20
        for level in range(max(1, int(height / 0.5))):
            for i in range(count):
                with at(0, 0, 0, 360 * i / count):
                    box(0, -radius, 0.46 + level * 0.45, radius * 0.2, 0.04, 0.24, pane(0.35))
        top = 0.12 + height
        cylinder(0, 0, top, radius * 1.05, 0.1, "teal", bevel=0.02, segments=56)
        cylinder(0, 0, top + 0.1, radius * 0.6, 0.22, "white", bevel=0.02, segments=48)
        cylinder(0, 0, top + 0.15, radius * 0.61, 0.1, "window", segments=48)
        cylinder(0, 0, top + 0.32, radius * 0.66, 0.06, "teal", bevel=0.015, segments=48)
        cylinder(0, 0, top + 0.38, 0.025, 0.5, "metal", top=0.012, segments=10)
        sphere(0, 0, top + 0.9, 0.05, "terracotta")
    return z + top


def ring_points(count, radius, first=0.0):
    """Points on a circle, as (x, y, angle in degrees)."""
    for i in range(count):
        a = math.radians(first + 360 * i / count)
        yield radius * math.cos(a), radius * math.sin(a), math.degrees(a)
