"""The parts of the models, by theme."""
