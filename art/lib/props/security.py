"""Walls, gates and doors."""
from ..core import Z, at, box, cylinder
from .buildings import gable, gable_walls, window
from .tools import padlock, shield


def wall(x, y, length, h=0.8, z=Z, material="white"):
    """A wall along the local x, with a plinth course, piers and a coping."""
    box(x, y, z, length, 0.26, h, material, 0.015)
    box(x, y, z, length + 0.02, 0.32, 0.14, "stone", 0.01)
    box(x, y, z + h, length + 0.04, 0.36, 0.08, "navy", 0.015)
    count = max(1, round(length / 1.0))
    for i in range(count + 1):
        px = x + (i / count - 0.5) * length
        box(px, y, z, 0.34, 0.38, h + 0.12, material, 0.015)
        box(px, y, z + h + 0.12, 0.42, 0.46, 0.07, "navy", 0.015)
    for i in range(count):
        px = x + ((i + 0.5) / count - 0.5) * length
        box(px, y - 0.13, z + 0.22, length / count * 0.55, 0.02, h * 0.5, "cream")


def gatehouse(x, y, z=Z, opened=False):
    """Two towers and an arch over a door; the door carries a padlock, the arch a shield."""
    with at(x, y, z):
        for side in (-1, 1):
            px = side * 1.15
            box(px, 0, 0, 0.95, 1.1, 2.3, "white", 0.025)
            box(px, 0, 0, 1.0, 1.15, 0.24, "stone", 0.015)
            box(px, 0, 1.35, 0.99, 1.14, 0.06, "navy")
            for base in (0.55, 1.62):
                window(px, -0.55, base, 0.3, 0.4, "window")
                with at(px, 0, 0, 90):
                    window(0, -0.475, base, 0.3, 0.4, "window")
            box(px, 0, 2.3, 1.12, 1.27, 0.12, "navy", 0.02)
            for i in range(3):
                for row in (-1, 1):
                    box(px + (i - 1) * 0.4, row * 0.52, 2.42, 0.24, 0.2, 0.2, "white", 0.012)
            for row in (0,):
                for edge in (-1, 1):
                    box(px + edge * 0.44, row, 2.42, 0.2, 0.26, 0.2, "white", 0.012)
            cylinder(px, 0, 2.42, 0.02, 0.8, "metal", segments=10)
            box(px + 0.17, 0, 2.98, 0.34, 0.015, 0.2, "teal")
        box(0, 0.1, 1.45, 1.4, 0.8, 0.7, "white", 0.02)
        box(0, 0.1, 2.15, 1.4, 0.9, 0.1, "navy", 0.015)
        shield(0, -0.36, 1.86, 0.55)
        if opened:
            for side in (-1, 1):
                with at(side * 0.62, -0.25, 0, side * 68):
                    box(-side * 0.31, 0, 0, 0.62, 0.08, 1.42, "teal", 0.012)
        else:
            box(0, 0.05, 0, 1.36, 0.12, 1.46, "teal", 0.012)
            for px in (-0.34, 0.34):
                for base in (0.14, 0.8):
                    box(px, -0.02, base, 0.48, 0.03, 0.5, "roof_teal", 0.01)
            box(0, -0.03, 0, 0.03, 0.04, 1.46, "ink")
            padlock(0, -0.18, 0.44, size=0.72)


def turnstile(x, y, turn=0, z=Z):
    """A turnstile with a card reader on its post."""
    with at(x, y, z, turn):
        for side in (-1, 1):
            box(side * 0.5, 0, 0, 0.22, 0.7, 0.6, "white", 0.03)
            box(side * 0.5, 0, 0.6, 0.24, 0.72, 0.05, "navy", 0.015)
            box(side * 0.5, -0.2, 0.65, 0.14, 0.2, 0.02, "led")
        for side in (-1, 1):
            box(side * 0.22, 0, 0.16, 0.32, 0.03, 0.38, "glass_pale")


def small_lodge(x, y, turn=0, z=Z):
    """A gatekeeper's lodge."""
    with at(x, y, z, turn):
        box(0, 0, 0, 1.1, 1.0, 0.75, "white", 0.015)
        gable_walls(0, 0, 0.75, 1.1, 1.0, 0.4, "white")
        gable(0, 0, 0.75, 1.1, 1.0, 0.4, "roof_teal")
        window(0.2, -0.5, 0.25, 0.42, 0.32, "window")
        box(-0.3, -0.5, 0, 0.22, 0.04, 0.5, "navy")
        with at(0, 0, 0, 90):
            window(0, -0.55, 0.25, 0.4, 0.32, "window")
