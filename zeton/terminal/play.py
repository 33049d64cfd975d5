"""A game against bots in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from zeton.bots import Bot, Seat, hint
from zeton.kernel import words
from zeton.kernel.chronicle import Reader, outcome_words
from zeton.kernel.errors import ZetonError, failure
from zeton.kernel.match import Match
from zeton.terminal.screen import ask, draw, find_card, log_text, say
from zeton.terminal.takeback import take_back


class Quit(Exception):
    """The player has had enough."""


class Table:
    """One player, the bots, and the match between them."""

    def __init__(self, match: Match, seat: int, bots: dict[int, Bot], out: Console, language: str, file: Path) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.out = out
        self.language = language
        self.file = file
        self.places: list[int] = []  # how many choices had been made before each of the player's own
        self.read = 0  # how much of the log has been shown

    def play(self) -> None:
        """To the end of the game, or until the player quits."""
        self.out.print(say("your-seat", self.language, who=words.seat_words(self.seat, self.language, self.match)))
        while self.match.decision is not None:
            asked = self.match.decision.seat
            if asked == self.seat:
                self.ask_player()
            else:
                self.match.choose(self.bots[asked].choose(Seat(self.match)))
        self.show_log()
        assert self.match.outcome is not None
        said = outcome_words(self.match.outcome, Reader(self.language, self.seat), self.match)
        self.out.print(Panel(Text(said, style="bold"), border_style="green"))

    def ask_player(self) -> None:
        """Show the table and the options until one has been chosen."""
        self.out.rule()
        self.out.print(draw(self.match, self.seat, self.language))
        self.show_log()
        decision = self.match.decision
        assert decision is not None
        self.out.print(Text(words.question_words(decision, self.language, self.match), style="bold green"))
        for number, sentence in enumerate(words.options_words(self.match, self.language), 1):
            self.out.print(Text(f"{number:>3}  {sentence}"))
        self.out.print(Text(say("keys", self.language), style="dim"))
        while not self.answer(ask(self.out, say("prompt", self.language) + ":")):
            pass

    def answer(self, given: str | None) -> bool:
        """Do what the player has typed; whether the table must be shown anew."""
        commands = {
            "h": self.hint,
            "?": self.explain,
            "u": self.undo,
            "s": self.save,
            "l": self.whole_log,
            "c": self.card,
            "q": self.quit,
        }
        if given is None:
            self.out.print(say("end-of-input", self.language))
            raise Quit
        command = commands.get(given.casefold()[:1]) if given else None
        decision = self.match.decision
        assert decision is not None
        if given.isdecimal() and 1 <= int(given) <= len(decision.options):
            self.places.append(len(self.match.record()["choices"]))
            self.match.choose(int(given) - 1)
            return True
        if command is None:
            self.complain(say("not-a-choice", self.language, given=repr(given), most=len(decision.options)))
            return False
        try:
            return command(given[1:].strip())
        except ZetonError as wrong:
            self.complain(wrong.say(self.language))
            return False

    def complain(self, text: str) -> None:
        self.out.print(Text(text, style="red"))

    def show_log(self) -> None:
        """What has happened since the player was last asked."""
        entries = self.match.log(self.seat)
        if len(entries) > self.read:
            self.out.print(log_text(self.match, self.seat, self.language, None, self.read))
        self.read = len(entries)

    # ── keys ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def which_card(self, given: str) -> int:
        name = given or ask(self.out, say("which-card", self.language)) or ""
        return find_card(self.match, self.seat, name, self.language)

    def hint(self, _: str) -> bool:
        """What a bot would do here: its best options, with the results it expects."""
        decision = self.match.decision
        assert decision is not None
        sentences = words.options_words(self.match, self.language)
        self.out.print(Text(say("hint", self.language), style="green"))
        for advice in hint(Seat(self.match)):
            place = decision.options.index(advice.option)
            line = say("hint-option", self.language, number=place + 1, option=sentences[place], percent=advice.percent)
            self.out.print(Text(f"  {line}"))
        return False

    def explain(self, given: str) -> bool:
        """Why a card offers nothing."""
        card = self.which_card(given)
        reasons = self.match.explain(self.seat, card)
        title = words.card_words(card, self.language, self.match)
        if not reasons:
            self.out.print(Text(say("offers", self.language, card=title)))
        for reason in reasons:
            self.out.print(Text(f"{title}: {words.reason_words(reason, self.language, self.match)} ({reason.rule})"))
        return False

    def card(self, given: str) -> bool:
        """The text of a card."""
        from zeton.terminal.cards import card_panel

        number = self.which_card(given)
        cards = self.match.view(self.seat)["cards"]
        facts = cards[cards[number].get("of", number)]  # a die is looked up on its card
        self.out.print(card_panel(self.match.game, facts["id"], self.language))
        return False

    def undo(self, _: str) -> bool:
        """Back to the player's previous choice."""
        if not self.places:
            self.complain(say("nothing-to-take-back", self.language))
            return False
        self.match = take_back(self.match, self.places[-1])
        self.places.pop()
        self.read = min(self.read, len(self.match.log(self.seat)))
        self.out.print(say("taken-back", self.language))
        return True

    def save(self, given: str) -> bool:
        """The record to a file."""
        file = Path(given) if given else self.file
        save_record(self.match, file)
        self.out.print(Text(say("saved", self.language, file=str(file))))
        return False

    def whole_log(self, _: str) -> bool:
        self.out.print(Panel(log_text(self.match, self.seat, self.language, None), title=say("log", self.language)))
        return False

    def quit(self, _: str) -> bool:
        self.out.print(say("goodbye", self.language))
        raise Quit


def save_record(match: Match, file: Path) -> None:
    """Write the record of a match."""
    try:
        file.write_text(json.dumps(match.record(), ensure_ascii=False), encoding="utf-8")
    except OSError as wrong:
        raise ZetonError("cannot-write", file=file, why=failure(wrong)) from None
