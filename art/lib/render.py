"""Set up Cycles, render model and ground, and write the original and its measurements."""
import json
import os
import shutil
import tempfile

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from . import grade, materials, png
from .core import box
from .denoise import denoise

PLINTH_HEIGHT = 0.55  # the ground lies this far below the top of the plinth

# A picture is the mean of `frames`, each with so many rays a pixel for the `sky` (suns included) and for the `lamps`;
# the ground's pass has `ground` rays. Lamps need more by night, because there are many, and a ray asks one at random.
QUALITY = {
    "draft": {"frames": 3, "sky": 2, "lamps": {"day": 1, "night": 3}, "ground": 24},
    "final": {"frames": 6, "sky": 2, "lamps": {"day": 2, "night": 4}, "ground": 64},
}
# The change of a light (of its logarithm) that the denoiser keeps as a shadow's edge: suns cast sharp ones.
EDGE = {"sky": 1.2, "lamps": 10}
# How far the frames are spread around the pixel's centre, in pixels: the width of the picture's edges.
SPREAD = 0.8


def rays_of(quality, mode):
    """The rays a pixel of a picture of the model, in all."""
    chosen = QUALITY[quality]
    return chosen["frames"] * (chosen["sky"] + chosen["lamps"][mode])


def set_up(width, height):
    """Set up Cycles for a picture of `width` x `height` px."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    layer = scene.view_layers[0]
    layer.use_pass_emit = layer.use_pass_normal = layer.use_pass_position = True
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 2
    cycles.sample_clamp_indirect = 2.0
    cycles.caustics_reflective = cycles.caustics_refractive = False


def passes(folder, wanted):
    """Render, and return the `wanted` passes ({name: Blender's socket}) as arrays with the top row first."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for name, socket in wanted.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[socket], files.inputs[name])
    bpy.ops.render.render()
    arrays = {}
    for name in wanted:
        image = bpy.data.images.load(os.path.join(folder, f"{name}{scene.frame_current:04d}.exr"))
        image.colorspace_settings.name = "Linear"
        w, h = image.size
        flat = np.empty(w * h * 4, np.float32)
        image.pixels.foreach_get(flat)
        arrays[name] = flat.reshape(h, w, 4)[::-1]
        bpy.data.images.remove(image)
    return arrays


def offsets(count):
    """`count` places within a pixel, in pixels off its centre, denser towards the centre (the R2 sequence)."""
    steps = np.arange(1, count + 1)[:, None] * np.array([0.7548776662466927, 0.5698402909980532])
    across = (0.5 + steps) % 1 * 2 - 1
    tent = np.sign(across) * (1 - np.sqrt(1 - np.abs(across)))
    return (tent - tent.mean(0)) * SPREAD


def _hide_lamps():
    """Put out everything but suns and sky, and return a function that lights it again."""
    lamps = [one for one in bpy.context.scene.objects if one.type == "LIGHT" and one.data.type != "SUN"]
    dark = []
    for material in bpy.data.materials:
        tree = material.node_tree
        strength = tree.nodes["Principled BSDF"].inputs["Emission Strength"]
        source = strength.links[0].from_socket if strength.links else None
        if source or strength.default_value:
            dark.append((tree, strength, source, strength.default_value))
            if source:
                tree.links.remove(strength.links[0])
            strength.default_value = 0
    for lamp in lamps:
        lamp.hide_render = True

    def light():
        for tree, strength, source, value in dark:
            strength.default_value = value
            if source:
                tree.links.new(source, strength)
        for lamp in lamps:
            lamp.hide_render = False

    return light


def _hide_sky():
    """Put out suns and sky, and return a function that lights them again."""
    scene = bpy.context.scene
    suns = [one for one in scene.objects if one.type == "LIGHT" and one.data.type == "SUN"]
    strength = scene.world.node_tree.nodes["Background"].inputs["Strength"]
    bright = strength.default_value
    strength.default_value = 0
    for sun in suns:
        sun.hide_render = True

    def light():
        strength.default_value = bright
        for sun in suns:
            sun.hide_render = False

    return light


def _frame(folder, rays):
    """Render a frame with `rays` a pixel for each light; return its colour without noise, and its coverage.

    Suns and sky are rendered apart from lamps and lit windows: Cycles asks one light at random for each ray, and among
    a hundred windows it would hardly ever ask the sun.
    """
    cycles = bpy.context.scene.cycles
    show = _hide_sky()
    cycles.samples = rays["lamps"]
    surfaces = {"diffuse": "DiffCol", "glossy": "GlossCol", "normal": "Normal", "position": "Position"}
    model = passes(folder, {"image": "Image", "emitted": "Emit", **surfaces})
    show()
    show = _hide_lamps()
    cycles.samples = rays["sky"]
    model["sky"] = passes(folder, {"image": "Image"})["image"]
    show()

    covered = model["image"][..., 3] > 0.5
    seen = {name: layer[..., :3] for name, layer in model.items()}
    albedo = seen["diffuse"] + 0.04 * seen["glossy"]
    base = np.maximum(albedo, 0.02)
    # What a surface emits has no noise; only what it reflects needs smoothing.
    lights = {"sky": seen["sky"] / base, "lamps": np.maximum(seen["image"] - seen["emitted"], 0) / base}
    smooth = denoise(
        list(lights.values()),
        [EDGE[name] for name in lights],
        albedo,
        seen["normal"],
        seen["position"],
        covered,
    )
    return sum(smooth) * base + seen["emitted"], covered.astype(np.float32)


def corners(things, margin=0.0):
    """The corners of the boxes around `things`, in the world, `margin` metres farther out to the sides."""
    bpy.context.view_layer.update()
    return [
        thing.matrix_world @ Vector(corner) + Vector((x, y, 0))
        for thing in things
        for corner in thing.bound_box
        for x in {-margin, margin}
        for y in {-margin, margin}
    ]


def crop_to(points):
    """Crop what is rendered to `points` of the model; return the part of the picture, as slices of rows and columns."""
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    seen = np.array([world_to_camera_view(scene, scene.camera, point)[:2] for point in points])
    size = np.array([width, height])
    # In whole pixels, so that Blender need not round, with some to spare for bevels and the frames' shifts.
    low = np.clip(np.floor(seen.min(0) * size) - 4, 0, size).astype(int)
    high = np.clip(np.ceil(seen.max(0) * size) + 4, 0, size).astype(int)
    scene.render.use_border = scene.render.use_crop_to_border = True
    # Blender keeps shares in single precision and cuts them to whole pixels: a quarter more holds what is meant.
    scene.render.border_min_x, scene.render.border_min_y = (low + 0.25) / size
    scene.render.border_max_x, scene.render.border_max_y = np.minimum((high + 0.25) / size, 1)
    # Blender counts rows from the bottom.
    return slice(height - high[1], height - low[1]), slice(low[0], high[0])


def _crop(ground):
    """Crop what is rendered to the model, and return that part of the picture."""
    model = [one for one in bpy.context.scene.objects if one.type in {"MESH", "CURVE"} and one is not ground]
    return crop_to(corners(model))


def _render_model(ground, folder, quality, mode):
    """Render the model with the ground cut out, though it still reflects light onto the model.

    All rays of a frame pass through the same point of their pixels, so that each pixel shows one surface alone and can
    be denoised without a mixture at the edges. The frames' points differ, and their mean has smooth edges. Returns the
    means of what `grade.expose` makes of the frames, and of their coverage.
    """
    scene = bpy.context.scene
    ground.is_holdout = True
    scene.cycles.filter_width = 0.01
    part = _crop(ground)
    chosen = QUALITY[quality]
    rays = {"sky": chosen["sky"], "lamps": chosen["lamps"][mode]}
    width = scene.render.resolution_x
    sums = [0, 0, 0]
    for number, (x, y) in enumerate(offsets(chosen["frames"])):
        # Both shifts are shares of the picture's longer side.
        scene.camera.data.shift_x, scene.camera.data.shift_y = x / width, y / width
        scene.cycles.seed = number
        colour, alpha = _frame(folder, rays)
        sums = [total + layer for total, layer in zip(sums, (*grade.expose(colour, alpha, mode), alpha))]
    scene.camera.data.shift_x = scene.camera.data.shift_y = 0
    scene.render.use_border = False
    means = []
    for total in sums:
        mean = np.zeros((scene.render.resolution_y, width, *total.shape[2:]), np.float32)
        mean[part] = total / chosen["frames"]
        means.append(mean)
    return means


def _render_ground(ground, folder, quality):
    """Render the ground at half size, with the model invisible but casting shadows."""
    scene = bpy.context.scene
    ground.is_holdout = False
    for thing in scene.objects:
        if thing is not ground and thing.type in {"MESH", "CURVE"}:
            thing.visible_camera = False
    # Only sun and sky light the ground, so that it is evenly coloured.
    _hide_lamps()
    scene.render.resolution_percentage = 50
    scene.cycles.samples = QUALITY[quality]["ground"]
    scene.cycles.filter_width = 1.5
    scene.cycles.max_bounces = 1
    return passes(folder, {"image": "Image"})["image"][..., :3]


def measure_box(alpha):
    """Left, top, right and bottom of what is covered, as shares of the picture."""
    h, w = alpha.shape
    columns = np.flatnonzero((alpha > 0.5).any(0))
    rows = np.flatnonzero((alpha > 0.5).any(1))
    return [round(float(v), 4) for v in (columns[0] / w, rows[0] / h, (columns[-1] + 1) / w, (rows[-1] + 1) / h)]


def _measure(alpha, ground_code, mode):
    """Measure the model's box and focus from its coverage, as shares of the picture."""
    h, w = alpha.shape
    x0, y0, x1, y1 = measure_box(alpha)
    return {
        "width": w,
        "height": h,
        "ground": ground_code,
        "mode": mode,
        "focus": [round((x0 + x1) / 2, 4), round((y0 + y1) / 2, 4)],
        "box": [x0, y0, x1, y1],
    }


def replace(path, data):
    """Write to a temporary file and move it, so that readers never see half a file."""
    with open(path + ".part", "wb") as file:
        file.write(data)
    os.replace(path + ".part", path)


def write(name, ground_code, mode, quality, folder, labels):
    """Render the current scene to `<folder>/<name>.png`, and note its measurements and `labels`."""
    os.makedirs(folder, exist_ok=True)
    ground = box(0, 0, -PLINTH_HEIGHT - 0.1, 400, 400, 0.1, "ground")
    work = tempfile.mkdtemp(prefix="art-")
    try:
        picture, bright, alpha = _render_model(ground, work, quality, mode)
        floor = _render_ground(ground, work, quality)
    finally:
        shutil.rmtree(work)

    picture = grade.finish(picture, bright, alpha, floor, ground_code, mode)
    pixels = np.round(picture * 255).astype(np.uint8)
    replace(os.path.join(folder, name + ".png"), png.encode(pixels))

    entry = {**_measure(alpha, ground_code, mode), "rays": rays_of(quality, mode)}
    note(folder, {name: {**entry, **({"labels": labels} if labels else {})}})


def note(folder, entries):
    """Merge `entries` into `<folder>/index.json`."""
    path = os.path.join(folder, "index.json")
    index = {}
    if os.path.exists(path):
        with open(path) as file:
            index = json.load(file)
    for name, entry in entries.items():
        index[name] = {**index.get(name, {}), **entry}
    text = json.dumps(dict(sorted(index.items())), indent=2)
    replace(path, (text + "\n").encode())
