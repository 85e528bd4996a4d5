"""The building site, stage 1 of 5: stakes and string."""
from lib.materials import PALETTE
from lib.props.stages import CAMERA, building

MODE = "day"
GROUND = PALETTE["white"]
SIZE = "960x720"


def build():
    building(1)
