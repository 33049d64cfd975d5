"""Phrases in the form a sentence asks for: articles, cases, genders, the order of words; on small languages made for it."""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource

from zeton.kernel.filter import Filter
from zeton.kernel.grammar import FUNCTIONS, Grammar, Word, words_of


def any_card(table: object, card: int, source: int) -> bool:
    return True


UNIT, PLANET, YOUR, ENEMY = (Filter(key, any_card) for key in ("unit", "planet", "your", "enemy"))
UNIQUE, READY, THIS, HERE, OTHER = (Filter(key, any_card) for key in ("unique", "ready", "this", "here", "other"))
ELDAR = Filter("faction", any_card, faction="Eldar")
VEHICLE = Filter("trait", any_card, trait="Vehicle")
SOLDIER = Filter("trait", any_card, trait="Soldier")


def speaking(messages: str) -> Grammar:
    bundle = FluentBundle(["pl"], use_isolating=False, functions=FUNCTIONS)
    bundle.add_resource(FluentResource(messages))
    return Grammar(bundle, "a language of the test")


ENGLISH = speaking("""
phrase-order = det other own state trait noun whose where
form-a = { $determined ->
    [yes] { $phrase }
   *[no] { STARTS($phrase, like: "other ") ->
        [yes] an{ $phrase }
       *[no] { STARTS($phrase, like: "(?!uni)[aeiou]") ->
            [yes] an { $phrase }
           *[no] a { $phrase }
        }
    }
}
filter-some-card = card
filter-or = { $first } or { $second }
filter-not = not { $first }
filter-unit = unit
    .pl = units
filter-your = you control
    .place = whose
filter-enemy = enemy
    .place = own
filter-unique = unique
    .place = state
filter-ready = ready
    .place = state
filter-this = this
    .place = det
filter-other = other
    .place = other
filter-here = here
    .place = where
filter-trait = { $trait }
    .place = trait
    .not = non-{ $trait }
destroy = destroy { $what }
    .what = a
count = all { $what }
    .what = pl
""")

POLISH = speaking("""
phrase-order = det own state noun trait whose where
filter-some-card = karta
    .acc = kartę
    .gender = f
filter-or = { $first } lub { $second }
filter-unit = jednostka
    .gender = f
    .acc = jednostkę
    .dat = jednostce
filter-planet = cel
    .gender = m
    .dat = celowi
filter-your = twój
    .place = own
    .f = twoja
    .f-acc = swoją
filter-enemy = wrogi
    .place = own
    .f = wroga
    .f-acc = wrogą
    .f-dat = wrogiej
    .m-dat = wrogiemu
filter-unique = unikatowy
    .place = state
    .f-acc = unikatową
filter-this = ten
    .place = det
    .f = ta
    .f-acc = tę
filter-faction = { $faction }
    .place = whose
    .not = spoza { $faction }
faction-eldar = Eldarów
filter-trait = z cechą { $trait }
    .place = trait
    .again = { $trait }
    .not = bez cechy { $trait }
trait-vehicle = Pojazd
exhaust = wyczerp { $what }
    .what = acc
damage = { $amount ->
    [one] zadaj { $amount } obrażenie
    [few] zadaj { $amount } obrażenia
   *[many] zadaj { $amount } obrażeń
} { $to }
    .to = dat
""")


def test_an_article_fits_the_sound_of_the_phrase_and_gives_way_to_a_determiner() -> None:
    assert ENGLISH.say("destroy", what=ENEMY & UNIT) == "destroy an enemy unit"
    assert ENGLISH.say("destroy", what=UNIQUE & UNIT) == "destroy a unique unit"
    assert ENGLISH.say("destroy", what=THIS & UNIT) == "destroy this unit"
    assert ENGLISH.say("destroy", what=OTHER & UNIT & YOUR) == "destroy another unit you control"


def test_words_stand_in_the_order_of_the_language_whatever_the_order_of_the_declaration() -> None:
    assert ENGLISH.say("destroy", what=HERE & YOUR & UNIT & READY & VEHICLE) == "destroy a ready Vehicle unit you control here"


def test_a_form_is_taken_where_a_word_has_it() -> None:
    assert ENGLISH.say("count", what=ENEMY & UNIT) == "all enemy units"


def test_what_is_denied_and_what_is_one_of_two() -> None:
    assert ENGLISH.say("destroy", what=~VEHICLE & UNIT) == "destroy a non-Vehicle unit"
    assert ENGLISH.say("destroy", what=(SOLDIER | VEHICLE) & UNIT) == "destroy a Soldier or Vehicle unit"
    assert ENGLISH.say("destroy", what=~READY & UNIT) == "destroy a not ready unit"


def test_what_an_or_says_once_more_may_be_shorter_then() -> None:
    assert POLISH.say("exhaust", what=UNIT & (VEHICLE | SOLDIER)) == "wyczerp jednostkę z cechą Pojazd lub Soldier"
    assert POLISH.say("exhaust", what=UNIT & (ELDAR | VEHICLE)) == "wyczerp jednostkę Eldarów lub z cechą Pojazd"


def test_a_phrase_without_a_noun_is_about_a_card() -> None:
    assert ENGLISH.say("destroy", what=THIS) == "destroy this card"
    assert POLISH.say("exhaust", what=THIS) == "wyczerp tę kartę"


def test_adjectives_agree_with_the_noun_in_gender_and_case() -> None:
    assert POLISH.say("exhaust", what=YOUR & UNIQUE & ELDAR & UNIT) == "wyczerp swoją unikatową jednostkę Eldarów"
    assert POLISH.say("damage", amount=1, to=ENEMY & UNIT & ~VEHICLE) == "zadaj 1 obrażenie wrogiej jednostce bez cechy Pojazd"
    assert POLISH.say("damage", amount=3, to=ENEMY & PLANET) == "zadaj 3 obrażenia wrogiemu celowi"
    assert POLISH.say("damage", amount=5, to=(UNIT | PLANET) & ENEMY) == "zadaj 5 obrażeń wrogiej jednostce lub celowi"


def test_one_more_word_may_be_added_to_a_phrase() -> None:
    assert ENGLISH.phrase([Word("filter-this", {}), *words_of(ENEMY & UNIT)], "a") == "this enemy unit"
