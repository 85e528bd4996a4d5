"""A feature-guided denoiser (edge-avoiding a-trous wavelet), in numpy.

Blender is often built without a denoiser. This one divides the picture by the
surface colours, smooths only the remaining light, never across a change of
colour, direction or depth, and then multiplies the colours back in.
"""
import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def _padded(image, border):
    """The image with its outermost pixels repeated `border` times all round."""
    return np.pad(image, [(border, border)] * 2 + [(0, 0)] * (image.ndim - 2), mode="edge")


def remove_fireflies(light, limit=1.6):
    """Reduce a pixel much brighter than all its neighbours to the brightest of them."""
    brightness = light.sum(-1)
    h, w = brightness.shape
    wide = _padded(brightness, 1)
    around = [wide[j : j + h, i : i + w] for j in range(3) for i in range(3) if (i, j) != (1, 1)]
    ceiling = np.sort(np.stack(around), axis=0)[-2] * limit + 1e-3
    return light * np.minimum(1, ceiling / np.maximum(brightness, 1e-6))[..., None]


def _bands(covered, rows=32):
    """Yield the covered parts of the picture as bands of `rows`, cropped to the columns in use."""
    for top in range(0, covered.shape[0], rows):
        columns = np.flatnonzero(covered[top : top + rows].any(0))
        if columns.size:
            yield top, min(top + rows, covered.shape[0]), columns[0], columns[-1] + 1


def denoise(colour, albedo, normal, depth, covered, passes=4, tolerance=0.5):
    """Smooth `colour` (h, w, 3) along the surfaces in the other passes, where `covered` (h, w) is true."""
    known = albedo.sum(-1, keepdims=True) > 0.05
    base = np.where(known, np.maximum(albedo, 0.04), 1).astype(np.float32)
    light = remove_fireflies(colour / base)
    # Each feature is scaled so that a distance of 1 is an edge.
    features = np.concatenate([normal / 0.14, albedo / 0.06], -1).astype(np.float32)
    depth = depth.astype(np.float32)

    for level in range(passes):
        step = 2**level
        # Padded once, so that neighbours are slices of the same array.
        tone = np.log1p(light.mean(-1))
        padded = [_padded(layer, 2 * step) for layer in (light, features, depth, tone)]
        smooth = light.copy()
        # In bands, which fit the processor's cache.
        for top, bottom, left, right in _bands(covered):
            here = (slice(top, bottom), slice(left, right))
            own, near, shade = features[here], depth[here], tone[here]
            total = np.zeros((bottom - top, right - left, 3), np.float32)
            weights = np.zeros(total.shape[:2], np.float32)
            for j in range(5):
                for i in range(5):
                    window = (
                        slice(top + j * step, bottom + j * step),
                        slice(left + i * step, right + i * step),
                    )
                    other, feature, far, bright = (layer[window] for layer in padded)
                    change = feature - own
                    edge = np.einsum("hwc,hwc->hw", change, change)
                    edge += np.abs(far - near) / (0.12 * step)
                    edge += np.abs(bright - shade) / (tolerance * 0.5**level)
                    weight = KERNEL[j] * KERNEL[i] * np.exp(-edge)
                    total += other * weight[..., None]
                    weights += weight
            smooth[here] = total / np.maximum(weights, 1e-6)[..., None]
        light = smooth
    return light * base


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
