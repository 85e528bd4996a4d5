"""Render one scene: blender -b -P art/render.py -- <scene> [--draft] [--size WxH] [--samples N] [--out DIR]

A scene is a module in `scenes/` with GROUND (a colour code), MODE ('day' or
'night'), optionally CAMERA (arguments for `camera.set_up`), and `build()`.
"""
import argparse
import importlib
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from lib import camera, core, light, materials, render  # noqa: E402


def arguments():
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("scene")
    parser.add_argument("--draft", action="store_true", help="small and quick: 800x600, few samples")
    parser.add_argument("--size", help="WxH in px; 1600x1200 unless told")
    parser.add_argument("--samples", type=int, help="at most this many a pixel, for a busy machine")
    parser.add_argument("--out", default=os.path.join(HERE, "originals"))
    return parser.parse_args(given)


def main():
    started = time.time()
    options = arguments()
    quality = "draft" if options.draft else "final"
    size = options.size or ("800x600" if options.draft else "1600x1200")
    width, height = (int(n) for n in size.split("x"))

    scene = importlib.import_module("scenes." + options.scene)
    core.start(options.scene)
    materials.use(scene.MODE)
    render.set_up(width, height, quality, scene.MODE, options.samples)
    light.set_up(scene.MODE)
    scene.build()
    camera.set_up(**getattr(scene, "CAMERA", {}))
    render.write(options.scene, scene.GROUND, scene.MODE, quality, options.out)
    print(f"DONE {options.scene} {width}x{height} in {time.time() - started:.0f} s")


main()
