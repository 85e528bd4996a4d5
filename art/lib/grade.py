"""Turn the render passes into the finished picture: tone, bloom, background, edges.

The model is rendered with the ground cut out, so its alpha is its exact
coverage. The ground is rendered separately with the model invisible, so its
shadows continue under the model's edge, and compositing leaves no halo.
"""
import numpy as np

from .denoise import blur

# The share of the ground's colour that is left in full shadow, per channel: more
# blue than red, because skylight still reaches a shadow.
SHADE = {"day": (0.50, 0.57, 0.69), "night": (0.36, 0.38, 0.46)}
EXPOSURE = {"day": 0.98, "night": 1.58}
BLOOM = {"day": 0.0, "night": 0.16}

FLAT = 0.022  # outermost share of the picture that is exactly the ground's colour
FADE = 0.11  # the shadow reaches its full depth this far from the edge


def rgb(code):
    """Convert '#RRGGBB' to display values, 0..1."""
    return np.array([int(code[i : i + 2], 16) for i in (1, 3, 5)], np.float32) / 255


def tone(linear, shoulder=0.62):
    """Convert linear light to display values: unchanged below the shoulder, rolled off above."""
    over = np.maximum(linear - shoulder, 0)
    room = 1 - shoulder
    rolled = np.minimum(linear, shoulder) + room * (1 - np.exp(-over / room))
    return np.where(rolled <= 0.0031308, rolled * 12.92, 1.055 * np.maximum(rolled, 1e-6) ** (1 / 2.4) - 0.055)


def edge_mask(h, w):
    """A mask of the shadow: 0 in the outermost band (FLAT), 1 inside (FADE), smooth between."""
    x = np.minimum(np.arange(w), np.arange(w)[::-1]) / w
    y = np.minimum(np.arange(h), np.arange(h)[::-1]) / w
    near = np.minimum(x[None, :], y[:, None])
    t = np.clip((near - FLAT) / (FADE - FLAT), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def enlarge(image, h, w):
    """Enlarge the half-size ground pass bilinearly."""
    rows = np.clip((np.arange(h) + 0.5) * image.shape[0] / h - 0.5, 0, image.shape[0] - 1)
    columns = np.clip((np.arange(w) + 0.5) * image.shape[1] / w - 0.5, 0, image.shape[1] - 1)
    r0, c0 = rows.astype(int), columns.astype(int)
    r1, c1 = np.minimum(r0 + 1, image.shape[0] - 1), np.minimum(c0 + 1, image.shape[1] - 1)
    fr, fc = (rows - r0)[:, None, None], (columns - c0)[None, :, None]
    top = image[r0][:, c0] * (1 - fc) + image[r0][:, c1] * fc
    bottom = image[r1][:, c0] * (1 - fc) + image[r1][:, c1] * fc
    return (top * (1 - fr) + bottom * fr).astype(np.float32)


def shadow(ground, h, w):
    """The depth of shadow at each ground pixel, 0..1."""
    corner = max(4, ground.shape[0] // 12)
    bare = np.median(
        np.concatenate([ground[:corner, :corner].reshape(-1, 3), ground[:corner, -corner:].reshape(-1, 3)]), axis=0
    )
    ratio = enlarge(blur(ground / bare, ground.shape[1] / 500), h, w)
    grey = ratio @ np.array([0.25, 0.5, 0.25], np.float32)
    # The first few per cent are noise.
    return np.clip((0.975 - grey) / 0.975, 0, 1)


def expose(colour, alpha, mode):
    """What a frame adds to the picture, premultiplied: its display values, and the light that blooms."""
    exposed = colour * EXPOSURE[mode]
    return tone(exposed) * alpha[..., None], np.clip(exposed * alpha[..., None] - 0.85, 0, 2.5)


def finish(picture, bright, alpha, ground, ground_code, mode):
    """Compose the finished picture, in display values, from what `expose` returned and the ground's pass."""
    h, w = alpha.shape
    mask = edge_mask(h, w)[..., None]
    flat = rgb(ground_code)

    shade = shadow(ground, h, w)
    keep = 1 - shade[..., None] * (1 - np.array(SHADE[mode], np.float32)) * mask
    page = flat * keep

    picture = picture + page * (1 - alpha[..., None])
    if BLOOM[mode]:
        halo = 0.65 * blur(bright, w / 420) + 0.5 * blur(bright, w / 110)
        halo = np.maximum(halo - 0.004, 0) * BLOOM[mode] * mask
        picture = 1 - (1 - np.minimum(picture, 1)) * np.exp(-halo * 2.2)
    return np.clip(picture, 0, 1)
