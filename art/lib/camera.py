"""The orthographic camera, which frames the model by measuring it.

A scene sets its azimuth and, if necessary, its elevation; the camera then
measures the model and fits it into the picture, so nothing is clipped.
"""
import math

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from .core import LABEL

AZIMUTH = 45.0
ELEVATION = 32.0

# The share of the picture left free on each side: a little more on the right,
# where the shadows fall.
LEFT, RIGHT, TOP, BOTTOM = 0.055, 0.07, 0.05, 0.055


def _corners(thing):
    """The corners of an object in world coordinates, as an (n, 3) array."""
    if thing.type == "MESH":
        flat = np.empty(len(thing.data.vertices) * 3)
        thing.data.vertices.foreach_get("co", flat)
        local = flat.reshape(-1, 3)
    else:
        local = np.array(thing.bound_box)
    matrix = np.array(thing.matrix_world)
    return local @ matrix[:3, :3].T + matrix[:3, 3]


def set_up(azimuth=AZIMUTH, elevation=ELEVATION, zoom=1.0, include=()):
    """Add the camera and fit the model; `zoom` below 1 leaves a wider margin.

    `include` lists further points to fit, so that all scenes of a series share one camera position.
    """
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    right = Vector((math.cos(a), math.sin(a), 0))
    up = towards.cross(right)

    # Curves have no size until they are evaluated.
    bpy.context.view_layer.update()
    model = [t for t in scene.objects if t.type in {"MESH", "CURVE"}]
    points = np.concatenate([_corners(t) for t in model] + [np.array(include, float).reshape(-1, 3)])
    across, along = points @ np.array(right), points @ np.array(up)

    free_w, free_h = 1 - LEFT - RIGHT, 1 - TOP - BOTTOM
    span = max(np.ptp(across) / free_w, np.ptp(along) / free_h * width / height) / zoom
    tall = span * height / width
    # The margins differ, so the model's centre is not the picture's.
    x = (across.min() + across.max()) / 2 - (LEFT - RIGHT) / 2 * span
    y = (along.min() + along.max()) / 2 - (BOTTOM - TOP) / 2 * tall

    data = bpy.data.cameras.new("camera")
    data.type = "ORTHO"
    data.ortho_scale = span
    data.clip_end = 200
    camera = bpy.data.objects.new("camera", data)
    camera.location = right * x + up * y + towards * 60
    camera.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(camera)
    scene.camera = camera


# The part of the picture that a detail shows: its share of the width and height,
# and its default centre (shares from the top left).
DETAIL, DETAIL_X, DETAIL_Y = 0.6, 0.5, 0.34


def move_in(x=DETAIL_X, y=DETAIL_Y):
    """Move the camera in on a detail around (x, y), shares of the whole picture; a scene overrides them with DETAIL."""
    scene = bpy.context.scene
    camera = scene.camera
    span = camera.data.ortho_scale
    tall = span * scene.render.resolution_y / scene.render.resolution_x
    aside = Vector(((x - 0.5) * span, (0.5 - y) * tall, 0))
    camera.location += camera.rotation_euler.to_matrix() @ aside
    camera.data.ortho_scale = span * DETAIL


# The least distance of a flag from the picture's edge and from other flags, in shares of the picture.
APART, MARGIN = 0.1, 0.06
# How far inside an object its anchor may lie, in metres of the model.
DEPTH = 0.12


def labels():
    """The positions of the scene's label anchors in the picture: {name: [x, y]}, as shares from the top left corner.

    Raises ValueError if an anchor is hidden, or too close to the picture's edge or to another anchor.
    """
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    towards = scene.camera.matrix_world.to_3x3() @ Vector((0, 0, 1))
    found, wrong = {}, []
    for anchor in (t for t in scene.objects if t.name.startswith(LABEL)):
        name = anchor.name[len(LABEL) :]
        place = anchor.matrix_world.translation
        x, up, _ = world_to_camera_view(scene, scene.camera, place)
        found[name] = [round(x, 4), round(1 - up, 4)]
        hit, _, _, _, thing, _ = scene.ray_cast(graph, place + towards * DEPTH, towards)
        if hit:
            wrong.append(f"{name} is hidden by {thing.name}")
        if not (MARGIN <= x <= 1 - MARGIN and MARGIN <= 1 - up <= 1 - MARGIN):
            wrong.append(f"{name} is at the edge: {found[name]}")
    places = sorted(found.items(), key=lambda one: one[1])
    aspect = scene.render.resolution_y / scene.render.resolution_x
    for at, (name, (x, y)) in enumerate(places):
        for other, (x2, y2) in places[at + 1 :]:
            if math.hypot(x - x2, (y - y2) * aspect) < APART:
                wrong.append(f"{name} and {other} are too near to each other: {x, y}, {x2, y2}")
    if wrong:
        raise ValueError("labels: " + "; ".join(wrong))
    return found
