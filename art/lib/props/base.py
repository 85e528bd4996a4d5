"""The plinth and the flat surfaces on it."""

from ..core import at, box, plate
from ..render import PLINTH_HEIGHT


def plinth(w, d, height=PLINTH_HEIGHT, floor=-PLINTH_HEIGHT):
    """The dark base with its lighter top slab; its top is at z = 0 unless `floor` is raised."""
    top = floor + height
    box(0, 0, floor, w, d, height - 0.14, "plinth", 0.07)
    # A pale edge between base and slab, which outlines the model.
    box(0, 0, top - 0.15, w - 0.05, d - 0.05, 0.08, "plinth_edge", 0.03)
    box(0, 0, top - 0.08, w - 0.1, d - 0.1, 0.08, "slab", 0.03)


def pavement(x, y, w, d, material="pave", height=0.06, radius=0.12):
    plate(x, y, 0, w, d, height, material, radius)


def lawn(x, y, w, d, height=0.075):
    """Grass with a kerb round it."""
    # Slightly above the pavement, because coplanar faces would flicker.
    plate(x, y, 0, w + 0.14, d + 0.14, height - 0.008, "pave", 0.14)
    plate(x, y, 0, w, d, height, "lawn", 0.1)


def road(x, y, length, width=1.0, turn=0.0, dashes=True):
    """A straight road along its local x, with kerb lines and a dashed middle."""
    with at(x, y, 0, turn):
        box(0, 0, 0.001, length, width, 0.02, "road")
        for side in (-1, 1):
            box(0, side * (width / 2 - 0.07), 0.02, length, 0.025, 0.006, "marking")
        if dashes:
            count = int(length / 0.45)
            for i in range(count):
                box((i + 0.5 - count / 2) * length / count, 0, 0.02, 0.2, 0.04, 0.006, "marking")


def crossing(x, y, width=1.0, turn=0.0):
    """A zebra crossing over a road that runs along the local x."""
    with at(x, y, 0, turn):
        box(0, 0, 0.012, 0.34, width - 0.02, 0.012, "road")
        bars = max(4, int(width / 0.14))
        for i in range(bars):
            box(0, (i + 0.5 - bars / 2) * width / bars * 0.92, 0.02, 0.28, width / bars * 0.5, 0.01, "marking")


def junction(x, y, size=1.0):
    box(x, y, 0.005, size, size, 0.022, "road")
