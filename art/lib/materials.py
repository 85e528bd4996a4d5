"""The palette, and materials named by what they represent, for day and night.

The tone curve in `grade.py` leaves mid tones unchanged, so a colour renders
close to its value here on a fully lit surface.
"""
import json
from pathlib import Path

import bpy

# The site's colours by name (content/palette.ts, written by `npm run assets`).
PALETTE = json.loads((Path(__file__).parents[2] / "generated" / "palette.json").read_text())


class Paint:
    """One material. `night` is its colour at night, if different.

    `glow` is the colour of the light it emits, `strength` its brightness by day
    and at night (1 is about as bright as a sunlit white wall).
    """

    def __init__(self, day, night=None, rough=0.6, metal=0.0, glow=None, strength=(0.0, 0.0), casts=True, rooms=False):
        self.day = day
        self.night = night or day
        self.rough = rough
        self.metal = metal
        self.glow = glow
        self.strength = strength
        self.casts = casts
        # At night each pane looks like a separate room (`_rooms`).
        self.rooms = rooms


PAINTS = {
    # The plinth and its surfaces.
    "plinth": Paint("#1A2E63", "#3B4F85", 0.45),
    "plinth_edge": Paint("#F7F8FA", "#C4D3F5", 0.5),
    "slab": Paint("#DCE4ED", "#5B6C9C", 0.7),
    "pave": Paint("#EDE9E1", "#7482A8", 0.8),
    "pave_dark": Paint("#CBD3DE", "#566690", 0.8),
    "road": Paint("#4C5B7A", "#1F2D54", 0.85),
    "marking": Paint("#F4F5F7", "#C9D4EE", 0.8),
    "lawn": Paint("#86BF78", "#5E9F76", 0.9),
    "earth": Paint("#B98D66", "#8A7484", 0.95),
    "water": Paint("#58ACD2", rough=0.12),
    "ground": Paint("#E4E8EE", "#10204A", 0.95),
    # Walls.
    "white": Paint("#F6F3EC", rough=0.6),
    "cream": Paint("#EAD9BF", rough=0.65),
    "grey": Paint("#C3CCD8", rough=0.7),
    "stone": Paint("#9AA6B8", rough=0.75),
    "navy": Paint("#1B2F5E", "#22386F", 0.45),
    "ink": Paint(PALETTE["ink"], "#16234C", 0.45),
    "teal": Paint(PALETTE["teal"], "#158E7B", 0.5),
    "sky": Paint(PALETTE["sky"], rough=0.5),
    "terracotta": Paint("#E2562B", rough=0.55),
    # Roofs: deeper colours than walls, because the sun bleaches them.
    "roof_red": Paint("#BE4A24", rough=0.7),
    "roof_navy": Paint("#1D3160", "#2A427F", 0.6),
    "roof_teal": Paint("#0C6A5B", "#107463", 0.65),
    "roof_slate": Paint("#4B5B79", rough=0.7),
    # Glass, screens and lights.
    "glass": Paint("#4C90BE", "#33588F", 0.12, 0.3),
    "glass_dark": Paint("#2F66A3", "#1B3769", 0.1, 0.45),
    "glass_pale": Paint("#A9D3E6", "#4C74A8", 0.1, 0.1),
    # Glass of a whole floor: pale by day, lit from inside at night.
    "hall_glass": Paint("#A9D3E6", "#E9B978", 0.1, 0.1, glow="#FFC878", strength=(0.0, 0.9)),
    "window": Paint("#FFDC98", "#FFD08A", 0.5, glow="#FFC878", strength=(0.34, 2.0), rooms=True),
    "lamp": Paint("#FFE3AE", rough=0.5, glow="#FFC978", strength=(0.4, 9.0)),
    "thread": Paint("#0FA58C", "#4FCFB8", 0.4, glow="#35D3B0", strength=(0.22, 0.75), casts=False),
    "thread_warm": Paint("#F0A93A", "#FFD98F", 0.4, glow="#FFC267", strength=(0.2, 1.2), casts=False),
    "led": Paint("#25C7A2", "#6FF0D0", 0.4, glow="#3FE0A8", strength=(0.7, 3.2), casts=False),
    "led_warm": Paint("#F2B544", "#FFCF7A", 0.4, glow="#FFB347", strength=(0.5, 3.0), casts=False),
    "screen": Paint("#14244A", "#14244A", 0.25, glow="#2A4C96", strength=(0.0, 0.25)),
    "screen_lit": Paint("#DDEBFA", "#DDEBFA", 0.4, glow="#BFD9F7", strength=(0.1, 0.9)),
    # Things.
    "leaf": Paint("#3E9158", rough=0.85),
    "leaf_light": Paint("#6BB05D", rough=0.85),
    "leaf_dark": Paint("#2A7453", rough=0.85),
    "trunk": Paint("#7A5A42", rough=0.85),
    "wood": Paint("#CFA272", rough=0.65),
    "wood_dark": Paint("#A67846", rough=0.65),
    "kraft": Paint("#D3A878", rough=0.8),
    "kraft_dark": Paint("#B78A5B", rough=0.8),
    "paper": Paint("#FBFAF6", rough=0.8),
    "paper_line": Paint("#B9C6D8", rough=0.8),
    "blueprint": Paint("#2C5FA3", "#2F63B0", 0.8),
    "metal": Paint("#C9D1DC", rough=0.3, metal=0.5),
    "steel": Paint("#6C7A92", rough=0.4, metal=0.4),
    "rubber": Paint("#20273A", rough=0.8),
    # Ropes hang before the sky, so they are dark by day and pale by night.
    "rope": Paint(PALETTE["ink"], "#B9C6EA", 0.6),
    "gold": Paint("#EDB03C", rough=0.35, metal=0.25),
    "cloud": Paint("#E6EEF8", "#D5E2FA", 0.6),
    "skin": Paint("#E9B993", rough=0.6),
}

# Lit rooms: the share of the windows from which each applies, the light's colour and its brightness. Most are warm.
ROOMS = ((0.0, "#FFC27E", 1.05), (0.56, "#FF9F50", 0.82), (0.76, "#FFD9A0", 1.35), (0.95, "#BFD6FF", 0.55))

_mode = "day"
_made = {}


def use(mode):
    """Choose 'day', 'night' or 'lights' for the scene that is about to be built.

    With 'lights', surfaces have the colours of the day, and lamps and windows glow as by night.
    """
    global _mode
    _mode = mode
    _made.clear()


def mode():
    return _mode


def linear(code):
    """Convert '#RRGGBB' to three linear values."""
    parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def get(name):
    """The Blender material called `name`, created on first use; `window:1` is a copy of `window` of its own."""
    if name in _made:
        return _made[name]
    paint = PAINTS[name.split(":")[0]]
    night = _mode == "night"
    glowing = _mode != "day"
    # By day a window whose lamp is off is a pane like the others.
    surface = PAINTS["glass"] if _mode == "lights" and paint.rooms else paint
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    # An emitter that lights nothing else is left out of light sampling, which reduces noise.
    material.cycles.sample_as_light = paint.casts
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = [*linear(surface.night if night else surface.day), 1]
    shader.inputs["Roughness"].default_value = surface.rough
    shader.inputs["Metallic"].default_value = surface.metal
    if paint.glow:
        shader.inputs["Emission"].default_value = [*linear(paint.glow), 1]
        shader.inputs["Emission Strength"].default_value = paint.strength[glowing]
        if paint.rooms and glowing:
            _rooms(material.node_tree, shader, paint.strength[glowing])
    _made[name] = material
    return material


def _rooms(tree, shader, cast):
    """Give windows at night a tint each, a bar down the middle, and some of them a blind.

    All windows cast the same light, `cast`, on walls and pavement; only their appearance differs, so that panes keep
    their colour instead of turning white. The pattern uses each piece's own coordinates (0 to 1), so the model needs no
    further geometry.
    """

    def value(operation, a, b=0.0):
        node = tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, given in zip(node.inputs, (a, b)):
            if isinstance(given, (int, float)):
                socket.default_value = given
            else:
                tree.links.new(given, socket)
        return node.outputs[0]

    def ramp(stops, at):
        node = tree.nodes.new("ShaderNodeValToRGB")
        node.color_ramp.interpolation = "CONSTANT"
        while len(node.color_ramp.elements) < len(stops):
            node.color_ramp.elements.new(1.0)
        for element, (position, colour) in zip(node.color_ramp.elements, stops):
            element.position, element.color = position, (*colour, 1)
        tree.links.new(at, node.inputs[0])
        return node.outputs[0]

    lot = tree.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    place = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"], place.inputs[0])
    x, y, z = place.outputs

    # One of x and y is constant at the piece's edge; the one nearer the middle runs across the pane.
    across = value("MINIMUM", *(value("ABSOLUTE", value("SUBTRACT", side, 0.5)) for side in (x, y)))
    open_part = value("GREATER_THAN", across, 0.05)
    # Three in seven have a blind drawn a third to two thirds of the way down, which dims the light.
    draw = value("FRACT", value("MULTIPLY", lot, 7.31))
    edge = value("SUBTRACT", 1.25, value("MULTIPLY", draw, 0.9))
    blind = value("MULTIPLY", value("GREATER_THAN", z, edge), 0.52)
    ceiling = value("ADD", value("MULTIPLY", z, 0.3), 0.78)
    level = ramp([(share, [strength] * 3) for share, _, strength in ROOMS], lot)
    seen = value("MULTIPLY", value("MULTIPLY", level, ceiling), value("SUBTRACT", 1.0, blind))
    seen = value("MULTIPLY", seen, value("ADD", value("MULTIPLY", open_part, 0.88), 0.12))

    looked_at = tree.nodes.new("ShaderNodeLightPath").outputs["Is Camera Ray"]
    unseen = value("MULTIPLY", value("SUBTRACT", 1.0, looked_at), cast)
    tree.links.new(value("ADD", value("MULTIPLY", seen, looked_at), unseen), shader.inputs["Emission Strength"])
    tree.links.new(ramp([(share, linear(code)) for share, code, _ in ROOMS], lot), shader.inputs["Emission"])
    if _mode == "lights":
        return
    # Bar and pane also reflect light, each in a colour of its own.
    tree.links.new(ramp([(0.0, linear("#2A3358")), (0.5, linear("#6B5A48"))], open_part), shader.inputs["Base Color"])
