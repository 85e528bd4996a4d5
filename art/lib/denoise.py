"""A feature-guided denoiser (edge-avoiding a-trous wavelet), in numpy.

Blender is often built without a denoiser. This one smooths only the light that falls on surfaces, never their
colours, and never from one surface to another. It needs passes in which every pixel shows one surface alone
(`render.py`): where a pixel mixes two, any filter of this kind tears the edge between them.
"""
from concurrent.futures import ThreadPoolExecutor

import numpy as np

KERNEL = np.array([1, 2, 1], np.float32) / 4

# The differences that part two surfaces: in direction, in colour, and in metres off the other's plane.
DIRECTION, COLOUR, OFF_PLANE = 0.22, 0.04, 0.03


def _padded(image, border):
    """The image with its outermost pixels repeated `border` times all round."""
    return np.pad(image, [(border, border)] * 2 + [(0, 0)] * (image.ndim - 2), mode="edge")


def remove_fireflies(light, limit):
    """Reduce a pixel more than `limit` times as bright as all its neighbours but one to that."""
    brightness = light.sum(-1)
    h, w = brightness.shape
    wide = _padded(brightness, 1)
    around = [wide[j : j + h, i : i + w] for j in range(3) for i in range(3) if (i, j) != (1, 1)]
    ceiling = np.sort(np.stack(around), axis=0)[-2] * limit + 1e-3
    return light * np.minimum(1, ceiling / np.maximum(brightness, 1e-6))[..., None]


def _bands(covered, rows=32):
    """The covered parts of the picture, (top, bottom, left, right): bands of `rows`, cropped to the columns in use."""
    found = []
    for top in range(0, covered.shape[0], rows):
        columns = np.flatnonzero(covered[top : top + rows].any(0))
        if columns.size:
            found.append((top, min(top + rows, covered.shape[0]), columns[0], columns[-1] + 1))
    return found


def denoise(lights, tolerances, albedo, normal, position, covered, passes=5):
    """Smooth each of `lights` (h, w, 3), already divided by the surfaces' colours, along each surface.

    A light's tolerance is the change (of its logarithm) that counts as a shadow's edge and is kept. `albedo`, `normal`
    and `position` (h, w, 3) say which surface a pixel shows, `covered` (h, w) where there is one.
    """
    lights = [
        remove_fireflies(light, 1 + tolerance / 2).astype(np.float32) for light, tolerance in zip(lights, tolerances)
    ]
    # Each feature is scaled so that a distance of 1 is an edge.
    features = np.concatenate([normal / DIRECTION, albedo / COLOUR], -1).astype(np.float32)
    plane = (normal / OFF_PLANE).astype(np.float32)
    position = position.astype(np.float32)
    bands = _bands(covered)

    for level in range(passes):
        step = 2**level
        # What is left of the noise halves with each pass.
        tones = [
            np.log(light.mean(-1) + 0.05) / (tolerance * 0.5**level) for light, tolerance in zip(lights, tolerances)
        ]
        # Padded once, so that neighbours are slices of the same array.
        around = [[_padded(layer, step) for layer in pair] for pair in zip(lights, tones)]
        surface = [_padded(layer, step) for layer in (features, position)]
        smooth = [light.copy() for light in lights]

        def work(band):
            # In bands, which fit the processor's cache.
            top, bottom, left, right = band
            here = (slice(top, bottom), slice(left, right))
            own, flat, place = features[here], plane[here], position[here]
            middle = KERNEL[1] * KERNEL[1]
            sums = [light[here] * middle for light in lights]
            weights = [np.full(own.shape[:2], middle, np.float32) for _ in lights]
            for j, i in ((j, i) for j in range(3) for i in range(3) if (j, i) != (1, 1)):
                window = (slice(top + j * step, bottom + j * step), slice(left + i * step, right + i * step))
                change = surface[0][window] - own
                edge = np.einsum("hwc,hwc->hw", change, change)
                edge += np.abs(np.einsum("hwc,hwc->hw", surface[1][window] - place, flat))
                for number, (other, tone) in enumerate(around):
                    weight = np.exp(-edge - np.abs(tone[window] - tones[number][here])) * (KERNEL[j] * KERNEL[i])
                    sums[number] += other[window] * weight[..., None]
                    weights[number] += weight
            for number, light in enumerate(smooth):
                light[here] = sums[number] / weights[number][..., None]

        with ThreadPoolExecutor(2) as pool:
            list(pool.map(work, bands))
        lights = smooth
    return lights


def blur(image, radius):
    """Blur by `radius` px, with three box blurs in place of a Gaussian."""
    size = max(1, int(round(radius)))
    for axis in (0, 1):
        for _ in range(3):
            pad = [(0, 0)] * image.ndim
            pad[axis] = (size + 1, size)
            sums = np.cumsum(np.pad(image, pad, mode="edge"), axis=axis, dtype=np.float64)
            count = image.shape[axis]
            upper = np.take(sums, range(2 * size + 1, 2 * size + 1 + count), axis=axis)
            lower = np.take(sums, range(count), axis=axis)
            image = ((upper - lower) / (2 * size + 1)).astype(np.float32)
    return image
