"""Wheels with the compiled engine: asked for by ``ZETON_FAST=1`` when a wheel is built. Without it the wheel is pure Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the engine (tools/fast.py), and puts its modules beside their sources into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """``version`` is that of the build, such as "editable": nothing is compiled for that."""
        if os.environ.get("ZETON_FAST") != "1" or version == "editable":
            return
        subprocess.run([sys.executable, "tools/fast.py"], cwd=self.root, check=True)
        built = Path(self.root, "build", "fast")
        patterns = ("*.so", "*.pyd", "zeton/**/*.so", "zeton/**/*.pyd")
        compiled = [path for pattern in patterns for path in built.glob(pattern)]
        build_data["force_include"] |= {str(path): str(path.relative_to(built)) for path in compiled}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
