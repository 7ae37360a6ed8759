"""Hypothesis tries the same examples on every run and every machine, however slow it is."""

from hypothesis import settings

settings.register_profile("engine", derandomize=True, deadline=None, database=None)
settings.load_profile("engine")
