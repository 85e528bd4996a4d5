"""Small office objects: passes, documents, files, coins, maps, letters."""
import math

from ..core import Z, at, box, cylinder, extrude, plate, rng, sphere, torus, tube


def badge(x, y, z=Z, turn=0, tilt=0, size=1.0, colour="teal", lanyard=True):
    """A pass lying flat, with a portrait and lines; tilt it to stand it up."""
    with at(x, y, z, turn, tilt, scale=size):
        plate(0, 0, 0, 0.9, 1.25, 0.05, "white", 0.1, 0.012)
        plate(0, 0.48, 0.05, 0.9, 0.28, 0.012, colour, 0.1, 0)
        plate(0, 0.52, 0.062, 0.22, 0.06, 0.01, "ink", 0.03, 0)
        cylinder(0, 0.14, 0.05, 0.13, 0.05, "skin", bevel=0.01, segments=32)
        with at(0, -0.16, 0.05):
            extrude(
                [(0.22 * math.cos(a), 0.2 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]],
                0,
                0.045,
                colour,
            )
        for i, share in enumerate((0.6, 0.4)):
            plate(0, -0.3 - i * 0.14, 0.05, share, 0.07, 0.015, "paper_line", 0.02, 0)
        if lanyard:
            tube(
                [
                    (0, 0.52, 0.07),
                    (0, 0.8, 0.07),
                    (-0.22, 1.15, 0.02),
                    (-0.1, 1.5, 0.02),
                    (0.3, 1.25, 0.02),
                    (0.02, 0.8, 0.07),
                ],
                0.03,
                colour,
                bend=0.3,
            )


def document(x, y, z=Z, turn=0, size=1.0, tilt=0, seal=False, mark="sky"):
    """A sheet lying flat, with a heading and lines of type."""
    with at(x, y, z, turn, tilt, scale=size):
        plate(0, 0, 0, 0.9, 1.2, 0.035, "paper", 0.03, 0.006)
        plate(-0.14, 0.42, 0.035, 0.48, 0.11, 0.012, mark, 0.01, 0)
        for i in range(5):
            width = 0.66 if i != 4 else 0.36
            plate(-0.33 + width / 2, 0.22 - i * 0.14, 0.035, width, 0.05, 0.008, "paper_line", 0.01, 0)
        if seal:
            cylinder(0.24, -0.4, 0.035, 0.12, 0.03, "terracotta", bevel=0.01, segments=28)


def paper_stack(x, y, z=Z, h=0.5, w=0.62, d=0.84, turn=0):
    """An untidy pile of paper."""
    sheets = max(2, int(h / 0.07))
    with at(x, y, z, turn):
        for i in range(sheets):
            with at(rng.uniform(-0.03, 0.03), rng.uniform(-0.03, 0.03), i * 0.07, rng.uniform(-6, 6)):
                colour = "kraft" if rng.random() < 0.22 else "paper"
                box(0, 0, 0, w, d, 0.06, colour, 0.006)
                box(0, 0, 0.06, w * 0.97, d * 0.97, 0.01, "paper_line")
        with at(0, 0, sheets * 0.07, rng.uniform(-8, 8), scale=w / 0.95):
            document(0, 0, 0)


def cabinet(x, y, turn=0, drawers=4, open_drawer=None, material="grey", z=Z, w=0.72, d=0.8):
    """A filing cabinet facing the local -y; an open drawer shows its folders."""
    rise = 0.42
    with at(x, y, z, turn):
        box(0, 0, 0, w, d, drawers * rise + 0.1, material, 0.03)
        for i in range(drawers):
            out = 0.42 if i == open_drawer else 0.0
            base = 0.06 + i * rise
            front = -d / 2 - out
            box(0, front, base, w * 0.88, 0.05, rise - 0.06, "white", 0.012)
            box(0, front - 0.04, base + 0.14, w * 0.3, 0.05, 0.035, "steel")
            box(0, front - 0.03, base + 0.23, w * 0.34, 0.02, 0.08, "sky")
            if out:
                for side in (-1, 1):
                    box(side * w * 0.41, front + out / 2, base, 0.03, out, rise * 0.55, "steel")
                box(0, front + out / 2, base, w * 0.8, out, 0.03, "steel")
                for k in range(4):
                    colour = ("kraft", "paper", "terracotta", "paper")[k]
                    box(
                        rng.uniform(-0.02, 0.02),
                        front + 0.09 + k * 0.085,
                        base + 0.03,
                        w * 0.7,
                        0.025,
                        rise * (0.84 + 0.1 * (k % 2)),
                        colour,
                    )


def coins(x, y, z=Z, stacks=(5, 8, 3)):
    """Stacks of coins."""
    for i, count in enumerate(stacks):
        px, py = x + (i % 2) * 0.4 + (i // 2) * 0.2, y - (i % 2) * 0.08 + (i // 2) * 0.36
        for k in range(count):
            with at(px + rng.uniform(-0.015, 0.015), py + rng.uniform(-0.015, 0.015), z + k * 0.085):
                cylinder(0, 0, 0, 0.19, 0.075, "gold", bevel=0.012, segments=36)
        cylinder(px, py, z + count * 0.085 - 0.008, 0.12, 0.012, "gold", bevel=0.004, segments=30)


def map_pin(x, y, z=Z, size=1.0, material="terracotta"):
    """A map pin: a ball that tapers to a point, with a white eye, over a ring on the map."""
    with at(x, y, z, scale=size):
        torus(0, 0, 0.02, 0.3, 0.02, material)
        cylinder(0, 0, 0.02, 0.02, 0.86, material, top=0.385, segments=48)
        sphere(0, 0, 1.02, 0.42, material)
        sphere(0.16, -0.16, 1.14, 0.24, "white")


def map_sheet(x, y, w, d, z=Z, turn=0):
    """A folded map: blocks, two roads, a river."""
    with at(x, y, z, turn):
        plate(0, 0, 0, w, d, 0.03, "paper", 0.03, 0.005)
        box(-w * 0.2, 0, 0.03, w * 0.07, d * 0.94, 0.006, "grey")
        box(0, d * 0.14, 0.03, w * 0.94, d * 0.06, 0.007, "grey")
        with at(w * 0.22, -d * 0.1, 0.03, 24):
            box(0, 0, 0, w * 0.1, d * 0.7, 0.005, "water")
        for px, py in ((-0.36, 0.34), (-0.36, -0.2), (0.0, 0.34), (0.02, -0.24)):
            plate(w * px, d * py, 0.03, w * 0.18, d * 0.2, 0.01, "lawn", 0.02, 0)


def envelope(x, y, z=Z, turn=0, tilt=0, size=1.0):
    """A sealed envelope lying flat, its flap towards the local +y."""
    with at(x, y, z, turn, tilt, scale=size):
        plate(0, 0, 0, 1.3, 0.9, 0.09, "paper", 0.05, 0.015)
        half, top = 0.62, 0.42
        flap = [(-half, top), (0, -0.1), (half, top)]
        extrude(flap, 0.09, 0.02, "grey", 0.004)
        for sx in (-1, 1):
            tube([(sx * half, -top, 0.094), (sx * 0.1, -0.02, 0.094)], 0.012, "paper_line")
        cylinder(0, -0.08, 0.1, 0.11, 0.03, "terracotta", bevel=0.01, segments=32)
