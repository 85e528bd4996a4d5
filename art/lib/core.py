"""Primitive shapes, and the local frame that they are placed in.

Lengths are metres of model: a plinth is about ten across, a house about one.
x runs to the lower right of the picture, y to the upper right, z up. A shape
is given by the centre of its footprint and the height of its underside, so
that things are stacked by adding heights. z = 0 is the top of the plinth.
"""
import math
import random
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Matrix, Vector

from . import materials

# The top of a pavement, where most things stand.
Z = 0.06

# The prefix of label anchors' names.
LABEL = "label:"

# Seeded with the scene's name, so that a scene always renders the same and no
# two scenes share a window pattern.
rng = random.Random()

_frames = [Matrix.Identity(4)]
_meshes = {}


def start(seed):
    """Empty the file, clear all state, and seed the random numbers."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _meshes.clear()
    _frames[:] = [Matrix.Identity(4)]
    rng.seed(seed)


@contextmanager
def at(x=0.0, y=0.0, z=0.0, turn=0.0, tilt=0.0, roll=0.0, scale=1.0):
    """Place what follows in a local frame.

    `turn` is about the vertical, `tilt` about the local x axis and `roll`
    about the local y axis, all in degrees.
    """
    frame = (
        Matrix.Translation((x, y, z))
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(tilt), 4, "X")
        @ Matrix.Rotation(math.radians(roll), 4, "Y")
        @ Matrix.Scale(scale, 4)
    )
    _frames.append(_frames[-1] @ frame)
    try:
        yield
    finally:
        _frames.pop()


def _place(data, local):
    thing = bpy.data.objects.new(data.name, data)
    thing.matrix_world = _frames[-1] @ local
    bpy.context.scene.collection.objects.link(thing)
    return thing


def label(name, x, y, z):
    """Name the point of the model that a flag's line touches; written to `index.json`, never drawn."""
    anchor = bpy.data.objects.new(LABEL + name, None)
    anchor.matrix_world = _frames[-1] @ Matrix.Translation((x, y, z))
    bpy.context.scene.collection.objects.link(anchor)


def _cached(key, build):
    """The mesh for `key` (kind, material, dimensions), built once so that Cycles instances it."""
    if key not in _meshes:
        shape = bmesh.new()
        build(shape)
        bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
        mesh = bpy.data.meshes.new(str(key[0]))
        shape.to_mesh(mesh)
        shape.free()
        mesh.materials.append(materials.get(key[1]))
        _meshes[key] = mesh
    return _meshes[key]


def _soften(shape, width, segments=3):
    """Bevel every sharp edge, so that it catches the light."""
    sharp = [e for e in shape.edges if len(e.link_faces) == 2 and e.calc_face_angle() > 0.6]
    bmesh.ops.bevel(shape, geom=sharp, offset=width, segments=segments, profile=0.5, affect="EDGES", clamp_overlap=True)


def _smooth(mesh, angle=35):
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)


def box(x, y, z, sx, sy, sz, material, bevel=0.0):
    """A block. Without a bevel it is an instance of one shared cube, which suits the many small parts."""
    if not bevel:
        cube = _cached(("cube", material), lambda s: bmesh.ops.create_cube(s, size=1.0))
        local = Matrix.Translation((x, y, z + sz / 2)) @ Matrix.Diagonal((sx, sy, sz, 1))
        return _place(cube, local)

    def build(shape):
        bmesh.ops.create_cube(shape, size=1.0)
        bmesh.ops.scale(shape, vec=(sx, sy, sz), verts=shape.verts)
        _soften(shape, bevel)

    size = tuple(round(v, 4) for v in (sx, sy, sz, bevel))
    return _place(_cached(("block", material, size), build), Matrix.Translation((x, y, z + sz / 2)))


def cylinder(x, y, z, radius, height, material, top=None, bevel=0.0, segments=40):
    """An upright cylinder, or with `top` (the upper radius) a cone or a tapered post."""
    top = radius if top is None else top

    def build(shape):
        bmesh.ops.create_cone(
            shape, cap_ends=True, segments=segments, radius1=radius, radius2=max(top, 1e-4), depth=height
        )
        if bevel:
            _soften(shape, bevel)

    key = ("cylinder", material, round(radius, 4), round(top, 4), round(height, 4), bevel, segments)
    mesh = _cached(key, build)
    _smooth(mesh)
    return _place(mesh, Matrix.Translation((x, y, z + height / 2)))


def sphere(x, y, z, radius, material, stretch=1.0):
    """A ball around its centre; `stretch` scales its height."""
    mesh = _cached(("ball", material), lambda s: bmesh.ops.create_icosphere(s, subdivisions=4, radius=1.0))
    _smooth(mesh, 180)
    local = Matrix.Translation((x, y, z)) @ Matrix.Diagonal((radius, radius, radius * stretch, 1))
    return _place(mesh, local)


def dome(x, y, z, radius, material, stretch=1.0):
    """The upper half of a ball, standing at height z."""

    def build(shape):
        bmesh.ops.create_icosphere(shape, subdivisions=4, radius=1.0)
        geom = list(shape.verts) + list(shape.edges) + list(shape.faces)
        bmesh.ops.bisect_plane(shape, geom=geom, plane_co=(0, 0, 0), plane_no=(0, 0, 1), clear_inner=True)

    mesh = _cached(("dome", material), build)
    _smooth(mesh, 180)
    local = Matrix.Translation((x, y, z)) @ Matrix.Diagonal((radius, radius, radius * stretch, 1))
    return _place(mesh, local)


def extrude(outline, z, height, material, bevel=0.0):
    """A flat outline [(x, y), ...] extruded to `height`."""

    def build(shape):
        face = shape.faces.new([shape.verts.new((px, py, 0)) for px, py in outline])
        lifted = bmesh.ops.extrude_face_region(shape, geom=[face])["geom"]
        moved = [v for v in lifted if isinstance(v, bmesh.types.BMVert)]
        bmesh.ops.translate(shape, vec=(0, 0, height), verts=moved)
        if bevel:
            _soften(shape, bevel, 2)

    key = ("outline", material, tuple((round(a, 4), round(b, 4)) for a, b in outline), round(height, 4), bevel)
    mesh = _cached(key, build)
    _smooth(mesh, 25)
    return _place(mesh, Matrix.Translation((0, 0, z)))


def solid(points, faces, material, bevel=0.0):
    """A solid from corners and faces, such as a roof, a wedge or an envelope flap."""

    def build(shape):
        corners = [shape.verts.new(p) for p in points]
        for face in faces:
            shape.faces.new([corners[i] for i in face])
        if bevel:
            _soften(shape, bevel, 2)

    key = ("solid", material, tuple(tuple(round(c, 4) for c in p) for p in points), bevel)
    return _place(_cached(key, build), Matrix.Identity(4))


def torus(x, y, z, radius, thickness, material):
    """A flat ring around its centre."""

    def build(shape):
        around, across = 48, 16
        rings = []
        for i in range(around):
            a = math.tau * i / around
            ring = []
            for j in range(across):
                b = math.tau * j / across
                reach = radius + thickness * math.cos(b)
                ring.append(shape.verts.new((reach * math.cos(a), reach * math.sin(a), thickness * math.sin(b))))
            rings.append(ring)
        for i in range(around):
            here, there = rings[i], rings[(i + 1) % around]
            for j in range(across):
                k = (j + 1) % across
                shape.faces.new((here[j], there[j], there[k], here[k]))

    mesh = _cached(("torus", material, round(radius, 4), round(thickness, 4)), build)
    _smooth(mesh, 180)
    return _place(mesh, Matrix.Translation((x, y, z)))


def tube(points, radius, material, bend=0.0):
    """A round bar through `points`; `bend` is the radius of its corners."""
    path = fillet(points, bend) if bend else [Vector(p) for p in points]
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    line = curve.splines.new("POLY")
    line.points.add(len(path) - 1)
    for point, place in zip(line.points, path):
        point.co = (*place, 1.0)
    curve.materials.append(materials.get(material))
    return _place(curve, Matrix.Identity(4))


def fillet(points, radius, steps=8):
    """Round the corners of a path (a quadratic curve at each)."""
    points = [Vector(p) for p in points]
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        reach = min(radius, (before - corner).length / 2, (after - corner).length / 2)
        enter = corner + (before - corner).normalized() * reach
        leave = corner + (after - corner).normalized() * reach
        for i in range(steps + 1):
            t = i / steps
            path.append(enter * (1 - t) ** 2 + corner * 2 * t * (1 - t) + leave * t * t)
    path.append(points[-1])
    return path


def arc(start_point, end_point, lift, steps=28):
    """Points of a parabola between two points, rising `lift` above the straight line."""
    a, b = Vector(start_point), Vector(end_point)
    path = []
    for i in range(steps + 1):
        t = i / steps
        path.append(a.lerp(b, t) + Vector((0, 0, 4 * lift * t * (1 - t))))
    return path


def round_rect(w, d, radius, steps=6):
    """The outline of a rectangle with round corners, centred."""
    outline = []
    for cx, cy, first in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            a = math.radians(first + 90 * i / steps)
            outline.append((cx * (w / 2 - radius) + radius * math.cos(a), cy * (d / 2 - radius) + radius * math.sin(a)))
    return outline


def plate(x, y, z, w, d, height, material, radius=0.08, bevel=0.012):
    """A flat slab with round corners, such as a pavement, a card or a phone."""
    with at(x, y, z):
        return extrude(round_rect(w, d, min(radius, w / 2.01, d / 2.01)), 0, height, material, bevel)
