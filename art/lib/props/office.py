"""The office before and after: streets of paper, the scanner, open-roof rooms."""
from ..core import Z, at, box, cylinder, plate, rng
from .papers import cabinet, paper_stack
from .street import bush
from .tech import monitor


def archive_street(x, y):
    """Filing cabinets and paper piles in two rows, like a street of narrow houses."""
    with at(x, y, 0):
        heights = (6, 5, 7, 4, 6, 5)
        colours = ("grey", "stone", "grey", "cream", "stone", "grey")
        for i, (drawers, colour) in enumerate(zip(heights, colours)):
            cabinet(-1.45, 3.9 - i * 1.5, 90, drawers, drawers - 2 if i in (1, 3) else None, colour, w=0.95, d=0.9)
        for i in range(6):
            py = 3.9 - i * 1.5
            if i % 2:
                cabinet(0.35, py, 90, (3, 4, 2)[i // 2], 1 if i == 3 else None, ("cream", "grey", "stone")[i // 2])
            else:
                paper_stack(0.3, py, h=(1.7, 1.2, 1.4)[i // 2], turn=90)
                paper_stack(1.1, py - 0.15, h=(0.6, 0.35, 0.8)[i // 2], turn=80)
        paper_stack(-1.45, 3.9, 6 * 0.42 + 0.16, 0.4, turn=90)
        paper_stack(-1.45, -2.1, 6 * 0.42 + 0.16, 0.6, turn=90)
        for i in range(3):
            paper_stack(1.35, 2.8 - i * 2.6, h=0.2 + 0.14 * i, turn=rng.uniform(60, 120))


def scanner(x, y, z=0.0):
    """A scanner over a belt: paper goes in, light comes out."""
    with at(x, y, z):
        for side in (-1, 1):
            box(0, side * 0.68, 0, 1.0, 0.3, 1.3, "navy", 0.04)
        box(0, 0, 0.95, 1.1, 1.7, 0.45, "teal", 0.05)
        box(0, 0, 1.4, 0.8, 1.3, 0.08, "white", 0.02)
        for side in (-1, 1):
            box(side * 0.56, 0, 0.9, 0.02, 1.0, 0.06, "lamp" if side > 0 else "led")
        for i in range(5):
            box(-0.3 + i * 0.15, -0.86, 1.14, 0.08, 0.02, 0.08, "led")
        for i in range(2):
            cylinder(-0.2 + 0.4 * i, 0.2, 1.48, 0.09, 0.16, "metal", segments=20)


def open_room(x, y, w, d, z=Z, h=0.75, floor="wood", left_wall=True):
    """A room without a roof: a floor, full walls at the back, low ones in front.

    Without `left_wall` the left wall is low too, so that it hides nothing.
    """
    with at(x, y, z):
        box(0, 0, 0, w, d, 0.08, "stone", 0.012)
        box(0, 0, 0.08, w - 0.14, d - 0.14, 0.012, floor)
        box(0, d / 2 - 0.05, 0.08, w, 0.1, h, "white", 0.01)
        # The side walls stop short of the others, because coplanar tops must not overlap.
        box(-w / 2 + 0.05, 0, 0.08, 0.1, d - 0.2, h if left_wall else 0.14, "white", 0.01)
        # Windows in the back walls.
        count = max(2, round(w / 0.9))
        for i in range(count):
            px = (i + 0.5 - count / 2) * w / count
            box(px, d / 2 - 0.08, 0.32, w / count * 0.6, 0.08, h * 0.5, "glass_pale")
            box(px, d / 2 - 0.1, 0.32, 0.02, 0.08, h * 0.5, "white")
        count = max(2, round(d / 0.9)) if left_wall else 0
        for i in range(count):
            py = (i + 0.5 - count / 2) * d / count
            box(-w / 2 + 0.08, py, 0.32, 0.08, d / count * 0.6, h * 0.5, "glass_pale")
            box(-w / 2 + 0.1, py, 0.32, 0.08, 0.02, h * 0.5, "white")
        box(0, -d / 2 + 0.05, 0.08, w, 0.1, 0.14, "white", 0.01)
        box(w / 2 - 0.05, 0, 0.08, 0.1, d - 0.2, 0.14, "white", 0.01)


def desk(x, y, turn=0, z=Z):
    """A desk facing the local -y, with a chair."""
    with at(x, y, z, turn):
        box(0, 0, 0.3, 0.86, 0.44, 0.035, "wood", 0.01)
        for sx in (-0.38, 0.38):
            box(sx, 0, 0, 0.03, 0.4, 0.3, "white")
        cylinder(0, -0.36, 0, 0.08, 0.02, "steel", segments=16)
        cylinder(0, -0.36, 0, 0.02, 0.18, "steel", segments=10)
        box(0, -0.36, 0.18, 0.22, 0.2, 0.035, "navy", 0.012)
        box(0, -0.47, 0.2, 0.22, 0.03, 0.22, "navy", 0.012)


def workplace(x, y, turn=0, z=Z + 0.08):
    """A desk with a monitor and a keyboard."""
    with at(x, y, z, turn):
        desk(0, 0, 0, 0)
        monitor(0, 0.08, 0.335)
        box(0, -0.1, 0.335, 0.3, 0.09, 0.015, "grey")


def whiteboard(x, y, z, w=1.2, turn=0):
    """A wall-mounted board with notes in columns."""
    with at(x, y, z, turn):
        box(0, 0, 0, w, 0.03, 0.5, "white", 0.006)
        box(0, 0.01, -0.02, w + 0.04, 0.03, 0.54, "metal")
        colours = ("gold", "sky", "teal", "terracotta")
        for column in range(4):
            for row in range(3 - column % 2):
                box((column - 1.5) * w * 0.23, -0.02, 0.34 - row * 0.14, w * 0.15, 0.01, 0.1, colours[column])


def sofa(x, y, turn=0, z=Z + 0.08, colour="teal"):
    with at(x, y, z, turn):
        box(0, 0, 0.05, 0.8, 0.34, 0.12, colour, 0.03)
        box(0, 0.15, 0.05, 0.8, 0.1, 0.3, colour, 0.03)
        for side in (-1, 1):
            box(side * 0.38, 0, 0.05, 0.1, 0.34, 0.2, colour, 0.03)


def plant_pot(x, y, z=Z + 0.08):
    cylinder(x, y, z, 0.07, 0.14, "white", top=0.09, segments=20)
    bush(x, y, 0.85, z + 0.12)


def meeting_table(x, y, z=Z + 0.08, radius=0.42):
    cylinder(x, y, z, 0.05, 0.28, "white", segments=16)
    cylinder(x, y, z + 0.28, radius, 0.04, "wood", bevel=0.01, segments=40)
    plate(x - 0.08, y - 0.05, z + 0.32, 0.3, 0.2, 0.015, "metal", 0.03, 0)
