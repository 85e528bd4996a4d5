"""The site office by day: the second plinth beside 14 Sample Street, where it is noon when it is night there."""
import importlib

office = importlib.import_module("scenes.site-office")

MODE = "lights"
SIZE = "960x720"
CAMERA = {"azimuth": 36, "elevation": 31}
LIGHTS = {"day": {"sky": ("#C3D6F4", 0.6), "sun": ((0.34, 0.52, -0.95), "#FFF0DA", 3.3, 5.0), "rays": 3}}
POINTS = {"door": (1.3, -0.4, 1.2)}


def build():
    office.build()


def things():
    return {}
