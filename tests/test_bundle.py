"""Messages are found in their files as Fluent finds them, and plain ones are said as Fluent says them."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Pattern, VariableReference
from fluent.syntax.visitor import Visitor

import zeton
from zeton.kernel.bundle import LONGEST, VALUE, Bundle
from zeton.kernel.grammar import FUNCTIONS
from zeton.kernel.titles import texts
from zeton.kernel.words import COMMON, bundle, languages

PACKAGES = (COMMON, *(f"zeton.games.{game}" for game in zeton.games()))


def fluent_texts(package: str, language: str) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in texts(package, language) if file.name.endswith(".ftl")]


def parsed(package: str, language: str) -> FluentBundle:
    """All the messages at once, as Fluent reads them."""
    found = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    for text in fluent_texts(package, language):
        found.add_resource(FluentResource(text))
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("package", PACKAGES)
def test_each_message_alone_is_what_it_is_among_all_of_them(package: str, language: str) -> None:
    ours, whole = bundle(language, package), parsed(package, language)
    entries = whole._messages | {f"-{key}": term for key, term in whole._terms.items()}
    assert set(ours.sources) == set(entries)
    for key in ours.sources:
        alone = FluentResource(ours.sources[key] + "\n").body
        assert len(alone) == 1, key
        assert alone[0].equals(entries[key], ignored_fields=["span", "comment"]), key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("package", PACKAGES)
def test_what_is_plain_is_said_as_fluent_says_it(package: str, language: str) -> None:
    ours, whole = bundle(language, package), parsed(package, language)
    plain = 0
    for key in whole._messages:
        message = whole.get_message(key)
        ours._plainly(key, (), {})
        assert set(ours._plain[key]) == {VALUE, *message.attributes}, key
        for form, parts in ours._plain[key].items():
            pattern = message.attributes.get(form, message.value)
            if parts is not None and pattern is not None:
                told = {name: f" <{name}> " for name in parts[1::2]}
                said, errors = whole.format_pattern(pattern, dict(told))
                assert (ours.say(key, (form,), told), errors) == (said, []), (key, form)
                plain += 1
    assert plain > len(ours.sources) / 4


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("package", PACKAGES)
def test_a_message_asks_for_no_more_than_its_slots(package: str, language: str) -> None:
    """As Fluent reads it, in whichever branch: what it is not told would be missing."""
    ours, whole = bundle(language, package), parsed(package, language)
    asked = 0
    for key, message in whole._messages.items():
        for form, pattern in ((VALUE, message.value), *((one.id.name, one.value) for one in message.attributes)):
            found = _variables(pattern) if pattern is not None else set()
            assert found <= set(ours.slots(key, (form,))), (key, form)
            asked += len(found)
    assert asked > len(ours.sources) / 4


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def _variables(pattern: Pattern) -> set[str]:
    """The names of everything a text asks for."""
    asked = _Variables()
    asked.visit(pattern)
    return asked.found


def test_the_slots_of_a_form_are_its_own_and_those_of_what_it_refers_to() -> None:
    words = Bundle("en", ["whole = { $who } { own }\n    .you = You { $what }\nown = { $number }\n"], {})
    assert words.slots("whole", ()) == ("number", "who")
    assert words.slots("whole", ("none", "you")) == ("what",)


TEXT = """\
# A comment.
plain = All { $count } of { $what }
    .form = Some
counted = { $count ->
    [one] One { thing }

   *[other] { $count } { thing }
}
thing = thing
last = { $what } at last
"""


def small() -> Bundle:
    return Bundle("en", [TEXT, "thing = another thing\n"], {})


def test_numbers_selections_and_references_are_left_to_fluent() -> None:
    words = small()
    assert words.say("plain", (), {"count": 1200, "what": "them"}) == "All 1,200 of them"
    assert words.say("plain", ("none", "form"), {}) == "Some"
    assert words.say("counted", (), {"count": 3}) == "3 thing"
    assert words.say("last", (), {"what": "here"}) == "here at last"


def test_what_cannot_be_said_is_refused_as_by_fluent() -> None:
    words = small()
    for key, told in (("last", {}), ("last", {"what": "x" * (LONGEST + 1)}), ("no-such", {})):
        with pytest.raises(zeton.kernel.errors.Unsayable, match=key):
            words.say(key, (), told)


def test_plain_messages_need_no_fluent() -> None:
    code = (
        "import sys; sys.modules['fluent'] = None; from zeton.kernel.words import say; print(say('hidden-card', 'en', 'zeton'))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip()


def test_threads_that_speak_at_once_find_every_message() -> None:
    """A server speaks in several threads: what one of them has begun to parse, another must not miss."""
    text = "".join(f"key{number} = {{ $count }} of {{ thing{number} }}\nthing{number} = it\n" for number in range(300))
    words = Bundle("en", [text], {})
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            keys = [f"key{number}" for number in range(300) for _ in range(8)]
            said = list(threads.map(lambda key: words.say(key, (), {"count": 1}), keys))
    finally:
        sys.setswitchinterval(interval)
    assert set(said) == {"1 of it"}
