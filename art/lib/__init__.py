"""Code shared by all scenes. See ../README.md."""
