"""Sun and sky by day; moon, rim light and lamps at night.

Suns and a uniform sky light an empty plane evenly, so `grade.py` can divide
the ground by its unshadowed brightness. Lamps inside the model are small and
fall off before they reach the picture's edge.
"""
import math

import bpy
from mathutils import Vector

from .materials import linear

# The directions in which light travels. It comes from the front left, so in every
# scene the left faces are bright and shadows fall to the right.
KEY = (0.60, 0.42, -0.92)
RIM = (0.35, -1.0, -0.42)

SETS = {
    "day": {"sky": ("#CFE0F5", 0.60), "suns": [(KEY, "#FFE9CB", 3.5, 6.0)]},
    "night": {
        "sky": ("#869DD6", 0.32),
        # The moon, then a cool rim light from behind that outlines the plinth's far
        # edges and the roofs against the dark ground.
        "suns": [(KEY, "#C6D4FF", 1.15, 8.0), (RIM, "#B8CAFF", 1.1, 10.0)],
    },
    # A scene with lights of its own (layers.py).
    "lights": {"sky": ("#000000", 0.0), "suns": []},
}


def sun(direction, colour, energy, angle):
    """A sun whose light travels in `direction`, `angle` degrees wide."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = energy
    data.angle = math.radians(angle)
    data.color = linear(colour)
    lamp = bpy.data.objects.new("sun", data)
    lamp.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def set_up(mode):
    scene = bpy.context.scene
    colour, strength = SETS[mode]["sky"]
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = [*linear(colour), 1]
    background.inputs["Strength"].default_value = strength
    scene.world = world
    for each in SETS[mode]["suns"]:
        sun(*each)


def _lamp(kind, place, watts, colour, radius):
    """A lamp inside the model, invisible to the camera and in reflections."""
    data = bpy.data.lights.new("lamp", kind)
    data.energy = watts
    data.color = linear(colour)
    data.shadow_soft_size = radius
    lamp = bpy.data.objects.new("lamp", data)
    lamp.location = place
    lamp.visible_camera = lamp.visible_glossy = False
    bpy.context.scene.collection.objects.link(lamp)
    return data


def glow(x, y, z, watts=4.0, colour="#FFB866", radius=0.12):
    """A small warm light that shines in all directions."""
    _lamp("POINT", (x, y, z), watts, colour, radius)


def pool(x, y, z, watts, angle=118, colour="#FFAC55", radius=0.05):
    """A lamp that casts a soft-edged pool of light downwards, in a cone of `angle` degrees."""
    data = _lamp("SPOT", (x, y, z), watts, colour, radius)
    data.spot_size = math.radians(angle)
    data.spot_blend = 0.7
