"""The archipelago of integrations: small islands round a tower, and a family's things in small."""
from .. import materials
from ..core import at, box, label, plate, rng, tube
from .base import plinth
from .buildings import glass_tower, tower
from .papers import badge, cabinet, coins, document, envelope, map_pin, map_sheet
from .street import peg, tree
from .tech import duct, night_glow


def maps():
    map_sheet(0, 0, 1.9, 1.9, 0.02, 4)
    map_pin(0.1, 0.0, 0.05, 1.05)


def records():
    cabinet(-0.3, 0.25, 0, 3, 1, "grey", 0.02, 0.95, 0.9)
    cabinet(0.62, 0.35, 0, 2, None, "stone", 0.02, 0.7, 0.8)


def papers():
    document(-0.2, 0.05, 0.02, 8, 1.3)
    document(0.15, -0.1, 0.07, -10, 1.3, seal=True, mark="teal")


def money():
    coins(-0.3, -0.25, 0.02, (6, 9, 4, 7))


def post():
    with at(0, 0.2, 0.02, -6):
        envelope(0, 0, 0, 0, 0, 1.35)
        envelope(0.15, -0.1, 0.13, 14, 0, 1.35)


def people():
    badge(-0.2, -0.1, 0.02, 6, 0, 1.05, "teal", lanyard=False)
    for x, y, colour in ((0.62, 0.55, "terracotta"), (0.72, -0.1, "navy"), (0.3, 0.8, "sky")):
        peg(x, y, colour, 1.7, 0.02)


FAMILIES = {
    "location": maps,
    "property-data": records,
    "documents": papers,
    "payments": money,
    "messaging": post,
    "identity": people,
}

# Where the small islands lie, and the ways of their pipes to the tower's island.
SMALL = (
    ((2.95, 3.9), ((1.95, 3.9), (1.3, 3.9))),
    ((-2.95, 3.9), ((-1.95, 3.9), (-1.3, 3.9))),
    ((4.0, 1.2), ((3.0, 1.95), (0.95, 1.95), (0.95, 2.6))),
    ((-4.0, 1.2), ((-3.0, 1.95), (-0.95, 1.95), (-0.95, 2.6))),
    ((-4.0, -1.5), ((-4.0, -0.5), (-4.0, 0.2))),
)
TOP = 0.3  # the raised island's top; a usual plinth's is 0
LOW = -0.33  # the small islands' tops
SIDE = 4.9


def surface(x, y, z, side, material="pave"):
    """A bordered top: the coloured line keeps it from melting into the page."""
    plate(x, y, z - 0.01, side, side, 0.03, "teal", 0.16, 0.006)
    plate(x, y, z + 0.012, side - 0.14, side - 0.14, 0.03, material, 0.12, 0.006)


def centre():
    """The tower that all islands are wired to: the client's own system."""
    with at(0, 3.9, 0):
        plinth(2.6, 2.6)
        surface(0, 0, 0, 2.34)
        glass_tower(0.1, 0.1, 1.3, 1.3, 3.5, "navy", z=0.04, lit=0.2)
        tower(-0.92, -0.35, 0.46, 0.8, 1.3, "white", z=0.04)
        tree(0.98, -0.95, 0.95, 0.04)
        tree(-0.95, 0.7, 0.95, 0.04)
        peg(0.15, -0.95, "terracotta", 1.2, 0.04)


def archipelago(raised, hero):
    """All islands, that of the family `raised` large and in front; `hero` builds what stands on it, in its frame."""
    # The same town in all six pictures.
    rng.seed("integration")
    centre()
    others = [build for name, build in FAMILIES.items() if name != raised]
    with materials.pale():
        for ((x, y), way), build in zip(SMALL, others):
            with at(x, y, LOW):
                plinth(1.95, 1.95, 0.22, -0.22)
                with at(scale=0.88):
                    build()
            tube([(*point, LOW - 0.08) for point in way], 0.07, "white", bend=0.2)
    with at(0, -1.3, TOP):
        plinth(SIDE, SIDE, TOP + 0.55, -TOP - 0.55)
        surface(0, 0, 0, SIDE - 0.26, "pave_dark")
        box(0, 0, -0.36, SIDE + 0.012, SIDE + 0.012, 0.05, "thread")
        with at(0, 0, 0.042):
            hero()
    duct([(0, 0.72, TOP), (0, 0.72, TOP + 0.62), (0, 3.3, TOP + 0.62)], 0.15, bend=0.3)
    label("tower", 0.1, 3.7, 3.95)
    for x, y, z, watts in ((-0.6, 1.9, 0.9, 7), (2.6, 2.2, 0.5, 5), (-2.8, 0.2, 0.5, 5), (3.0, -2.2, 0.6, 5)):
        night_glow(x, y, z, watts)
    for x, y in ((-1.6, -3.3), (1.7, -3.0), (0.2, -1.4)):
        night_glow(x, y, TOP + 1.1, 8)
