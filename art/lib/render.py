"""Set up Cycles, render the two passes, and write the original and its measurements."""
import json
import os
import shutil
import tempfile

import bpy
import numpy as np

from . import grade, materials, png
from .core import box
from .denoise import denoise

PLINTH_HEIGHT = 0.55  # the ground lies this far below the top of the plinth

# The maximum samples per pixel, and the noise at which Cycles may stop earlier. Night
# needs more, because its many small lights are sampled at random.
QUALITY = {
    "draft": {"samples": {"day": 24, "night": 24}, "threshold": 0.08, "ground": 24, "passes": 3},
    "final": {"samples": {"day": 32, "night": 60}, "threshold": 0.045, "ground": 32, "passes": 4},
}


def set_up(width, height, quality, mode, samples=None):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = True
    scene.render.filter_size = 1.3
    scene.view_layers[0].cycles.denoising_store_passes = True
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples or QUALITY[quality]["samples"][mode]
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = QUALITY[quality]["threshold"]
    cycles.use_denoising = False
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 2
    cycles.sample_clamp_indirect = 2.0
    cycles.caustics_reflective = cycles.caustics_refractive = False


def _passes(folder):
    """Render, and return the passes as arrays with the top row first."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    wanted = {
        "image": "Image",
        "albedo": "Denoising Albedo",
        "normal": "Denoising Normal",
        "depth": "Denoising Depth",
    }
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


def _render_model(ground, folder):
    """Render the model with the ground cut out, though it still reflects light onto the model."""
    ground.is_holdout = True
    return _passes(folder)


def _render_ground(ground, folder, quality):
    """Render the ground at half size, with the model invisible but casting shadows."""
    scene = bpy.context.scene
    ground.is_holdout = False
    for thing in scene.objects:
        if thing is not ground and thing.type in {"MESH", "CURVE"}:
            thing.visible_camera = False
        # Only sun and sky light the ground, so that it is evenly coloured.
        if thing.type == "LIGHT" and thing.data.type != "SUN":
            thing.hide_render = True
    for material in bpy.data.materials:
        strength = material.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"]
        for link in list(strength.links):
            material.node_tree.links.remove(link)
        strength.default_value = 0
    scene.render.resolution_percentage = 50
    # The shadow is blurred afterwards, so it needs no more samples than the model.
    scene.cycles.samples = min(QUALITY[quality]["ground"], scene.cycles.samples)
    scene.cycles.max_bounces = 1
    return _passes(folder)["image"][..., :3]


def _measure(alpha, ground_code, mode):
    """Measure the model's box and focus from its coverage, as shares of the picture."""
    h, w = alpha.shape
    columns = np.flatnonzero((alpha > 0.5).any(0))
    rows = np.flatnonzero((alpha > 0.5).any(1))
    x0, x1 = columns[0] / w, (columns[-1] + 1) / w
    y0, y1 = rows[0] / h, (rows[-1] + 1) / h
    return {
        "width": w,
        "height": h,
        "ground": ground_code,
        "mode": mode,
        "focus": [round((x0 + x1) / 2, 4), round((y0 + y1) / 2, 4)],
        "box": [round(v, 4) for v in (x0, y0, x1, y1)],
    }


def _replace(path, data):
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
        model = _render_model(ground, work)
        floor = _render_ground(ground, work, quality)
    finally:
        shutil.rmtree(work)

    alpha = np.clip(model["image"][..., 3], 0, 1)
    covered = np.maximum(alpha, 1e-3)[..., None]
    colour = model["image"][..., :3] / covered
    # Only the part of the picture that contains the model.
    rows, columns = np.flatnonzero(alpha.any(1)), np.flatnonzero(alpha.any(0))
    part = (slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1))
    clean = colour.copy()
    clean[part] = denoise(
        colour[part],
        (model["albedo"][..., :3] / covered)[part],
        model["normal"][..., :3][part],
        model["depth"][..., 0][part],
        alpha[part] > 0,
        QUALITY[quality]["passes"],
    )
    picture = grade.finish(clean, alpha, floor, ground_code, mode)
    pixels = np.round(picture * 255).astype(np.uint8)
    _replace(os.path.join(folder, name + ".png"), png.encode(pixels))

    note(folder, {name: {**_measure(alpha, ground_code, mode), **({"labels": labels} if labels else {})}})


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
    _replace(path, (text + "\n").encode())
