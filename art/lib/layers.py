"""Render a scene once for each of its lights, so that a page can add them up (../README.md, "Lights that are added up").

Light adds. A picture for each lamp and sun, brought to display values alone and laid over the others with the blend mode
`screen`, shows every hour that is a mixture of them. What changes in the story (a thing) is rendered apart: the scene
with it, in all lights, cropped to it, and a mask of the pixels that it changes, its shadows included.
"""
import json
import os
import shutil
import tempfile

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from . import grade, light, png, render
from .core import box
from .denoise import blur, denoise
from .materials import linear

# Frames as in render.py; a light has `rays` a pixel of each, times its own.
QUALITY = {"draft": {"frames": 2, "rays": 2}, "final": {"frames": 3, "rays": 1}}
# The light of lamps blooms, as in the night pictures.
BLOOM = 0.16
# A pixel that a thing changes by this share of the display's range, in any light, belongs to it.
CHANGED = 0.03
# How far around a thing, in metres, its crop reaches: for the shadow that it casts.
MARGIN = 0.5


def set_up(lights):
    """Create the suns of `lights`, which `_only` lights one at a time."""
    for name, one in lights.items():
        if "sun" in one:
            light.sun(*one["sun"]).name = "sun:" + name


def _only(name, one):
    """Light one of the lights, and put out all others."""
    scene = bpy.context.scene
    background = scene.world.node_tree.nodes["Background"]
    colour, strength = one.get("sky", ("#000000", 0.0))
    background.inputs["Color"].default_value = [*linear(colour), 1]
    background.inputs["Strength"].default_value = strength
    for lamp in (t for t in scene.objects if t.type == "LIGHT"):
        sun = lamp.data.type == "SUN"
        lamp.hide_render = lamp.name != "sun:" + name if sun else not one.get("pools", False)
    for material in bpy.data.materials:
        _glow(material, material.name in one.get("glow", ()))


def _glow(material, on):
    """Let a material emit its light, or none."""
    tree = material.node_tree
    socket = tree.nodes["Principled BSDF"].inputs["Emission Strength"]
    if "strength" not in material:
        material["strength"] = socket.default_value
        material["source"] = socket.links[0].from_node.name if socket.links else ""
    for link in list(socket.links):
        tree.links.remove(link)
    socket.default_value = material["strength"] if on else 0
    if on and material["source"]:
        tree.links.new(tree.nodes[material["source"]].outputs[0], socket)


def _layers(lights, quality, folder):
    """The display values of each light, premultiplied with the coverage, and the coverage, of what is cropped to."""
    scene = bpy.context.scene
    cycles = scene.cycles
    chosen = QUALITY[quality]
    width = scene.render.resolution_x
    sums = {name: 0 for name in lights}
    bright = {name: 0 for name in lights}
    coverage = 0
    surfaces = {"diffuse": "DiffCol", "glossy": "GlossCol", "normal": "Normal", "position": "Position"}
    for number, (x, y) in enumerate(render.offsets(chosen["frames"])):
        scene.camera.data.shift_x, scene.camera.data.shift_y = x / width, y / width
        cycles.seed = number
        seen, albedo = {}, None
        for name, one in lights.items():
            _only(name, one)
            cycles.samples = chosen["rays"] * one.get("rays", 1)
            # A sun's shade has the light of the sky; what is reflected into it would be grain for the rays that it takes.
            cycles.max_bounces = 0 if "sun" in one and "sky" not in one else 3
            wanted = {"image": "Image", "emitted": "Emit"}
            if albedo is None:
                wanted |= surfaces
            layers = {key: layer for key, layer in render.passes(folder, wanted).items()}
            if albedo is None:
                covered = layers["image"][..., 3] > 0.5
                model = {key: layers[key][..., :3] for key in surfaces}
                albedo = model["diffuse"] + 0.04 * model["glossy"]
            seen[name] = layers["image"][..., :3], layers["emitted"][..., :3]
        print("FRAME", number, flush=True)
        base = np.maximum(albedo, 0.02)
        smooth = denoise(
            [np.maximum(image - emitted, 0) / base for image, emitted in seen.values()],
            [10 if "glow" in one else 1.2 for one in lights.values()],
            albedo,
            model["normal"],
            model["position"],
            covered,
        )
        alpha = covered.astype(np.float32)
        coverage = coverage + alpha
        for (name, (_, emitted)), reflected in zip(seen.items(), smooth):
            shown, halo = grade.expose(reflected * base + emitted, alpha, "night" if "glow" in lights[name] else "day")
            sums[name] = sums[name] + shown
            bright[name] = bright[name] + halo
    scene.camera.data.shift_x = scene.camera.data.shift_y = 0
    count = chosen["frames"]
    pictures = {}
    for name, one in lights.items():
        picture = sums[name] / count
        if "glow" in one:
            halo = bright[name] / count
            halo = 0.65 * blur(halo, width / 420) + 0.5 * blur(halo, width / 110)
            picture = 1 - (1 - np.minimum(picture, 1)) * np.exp(-np.maximum(halo - 0.004, 0) * BLOOM * 2.2)
        pictures[name] = np.clip(picture, 0, 1)
    return pictures, coverage / count


def _pixels(picture):
    return np.round(picture * 255).astype(np.uint8)


def _grey(mask):
    return np.repeat(_pixels(mask)[..., None], 3, axis=2)


def _sheet(crops):
    """Places for crops of (height, width) in one sheet, the next beside the last: [(left, top)], and the sheet's size."""
    places, left = [], 0
    for height, width in crops:
        places.append((left, 0))
        left += width + 8
    return places, (max(height for height, _ in crops), left - 8)


def write(scene_module, name, quality, folder):
    """Render all layers of a scene into `<folder>/<name>/`: the lights, the coverage, the things, the windows."""
    target = os.path.join(folder, name)
    os.makedirs(target, exist_ok=True)
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    ground = box(0, 0, -render.PLINTH_HEIGHT - 0.1, 400, 400, 0.1, "ground")
    ground.is_holdout = True
    # What is left after two reflections would be less than the display's steps.
    scene.cycles.diffuse_bounces = 2
    scene.cycles.filter_width = 0.01
    work = tempfile.mkdtemp(prefix="art-")
    things = scene_module.things()
    for objects in things.values():
        _show(objects, False)
    try:
        lights = scene_module.LIGHTS
        model = [t for t in scene.objects if t.type in {"MESH", "CURVE"} and t is not ground and not t.hide_render]
        part = render.crop_to(render.corners(model))
        base, coverage = _layers(lights, quality, work)
        whole = {key: _placed(layer, part, width, height) for key, layer in base.items()}
        for key, layer in whole.items():
            render.replace(os.path.join(target, key + ".png"), png.encode(_pixels(layer)))
        outline = _placed(coverage, part, width, height)
        render.replace(os.path.join(target, "coverage.png"), png.encode(_grey(outline)))
        print("LAYERS", ", ".join(lights), flush=True)
        index = {"width": width, "height": height, "box": render.measure_box(outline), "points": _project(scene_module.POINTS)}

        windows = getattr(scene_module, "WINDOWS", {})
        if windows:
            part = render.crop_to([Vector(point) for point in scene_module.window_region()])
            lit, _ = _layers(windows, quality, work)
            index["windows"] = _write_sheet(target, {"windows": list(lit.values())}, [part] * len(lit), list(lit), width, height)
            print("WINDOWS", flush=True)

        kept, parts, masks = {key: [] for key in lights if key != "homes"}, [], []
        of_things = {key: one for key, one in lights.items() if key in kept}
        for thing, objects in things.items():
            _show(objects, True)
            part = render.crop_to(render.corners(objects, MARGIN))
            layers, covers = _layers(of_things, quality, work)
            _show(objects, False)
            if thing in getattr(scene_module, "OWN_LAMPS", ()):
                layers["lamps"] = _without(layers["lamps"], whole["lamps"][part])
            changed = np.abs(covers - outline[part])
            for key, layer in layers.items():
                kept[key].append(layer)
                # The mean of the difference over a few pixels: without what noise is left.
                difference = np.abs(blur(layer - whole[key][part], width / 640)).max(-1)
                changed = np.maximum(changed, np.clip(difference / CHANGED - 1, 0, 1))
            masks.append(_faded(blur(np.clip(changed, 0, 1), width / 1280), width / 60))
            parts.append(part)
            print("THING", thing, flush=True)
        if things:
            masks = [np.repeat(mask[..., None], 3, axis=2) for mask in masks]
            sheets = {**{"things-" + key: layers for key, layers in kept.items()}, "things-mask": masks}
            index["things"] = _write_sheet(target, sheets, parts, list(things), width, height)
    finally:
        shutil.rmtree(work)
    text = json.dumps(index, indent=2)
    render.replace(os.path.join(target, "index.json"), (text + "\n").encode())


def _project(points):
    """Where points of the model are in the picture, as shares from its top left corner."""
    scene = bpy.context.scene
    seen = {name: world_to_camera_view(scene, scene.camera, Vector(point)) for name, point in points.items()}
    return {name: [round(at.x, 4), round(1 - at.y, 4)] for name, at in seen.items()}


def _show(objects, on):
    for thing in objects:
        thing.hide_render = not on


def _without(layer, under):
    """What a layer adds to another one, over which it is to be screened."""
    return np.clip(1 - (1 - layer) / np.maximum(1 - under, 1 / 255), 0, 1)


def _faded(mask, border):
    """A mask that ends at its crop's edges within a border of so many pixels: a long shadow is not cut straight."""
    height, width = mask.shape
    down, across = np.ogrid[:height, :width]
    down, across = np.minimum(down, height - 1 - down), np.minimum(across, width - 1 - across)
    return mask * np.clip(np.minimum(down, across) / border, 0, 1)


def _placed(layer, part, width, height):
    """A layer of a part, in the whole picture."""
    whole = np.zeros((height, width, *layer.shape[2:]), np.float32)
    whole[part] = layer
    return whole


def _write_sheet(target, sheets, parts, names, width, height):
    """Write each sheet of crops, and return where each crop is: in the picture and in the sheet, as pixels."""
    sizes = [(rows.stop - rows.start, columns.stop - columns.start) for rows, columns in parts]
    places, (tall, wide) = _sheet(sizes)
    for sheet, crops in sheets.items():
        picture = np.zeros((tall, wide, 3), np.float32)
        for (left, top), crop in zip(places, crops):
            picture[top : top + crop.shape[0], left : left + crop.shape[1]] = crop
        render.replace(os.path.join(target, sheet + ".png"), png.encode(_pixels(picture)))
    return {
        "width": int(wide),
        "height": int(tall),
        "crops": {
            name: {"x": int(columns.start), "y": int(rows.start), "width": int(w), "height": int(h), "left": int(left), "top": int(top)}
            for name, (rows, columns), (h, w), (left, top) in zip(names, parts, sizes, places)
        },
    }
