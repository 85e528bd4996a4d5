"""A feature-guided denoiser (edge-avoiding a-trous wavelet), in numpy.

Blender is often built without a denoiser. This one divides the picture by the
surface colours, smooths only the light that is left, and never across a change
of colour, direction or depth; then it multiplies the colours back.
"""
import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def _padded(image, border):
    """The image with its outermost pixels repeated `border` times all round."""
    return np.pad(image, [(border, border)] * 2 + [(0, 0)] * (image.ndim - 2), mode="edge")


def remove_fireflies(light, limit=1.6):
    """Bring a pixel that outshines all its neighbours down to the brightest of them."""
    brightness = light.sum(-1)
    h, w = brightness.shape
    wide = _padded(brightness, 1)
    around = [wide[j : j + h, i : i + w] for j in range(3) for i in range(3) if (i, j) != (1, 1)]
    ceiling = np.sort(np.stack(around), axis=0)[-2] * limit + 1e-3
    return light * np.minimum(1, ceiling / np.maximum(brightness, 1e-6))[..., None]


def denoise(colour, albedo, normal, depth, passes=4, tolerance=0.5):
    """Smooth `colour` (h, w, 3) along the surfaces the other passes describe."""
    known = albedo.sum(-1, keepdims=True) > 0.05
    base = np.where(known, np.maximum(albedo, 0.04), 1).astype(np.float32)
    light = remove_fireflies(colour / base)
    # One stack of features, each scaled so that a distance of 1 is a real edge.
    features = np.concatenate([normal / 0.14, albedo / 0.06], -1).astype(np.float32)
    depth = depth.astype(np.float32)
    h, w = depth.shape

    for level in range(passes):
        step = 2**level
        # Padded once, so that a neighbour is only a window onto the same array.
        tone = np.log1p(light.mean(-1))
        padded = [_padded(layer, 2 * step) for layer in (light, features, depth, tone)]
        total = np.zeros_like(light)
        weights = np.zeros(light.shape[:2], np.float32)
        for j in range(5):
            for i in range(5):
                window = (slice(j * step, j * step + h), slice(i * step, i * step + w))
                other, feature, far, bright = (layer[window] for layer in padded)
                change = feature - features
                edge = np.einsum("hwc,hwc->hw", change, change)
                edge += np.abs(far - depth) / (0.12 * step)
                edge += np.abs(bright - tone) / (tolerance * 0.5**level)
                weight = KERNEL[j] * KERNEL[i] * np.exp(-edge)
                total += other * weight[..., None]
                weights += weight
        light = total / np.maximum(weights, 1e-6)[..., None]
    return light * base


def blur(image, radius):
    """A soft blur: three box blurs are as good as a Gaussian here. `radius` in px."""
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
