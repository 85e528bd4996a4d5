"""The day scene's model of low-code blocks, lit for night."""
from lib.materials import PALETTE
import importlib

day = importlib.import_module("scenes.power-apps")

MODE = "night"
GROUND = PALETTE["night"]
CAMERA = day.CAMERA
DETAIL = {"x": 0.6}
build = day.build
