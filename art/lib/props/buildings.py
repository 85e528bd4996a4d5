"""Homes and towers. Each stands at height `z` (by default the top of a pavement) and faces the local -y."""
from .. import materials
from ..core import Z, at, box, cylinder, rng, solid, sphere


def _is_lit(share):
    """Decide at random whether a window is lit: `share` of them are by day, more at night."""
    if materials.mode() != "day":
        share = min(0.9, share * 3.2)
    return rng.random() < share


def pane(share, glass="glass"):
    return "window" if _is_lit(share) else glass


def gable(x, y, z, w, d, h, material, over=0.09, thickness=0.05):
    """A saddle roof with its ridge along x: two slabs that overhang the walls."""
    reach, eaves = w / 2 + over, d / 2 + over
    drop = h * over / (d / 2)
    with at(x, y, z):
        for side in (-1, 1):
            ridge, foot = (0, h), (side * eaves, -drop)
            low = [(-reach, *foot), (reach, *foot), (reach, *ridge), (-reach, *ridge)]
            high = [(px, py, pz + thickness) for px, py, pz in low]
            faces = [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
            solid(low + high, faces, material, 0.008)


def gable_walls(x, y, z, w, d, h, material):
    """The prism of wall under a saddle roof."""
    a, b = w / 2, d / 2
    points = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0), (-a, 0, h), (a, 0, h)]
    with at(x, y, z):
        solid(points, [(0, 1, 5, 4), (2, 3, 4, 5), (0, 4, 3), (1, 2, 5), (3, 2, 1, 0)], material)


def window(x, y, z, w, h, material, depth=0.025, bars=True):
    """A framed window on a -y wall whose face is at y."""
    box(x, y, z - 0.02, w + 0.05, depth * 1.6, h + 0.04, "white")
    box(x, y - 0.012, z, w, depth * 1.6, h, material)
    if bars:
        box(x, y - 0.02, z, 0.018, depth * 1.6, h, "white")
        box(x, y - 0.02, z + h * 0.48, w, depth * 1.6, 0.018, "white")
    box(x, y - 0.03, z - 0.04, w + 0.08, 0.06, 0.025, "grey")


def side_window(x, y, z, w, h, material):
    """The same on a +x wall."""
    with at(x, y, 0, 90):
        window(0, 0, z, w, h, material)


def house(x, y, roof="roof_red", w=1.0, d=0.92, h=0.62, turn=0, walls="white", z=Z, storeys=1, dormer=False):
    """A family house: framed windows, door and canopy, chimney, a path to the street."""
    wall = h * storeys
    with at(x, y, z, turn):
        box(0, 0, 0, w + 0.03, d + 0.03, 0.06, "stone")
        box(0, 0, 0, w, d, wall, walls)
        gable_walls(0, 0, wall, w, d, 0.42, walls)
        gable(0, 0, wall, w, d, 0.42, roof)
        box(-0.22 * w, -d / 2, 0, 0.24, 0.05, 0.42, "grey")
        box(-0.22 * w, -d / 2 - 0.012, 0, 0.18, 0.05, 0.38, "teal" if roof != "roof_teal" else "navy")
        box(-0.22 * w, -d / 2 - 0.08, 0.43, 0.34, 0.2, 0.03, roof)
        box(-0.22 * w, -d / 2 - 0.12, 0, 0.3, 0.2, 0.03, "stone")
        box(-0.22 * w, -d / 2 - 0.32, 0.005, 0.2, 0.3, 0.02, "pave")
        window(0.22 * w, -d / 2, 0.2, 0.26, 0.26, pane(0.45))
        for storey in range(1, storeys):
            for side in (-0.22, 0.22):
                window(side * w, -d / 2, h * storey + 0.12, 0.24, 0.26, pane(0.35))
        for storey in range(storeys):
            for side in (-0.22, 0.22):
                side_window(w / 2, side * d, h * storey + 0.2, 0.2, 0.25, pane(0.25))
        side_window(w / 2, 0, wall + 0.1, 0.13, 0.13, pane(0.2))
        box(0.27 * w, 0.2 * d, wall + 0.1, 0.15, 0.15, 0.42, "cream", 0.01)
        box(0.27 * w, 0.2 * d, wall + 0.52, 0.19, 0.19, 0.04, "stone")
        cylinder(0.27 * w, 0.2 * d, wall + 0.56, 0.04, 0.06, "terracotta", segments=12)
        if dormer:
            box(-0.15 * w, -0.2 * d, wall + 0.1, 0.26, 0.3, 0.24, walls)
            box(-0.15 * w, -0.2 * d - 0.155, wall + 0.16, 0.17, 0.02, 0.14, pane(0.5))
            box(-0.15 * w, -0.2 * d, wall + 0.34, 0.34, 0.38, 0.035, roof)


def _roof_plant(w, d, z):
    """Roof equipment: a lift motor room, a cooling unit with its fan, a duct and vents."""
    box(-w * 0.14, d * 0.14, z, w * 0.36, d * 0.32, 0.24, "grey", 0.015)
    box(-w * 0.14, d * 0.14, z + 0.24, w * 0.4, d * 0.36, 0.03, "stone")
    box(w * 0.22, -d * 0.16, z, 0.26, 0.22, 0.14, "metal", 0.012)
    cylinder(w * 0.22, -d * 0.16, z + 0.14, 0.08, 0.015, "steel", segments=20)
    box(w * 0.22, d * 0.16, z, 0.08, d * 0.3, 0.06, "metal")
    for i in range(2):
        cylinder(-w * 0.28 + i * 0.13, -d * 0.26, z, 0.035, 0.11, "stone", segments=14)


def parapet(w, d, z, material, height=0.1, thick=0.06):
    for side in (-1, 1):
        box(0, side * (d / 2 - thick / 2), z, w, thick, height, material)
        box(side * (w / 2 - thick / 2), 0, z, thick, d, height, material)


def _entrance(d, material="navy"):
    """Glazed doors under a canopy, in the middle of the front."""
    box(0, -d / 2 - 0.01, 0, 0.4, 0.05, 0.3, "window")
    box(0, -d / 2 - 0.02, 0, 0.02, 0.05, 0.3, material)
    box(0, -d / 2 - 0.1, 0.31, 0.56, 0.24, 0.035, material, 0.008)


def tower(x, y, w, d, h, body="white", glass="glass", lit=0.14, balconies=False, plinth="navy", turn=0, z=Z):
    """A flat-roofed block with a grid of windows and optional balconies."""
    floors = max(3, round(h / 0.42))
    rise = (h - 0.2) / floors
    across, along = max(2, round(w / 0.36)), max(2, round(d / 0.36))
    with at(x, y, z, turn):
        box(0, 0, 0, w, d, h, body, 0.025)
        box(0, 0, 0, w * 1.02, d * 1.02, 0.24, plinth, 0.01)
        _entrance(d)
        for floor in range(1, floors):
            base = floor * rise + rise * 0.24
            for i in range(across):
                px, pw = (i + 0.5 - across / 2) * w / across, w / across
                box(px, -d / 2, base, pw * 0.62, 0.03, rise * 0.6, pane(lit, glass))
                box(px, -d / 2, base + rise * 0.28, pw * 0.62, 0.045, 0.016, body)
                if balconies:
                    box(px, -d / 2 - 0.08, base - 0.05, pw * 0.86, 0.16, 0.04, body)
                    box(px, -d / 2 - 0.155, base - 0.01, pw * 0.86, 0.014, 0.12, "glass_pale")
                else:
                    box(px, -d / 2 - 0.01, base - 0.025, pw * 0.7, 0.05, 0.022, "grey")
            for j in range(along):
                py, pd = (j + 0.5 - along / 2) * d / along, d / along
                box(w / 2, py, base, 0.03, pd * 0.62, rise * 0.6, pane(lit, glass))
                box(w / 2, py, base + rise * 0.28, 0.045, pd * 0.62, 0.016, body)
                box(w / 2 + 0.01, py, base - 0.025, 0.05, pd * 0.7, 0.022, "grey")
        box(0, 0, h, w - 0.08, d - 0.08, 0.01, "grey")
        parapet(w, d, h, body)
        _roof_plant(w, d, h + 0.01)


def glass_tower(x, y, w, d, h, frame="navy", glass="glass_dark", lit=0.1, crown=True, turn=0, z=Z):
    """A curtain-wall tower: floors and mullions over glass, a set-back crown, a mast."""
    floors, bays = round(h / 0.34), max(3, round(w / 0.34))
    with at(x, y, z, turn):
        box(0, 0, 0, w, d, h, glass)
        for floor in range(floors + 1):
            box(0, 0, floor * h / floors - 0.015, w * 1.03, d * 1.03, 0.035, frame)
        for i in range(bays + 1):
            t = i / bays - 0.5
            box(t * w, -d / 2, 0, 0.035, 0.06, h, frame)
            box(w / 2, t * d, 0, 0.06, 0.035, h, frame)
        for floor in range(1, floors):
            for i in range(bays):
                t = (i + 0.5) / bays - 0.5
                if _is_lit(lit):
                    box(t * w, -d / 2, floor * h / floors + 0.03, w / bays * 0.86, 0.02, h / floors * 0.84, "window")
                if _is_lit(lit):
                    box(w / 2, t * d, floor * h / floors + 0.03, 0.02, d / bays * 0.86, h / floors * 0.84, "window")
        box(0, 0, 0, w * 1.05, d * 1.05, 0.12, "stone")
        _entrance(d * 1.05, frame)
        box(0, 0, h, w * 1.05, d * 1.05, 0.1, frame, 0.02)
        if crown:
            box(0, 0, h + 0.1, w * 0.66, d * 0.66, 0.22, frame, 0.015)
            box(0, 0, h + 0.14, w * 0.68, d * 0.68, 0.1, "glass_pale")
            box(0, 0, h + 0.32, w * 0.5, d * 0.5, 0.1, "grey", 0.015)
            cylinder(w * 0.1, d * 0.1, h + 0.42, 0.022, 0.75, "metal", top=0.01, segments=10)
            sphere(w * 0.1, d * 0.1, h + 1.18, 0.03, "terracotta")


def terrace(x, y, colours, turn=0, w=0.66, d=0.9, z=Z):
    """A row of narrow shophouses of different colours and heights."""
    with at(x, y, z, turn):
        for i, (walls, roof) in enumerate(colours):
            px = (i + 0.5 - len(colours) / 2) * w
            h = 1.0 + 0.12 * (i % 2)
            box(px, 0, 0, w - 0.015, d, h, walls)
            gable_walls(px, 0, h, w - 0.015, d, 0.34, walls)
            gable(px, 0, h, w - 0.02, d, 0.34, roof, over=0.03)
            box(px, -d / 2 - 0.005, 0.02, w * 0.72, 0.03, 0.34, pane(0.5))
            box(px - w * 0.08, -d / 2 - 0.015, 0, 0.02, 0.03, 0.36, walls)
            awning(px, -d / 2, 0.4, w * 0.86, roof)
            for side in (-0.2, 0.2):
                window(px + side * w, -d / 2, 0.62, w * 0.22, 0.3, pane(0.35))
            if i == len(colours) - 1:
                for side in (-0.24, 0.24):
                    side_window(px + w / 2, side * d, 0.62, 0.16, 0.28, pane(0.3))


def awning(x, y, z, w, material, reach=0.24):
    """A striped blind over a shop window."""
    stripes = max(3, int(w / 0.11)) | 1
    for i in range(stripes):
        px = x + (i + 0.5 - stripes / 2) * w / stripes
        with at(px, y, z):
            half = w / stripes / 2
            points = [(-half, 0, 0.13), (half, 0, 0.13), (half, -reach, 0), (-half, -reach, 0)]
            points += [(px_, py_, pz_ - 0.03) for px_, py_, pz_ in points]
            faces = [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
            solid(points, faces, "white" if i % 2 else material)
