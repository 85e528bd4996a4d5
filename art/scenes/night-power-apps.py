"""The table of low-code blocks after hours: the day scene's model under the night's light."""
import importlib

day = importlib.import_module("scenes.power-apps")

MODE = "night"
GROUND = "#0B1230"
CAMERA = day.CAMERA
build = day.build
