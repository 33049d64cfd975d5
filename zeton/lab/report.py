"""The report on a deck: one HTML file with pictures in it, which needs nothing else, in any language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from zeton.lab import dossier
from zeton.lab.dossier import Worth
from zeton.lab.field import Share
from zeton.lab.findings import Findings
from zeton.lab.pictures import as_svg, bars_picture, curve_picture

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1d2430; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; } td, th { padding: .2rem .7rem; text-align: right; }
td:first-child, th:first-child { text-align: left; } th { border-bottom: 1px solid #999; }
tr:nth-child(even) { background: #f2f4f7; }
.answer { font-size: 1.15rem; font-weight: 600; } .quiet { color: #586274; } svg { max-width: 100%; height: auto; }
.wide { overflow-x: auto; } .side-by-side { display: flex; flex-wrap: wrap; gap: .5rem; }
@media (min-width: 40rem) { td:last-child { white-space: nowrap; } }
@media (max-width: 40rem) { table { font-size: .8rem; line-height: 1.3; } td, th { padding: .2rem .3rem; } }
"""


class Report(Findings):
    """A report in a language."""

    def html(self) -> str:
        """The whole page."""
        parts = [
            self._answers(),
            self._opponents(),
            self._ends(),
            self._curves(),
            self._cuts(),
            self._hands(),
            self._cards(),
        ]
        title = escape(self.say("title", deck=self.name, game=self.game.title))
        head = (
            f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        )
        begin = f'<!doctype html>\n<html lang="{self.language}"><head>{head}<style>{STYLE}</style></head>'
        return "\n".join((begin, f"<body><h1>{title}</h1>", *parts, "</body></html>\n"))

    # ── its parts ────────────────────────────────────────────────────────────────────────────────────────────────

    def _answers(self) -> str:
        *answers, cost = map(escape, self.answers())
        return "".join(f'<p class="answer">{answer}</p>' for answer in answers) + f'<p class="quiet">{cost}</p>'

    def _opponents(self) -> str:
        stories = self.known.stories
        shares = {self.opponent(other): share for other, share in dossier.by_opponent(stories).items()}
        seats = {self.seat(seat): share for seat, share in dossier.by_seat(stories).items()}
        picture = as_svg(bars_picture({**shares, **seats}, 50, self.say("won")))
        return self._part("opponents", picture, note=self.say("field"))

    def _ends(self) -> str:
        rows = [(self.say("won-by" if end.won else "lost-by", reason=end.reason), str(end.games)) for end in self.ends()]
        return self._part("ends", _table(("", self.say("games")), rows))

    def _curves(self) -> str:
        named = {name: {self.say(side): v for side, v in sides.items()} for name, sides in self.curves().items()}
        drawn = "".join(as_svg(curve_picture(name, lines, self.say("turn"))) for name, lines in named.items())
        return self._part("curves", f'<div class="side-by-side">{drawn}</div>', note=self.say("means") if named else "")

    def _cards(self) -> str:
        heads = ("card", "had", "played", "unseen", "gain", "interval")
        rows = [self._card(worth) for worth in dossier.worths(self.known.stories)]
        return self._part(
            "cards", _table([self.say(head) for head in heads], rows), note=self.say("shrinkage", games=dossier.DOUBT)
        )

    def _card(self, worth: Worth) -> tuple[str, ...]:
        shares = (_short(share) for share in (worth.had, worth.played, worth.unseen))
        interval = f"{_points(worth.low)} … {_points(worth.high)}" if worth.is_compared else "–"
        return self.title(worth.card), *shares, _gain(worth), interval

    def _hands(self) -> str:
        """Whether to keep the first hand: how kept ones went, and which cards made a difference in them."""
        found = dossier.openings(self.known.stories)
        if not found:
            return self._part("hands", f"<p>{escape(self.say('no-mulligan'))}</p>")
        rows = [(self.title(w.card), _short(w.had), _gain(w)) for w in found]
        table = _table([self.say(head) for head in ("card", "in-hand", "gain")], rows)
        said = "".join(f"<p>{escape(line)}</p>" for line in self.hands())
        return self._part("hands", f"{said}<details><summary>{escape(self.say('part-cards'))}</summary>{table}</details>")

    def _cuts(self) -> str:
        found = dossier.cuts(dossier.worths(self.known.stories))
        if not found:
            return self._part("cuts", f"<p>{escape(self.say('no-cuts'))}</p>")
        lines = (self.say("cut", card=self.title(w.card), gain=_gain(w)) for w in found)
        return self._part("cuts", "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>")

    def _part(self, key: str, content: str, note: str = "") -> str:
        said = f'<p class="quiet">{escape(note)}</p>' if note else ""
        return f"<section><h2>{escape(self.say('part-' + key))}</h2>{said}\n{content}</section>"


def _short(share: Share) -> str:
    return f"{100 * share.share:.0f} % ({share.won:g}/{share.games})" if share.games else "–"


def _gain(worth: Worth) -> str:
    return _points(worth.gain) if worth.is_compared else "–"


def _points(share: float) -> str:
    """A part of all games as points, with a minus that is as wide as a plus."""
    return f"{100 * share:+.1f}".replace("-", "−")


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    def row(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    return f'<div class="wide"><table>{row(heads, "th")}{"".join(row(cells, "td") for cells in rows)}</table></div>'
