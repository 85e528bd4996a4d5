"""The model workshop: everything the scenes share. See ../README.md."""
