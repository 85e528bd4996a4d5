"""The table of low-code blocks after hours: the day scene's model under the night's light."""
from lib.materials import PALETTE
import importlib

day = importlib.import_module("scenes.power-apps")

MODE = "night"
GROUND = PALETTE["night"]
CAMERA = day.CAMERA
DETAIL = {"x": 0.6}
build = day.build
