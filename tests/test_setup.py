"""The set-up of a machine: what is missing is got or said in one sentence, and what is half made is made anew.

Programs are stood for by scripts of a few lines in a PATH of their own: what they answer is the machine.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPT = Path("tools") / "setup.py"
PYTHON = "{}.{}".format(*sys.version_info)


class Machine:
    """A copy of what the set-up reads, and a PATH with nothing in it but what is put there."""

    def __init__(self, folder: Path) -> None:
        self.root, self.bin, self.home = folder / "zeton", folder / "bin", folder / "home"
        for made in (self.root / "tools", self.root / "web", self.bin, self.home):
            made.mkdir(parents=True)
        shutil.copytree(ROOT / "requirements", self.root / "requirements")
        for name in ("Makefile", "pyproject.toml", SCRIPT, "web/package.json", "web/package-lock.json"):
            shutil.copy(ROOT / name, self.root / name)
        self.asked = folder / "asked"
        self.asked.touch()

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    def has(self, name: str, says: str = "", does: str = "") -> Path:
        """Put a program there; each of its calls is written down."""
        program = self.bin / name
        body = f'echo "{name} $*" >> {self.asked}\n{does}\n' + (f"echo '{says}'\n" if says else "")
        program.write_text(f"#!/bin/sh\n{body}")
        program.chmod(0o755)
        return program

    def has_environment(self) -> None:
        """A virtual environment that is complete, with a pip that has everything."""
        venv.create(self.venv, with_pip=False)
        package = self.venv / "lib" / f"python{PYTHON}" / "site-packages" / "pip"
        package.mkdir(parents=True)
        (package / "__init__.py").write_text("__version__ = '1'")
        noting = f"open({str(self.asked)!r}, 'a').write('pip ' + ' '.join(sys.argv[1:]) + '\\n')"
        (package / "__main__.py").write_text(f"import sys; {noting}")
        (self.venv / "made.json").write_text(json.dumps({"python": PYTHON, "folder": str(self.venv)}))

    def set_up(self, what: str, python: str = sys.executable, **environment: str) -> subprocess.CompletedProcess[str]:
        variables = {"PATH": f"{self.bin}:/usr/bin-of-nobody", "HOME": str(self.home), "LC_ALL": "C.UTF-8", **environment}
        command = [python, str(SCRIPT), what]
        return subprocess.run(command, cwd=self.root, env=variables, capture_output=True, text=True)

    def calls(self, name: str) -> list[str]:
        return [line for line in self.asked.read_text().splitlines() if line.startswith(name + " ")]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """What was said at the end, in one line, by a set-up that could not go on."""
    assert done.returncode == 1, done
    assert "Traceback" not in done.stderr
    return done.stderr.strip().splitlines()[-1]


# ── Python ───────────────────────────────────────────────────────────────────────────────────────────────────────

OLD = """
import runpy, sys, platform
sys.version_info, platform.python_version = (3, 10, 13, "final", 0), lambda: "3.10.13"
sys.argv = ["tools/setup.py", {what!r}]
runpy.run_path("tools/setup.py", run_name="__main__")
"""


@pytest.mark.parametrize("what", ["play", "test", "client", "programs"])
def test_an_old_python_is_said_before_anything(machine: Machine, what: str) -> None:
    old = machine.bin / "python3.10"
    old.write_text(f"#!{sys.executable}\n" + OLD.format(what=what))
    old.chmod(0o755)
    said = subprocess.run([old], cwd=machine.root, env={"PATH": str(machine.bin)}, capture_output=True, text=True)
    assert sentence(said).startswith("Python 3.11 or newer is needed, and this is 3.10.13: install one, or name it")
    assert not said.stdout and not machine.venv.exists()
    machine.has("python3.12", says="newer")
    done = subprocess.run([old], cwd=machine.root, env={"PATH": str(machine.bin)}, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "newer\n"), "one that is there beside it is taken"
    assert machine.calls("python3.12")[-1] == f"python3.12 tools/setup.py {what}"


def test_the_script_can_be_read_by_an_old_python() -> None:
    """Nothing that Python 3.6 would call a syntax error, or fail at before it has said its sentence."""
    text = (ROOT / SCRIPT).read_text(encoding="utf-8")
    compile(text, "setup.py", "exec", dont_inherit=True)
    assert "from __future__" not in text and ":=" not in text
    assert not re.search(r"(->|: )\s*(list|dict|tuple|set)\[|\| None", text.partition('"""\n')[2])


WITHOUT_VENV = """
import importlib.util, runpy, sys
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "{module}" else found(name, *rest)
sys.argv = ["tools/setup.py", "play"]
runpy.run_path("tools/setup.py", run_name="__main__")
"""


@pytest.mark.parametrize("module", ["ensurepip", "venv"])
def test_a_python_without_virtual_environments_is_said_and_leaves_nothing_half_made(machine: Machine, module: str) -> None:
    python = machine.bin / "python3"
    python.write_text(f"#!{sys.executable}\n" + WITHOUT_VENV.replace("{module}", module))
    python.chmod(0o755)
    said = sentence(subprocess.run([python], cwd=machine.root, capture_output=True, text=True))
    package = f"python{PYTHON}-venv"
    assert said.endswith(f"cannot make virtual environments here: install {package} (apt-get install {package}).")
    assert not machine.venv.exists()


def test_a_half_made_environment_is_made_anew(machine: Machine) -> None:
    """As Debian leaves it where python3-venv is missing: a Python, and no pip."""
    venv.create(machine.venv, with_pip=False)
    (machine.venv / "left over").touch()
    done = machine.set_up("play", PIP_NO_INDEX="1", PIP_FIND_LINKS="")
    assert "Making a virtual environment" in done.stdout
    assert not (machine.venv / "left over").exists() and list(machine.venv.glob("lib/*/site-packages/pip"))
    assert "pip could not install the packages of requirements/play.txt" in sentence(done)
    assert not (machine.venv / "play.done").exists(), "the next try begins where this one has ended"


@pytest.mark.parametrize(
    "facts", [{"python": PYTHON, "folder": "/elsewhere"}, {"python": "3.1", "folder": "here"}, {}, "scribble"]
)
def test_an_environment_of_another_place_or_python_is_made_anew(machine: Machine, tmp_path: Path, facts: object) -> None:
    """Its programs would begin with the path of a Python that is not there. What cannot be made is said."""
    machine.has_environment()
    (machine.venv / "made.json").write_text(json.dumps(facts).replace('"here"', json.dumps(str(machine.venv))))
    (tmp_path / "venv.py").write_text("raise SystemExit(1)")
    done = machine.set_up("play", PYTHONPATH=str(tmp_path))
    assert "Making a virtual environment" in done.stdout
    assert sentence(done).startswith(f"No virtual environment could be made in {machine.venv}: is the folder writable")
    assert not machine.venv.exists()


def test_a_folder_that_is_no_environment_is_left_alone(machine: Machine) -> None:
    machine.venv.mkdir()
    (machine.venv / "diary").touch()
    assert "is there, but is no virtual environment" in sentence(machine.set_up("play"))
    assert (machine.venv / "diary").exists()


def test_packages_are_installed_once_and_again_when_they_change(machine: Machine) -> None:
    machine.has_environment()
    assert machine.set_up("play").returncode == 0
    first = machine.calls("pip")
    assert len(first) == 2 and "requirements/play.txt" in first[0] and "--no-deps" in first[1]
    assert machine.set_up("play").stdout == "" and machine.calls("pip") == first
    listed = machine.root / "requirements" / "play.txt"
    listed.write_text(listed.read_text() + "another==1\n")
    machine.set_up("play")
    assert len(machine.calls("pip")) == 4


# ── Node ─────────────────────────────────────────────────────────────────────────────────────────────────────────

NPM = "mkdir -p node_modules"


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.1", "v24.0.0", "v26.1.0"])
def test_a_node_that_is_new_enough_is_used(machine: Machine, version: str) -> None:
    machine.has_environment()
    machine.has("node", says=version)
    machine.has("npm", does=f"PATH=/usr/bin:/bin; {NPM}")
    assert machine.set_up("client").returncode == 0
    assert not [call for call in machine.calls("pip") if "node.txt" in call]
    assert machine.calls("npm")[0].startswith("npm install ") and "--silent" not in machine.calls("npm")[0]
    assert machine.set_up("client").stdout == "" and len(machine.calls("npm")) == 1, "a second time nothing is to be done"


def test_the_lock_file_stays_as_it_is(machine: Machine) -> None:
    """What a registry has of other platforms' packages is not added to it: a fresh clone has no changes after the set-up."""
    machine.has_environment()
    machine.has("node", says="v22.12.0")
    lock = machine.root / "web" / "package-lock.json"
    saving = 'case " $* " in *" --no-save "*) ;; *) echo >> package-lock.json ;; esac'
    machine.has("npm", does=f"PATH=/usr/bin:/bin; {NPM}; {saving}")
    before = lock.read_bytes()
    assert machine.set_up("client").returncode == 0
    assert lock.read_bytes() == before


@pytest.mark.parametrize(
    ("version", "npm", "said"),
    [
        ("v18.20.4", True, "Node v18.20.4 is too old here: installing one"),
        ("v20.18.1", True, "Node v20.18.1 is too old"),
        ("v21.7.0", True, "too old"),
        ("v23.1.0", True, "too old"),
        ("v22.12.0", False, "There is no Node with npm here: installing one"),
        ("", True, "There is no Node with npm here"),
    ],
)
def test_the_wheel_is_taken_where_node_is_too_old_or_missing(machine: Machine, version: str, npm: bool, said: str) -> None:
    machine.has_environment()
    if version:
        machine.has("node", says=version)
    if npm:
        machine.has("npm")
    done = machine.set_up("client")
    assert said in done.stdout
    assert "requirements/node.txt" in machine.calls("pip")[-1]
    assert sentence(done).startswith("The client is built with Node 20.19, 22.12, or 24 and newer, with npm"), "an empty wheel"
    assert not machine.calls("npm")


def test_the_packages_are_installed_anew_when_node_changes(machine: Machine) -> None:
    """A package that an old Node left out would stay left out."""
    machine.has_environment()
    machine.has("npm", does=f"PATH=/usr/bin:/bin; {NPM}")
    machine.has("node", says="v20.19.0")
    machine.set_up("client")
    left = machine.root / "web" / "node_modules" / "left"
    left.touch()
    package = machine.root / "web" / "package.json"
    package.write_text(package.read_text() + "\n")
    machine.set_up("client")
    assert left.exists() and len(machine.calls("npm")) == 2
    machine.has("node", says="v24.1.0")
    assert machine.set_up("client").returncode == 0
    assert not left.exists() and len(machine.calls("npm")) == 3


def test_what_npm_says_is_heard(machine: Machine) -> None:
    machine.has_environment()
    machine.has("node", says="v24.0.0")
    machine.has("npm", does="echo 'npm error code ENOTFOUND' >&2; exit 1")
    done = machine.set_up("client")
    assert "npm error code ENOTFOUND" in done.stderr
    assert sentence(done).startswith("npm could not install the packages of web/package.json; what it says is above.")
    assert not (machine.root / "web" / "node_modules" / ".done").exists()


def test_an_unwritable_cache_of_npm_is_replaced_by_our_own(machine: Machine) -> None:
    machine.has_environment()
    machine.has("node", says="v24.0.0")
    machine.has("npm", does=f"PATH=/usr/bin:/bin; {NPM}")
    (machine.home / "file").touch()
    done = machine.set_up("client", npm_config_cache=str(machine.home / "file" / "cache"))
    assert done.returncode == 0 and "cannot be written: npm keeps its cache in" in done.stdout
    assert f"--cache={machine.venv / 'npm'}" in machine.calls("npm")[0]


# ── programs that only the tests need ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"])
def test_a_chromium_is_found_under_each_of_its_names(machine: Machine, name: str) -> None:
    browser = machine.has(name, says="Chromium 150")
    assert machine.set_up("chromium").stdout.strip() == str(browser)


def test_the_chromium_that_is_named_wins_and_must_start(machine: Machine) -> None:
    machine.has("chromium", says="Chromium 150")
    mine = machine.has("mine", says="Chromium 151")
    assert machine.set_up("chromium", CHROMIUM=str(mine)).stdout.strip() == str(mine)
    machine.has("mine", does="exit 1")
    assert "no browser starts there" in sentence(machine.set_up("chromium", CHROMIUM=str(mine)))


def test_a_script_that_only_says_how_to_get_the_browser_is_none(machine: Machine) -> None:
    """As Ubuntu's chromium-browser is; Playwright's own, if it is there, is taken then."""
    machine.has("chromium-browser", does="exit 1")
    downloaded = machine.home / ".cache" / "ms-playwright" / "chromium-1200" / "chrome-linux64" / "chrome"
    assert "No Chromium is found: install one (apt-get install chromium)" in sentence(machine.set_up("chromium"))
    downloaded.parent.mkdir(parents=True)
    shutil.copy(machine.has("chrome-of-playwright", says="Chromium 150"), downloaded)
    assert machine.set_up("chromium").stdout.strip() == str(downloaded)


NO_POSTGRES = """
import pathlib
glob = pathlib.Path.glob
pathlib.Path.glob = lambda folder, pattern: iter(()) if "postgres" in pattern or "pgsql" in pattern else glob(folder, pattern)
"""

AS_SOMEBODY = (
    NO_POSTGRES
    + """
import os, runpy, sys
os.geteuid = lambda: {user}
sys.argv = ["tools/setup.py", "programs"]
runpy.run_path("tools/setup.py", run_name="__main__")
"""
)


def programs(machine: Machine, user: int, **environment: str) -> subprocess.CompletedProcess[str]:
    """Look for what the tests need, as root (0) or somebody else, on a machine without PostgreSQL's folders."""
    variables = {"PATH": str(machine.bin), "HOME": str(machine.home), "LC_ALL": "C.UTF-8", **environment}
    command = [sys.executable, "-c", AS_SOMEBODY.format(user=user)]
    return subprocess.run(command, cwd=machine.root, env=variables, capture_output=True, text=True)


def test_without_a_chromium_nothing_is_begun(machine: Machine) -> None:
    machine.has("apt-get")
    said = sentence(programs(machine, user=1000))
    assert said.startswith("No Chromium is found: install one (apt-get install chromium), or name one (CHROMIUM=/its/path)")
    assert not machine.calls("apt-get"), "only root may"


def test_without_postgresql_its_tests_are_skipped_but_not_in_ci(machine: Machine) -> None:
    machine.has("chromium", says="Chromium 150")
    machine.has("redis-server")
    done = programs(machine, user=1000)
    said = "PostgreSQL is not found (apt-get install postgresql): the tests on it will be skipped."
    assert (done.returncode, done.stdout.strip()) == (0, said)
    assert "in CI no test is left out" in sentence(programs(machine, user=1000, CI="1"))


def test_without_redis_its_tests_are_skipped_but_not_in_ci(machine: Machine) -> None:
    machine.has("chromium", says="Chromium 150")
    machine.has("initdb"), machine.has("pg_ctl")
    done = programs(machine, user=1000)
    said = "Neither Redis nor Valkey is found (apt-get install redis-server): the tests on it will be skipped."
    assert (done.returncode, done.stdout.strip()) == (0, said)
    assert "in CI no test is left out" in sentence(programs(machine, user=1000, CI="1"))
    machine.has("valkey-server")
    assert programs(machine, user=1000, CI="1").stdout == "", "Valkey serves as well"


@pytest.mark.parametrize(
    ("test", "said"),
    [
        ("test_interface.py::test_the_migrations_make_what_the_models_say", "PostgreSQL is not found"),
        ("test_redis.py::test_what_redis_was_told_is_there_after_a_kill", "Neither Redis nor Valkey is found"),
    ],
)
def test_tests_that_are_left_out_are_reported_with_the_reason(machine: Machine, test: str, said: str) -> None:
    code = NO_POSTGRES + f"import sys, pytest; sys.exit(pytest.main(['tests/server/{test}', '-p', 'no:cacheprovider']))"
    for ci, code_of_pytest, printed in (
        ({}, 0, rf"SKIPPED \[1\] .*: {said} \(apt-get install"),
        ({"CI": "1"}, 1, "in CI no test"),
    ):
        variables = {"PATH": str(machine.bin), "HOME": str(machine.home), "PYTHONPATH": str(ROOT), **ci}
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=variables, capture_output=True, text=True)
        assert done.returncode == code_of_pytest, done.stdout
        assert re.search(printed, done.stdout), done.stdout


def test_root_gets_what_is_missing_from_apt_get(machine: Machine) -> None:
    browser, redis, initdb, pg_ctl = (machine.bin / name for name in ("chromium", "redis-server", "initdb", "pg_ctl"))
    programs_made = f"for made in {browser} {redis}; do printf '#!/bin/sh\\necho 150\\n' > $made; /bin/chmod 755 $made; done"
    made = f"{programs_made}; : > {initdb}; : > {pg_ctl}"
    machine.has("apt-get", does=made)
    done = programs(machine, user=0)
    assert (done.returncode, done.stdout) == (0, "Installing chromium, postgresql, redis-server (apt-get) …\n"), done
    update, install = machine.calls("apt-get")
    assert update.endswith("update") and install.endswith("--no-install-recommends chromium postgresql redis-server")
    assert programs(machine, user=0).stdout == "" and len(machine.calls("apt-get")) == 2


# ── the Makefile ─────────────────────────────────────────────────────────────────────────────────────────────────


def make(machine: Machine, *targets: str) -> subprocess.CompletedProcess[str]:
    variables = {"PATH": f"{machine.bin}:/usr/bin:/bin", "HOME": str(machine.home)}
    return subprocess.run(["make", *targets], cwd=machine.root, env=variables, capture_output=True, text=True)


@pytest.mark.parametrize("command", ["play", "test", "check"])
def test_no_python_at_all_is_said(machine: Machine, command: str) -> None:
    done = make(machine, command, "PYTHON=python9")
    said = "Python 3.11 or newer is needed, and there is no python9 here: install python3 and python3-venv."
    assert done.stderr.splitlines()[0] == said


def test_make_test_looks_for_its_programs_first_and_check_needs_none(machine: Machine) -> None:
    tested = [line for line in make(machine, "-n", "test").stdout.splitlines() if line.strip()]
    assert tested[0].startswith("command -v python3") and "setup.py programs" in "".join(tested[:2])
    checked = make(machine, "-n", "check").stdout
    assert "programs" not in checked and "e2e" not in checked and "--ignore=tests/server" in checked
    for part in ("ruff check", "ruff format --check", "mypy", "pytest", "lint", "types", "unit"):
        assert part in checked


def test_ci_only_calls_make_test() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert script.rstrip().endswith("make test") and not re.search("chromium|postgresql|redis", script)
