"""The building site, stage 5 of 5: its lights on."""
from lib.materials import PALETTE
from lib.props.stages import CAMERA, building

MODE = "day"
GROUND = PALETTE["white"]
SIZE = "960x720"


def build():
    building(5)
