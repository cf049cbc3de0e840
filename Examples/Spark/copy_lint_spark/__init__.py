"""Checks the texts of a data frame with `copy-lint stream`, one process for each task of Spark."""

from importlib import import_module

from .settings import Settings

__all__ = ["Settings", "check", "grade", "summarize"]


def __getattr__(name: str) -> object:
    """Only what takes data frames needs PySpark, so it is loaded when it is asked for."""
    if name in __all__:
        return getattr(import_module(".frames", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
