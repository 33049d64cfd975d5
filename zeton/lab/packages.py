"""Packages the laboratory needs beside the engine's: asked for when they are used, and named when they are missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from zeton.kernel.errors import ZetonError, how_to_install


def needed(package: str, extra: str = "lab") -> Any:
    """A package of an extra; where it is missing, an error says how it is installed."""
    try:
        return import_module(package)
    except ImportError as missing:
        raise ZetonError("laboratory-needs", package=missing.name or package, how=how_to_install(extra)) from None
