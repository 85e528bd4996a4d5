"""The building site, stage 4 of 5: the walls and windows."""
from lib.materials import PALETTE
from lib.props.stages import CAMERA, building

MODE = "day"
GROUND = PALETTE["white"]
SIZE = "960x720"


def build():
    building(4)
