"""Street furniture: trees, cars, lamps, figures, fences."""
import math

from .. import light, materials
from ..core import Z, at, box, cylinder, dome, rng, sphere, torus, tube


def tree(x, y, size=1.0, z=Z):
    """A round model tree of three leaf balls."""
    leaf = rng.choice(("leaf", "leaf", "leaf_light", "leaf_dark"))
    size *= rng.uniform(0.88, 1.15)
    with at(x, y, z, rng.uniform(0, 360), scale=size):
        cylinder(0, 0, 0, 0.032, 0.3, "trunk", segments=10)
        for dx, dy, dz, r in ((0, 0, 0.46, 0.23), (0.1, -0.04, 0.37, 0.16), (-0.09, 0.06, 0.39, 0.17)):
            sphere(dx, dy, dz, r, leaf, 1.15)


def poplar(x, y, size=1.0, z=Z):
    """A slim tree, for rows and corners."""
    with at(x, y, z, scale=size * rng.uniform(0.9, 1.12)):
        cylinder(0, 0, 0, 0.03, 0.2, "trunk", segments=10)
        sphere(0, 0, 0.52, 0.16, "leaf_dark", 2.3)


def bush(x, y, size=1.0, z=Z):
    with at(x, y, z, scale=size):
        dome(0, 0, 0, 0.13, "leaf", 0.9)
        dome(0.12, 0.03, 0, 0.09, "leaf_light", 0.9)


def hedge(x, y, w, d, h=0.16, z=Z):
    box(x, y, z, w, d, h, "leaf_dark", 0.03)


def car(x, y, colour, turn=0, z=0.03):
    """A car along its local x, with wheels, glass and lights."""
    with at(x, y, z, turn):
        for sx in (-1, 1):
            for sy in (-1, 1):
                with at(sx * 0.13, sy * 0.1, 0.045, 0, 90):
                    cylinder(0, 0, -0.02, 0.045, 0.04, "rubber", segments=16)
        box(0, 0, 0.04, 0.46, 0.22, 0.1, colour, 0.03)
        box(-0.02, 0, 0.13, 0.26, 0.19, 0.09, "ink", 0.025)
        box(-0.02, 0, 0.195, 0.2, 0.17, 0.03, colour, 0.01)
        for sy in (-1, 1):
            box(0.228, sy * 0.07, 0.08, 0.015, 0.045, 0.03, "lamp")
            box(-0.228, sy * 0.07, 0.08, 0.015, 0.045, 0.025, "terracotta")


def van(x, y, colour="white", turn=0, z=0.03, stripe="teal"):
    with at(x, y, z, turn):
        for sx in (-1, 1):
            for sy in (-1, 1):
                with at(sx * 0.2, sy * 0.12, 0.055, 0, 90):
                    cylinder(0, 0, -0.02, 0.055, 0.04, "rubber", segments=16)
        box(-0.07, 0, 0.06, 0.5, 0.28, 0.3, colour, 0.03)
        box(0.24, 0, 0.06, 0.18, 0.27, 0.2, colour, 0.03)
        box(0.24, 0, 0.19, 0.15, 0.25, 0.07, "ink", 0.02)
        box(-0.07, -0.14, 0.14, 0.44, 0.012, 0.07, stripe)
        for sy in (-1, 1):
            box(0.33, sy * 0.09, 0.1, 0.012, 0.05, 0.035, "lamp")


def street_lamp(x, y, turn=0, z=Z, h=0.85):
    """A street lamp, which casts a pool of light at night."""
    with at(x, y, z, turn):
        cylinder(0, 0, 0, 0.035, 0.05, "steel", segments=12)
        tube([(0, 0, 0), (0, 0, h), (0.22, 0, h + 0.03)], 0.014, "steel", bend=0.1)
        box(0.22, 0, h, 0.13, 0.06, 0.02, "lamp")
    if materials.mode() != "day":
        reach = math.radians(turn)
        light.pool(x + 0.22 * math.cos(reach), y + 0.22 * math.sin(reach), z + h - 0.02, 95.0)


def peg(x, y, colour="teal", size=1.0, z=Z, helmet=None):
    """A person, as a turned wooden peg."""
    with at(x, y, z, scale=size):
        cylinder(0, 0, 0, 0.085, 0.02, colour, segments=24)
        cylinder(0, 0, 0.02, 0.08, 0.2, colour, top=0.04, segments=24)
        sphere(0, 0, 0.28, 0.068, "skin")
        if helmet:
            dome(0, 0, 0.29, 0.074, helmet, 0.9)
            cylinder(0, 0, 0.285, 0.09, 0.012, helmet, segments=24)


def bench(x, y, turn=0, z=Z):
    with at(x, y, z, turn):
        for sx in (-0.16, 0.16):
            box(sx, 0, 0, 0.03, 0.14, 0.1, "steel")
        box(0, 0, 0.1, 0.44, 0.16, 0.025, "wood")
        box(0, 0.08, 0.15, 0.44, 0.02, 0.1, "wood")


def fence(x0, y0, x1, y1, z=Z, h=0.24, material="wood", gap=0.16):
    """A picket fence between two points."""
    dx, dy = x1 - x0, y1 - y0
    length = (dx * dx + dy * dy) ** 0.5
    count = max(1, int(length / gap))
    for i in range(count + 1):
        t = i / count
        box(x0 + dx * t, y0 + dy * t, z, 0.035, 0.035, h, material)
    for height in (0.35, 0.75):
        tube([(x0, y0, z + h * height), (x1, y1, z + h * height)], 0.014, material)


def cone(x, y, z=Z, size=1.0):
    """A traffic cone."""
    with at(x, y, z, scale=size):
        box(0, 0, 0, 0.16, 0.16, 0.02, "terracotta", 0.006)
        cylinder(0, 0, 0.02, 0.06, 0.2, "terracotta", top=0.018, segments=20)
        cylinder(0, 0, 0.09, 0.047, 0.05, "white", top=0.036, segments=20)


def barrier(x, y, turn=0, z=Z, w=0.7):
    """A striped board on two feet."""
    with at(x, y, z, turn):
        for sx in (-1, 1):
            box(sx * w * 0.4, 0, 0, 0.04, 0.2, 0.03, "steel")
            box(sx * w * 0.4, 0, 0, 0.03, 0.03, 0.34, "steel")
        stripes = 7
        for i in range(stripes):
            colour = "terracotta" if i % 2 == 0 else "white"
            box((i + 0.5 - stripes / 2) * w / stripes, -0.02, 0.2, w / stripes, 0.03, 0.13, colour)


def table(x, y, turn=0, z=Z):
    """A cafe table under a parasol."""
    with at(x, y, z, turn):
        cylinder(0, 0, 0, 0.02, 0.42, "metal", segments=10)
        cylinder(0, 0, 0.18, 0.15, 0.02, "white", segments=24)
        cylinder(0, 0, 0.38, 0.26, 0.1, "terracotta", top=0.01, segments=8)


def fountain(x, y, z=Z, radius=0.36):
    with at(x, y, z):
        cylinder(0, 0, 0, radius, 0.08, "stone", bevel=0.015, segments=40)
        cylinder(0, 0, 0.07, radius * 0.86, 0.02, "water", segments=40)
        torus(0, 0, 0.09, radius * 0.93, 0.03, "white")
        cylinder(0, 0, 0.08, 0.05, 0.22, "white", top=0.03, segments=16)
        cylinder(0, 0, 0.28, 0.05, 0.03, "white", top=0.14, segments=24)
        sphere(0, 0, 0.36, 0.05, "water")
