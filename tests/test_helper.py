"""Processes in which bots think: they answer, they fail, they end, and nothing is left of them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from zeton.bots.helper import Ended, Helper


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


def test_a_helper_answers_and_says_what_went_wrong() -> None:
    helper = Helper()
    try:
        assert helper.ask(abs, -3) == 3
        with pytest.raises(ValueError, match="invalid literal") as failure:
            helper.ask(int, "three")
        assert "Traceback" in failure.value.__notes__[0]
        assert helper.ask(abs, -4) == 4
    finally:
        helper.end()


def test_a_helper_lets_others_go_first() -> None:
    helper = Helper(kindness=3)
    try:
        assert helper.ask(os.nice, 0) == min(19, os.nice(0) + 3)
    finally:
        helper.end()


HEARD = "import signal; from zeton.bots.helper import Helper; helpers = Helper(), Helper()\n"
HEARD += "what = \"__import__('signal').pthread_sigmask(0, [])\"\n"
HEARD += "print(*[signal.SIGINT in masked for masked in (helpers[0].ask(eval, what), helpers[1].ask(eval, what), eval(what))])"


def test_helpers_do_not_hear_ctrl_c_whoever_started_them_does() -> None:
    """Asked of the first helper of a process too: before that one, Python starts a process of its own."""
    done = run(HEARD)
    assert done.stdout.split() == ["True", "True", "False"], done.stderr


def test_a_helper_that_is_killed_or_ended_says_so() -> None:
    helper = Helper()
    os.kill(helper.ask(eval, "__import__('os').getpid()"), signal.SIGKILL)
    with pytest.raises(Ended):
        helper.ask(abs, 1)
    helper.end()
    with pytest.raises(Ended):
        helper.ask(abs, 1)
    never_asked = Helper()
    never_asked.end()
    with pytest.raises(Ended):
        never_asked.ask(abs, 1)


def test_a_helper_is_ended_in_the_middle_of_a_thought() -> None:
    helper = Helper()
    helper.ask(abs, 1)
    with ThreadPoolExecutor(1) as thread:
        thought = thread.submit(helper.ask, time.sleep, 1e6)
        helper.end()
        with pytest.raises(Ended):
            thought.result()
    assert helper.process is not None and helper.process.exitcode == -signal.SIGKILL


def test_nothing_is_said_and_nobody_stays_when_whoever_asks_is_killed() -> None:
    """No semaphore is left behind, so nobody warns of one; and what was said is complete once the last process has ended."""
    done = run("import os; from zeton.bots.helper import Helper; Helper().ask(abs, 1); os.kill(os.getpid(), 9)")
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGKILL, "", "")
