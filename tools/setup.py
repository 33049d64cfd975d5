"""What the commands of the Makefile need: got where that is possible, otherwise said in one sentence.

    python3 tools/setup.py play      Python packages to play with (requirements/play.txt), in a virtual environment
    python3 tools/setup.py test      Python packages to test with (requirements/test.txt)
    python3 tools/setup.py client    Node, and the packages of the browser client (web/package.json)
    python3 tools/setup.py programs  what only the tests need: a Chromium, PostgreSQL and Redis
    python3 tools/setup.py chromium  says which Chromium that is

Each does nothing where everything is there. The standard library is enough for it; and it is written so that an old Python can
read it, too (no annotation such as ``str | None``): who has one is told so, and does not see a syntax error.
"""

import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / os.environ.get("VENV", ".venv")
BIN = VENV / "bin"
WEB = ROOT / "web"
PATH = f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"

OLDEST_PYTHON = (3, 11)
NEWER_PYTHONS = ("python3.13", "python3.12", "python3.11")
MAKES_ENVIRONMENTS = ("venv", "ensurepip")  # some systems leave out both, others only the second
# Where there is no registry, npm says so after half a minute; by default it is silent for many.
IMPATIENT = ("--fetch-retries=2", "--fetch-retry-mintimeout=200", "--fetch-retry-maxtimeout=1000")
NODES = "20.19, 22.12, or 24 and newer"  # what Vite and Vitest run on

CHROMIUMS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "ungoogled-chromium",
    "/snap/bin/chromium",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
PLAYWRIGHT = ("~/.cache/ms-playwright", "~/Library/Caches/ms-playwright")
PLAYWRIGHT_FILES = ("chromium-*/chrome-linux*/chrome", "chromium-*/chrome-mac*/*.app/Contents/MacOS/*")
POSTGRES_FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
REDIS_SERVERS = ("redis-server", "valkey-server")

NO_CHROMIUM = "No Chromium is found: install one (apt-get install chromium), or name one (CHROMIUM=/its/path)"
NO_POSTGRES = "PostgreSQL is not found (apt-get install postgresql)"
NO_REDIS = "Neither Redis nor Valkey is found (apt-get install redis-server)"


def stop(sentence: str) -> None:
    """End with a sentence that says what is wrong and what to do."""
    sys.exit(sentence)


def run(*command: object, **how: object) -> bool:
    """Run a command; whether it went well."""
    return subprocess.run([str(part) for part in command], **how).returncode == 0


def output_of(*command: object) -> str:
    """The first line a command prints; nothing if it does not work."""
    try:
        done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode(errors="replace").strip().partition("\n")[0] if done.returncode == 0 else ""


def digest(*files: Path) -> str:
    """What tells the contents of these files from others."""
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def noted(stamp: Path) -> dict:
    """What was noted when something was last set up."""
    try:
        found = json.loads(stamp.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


# ── Python ───────────────────────────────────────────────────────────────────────────────────────────────────────


def check_python() -> None:
    """Python 3.11 or newer, with what makes virtual environments; a newer one beside an old one is taken."""
    version = platform.python_version()
    if sys.version_info < OLDEST_PYTHON:
        for name in NEWER_PYTHONS:
            if output_of(name, "-c", "import ensurepip, sys, venv; print(sys.version)"):
                os.execvp(name, [name, *sys.argv])
        stop(f"Python 3.11 or newer is needed, and this is {version}: install one, or name it (make play PYTHON=python3.12).")
    if any(importlib.util.find_spec(module) is None for module in MAKES_ENVIRONMENTS):
        package = "python{}.{}-venv".format(*sys.version_info)
        stop(f"Python {version} cannot make virtual environments here: install {package} (apt-get install {package}).")


def make_environment() -> None:
    """The virtual environment; one that is half made, of another Python, or from another place is made anew."""
    stamp, facts = VENV / "made.json", {"python": "{}.{}".format(*sys.version_info), "folder": str(VENV)}
    if noted(stamp) == facts and output_of(BIN / "python", "-c", "import pip; print(pip.__version__)"):
        return
    if VENV.exists() and not (VENV / "pyvenv.cfg").exists() and any(VENV.iterdir()):
        stop(f"{VENV} is there, but is no virtual environment: remove it, or name another folder (make play VENV=elsewhere).")
    print(f"Making a virtual environment in {VENV} …", flush=True)
    shutil.rmtree(str(VENV), ignore_errors=True)
    if not run(sys.executable, "-m", "venv", VENV):
        stop(f"No virtual environment could be made in {VENV}: is the folder writable, and is there room on the disk?")
    stamp.write_text(json.dumps(facts))


def install(what: str) -> None:
    """The packages of a list of requirements, and Żeton itself."""
    check_python()
    make_environment()
    listed = ROOT / "requirements" / f"{what}.txt"
    stamp, facts = VENV / f"{what}.done", {"packages": digest(listed, ROOT / "pyproject.toml")}
    if noted(stamp) == facts:
        return
    print(f"Installing the packages of {listed.relative_to(ROOT)} …", flush=True)
    pip(f"the packages of {listed.relative_to(ROOT)}", "-r", listed)
    pip("Żeton", "--no-deps", "--no-build-isolation", "-e", ROOT)
    stamp.write_text(json.dumps(facts))


def pip(what: str, *arguments: object) -> None:
    """Install something into the virtual environment."""
    command = (BIN / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments)
    if not run(*command):
        stop(
            f"pip could not install {what}; what it says is above. Is the network there, and is {VENV} writable? "
            "Another index is named by PIP_INDEX_URL."
        )


# ── Node ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def node_version() -> str:
    """The version of the Node that would be used; none if there is no Node, or one without npm."""
    node = shutil.which("node", path=PATH)
    return output_of(node, "--version") if node and shutil.which("npm", path=PATH) else ""


def is_new_enough(version: str) -> bool:
    """Whether the client can be built with this Node."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    major, minor = (int(found.group(1)), int(found.group(2))) if found else (0, 0)
    return major >= 24 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


def get_node() -> str:
    """The version of a Node that is new enough: the machine's, or one that is installed as a Python package."""
    version = node_version()
    if is_new_enough(version):
        return version
    print(f"Node {version} is too old" if version else "There is no Node with npm", "here: installing one …", flush=True)
    pip(f"Node (or install it yourself: {NODES})", "-r", ROOT / "requirements" / "node.txt")
    version = node_version()
    if not is_new_enough(version):
        stop(f"The client is built with Node {NODES}, with npm, and {version or 'none'} is found: install one of these.")
    return version


def install_client() -> None:
    """The packages of the browser client."""
    install("play")
    stamp = WEB / "node_modules" / ".done"
    facts = {"node": get_node(), "packages": digest(WEB / "package.json", WEB / "package-lock.json")}
    before = noted(stamp)
    if before == facts:
        return
    if before.get("node", facts["node"]) != facts["node"]:
        shutil.rmtree(str(stamp.parent))  # what another Node left out would stay left out
    print("Installing the packages of web/package.json …", flush=True)
    # Not `npm ci`: it insists on the builds of every other platform, which a registry may not have. And not saved:
    # those of them that a registry has would be added to the lock file.
    options = ("--no-save", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error", *IMPATIENT, *npm_cache())
    if not run(shutil.which("npm", path=PATH), "install", *options, cwd=str(WEB), env={**os.environ, "PATH": PATH}):
        stop(
            "npm could not install the packages of web/package.json; what it says is above. Is the network there, "
            f"and is {WEB} writable? Another registry is named by npm_config_registry, another cache by npm_config_cache."
        )
    stamp.write_text(json.dumps(facts))


def npm_cache() -> list:
    """Where npm may keep what it has got: a cache of our own, where it could not write to its own one."""
    given = {name.lower(): value for name, value in os.environ.items()}
    cache = Path(given.get("npm_config_cache") or Path.home() / ".npm")
    nearest = next(folder for folder in (cache, *cache.parents) if folder.exists())
    if nearest.is_dir() and os.access(str(nearest), os.W_OK | os.X_OK):
        return []
    print(f"{nearest} cannot be written: npm keeps its cache in {VENV} instead.", flush=True)
    return [f"--cache={VENV / 'npm'}"]


# ── programs that only the tests need ────────────────────────────────────────────────────────────────────────────


def find_chromium() -> str:
    """A Chromium that starts: the one named by CHROMIUM, one of this machine, or Playwright's own."""
    named = os.environ.get("CHROMIUM")
    for name in [named] if named else [*CHROMIUMS, *downloaded_chromiums()]:
        found = shutil.which(name)
        if found and output_of(found, "--version"):  # some are only a script that says how to get the browser
            return found
    if named:
        stop(f"CHROMIUM names {named}, and no browser starts there: name another one, or none.")
    return ""


def downloaded_chromiums() -> list:
    """Those Playwright has downloaded, the newest first."""
    own = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    folders = [Path(folder).expanduser() for folder in ([own] if own else PLAYWRIGHT)]
    return [str(file) for folder in folders for files in PLAYWRIGHT_FILES for file in sorted(folder.glob(files), reverse=True)]


def find_postgres() -> str:
    """The folder of PostgreSQL's programs, the newest first."""
    folders = [folder for places in POSTGRES_FOLDERS for folder in sorted(Path("/").glob(places[1:]), reverse=True)]
    folders += map(Path, os.get_exec_path())
    return next((str(folder) for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), "")


def find_redis() -> str:
    """The program of a Redis or Valkey server."""
    return next(filter(None, map(shutil.which, REDIS_SERVERS)), "")


def get_programs() -> None:
    """A Chromium, PostgreSQL and Redis, installed where we may. A Chromium must be there; other tests can be skipped."""
    check_python()
    wanted = {"chromium": find_chromium, "postgresql": find_postgres, "redis-server": find_redis}
    missing = [package for package, find in wanted.items() if not find()]
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        apt_get(missing)
        missing = [package for package in missing if not wanted[package]()]
    if "chromium" in missing:
        stop(f"{NO_CHROMIUM}; `make check` does without one.")
    for package, sentence in (("postgresql", NO_POSTGRES), ("redis-server", NO_REDIS)):
        if package in missing:
            leave_out(sentence)


def leave_out(why: str) -> None:
    """Say which tests are skipped, and why; in CI none is."""
    if os.environ.get("CI"):
        stop(f"{why}, and in CI no test is left out.")
    print(f"{why}: the tests on it will be skipped.", flush=True)


def apt_get(packages: list) -> None:
    """Install packages of Debian or Ubuntu; what goes wrong is said by apt-get itself."""
    print(f"Installing {', '.join(packages)} (apt-get) …", flush=True)
    how = {"env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "stdout": subprocess.DEVNULL}
    if run("apt-get", "-qq", "update", **how):
        run("apt-get", "-qq", "install", "-y", "--no-install-recommends", *packages, **how)


def say_chromium() -> None:
    """Print where the Chromium is."""
    print(find_chromium() or stop(f"{NO_CHROMIUM}."))


COMMANDS = {
    "play": lambda: install("play"),
    "test": lambda: install("test"),
    "client": install_client,
    "programs": get_programs,
    "chromium": say_chromium,
}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    try:
        COMMANDS[sys.argv[1]]()
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as wrong:
        stop(f"{wrong.filename or ROOT} cannot be used: {wrong.strerror}.")
