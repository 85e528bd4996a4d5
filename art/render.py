"""Render one scene: blender -b -P art/render.py -- <scene> [--mode night] [--detail] [--draft] [--size WxH] [--out DIR]
To project the labels of all scenes without rendering: blender -b -P art/render.py -- --labels-only

A scene is a module in `scenes/` with GROUND (a colour code), MODE ('day' or
'night'), optionally CAMERA (arguments for `camera.set_up`), and `build()`.
`--mode night` renders a day scene at night, with the same model and camera on
the night background, as `<scene>-by-night`. `--detail` renders an enlarged part
of the picture, as `<scene>-detail`.
"""
import argparse
import importlib
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from lib import camera, core, layers, light, materials, render  # noqa: E402


def arguments():
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("scene", nargs="?", help="all of them with --labels-only, unless one is named")
    parser.add_argument("--mode", choices=("day", "night"), help="the scene's own unless told")
    parser.add_argument("--detail", action="store_true", help="a part of the picture, as large as the whole")
    parser.add_argument("--labels-only", action="store_true", help="project the labels into index.json, render nothing")
    parser.add_argument("--draft", action="store_true", help="small and quick: 800x600, few samples")
    parser.add_argument("--size", help="WxH in px; the scene's SIZE or 1600x1200 unless told")
    parser.add_argument("--out", default=os.path.join(HERE, "originals"))
    options = parser.parse_args(given)
    if not options.scene and not options.labels_only:
        parser.error("name a scene")
    return options


def prepare(name, mode, width, height):
    """Build a scene in an empty file and set up its light and camera; return its module."""
    scene = importlib.import_module("scenes." + name)
    core.start(name)
    materials.use(mode or scene.MODE)
    render.set_up(width, height)
    light.set_up(mode or scene.MODE)
    layers.set_up(getattr(scene, "LIGHTS", {}))
    scene.build()
    camera.set_up(**getattr(scene, "CAMERA", {}))
    return scene


def project(options):
    """Write the labels of all day scenes, or of `options.scene`, to index.json."""
    files = sorted(os.listdir(os.path.join(HERE, "scenes")))
    names = [options.scene] if options.scene else [file[:-3] for file in files if file.endswith(".py")]
    found = {}
    wrong = []
    for name in names:
        if importlib.import_module("scenes." + name).MODE != "day":
            continue
        prepare(name, None, 1600, 1200)
        try:
            labels = camera.labels()
        except ValueError as error:
            wrong.append(f"{name}: {error}")
            continue
        if labels:
            found[name] = {"labels": labels}
    render.note(options.out, found)
    for line in wrong:
        print("WRONG", line)
    if wrong:
        sys.exit(1)


def main():
    started = time.time()
    options = arguments()
    if options.labels_only:
        project(options)
        print(f"DONE labels in {time.time() - started:.0f} s")
        return
    quality = "draft" if options.draft else "final"
    module = importlib.import_module("scenes." + options.scene)
    size = options.size or ("800x600" if options.draft else getattr(module, "SIZE", "1600x1200"))
    width, height = (int(n) for n in size.split("x"))

    scene = prepare(options.scene, options.mode, width, height)
    if scene.MODE == "lights":
        layers.write(scene, options.scene, quality, options.out)
        print(f"DONE {options.scene} {width}x{height} in {time.time() - started:.0f} s")
        return
    if options.detail:
        camera.move_in(**getattr(module, "DETAIL", {}))
    mode = options.mode or scene.MODE
    paired = mode != scene.MODE
    name = f"{options.scene}-by-{mode}" if paired else options.scene
    if options.detail:
        name += "-detail"
    ground = materials.PALETTE["night"] if paired else scene.GROUND
    # Only whole day pictures have flags.
    unlabelled = paired or options.detail or options.draft or mode == "night"
    render.write(name, ground, mode, quality, options.out, {} if unlabelled else camera.labels())
    print(f"DONE {name} {width}x{height} in {time.time() - started:.0f} s")


main()
