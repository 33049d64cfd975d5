"""Compile the engine from its sources: kernel, rules, the language of cards, evaluations and the search (docs/speed.md).

    python tools/fast.py                 into build/fast: a whole package, compiled, beside the sources
    python tools/fast.py --in-place      the same, and the compiled modules are put beside their sources: these run from now on
    python tools/fast.py --remove        the sources run again

Needed: mypy (with mypyc, which is part of it), setuptools, and a C compiler. What has not changed since the last time is not
compiled again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "fast"
PACKAGE = "zeton"
COMPILED_NAME = "*.so" if os.name != "nt" else "*.pyd"

KERNEL = (
    *("ability", "amount", "chance", "chapters", "conditions", "constants", "copying", "decision", "duel", "effects", "event"),
    *(
        "filter",
        "game",
        "judgement",
        "knowledge",
        "law",
        "match",
        "procedure",
        "script",
        "subject",
        "table",
        "telling",
        "use",
        "window",
        "zone",
    ),
)
MODULES = (
    *(f"kernel/{name}.py" for name in KERNEL),
    *("games/*/rules/*.py", "games/*/language/**/*.py", "games/*/evaluation.py", "games/*/game.py"),
    *("bots/search.py", "bots/tree.py", "bots/habits.py"),
)
"""What is compiled. Cards are declarations: their own functions are few, and are called by what is compiled."""
NATIVE = f"{PACKAGE}/kernel/c"
HEADER = "columns.h"
HELPER = "columns.c"


def sources(folder: Path) -> list[str]:
    """The files to compile, from the folder that the package is in."""
    package = folder / PACKAGE
    found = (path for pattern in MODULES for path in sorted(package.glob(pattern)) if path.name != "__init__.py")
    return [str(path.relative_to(folder)) for path in found]


def lay_out(folder: Path) -> None:
    """The package as its sources are, in the folder; nothing that was compiled before is left beside it."""
    shutil.rmtree(folder / PACKAGE, ignore_errors=True)
    for path in folder.glob(COMPILED_NAME):
        path.unlink()
    shutil.copytree(ROOT / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", COMPILED_NAME))


def compiled_modules(folder: Path) -> list[Path]:
    """All compiled modules under a folder."""
    return sorted(folder.rglob(COMPILED_NAME))


# ── compiling ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Progress:
    """One line that is written over as the work goes on; where nobody looks on, a line for each part of it."""

    def __init__(self) -> None:
        self.begun = perf_counter()

    def say(self, what: str, done: int = 0, of: int = 0) -> None:
        counted = f" {done} of {of}" if of else ""
        line = f"{what}{counted} ({perf_counter() - self.begun:.0f} s)"
        if sys.stdout.isatty():
            print(f"\r\033[K{line}", end="", flush=True)
        elif not of or done == of:
            print(line, flush=True)

    def end(self, what: str) -> None:
        self.say(what)
        if sys.stdout.isatty():
            print()


def compile_in(folder: Path, optimize: str) -> None:
    """Compile the package in the folder: C from Python, objects from C, modules from objects."""
    from columns import tell_of_columns
    from mypyc.build import mypycify
    from setuptools import Extension

    progress = Progress()
    progress.say("The types are checked, and C is written")
    tell_of_columns()
    os.chdir(folder)
    os.environ["MYPYPATH"] = str(folder)
    quiet = os.dup(1)
    try:
        with open(folder / "mypyc.log", "w") as log:  # noqa: PTH123
            os.dup2(log.fileno(), 1)
            extensions = mypycify(sources(folder), opt_level=optimize, debug_level="0", multi_file=True)
    finally:
        os.dup2(quiet, 1)
    flags = extensions[0].extra_compile_args
    if os.name != "nt":  # modules call each other inside one library: nobody outside has to find their functions by name
        flags += ["-fvisibility=hidden"]
    shared = next(extension for extension in extensions if len(extension.sources) > 1)  # the library all modules lie in
    shared.sources.append(shutil.copy2(ROOT / "tools" / HELPER, HELPER))
    extensions.append(
        Extension("zeton.kernel.native", [str(path) for path in sorted(Path(NATIVE).glob("*.c"))], extra_compile_args=flags)
    )
    build(extensions, folder, progress)
    progress.end(f"{len(extensions)} modules are compiled")


def build(extensions: list[Any], folder: Path, progress: Progress) -> None:
    """Build the modules, with as many compilers as there are cores."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_config_var, get_python_inc

    compiler = new_compiler()
    customize_compiler(compiler)
    known_path = folder / "known.json"
    known: dict[str, str] = json.loads(known_path.read_text()) if known_path.exists() else {}
    headers = digest([*sorted((folder / "build").rglob("*.h")), ROOT / "tools" / HEADER, ROOT / NATIVE / "native.h"])
    suffix = get_config_var("EXT_SUFFIX")
    included = include_first(extensions, compiler, f"-I{get_python_inc()}")

    def compile_one(source: str, extension: Any) -> None:
        flags = [*extension.extra_compile_args, f"-I{get_python_inc()}", *(f"-I{path}" for path in extension.include_dirs)]
        flags = flags if source.startswith(NATIVE) else [*included, *flags]
        (name,) = compiler.object_filenames([source], output_dir="objects")
        wanted = digest([Path(source)], headers, *flags)
        if known.get(name) != wanted or not Path(name).exists():
            compiler.compile([source], output_dir="objects", extra_preargs=flags)
        known[name] = wanted

    todo = [(source, extension) for extension in extensions for source in extension.sources]
    try:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            running = [pool.submit(compile_one, source, extension) for source, extension in todo]
            for number, done in enumerate(as_completed(running), 1):
                done.result()
                progress.say("C is compiled:", number, len(todo))
    finally:
        known_path.write_text(json.dumps(known))  # also where something could not be compiled: the rest need not be again
    for number, extension in enumerate(extensions, 1):
        objects = compiler.object_filenames(extension.sources, output_dir="objects")
        target = str(Path(*extension.name.split("."))) + suffix
        compiler.link_shared_object(objects, target, extra_postargs=extension.extra_link_args)
        progress.say("Modules are linked:", number, len(extensions))


def include_first(extensions: list[Any], compiler: Any, *flags: str) -> list[str]:
    """What makes every file begin with columns.h, and with the headers of Python, which are read once for all of them."""
    shutil.copy2(ROOT / "tools" / HEADER, HEADER)
    if compiler.compiler_type != "unix":
        return [f"/FI{HEADER}"]
    paths = [f"-I{path}" for path in extensions[0].include_dirs]
    subprocess.run(
        [
            *compiler.compiler_so,
            *extensions[0].extra_compile_args,
            *flags,
            *paths,
            "-x",
            "c-header",
            HEADER,
            "-o",
            f"{HEADER}.gch",
        ],
        check=True,
    )
    return ["-include", HEADER, "-I."]


def digest(files: Iterable[Path], *more: str) -> str:
    """What a file is made from, in short."""
    found = hashlib.blake2b("\0".join(more).encode(), digest_size=16)
    for path in files:
        found.update(path.read_bytes())
    return found.hexdigest()


# ── what is done with it ──────────────────────────────────────────────────────────────────────────────────────────────


def put_in_place() -> None:
    """The compiled modules beside their sources, and the library they share beside the package."""
    remove()
    for path in compiled_modules(BUILD):
        if path.is_relative_to(BUILD / PACKAGE) or path.parent == BUILD:
            shutil.copy2(path, ROOT / path.relative_to(BUILD))


def remove() -> None:
    """No compiled module beside a source, and so the sources run."""
    for path in (*compiled_modules(ROOT / PACKAGE), *ROOT.glob(f"*__mypyc{COMPILED_NAME[1:]}")):
        path.unlink()


def what_is_missing() -> str:
    """What compiling needs and does not find here; nothing, if everything is there."""
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as missing:
        return f"The engine is compiled by {missing.name}, which is not installed (requirements/test.txt)."
    if os.name != "nt" and not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang")):
        return "The engine is compiled by a C compiler, and there is none here (apt-get install gcc)."
    return ""


def main() -> None:
    """Compile, put in place, remove."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--in-place", action="store_true")
    parser.add_argument("--remove", action="store_true")
    parser.add_argument("--optimize", default="2", help="how hard the C compiler tries")
    parser.add_argument("--missing", action="store_true", help="say what is missing to compile, and nothing else")
    given = parser.parse_args()
    if given.remove:
        remove()
        return
    if missing := what_is_missing():
        sys.exit(missing)
    if given.missing:
        return
    BUILD.mkdir(parents=True, exist_ok=True)
    lay_out(BUILD)
    subprocess.run([sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT / 'tools')!r}); "
                    f"import fast; fast.compile_in(fast.BUILD, {given.optimize!r})"], check=True, cwd=BUILD)  # fmt: skip
    if given.in_place:
        put_in_place()


if __name__ == "__main__":
    main()
