"""Keys, locks and workbench tools."""
import math

from ..core import Z, at, box, cylinder, extrude, plate, torus, tube


def key(x, y, z=Z, turn=0, tilt=0, roll=0, size=1.0, material="gold"):
    """A key lying flat: its bow at the origin, its blade along the local +x."""
    with at(x, y, z, turn, tilt, roll, size):
        torus(0, 0, 0.09, 0.36, 0.09, material)
        box(1.05, 0, 0.02, 1.5, 0.15, 0.14, material, 0.04)
        box(0.42, 0, 0.01, 0.12, 0.3, 0.16, material, 0.03)
        for px, reach in ((1.35, 0.3), (1.55, 0.22), (1.73, 0.34)):
            box(px, -reach / 2, 0.03, 0.13, reach, 0.12, material, 0.02)


def padlock(x, y, z=Z, turn=0, size=1.0, tilt=0, body="gold"):
    """A closed padlock facing the local -y."""
    with at(x, y, z, turn, tilt, scale=size):
        box(0, 0, 0, 0.64, 0.26, 0.5, body, 0.06)
        tube([(-0.2, 0, 0.46), (-0.2, 0, 0.9), (0.2, 0, 0.9), (0.2, 0, 0.46)], 0.055, "metal", bend=0.22)
        with at(0, -0.13, 0.29, 0, 90):
            cylinder(0, 0, -0.005, 0.07, 0.02, "ink", segments=24)
        box(0, -0.135, 0.12, 0.05, 0.02, 0.16, "ink")


def blueprint(x, y, w, d, z=Z, turn=0, curl=True):
    """A blueprint: a floor plan in white lines, with one edge rolled up."""
    with at(x, y, z, turn):
        plate(0, 0, 0, w, d, 0.02, "blueprint", 0.02, 0)
        line = 0.022

        def bar(px, py, sx, sy):
            box(w * px, d * py, 0.02, max(line, w * sx), max(line, d * sy), 0.006, "paper")

        for py in (-0.32, 0.32):
            bar(0, py, 0.72, 0)
        for px in (-0.36, 0.36, -0.06):
            bar(px, 0, 0, 0.64)
        bar(0.15, 0.02, 0.42, 0)
        bar(-0.21, -0.08, 0.3, 0)
        bar(0, -0.42, 0.72, 0)
        for px in (-0.36, -0.06, 0.36):
            bar(px, -0.42, 0, 0.05)
        if curl:
            with at(w / 2, 0, 0.09, 0, 90):
                cylinder(0, 0, -d / 2, 0.09, d, "blueprint", segments=24)


def pencil(x, y, z=Z, turn=0, size=1.0, material="gold"):
    """A pencil lying along the local x, its point at the +x end."""
    with at(x, y, z + 0.07 * size, turn, 0, 90, size):
        cylinder(0, 0, -0.9, 0.07, 1.5, material, segments=6)
        cylinder(0, 0, 0.6, 0.07, 0.22, "wood", top=0.02, segments=24)
        cylinder(0, 0, 0.78, 0.025, 0.08, "ink", top=0.002, segments=12)
        cylinder(0, 0, -1.0, 0.072, 0.12, "metal", segments=24)
        cylinder(0, 0, -1.12, 0.066, 0.12, "terracotta", bevel=0.015, segments=24)


def ruler(x, y, z=Z, turn=0, length=2.4, material="wood"):
    with at(x, y, z, turn):
        box(0, 0, 0, length, 0.3, 0.04, material, 0.006)
        count = int(length / 0.1)
        for i in range(count):
            tall = 0.11 if i % 5 == 0 else 0.06
            box((i + 0.5 - count / 2) * length / count, 0.13 - tall / 2, 0.04, 0.014, tall, 0.004, "ink")


def set_square(x, y, z=Z, turn=0, size=1.0):
    """A set square with an open middle."""
    with at(x, y, z, turn, scale=size):
        for a, b in (((0, 0), (1.5, 0)), ((1.5, 0), (0, 1.0)), ((0, 1.0), (0, 0))):
            dx, dy = b[0] - a[0], b[1] - a[1]
            with at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0, math.degrees(math.atan2(dy, dx))):
                box(0, 0, 0, math.hypot(dx, dy) + 0.12, 0.16, 0.04, "sky", 0.01)


def hammer(x, y, z=Z, turn=0, size=1.0):
    with at(x, y, z, turn, scale=size):
        box(-0.1, 0, 0.06, 1.5, 0.12, 0.11, "wood", 0.04)
        box(-0.65, 0, 0.05, 0.5, 0.15, 0.13, "terracotta", 0.04)
        box(0.62, 0.02, 0, 0.24, 0.5, 0.22, "steel", 0.04)
        box(0.62, -0.3, 0, 0.26, 0.16, 0.24, "steel", 0.03)


def spanner(x, y, z=Z, turn=0, size=1.0, material="metal"):
    """An open-ended spanner along the local x."""
    jaw = [(0.05, 0.1), (-0.12, 0.22), (-0.3, 0.22), (-0.42, 0.12), (-0.22, 0.1), (-0.18, 0.0)]
    jaw += [(px, -py) for px, py in reversed(jaw[:-1])]
    with at(x, y, z, turn, scale=size):
        box(0.75, 0, 0.02, 1.5, 0.16, 0.09, material, 0.03)
        extrude(list(reversed(jaw)), 0, 0.13, material, 0.02)
        torus(1.55, 0, 0.07, 0.16, 0.065, material)


def screwdriver(x, y, z=Z, turn=0, size=1.0):
    with at(x, y, z + 0.12 * size, turn, 0, 90, size):
        cylinder(0, 0, -0.7, 0.12, 0.62, "teal", bevel=0.03, segments=10)
        cylinder(0, 0, -0.1, 0.09, 0.06, "ink", segments=20)
        cylinder(0, 0, -0.06, 0.04, 0.85, "metal", segments=16)
        box(0, 0, 0.78, 0.1, 0.03, 0.1, "metal")


def shield(x, y, z, size=1.0, turn=0, material="teal"):
    """An upright shield with a tick, facing the local -y."""
    outline = [(-0.5, 0.5), (0, 0.62), (0.5, 0.5), (0.5, 0.05), (0.38, -0.3), (0, -0.65), (-0.38, -0.3), (-0.5, 0.05)]
    with at(x, y, z, turn, 90, scale=size):
        extrude(list(reversed(outline)), -0.06, 0.14, "white", 0.03)
        extrude([(px * 0.84, py * 0.84) for px, py in reversed(outline)], 0.06, 0.05, material, 0.01)
        tube([(-0.2, 0.02, 0.13), (-0.05, -0.16, 0.13), (0.24, 0.2, 0.13)], 0.05, "white")
