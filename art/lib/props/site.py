"""A building site: frame, scaffolding, crane, hut and smaller equipment."""
from ..core import Z, at, box, cylinder, dome, solid, tube
from .buildings import pane, window


def frame(x, y, w, d, floors, rise=0.5, glazed=0, turn=0, z=Z, material="white", lit=0.16):
    """A building under construction: slabs and columns, with the lowest `glazed` floors already clad."""
    bays, deep = max(2, round(w / 0.5)), max(2, round(d / 0.5))
    with at(x, y, z, turn):
        box(0, 0, 0, w + 0.06, d + 0.06, 0.06, "stone", 0.01)
        for floor in range(floors):
            base = 0.06 + floor * rise
            if floor < glazed:
                _clad_floor(w, d, base, rise, bays, deep, material, lit)
            else:
                for i in range(bays + 1):
                    for j in range(deep + 1):
                        px, py = (i / bays - 0.5) * (w - 0.1), (j / deep - 0.5) * (d - 0.1)
                        if i in (0, bays) or j in (0, deep):
                            box(px, py, base, 0.07, 0.07, rise - 0.06, "grey")
                box(0, 0, base, w * 0.3, d * 0.3, rise - 0.06, "stone")
            box(0, 0, base + rise - 0.06, w, d, 0.06, material, 0.01)
        top = 0.06 + floors * rise
        for i in range(bays + 1):
            for j in range(deep + 1):
                tube(
                    [((i / bays - 0.5) * (w - 0.1), (j / deep - 0.5) * (d - 0.1), top + s) for s in (0, 0.16)],
                    0.012,
                    "terracotta" if (i + j) % 2 else "steel",
                )
        return top + z


def _clad_floor(w, d, base, rise, bays, deep, material, lit):
    box(0, 0, base, w - 0.06, d - 0.06, rise - 0.06, material)
    for i in range(bays):
        px = (i + 0.5 - bays / 2) * w / bays
        box(px, -d / 2 + 0.02, base + 0.07, w / bays * 0.74, 0.04, rise - 0.2, pane(lit))
        box(px, -d / 2 + 0.01, base + 0.07, 0.02, 0.045, rise - 0.2, material)
    for j in range(deep):
        py = (j + 0.5 - deep / 2) * d / deep
        box(w / 2 - 0.02, py, base + 0.07, 0.04, d / deep * 0.74, rise - 0.2, pane(lit))
        box(w / 2 - 0.01, py, base + 0.07, 0.045, 0.02, rise - 0.2, material)


def scaffold(x, y, w, d, h, lift=0.5, z=Z, turn=0):
    """Poles, boards and braces on the two visible sides."""
    with at(x, y, z, turn):
        out = 0.2
        for face in ("front", "side"):
            length = w if face == "front" else d
            with at(0, 0, 0, 0 if face == "front" else 90):
                edge = -(d if face == "front" else w) / 2
                count = max(2, round(length / 0.55))
                levels = int(h / lift)
                for i in range(count + 1):
                    px = (i / count - 0.5) * (length + 0.2)
                    for py in (edge - 0.05, edge - out):
                        tube([(px, py, 0), (px, py, h)], 0.014, "steel")
                for level in range(1, levels + 1):
                    pz = level * lift
                    box(0, edge - 0.125, pz - 0.03, length + 0.3, 0.17, 0.025, "wood")
                    tube(
                        [(-length / 2 - 0.12, edge - out, pz + 0.14), (length / 2 + 0.12, edge - out, pz + 0.14)],
                        0.01,
                        "steel",
                    )
                for i in range(count):
                    x0, x1 = ((i + k) / count - 0.5 for k in (0, 1))
                    tube(
                        [(x0 * (length + 0.2), edge - out, 0), (x1 * (length + 0.2), edge - out, h * 0.98)],
                        0.009,
                        "steel",
                    )


def hut(x, y, turn=0, lit=True, z=Z, w=0.9, d=0.6, material="sky"):
    """A lit site hut on blocks."""
    with at(x, y, z, turn):
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(sx * w * 0.4, sy * d * 0.35, 0, 0.1, 0.1, 0.06, "stone")
        box(0, 0, 0.06, w, d, 0.48, material, 0.02)
        ribs = 9
        for i in range(ribs):
            box(w / 2, (i + 0.5 - ribs / 2) * d / ribs, 0.1, 0.02, 0.02, 0.4, "white")
        box(0, 0, 0.54, w + 0.05, d + 0.05, 0.04, "white", 0.01)
        window(-0.16, -d / 2, 0.24, 0.34, 0.2, "window" if lit else "glass")
        box(0.26, -d / 2, 0.06, 0.2, 0.03, 0.4, "navy")
        box(0.26, -d / 2 - 0.1, 0, 0.24, 0.16, 0.05, "wood")


def crane(x, y, h=4.2, jib=3.0, turn=0, z=Z, hook=1.2, reach=0.8, material="gold", load=None):
    """A tower crane with its jib along the local +x; return the position of the hook.

    `hook` is how far the hook hangs down, `reach` its position along the jib (0..1);
    `load` is called in the hook's frame to build the load.
    """
    half = 0.13
    with at(x, y, z, turn):
        box(0, 0, 0, 0.8, 0.8, 0.14, "stone", 0.02)
        _lattice(half, h, material)
        box(0, 0, h, 0.36, 0.36, 0.1, "steel", 0.012)
        box(0.2, -0.24, h - 0.06, 0.26, 0.22, 0.3, "white", 0.02)
        box(0.26, -0.36, h + 0.06, 0.12, 0.02, 0.14, "window")
        for sy in (-1, 1):
            tube([(-1.1, sy * 0.1, h + 0.14), (jib, sy * 0.1, h + 0.14)], 0.022, material)
        tube([(0, 0, h + 0.36), (jib, 0, h + 0.36)], 0.022, material)
        bays = int(jib / 0.3)
        for i in range(bays):
            a, b = jib * i / bays, jib * (i + 0.5) / bays
            for sy in (-1, 1):
                tube(
                    [(a, sy * 0.1, h + 0.14), (b, 0, h + 0.36), (jib * (i + 1) / bays, sy * 0.1, h + 0.14)],
                    0.011,
                    material,
                )
        tube([(0, 0, h), (0, 0, h + 0.85)], 0.035, material)
        tube([(0, 0, h + 0.83), (jib * 0.75, 0, h + 0.36)], 0.015, "rope")
        tube([(0, 0, h + 0.83), (-1.0, 0, h + 0.16)], 0.015, "rope")
        box(-0.92, 0, h - 0.14, 0.4, 0.34, 0.34, "stone", 0.02)
        px = jib * reach
        box(px, 0, h + 0.06, 0.18, 0.24, 0.06, "steel")
        for sy in (-0.05, 0.05):
            tube([(px, sy, h + 0.06), (px, 0, h - hook + 0.1)], 0.014, "rope")
        cylinder(px, 0, h - hook + 0.02, 0.06, 0.1, "ink", segments=16)
        if load:
            with at(px, 0, h - hook):
                load()


def _lattice(half, h, material):
    """A square lattice mast."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * half, sy * half, 0.1), (sx * half, sy * half, h)], 0.024, material)
    bays = max(2, int(h / 0.28))
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    for i in range(bays):
        low, high = 0.1 + (h - 0.1) * i / bays, 0.1 + (h - 0.1) * (i + 1) / bays
        for k in range(4):
            a, b = corners[k], corners[(k + 1) % 4]
            if i % 2:
                a, b = b, a
            tube([(*a, low), (*b, high)], 0.011, material)


def sling(w, d, drop=0.5):
    """Four chains from the hook to a load of w by d, hung `drop` below."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(0, 0, 0.02), (sx * w / 2, sy * d / 2, -drop)], 0.014, "rope")


def wheelbarrow(x, y, z=Z, turn=0, size=1.0, load="earth"):
    """A heaped wheelbarrow, its wheel towards the local +x."""
    with at(x, y, z, turn, scale=size):
        with at(0.55, 0, 0.15, 0, 90):
            cylinder(0, 0, -0.05, 0.15, 0.1, "rubber", bevel=0.02, segments=28)
            cylinder(0, 0, -0.055, 0.07, 0.11, "metal", segments=20)
        low, high = (0.3, 0.2), (0.46, 0.3)
        points = [(sx * low[0], sy * low[1], 0.22) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        points += [(sx * high[0] + 0.04, sy * high[1], 0.5) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        faces = [(0, 1, 2, 3), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)]
        solid(points, faces, "terracotta", 0.015)
        if load:
            dome(0.04, 0, 0.48, 0.34, load, 0.55)
        for sy in (-1, 1):
            tube([(0.56, sy * 0.07, 0.15), (0.1, sy * 0.22, 0.24), (-0.95, sy * 0.28, 0.42)], 0.022, "wood_dark")
            tube([(-0.25, sy * 0.22, 0.26), (-0.35, sy * 0.22, 0.0)], 0.02, "steel")


def ladder(x, y, z=Z, turn=0, h=1.6, lean=14):
    """A ladder leaning towards the local +y."""
    with at(x, y, z, turn, -lean):
        for sx in (-0.1, 0.1):
            box(sx, 0, 0, 0.03, 0.03, h, "wood")
        for i in range(int(h / 0.14)):
            box(0, 0, 0.08 + i * 0.14, 0.2, 0.02, 0.02, "wood_dark")


def survey_peg(x, y, z=Z, h=0.7):
    """A surveyor's wooden peg with a ribbon."""
    with at(x, y, z):
        cylinder(0, 0, 0, 0.02, h * 0.3, "wood", top=0.05, segments=4)
        box(0, 0, h * 0.2, 0.09, 0.09, h * 0.8, "wood", 0.012)
        box(0, 0, h * 0.82, 0.1, 0.1, 0.12, "terracotta", 0.01)
        with at(0.05, 0, h * 0.86, -20):
            solid(
                [(0, 0, 0), (0.42, 0.02, 0.02), (0.34, 0.02, 0.1), (0.42, 0.02, 0.18), (0, 0, 0.16)],
                [(0, 1, 2, 3, 4)],
                "terracotta",
            )
