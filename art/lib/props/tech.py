"""Servers, screens, clouds, and the lines and ducts that carry data."""
import math

from mathutils import Vector

from .. import light, materials
from ..core import Z, arc, at, box, cylinder, extrude, fillet, plate, rng, round_rect, sphere, torus, tube


def rack(x, y, h=2.6, w=0.9, d=1.2, turn=0, z=Z, body="navy", top="teal"):
    """A server rack facing the local -y: drawers, LEDs, side vents, a cable tray."""
    units = int((h - 0.3) / 0.3)
    with at(x, y, z, turn):
        box(0, 0, 0, w + 0.06, d + 0.06, 0.07, "steel", 0.015)
        box(0, 0, 0.07, w, d, h - 0.07, body, 0.04)
        for k in range(units):
            base = 0.22 + k * 0.3
            box(0, -d / 2, base, w * 0.84, 0.04, 0.24, "glass_dark")
            box(0, -d / 2 - 0.01, base + 0.21, w * 0.84, 0.04, 0.015, "steel")
            for i in range(3):
                lamp = "led_warm" if rng.random() < 0.2 else "led"
                box(-w * 0.34 + i * 0.1, -d / 2 - 0.025, base + 0.08, 0.06, 0.02, 0.07, lamp)
            for i in range(4):
                box(w * 0.1 + i * w * 0.075, -d / 2 - 0.022, base + 0.06, w * 0.035, 0.02, 0.11, "steel")
        for k in range(int(h / 0.16) - 3):
            box(w / 2, 0, 0.32 + k * 0.16, 0.02, d * 0.66, 0.035, "ink")
        box(0, 0, h, w * 0.8, d * 0.8, 0.05, top, 0.015)
        for i in range(3):
            tube([((i - 1) * w * 0.2, d * 0.2, h + 0.03), ((i - 1) * w * 0.2, d * 0.2, h + 0.2)], 0.03, "stone")


CLOUD = (
    (0, 0, 0.0, 1.0),
    (-1.1, 0, -0.28, 0.74),
    (1.12, 0.05, -0.26, 0.78),
    (0.48, -0.42, -0.3, 0.7),
    (-0.52, -0.42, -0.34, 0.68),
    (1.8, 0.1, -0.55, 0.46),
    (-1.75, 0, -0.55, 0.44),
    (0.2, 0.5, -0.3, 0.7),
)


def cloud(x, y, z, size=1.0, turn=0):
    """A cloud of balls, with its underside at about z minus its size."""
    with at(x, y, z, turn, scale=size):
        for dx, dy, dz, r in CLOUD:
            sphere(dx, dy, dz, r, "cloud", 0.92)


def rain(x, y, top, bottom, material="thread", step=0.24):
    """Falling data: a dotted vertical line of small blocks."""
    count = int((top - bottom) / step)
    for i in range(count):
        box(x, y, top - (i + 1) * step, 0.085, 0.085, 0.13, material, 0.015)


def node(x, y, z, material="thread", size=0.07):
    sphere(x, y, z, size, material)


def thread(start, end, lift=0.8, material="thread", radius=0.02, ends=True):
    """A glowing arc through the air between two points."""
    tube(arc(start, end, lift), radius, material)
    if ends:
        node(*start, material)
        node(*end, material)


def trace(points, material="thread", radius=0.03, z=0.075, ends=True):
    """A glowing line along the ground, with a bead at each end."""
    path = [(px, py, z) for px, py in points]
    tube(path, radius, material, bend=0.25)
    if ends:
        for end in (path[0], path[-1]):
            cylinder(end[0], end[1], z - 0.015, 0.085, 0.04, material, bevel=0.01, segments=24)


def duct(points, radius=0.16, material="white", bend=0.45, rings="teal", lit="thread"):
    """A pipe through `points` with collars and lit bands, which suggest flow."""
    path = fillet(points, bend, 14)
    tube(points, radius, material, bend=bend)
    # Walk along the path and set collars at intervals.
    walked, due, count = 0.0, 0.28, 0
    for a, b in zip(path, path[1:]):
        a, b = Vector(a), Vector(b)
        span = (b - a).length
        while span > 0 and due <= walked + span:
            middle = a.lerp(b, (due - walked) / span)
            ahead = (b - a).normalized() * 0.05
            glowing = count % 2 == 1
            tube([middle - ahead, middle + ahead], radius * (1.1 if glowing else 1.22), lit if glowing else rings)
            due += 0.52
            count += 1
        walked += span
    for first, second in ((points[0], points[1]), (points[-1], points[-2])):
        a, b = Vector(first), Vector(second)
        tube([a, a + (b - a).normalized() * 0.1], radius * 1.4, "navy")


def socket(x, y, z, turn=0, size=1.0):
    """A wall socket for a plug, facing the local -y."""
    with at(x, y, z, turn, scale=size):
        with at(0, 0, 0, 0, 90):
            plate(0, 0, 0, 0.7, 0.7, 0.1, "white", 0.16, 0.02)
            cylinder(0, 0, 0.1, 0.27, 0.02, "grey", segments=36)
            for sx in (-0.1, 0.1):
                cylinder(sx, 0, 0.11, 0.045, 0.02, "ink", segments=20)


def plug(x, y, z, turn=0, size=1.0, cable=(), colour="teal"):
    """A plug whose pins point along the local +y; `cable` lists local points of its lead."""
    with at(x, y, z, turn, scale=size):
        with at(0, 0, 0, 0, -90):
            for sx in (-0.1, 0.1):
                cylinder(sx, 0, 0.0, 0.04, 0.26, "metal", bevel=0.012, segments=18)
            cylinder(0, 0, -0.34, 0.2, 0.36, colour, top=0.26, bevel=0.03, segments=36)
            cylinder(0, 0, -0.5, 0.1, 0.18, "navy", bevel=0.02, segments=24)
        if cable:
            tube([(0, -0.42, 0), *cable], 0.06, "ink", bend=0.4)


def laptop(x, y, turn=0, size=1.0, z=Z):
    """An open laptop with a dashboard on its screen."""
    with at(x, y, z, turn, scale=size):
        plate(0, 0, 0, 3.0, 2.0, 0.1, "metal", 0.14, 0.02)
        box(0, 0.22, 0.1, 2.66, 1.02, 0.008, "steel")
        for row in range(4):
            for column in range(11):
                box(-1.2 + column * 0.24, -0.16 + row * 0.25, 0.106, 0.19, 0.19, 0.025, "ink")
        plate(0, -0.66, 0.1, 0.9, 0.5, 0.008, "grey", 0.05, 0)
        with at(0, 0.98, 0.08, 0, 76):
            with at(0, 0.98, 0):
                plate(0, 0, -0.07, 3.0, 1.96, 0.07, "metal", 0.14, 0.02)
                plate(0, 0, 0.001, 2.84, 1.8, 0.012, "screen", 0.08, 0)
                dashboard(0, 0, 0.014, 2.7, 1.66)


def dashboard(x, y, z, w, d):
    """An app's panels on a screen in the local xy plane (y is up)."""
    with at(x, y, z):
        plate(-w * 0.41, 0, 0, w * 0.16, d, 0.02, "sky", 0.05, 0)
        for i in range(4):
            plate(-w * 0.41, d * (0.34 - i * 0.16), 0.02, w * 0.09, d * 0.06, 0.012, "white", 0.02, 0)
        plate(w * 0.1, d * 0.4, 0, w * 0.78, d * 0.13, 0.02, "screen_lit", 0.04, 0)
        plate(-w * 0.12, d * 0.07, 0, w * 0.34, d * 0.42, 0.03, "teal", 0.05, 0)
        plate(w * 0.29, d * 0.07, 0, w * 0.4, d * 0.42, 0.03, "white", 0.05, 0)
        for i, share in enumerate((0.4, 0.75, 0.55, 0.95, 0.7)):
            px = w * (0.16 + i * 0.065)
            tall = d * 0.3 * share
            box(px, d * -0.08 + tall / 2, 0.03, w * 0.04, tall, 0.03, "terracotta" if i == 3 else "sky")
        plate(w * 0.1, d * -0.34, 0, w * 0.78, d * 0.28, 0.03, "screen_lit", 0.05, 0)
        for i in range(3):
            plate(w * 0.02, d * (-0.27 - i * 0.07), 0.03, w * 0.5, d * 0.03, 0.015, "sky", 0.01, 0)
        cylinder(-w * 0.12, d * 0.07, 0.03, d * 0.14, 0.03, "white", segments=36)
        cylinder(-w * 0.12, d * 0.07, 0.04, d * 0.075, 0.03, "teal", segments=36)


def phone(x, y, z=Z, turn=0, tilt=0, size=1.0):
    """A phone lying on its back, its top towards the local +y; tilt it to stand it up."""
    with at(x, y, z, turn, tilt, scale=size):
        plate(0, 0, 0, 1.1, 2.2, 0.13, "ink", 0.18, 0.03)
        plate(0, 0, 0.125, 1.0, 2.1, 0.012, "screen_lit", 0.14, 0)
        plate(0, 0.78, 0.137, 0.86, 0.3, 0.03, "teal", 0.06, 0.005)
        for i, colour in enumerate(("sky", "white", "white", "gold")):
            px, py = -0.22 + (i % 2) * 0.44, 0.35 - (i // 2) * 0.44
            plate(px, py, 0.137, 0.39, 0.39, 0.04, colour, 0.07, 0.008)
        for i in range(2):
            plate(0, -0.42 - i * 0.2, 0.137, 0.86, 0.14, 0.025, "grey", 0.04, 0)
        plate(0, -0.85, 0.137, 0.86, 0.2, 0.05, "terracotta", 0.09, 0.01)


def gear(x, y, z, radius, height, material, teeth=10):
    """A toothed wheel lying flat."""
    outline = []
    for i in range(teeth):
        for share, reach in ((0.0, 0.8), (0.22, 0.8), (0.32, 1.0), (0.62, 1.0), (0.72, 0.8)):
            a = math.tau * (i + share) / teeth
            outline.append((radius * reach * math.cos(a), radius * reach * math.sin(a)))
    with at(x, y, z):
        extrude(outline, 0, height, material, 0.012)
        cylinder(0, 0, height, radius * 0.36, 0.03, "white", bevel=0.01, segments=32)
        cylinder(0, 0, height + 0.03, radius * 0.18, 0.02, "ink", segments=24)


def conveyor(x, y, length, width=0.8, turn=0, h=0.3, z=0.0):
    """A belt along its local x, on legs with rollers."""
    with at(x, y, z, turn):
        count = max(2, int(length / 0.9))
        for i in range(count + 1):
            for sy in (-1, 1):
                box((i / count - 0.5) * (length - 0.2), sy * (width / 2 - 0.05), 0, 0.07, 0.07, h, "steel")
        box(0, 0, h - 0.04, length, width, 0.07, "metal", 0.015)
        box(0, 0, h + 0.03, length, width - 0.16, 0.025, "ink")
        slats = int(length / 0.16)
        for i in range(slats):
            box((i + 0.5 - slats / 2) * length / slats, 0, h + 0.05, 0.05, width - 0.18, 0.012, "steel")
        for sx in (-1, 1):
            with at(sx * length / 2, 0, h - 0.005, 0, 90):
                cylinder(0, 0, -width / 2 + 0.02, 0.075, width - 0.04, "metal", segments=24)
    return z + h + 0.06


def ui_panel(x, y, z, w, d, kind=0, height=0.08):
    """A flat slab that looks like part of an interface: a bar, a chart, a list or tiles."""
    with at(x, y, z):
        plate(0, 0, 0, w, d, height, "white", 0.1, 0.015)
        plate(0, d * 0.36, height, w * 0.88, d * 0.14, 0.025, ("teal", "sky", "navy", "teal")[kind % 4], 0.04, 0.004)
        if kind % 4 == 0:
            for i, share in enumerate((0.4, 0.7, 0.5, 0.9)):
                tall = d * 0.48 * share
                box(
                    -w * 0.3 + i * w * 0.2,
                    -d * 0.38 + tall / 2,
                    height,
                    w * 0.12,
                    tall,
                    0.05,
                    "sky" if i != 3 else "teal",
                )
        elif kind % 4 == 1:
            for i in range(3):
                cylinder(-w * 0.34, d * (0.12 - i * 0.2), height, d * 0.06, 0.03, "teal", segments=20)
                plate(w * 0.08, d * (0.12 - i * 0.2), height, w * 0.62, d * 0.09, 0.025, "grey", 0.02, 0)
        elif kind % 4 == 2:
            for i in range(4):
                px, py = (-0.22 + 0.44 * (i % 2)) * w, (0.06 - 0.36 * (i // 2)) * d
                plate(px, py, height, w * 0.36, d * 0.26, 0.04, ("sky", "grey", "grey", "gold")[i], 0.05, 0.006)
        else:
            cylinder(-w * 0.2, -d * 0.12, height, d * 0.2, 0.04, "sky", segments=36)
            cylinder(-w * 0.2, -d * 0.12, height + 0.03, d * 0.1, 0.03, "white", segments=36)
            for i in range(3):
                plate(w * 0.24, d * (0.08 - i * 0.18), height, w * 0.32, d * 0.09, 0.025, "grey", 0.02, 0)


def monitor(x, y, z=Z, turn=0, size=1.0):
    """A desk monitor facing the local -y."""
    with at(x, y, z, turn, scale=size):
        plate(0, 0.02, 0, 0.26, 0.18, 0.02, "metal", 0.05, 0)
        box(0, 0.04, 0.02, 0.04, 0.03, 0.16, "metal")
        box(0, 0, 0.14, 0.56, 0.035, 0.34, "ink", 0.01)
        box(0, -0.018, 0.165, 0.51, 0.01, 0.29, "screen_lit")
        box(-0.16, -0.024, 0.185, 0.13, 0.01, 0.25, "sky")
        box(0.08, -0.024, 0.32, 0.27, 0.01, 0.1, "teal")


def beacon(x, y, z, radius=0.2, material="thread"):
    """Rings of light around a mast, for a signal."""
    for i in range(2):
        torus(x, y, z + i * 0.12, radius * (1 + 0.55 * i), 0.018, material)


def night_glow(x, y, z, watts=4.0):
    """A lamp that exists only at night."""
    if materials.mode() == "night":
        light.glow(x, y, z, watts)


def rounded_sign(x, y, z, w, h, material, turn=0):
    """A plain upright board with round corners, facing the local -y."""
    with at(x, y, z, turn):
        with at(0, 0, h / 2, 0, 90):
            extrude(round_rect(w, h, min(w, h) * 0.2), -0.03, 0.06, material, 0.01)
