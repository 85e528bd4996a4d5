"""Crates, cartons, flat-packed panels and bricks."""
from ..core import Z, at, box, cylinder, plate


def crate(x, y, w, d, h, turn=0, z=Z, material="wood", inside="wood_dark"):
    """An open timber crate with slats, corner posts and a dark interior."""
    with at(x, y, z, turn):
        box(0, 0, 0, w, d, 0.06, inside)
        slats = max(2, round(h / 0.3))
        rise = h / slats
        for k in range(slats):
            for side in (-1, 1):
                box(0, side * d / 2, k * rise + 0.02, w, 0.06, rise * 0.84, material, 0.012)
                box(side * w / 2, 0, k * rise + 0.02, 0.06, d, rise * 0.84, material, 0.012)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(sx * w / 2, sy * d / 2, 0, 0.16, 0.16, h + 0.04, inside, 0.015)


def carton(x, y, w, d, h, turn=0, z=Z, flaps=True, material="kraft"):
    """An open cardboard box with its four flaps folded out."""
    t = 0.05
    with at(x, y, z, turn):
        box(0, 0, 0, w, d, 0.05, "kraft_dark")
        for side in (-1, 1):
            box(0, side * (d - t) / 2, 0, w, t, h, material, 0.01)
            box(side * (w - t) / 2, 0, 0, t, d, h, material, 0.01)
        box(0, -d / 2 - 0.004, 0, w * 0.16, 0.012, h, "sky")
        box(w / 2 + 0.004, 0, 0, 0.012, d * 0.16, h, "sky")
        if flaps:
            reach = d * 0.42
            for side, fold in ((-1, 38), (1, -52)):
                with at(0, side * d / 2, h, 0, fold * 1.0):
                    box(0, side * reach / 2, -t / 2, w - 0.04, reach, t * 0.8, material, 0.01)
            for side, fold in ((-1, -48), (1, 34)):
                with at(side * w / 2, 0, h, 0, 0, fold * 1.0):
                    box(side * reach / 2, 0, -t / 2, reach, d - 0.04, t * 0.8, material, 0.01)


def panel(w, h, material="white", holes=2, lit=False, t=0.07):
    """A flat-packed wall lying in the local xy plane, with windows and dowels along its edge."""
    plate(0, 0, 0, w, h, t, material, 0.04, 0.012)
    across = holes
    for i in range(across):
        for j in range(max(1, round(h / w * holes * 0.8))):
            rows = max(1, round(h / w * holes * 0.8))
            px, py = (i + 0.5 - across / 2) * w * 0.86 / across, (j + 0.5 - rows / 2) * h * 0.86 / rows
            pw, ph = w * 0.86 / across * 0.66, h * 0.86 / rows * 0.66
            box(px, py, t - 0.03, pw + 0.05, ph + 0.05, 0.04, "grey")
            box(px, py, t - 0.02, pw, ph, 0.04, "window" if lit else "glass")
            box(px, py, t, 0.02, ph, 0.03, material)
    for i in range(3):
        with at((i - 1) * w * 0.32, h / 2, t / 2, 0, -90):
            cylinder(0, 0, 0, 0.025, 0.1, "wood", segments=12)


def block(x, y, w, d, h, material, z=Z, knobs=True, turn=0):
    """A building block with studs on top."""
    with at(x, y, z, turn):
        box(0, 0, 0, w, d, h, material, 0.03)
        if knobs:
            across, along = max(1, round(w / 0.5)), max(1, round(d / 0.5))
            for i in range(across):
                for j in range(along):
                    px, py = (i + 0.5 - across / 2) * w / across, (j + 0.5 - along / 2) * d / along
                    cylinder(px, py, h, 0.13, 0.08, material, bevel=0.015, segments=28)


def open_lid(x, y, w, d, turn=0, z=Z, lean=70):
    """The leaning lid of a crate."""
    with at(x, y, z, turn, lean):
        for i in range(4):
            box(0, (i + 0.5) * d / 4, 0, w, d / 4 * 0.9, 0.05, "wood", 0.01)
        for sx in (-0.36, 0.36):
            box(sx * w, d / 2, 0.05, 0.12, d, 0.05, "wood_dark", 0.01)
