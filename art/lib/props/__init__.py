"""The parts of the models, by theme. A scene imports the themes that it needs."""
