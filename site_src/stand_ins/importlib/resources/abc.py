"""Nothing, as in the package around it."""
