"""The building site, stage 2 of 5: the slab."""
from lib.materials import PALETTE
from lib.props.stages import CAMERA, building

MODE = "day"
GROUND = PALETTE["white"]
SIZE = "960x720"


def build():
    building(2)
