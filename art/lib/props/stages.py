"""One house-sized building in five cumulative stages: stakes, slab, frame, walls, lights."""
from ..core import at, box, cylinder, rng, tube
from .base import lawn, pavement, plinth
from .buildings import parapet
from .site import crane, hut, ladder, scaffold, sling, survey_peg, wheelbarrow
from .street import bush, cone, fence, hedge, peg, tree

# The top and the counterweight of the crane, which only two stages have.
CAMERA = {"azimuth": 45, "include": [(-3.3, 1.6, 6.05), (-4.6, 1.85, 6.0)]}

W, D, RISE, FLOORS = 4.4, 3.6, 1.05, 3
BAYS, DEEP = 4, 3
BASE = 0.16  # the top of the slab
CORNERS = [(-W / 2, -D / 2), (W / 2, -D / 2), (W / 2, D / 2), (-W / 2, D / 2)]


def stakes():
    """String between four stakes, marking the future walls."""
    for x, y in CORNERS:
        with at(x, y, 0.1, scale=1.5):
            survey_peg(0, 0, 0, 0.62)
    ring = [(x, y, 0.62) for x, y in (*CORNERS, CORNERS[0])]
    tube(ring, 0.018, "paper")
    for x in (-W / 6, W / 6):
        tube([(x, -D / 2, 0.62), (x, D / 2, 0.62)], 0.012, "paper")


def slab():
    box(0, 0, 0.1, W + 0.5, D + 0.5, BASE - 0.1, "stone", 0.02)
    box(0, 0, BASE, W + 0.24, D + 0.24, 0.12, "white", 0.02)
    # Stubs of the future columns.
    for i in range(BAYS + 1):
        for j in range(DEEP + 1):
            x, y = (i / BAYS - 0.5) * (W - 0.2), (j / DEEP - 0.5) * (D - 0.2)
            if i in (0, BAYS) or j in (0, DEEP):
                tube([(x, y, BASE + 0.1), (x, y, BASE + 0.42)], 0.03, "terracotta")


def frame(top):
    """Columns and floors of `top` storeys."""
    for floor in range(top):
        z = BASE + 0.12 + floor * RISE
        for i in range(BAYS + 1):
            for j in range(DEEP + 1):
                if i in (0, BAYS) or j in (0, DEEP):
                    x, y = (i / BAYS - 0.5) * (W - 0.2), (j / DEEP - 0.5) * (D - 0.2)
                    box(x, y, z, 0.13, 0.13, RISE - 0.1, "grey")
        box(0.6, 0.5, z, 1.1, 0.9, RISE - 0.1, "stone")
        box(0, 0, z + RISE - 0.1, W + 0.06, D + 0.06, 0.1, "white", 0.012)


def pane(x, y, z, w, h, side, glass):
    with at(x, y, z, 90 if side else 0):
        box(0, -0.03, 0, w, 0.1, h, "navy")
        box(0, -0.055, 0.05, w - 0.1, 0.08, h - 0.1, glass)
        box(0, -0.075, 0.05, 0.04, 0.08, h - 0.1, "navy")


def skin(lit):
    """Walls with windows between the columns, and a roof garden."""
    for floor in range(FLOORS):
        z = BASE + 0.12 + floor * RISE
        box(0, 0, z, W - 0.06, D - 0.06, RISE - 0.1, "white")
        for i in range(BAYS):
            x = (i + 0.5 - BAYS / 2) * (W - 0.2) / BAYS
            if floor == 0 and i == 1:
                box(x, -D / 2 - 0.02, z - 0.04, 0.66, 0.1, 0.86, "teal", 0.01)
                box(x, -D / 2 - 0.06, z + 0.02, 0.46, 0.06, 0.66, "window" if lit else "glass")
                box(x, -D / 2 - 0.25, z + 0.84, 1.0, 0.5, 0.07, "navy", 0.01)
                continue
            pane(x, -D / 2, z + 0.14, 0.74, 0.66, False, "window" if lit else "glass")
        for j in range(DEEP):
            y = (j + 0.5 - DEEP / 2) * (D - 0.2) / DEEP
            pane(W / 2, y, z + 0.14, 0.78, 0.66, True, "window" if lit else "glass")
        box(0, 0, z + RISE - 0.1, W + 0.12, D + 0.12, 0.1, "teal" if floor == FLOORS - 1 else "white", 0.012)
    top = BASE + 0.12 + FLOORS * RISE
    parapet(W + 0.12, D + 0.12, top, "white", 0.2, 0.1)
    box(0.6, 0.5, top, 1.3, 1.1, 0.5, "grey", 0.02)
    box(0.6, 0.5, top + 0.5, 1.45, 1.25, 0.07, "navy", 0.01)
    hedge(-1.2, 0.2, 1.3, 1.7, 0.14, top)


def site(stage):
    """Temporary site equipment, which depends on the stage."""
    if stage < 5:
        fence(-4.3, 4.1, 4.1, 4.1, 0.06, 0.45, "wood", 0.24)
        fence(-4.3, 4.1, -4.3, -3.9, 0.06, 0.45, "wood", 0.24)
        hut(3.3, -3.3, 0, w=1.5, d=0.95, z=0.06)
        for x, y in ((-2.9, -3.4), (-2.3, -3.6), (1.2, -3.5)):
            cone(x, y, 0.06, 1.8)
    if stage in (1, 2):
        wheelbarrow(-3.4, -1.5, 0.08, 30, 1.3, "earth")
        cylinder(-3.2, 2.2, 0.08, 0.8, 0.6, "earth", top=0.06, segments=28)
    if stage in (2, 3):
        for i in range(3):
            box(3.4, 0.6 + i * 0.4, 0.08, 1.3, 0.3, 0.18, "wood", 0.02)
        for i in range(2):
            box(3.4, 0.8 + i * 0.4, 0.26, 1.3, 0.3, 0.18, "wood_dark", 0.02)
    if stage in (3, 4):
        crane(-3.3, 1.6, 5.0, 4.2, -8, 0.08, 0.7 if stage == 3 else 1.0, 0.82, load=hung)
        scaffold(0, 0, W + 0.2, D + 0.2, RISE * (1.7 if stage == 3 else 3.1), RISE, 0.1)
        ladder(-2.6, -2.75, 0.08, 0, 1.7, 16)
    if stage == 5:
        for x, y, size in ((-3.5, 2.9, 1.8), (-3.6, -1.0, 1.5), (3.5, 2.8, 1.6), (3.6, -0.4, 1.3), (-3.4, -3.2, 1.3)):
            tree(x, y, size, 0.08)
        for x in (-2.2, 1.0, 2.1, 3.2):
            bush(x, -2.9, 1.6, 0.08)
        with at(-0.55, -3.1):
            box(0, 0, 0.06, 0.9, 1.9, 0.05, "pave", 0.01)


def hung():
    sling(0.9, 0.6, 0.3)
    box(0, 0, -0.42, 1.1, 0.8, 0.12, "sky", 0.02)


def people(stage):
    crew = {
        1: ((-0.6, -0.4, "teal"), (1.2, -2.7, "terracotta")),
        2: ((-2.9, -2.6, "teal"), (1.6, -2.8, "terracotta"), (0.2, 0.1, "navy")),
        3: ((-1.4, -2.9, "teal"), (2.2, -2.9, "terracotta")),
        4: ((-1.5, -3.0, "teal"), (2.1, -3.0, "terracotta")),
        5: ((-0.4, -3.3, "teal"), (0.35, -3.6, "terracotta"), (1.9, -3.6, "navy")),
    }[stage]
    z = 0.4 if stage == 2 else 0.12
    for x, y, colour in crew:
        inside = abs(x) < W / 2 and abs(y) < D / 2
        peg(x, y, colour, 2.0, z if inside else 0.08, "gold" if stage < 5 else None)


def building(stage):
    """The site at `stage` 1 to 5; plinth, ground and camera are the same in all stages."""
    rng.seed("building-site")
    plinth(9.2, 8.8)
    lawn(0, 0, 8.6, 8.2, 0.06)
    pavement(0, -0.2, 6.6, 6.2, "earth" if stage < 5 else "pave", 0.08)
    if stage == 1:
        stakes()
    if stage >= 2:
        slab()
    if stage == 3:
        frame(FLOORS)
    if stage >= 4:
        skin(stage == 5)
    site(stage)
    people(stage)
