import { describe, expect, it } from "vitest";
import { beats as conquest } from "../../boards/conquest/beats";
import { beats as destiny } from "../../boards/destiny/beats";
import { beats as starWars } from "../../boards/star_wars_lcg/beats";
import type { KnownCard, LogLine, View } from "../../net/protocol";
import { type Beat, beatsOf, turningPoint } from "./beats";
import type { BeatKinds } from "./kinds";

const ME = 0;
const THEM = 1;

/** A table with cards in play, as `{card: facts}`. */
function table(cards: Record<number, Partial<KnownCard>>, facts: object = {}, gone: number[] = []): View {
  const known = Object.fromEntries(
    Object.entries(cards).map(([card, told]) => [card, { id: `card-${card}`, owner: 0, ...told }]),
  );
  const units = Object.keys(cards)
    .map(Number)
    .filter((card) => !gone.includes(card));
  const zones = { units: [units], discard: [gone] };
  const common = { game: "", seat: ME, waiting_for: ME, decision: null, outcome: null };
  return { ...common, zones, cards: known as View["cards"], ...facts };
}

function entry(level: number, seat: number, what: string, cards: number[] = [], number = 0): LogLine {
  return { text: what, level, what, seat, cards, number, step: "" };
}

function told(
  kinds: BeatKinds,
  before: View,
  after: View,
  lines: LogLine[],
  earlier: LogLine[] = [],
): Beat[] {
  return beatsOf({ before, after, log: [...earlier, ...lines], from: earlier.length }, kinds);
}

const short = (beats: Beat[]) =>
  beats.map(({ kind, cards, targets, changes }) =>
    [
      kind,
      cards.join("+"),
      targets.length ? `>${targets.join("+")}` : "",
      ...changes.map((one) => `${one.stock || one.card}:${one.by}`),
    ]
      .filter(Boolean)
      .join(" "),
  );

describe("a turn in beats", () => {
  it("shows a played card, then what it changes where it changes", () => {
    const beats = told(
      starWars,
      table({ 5: {}, 9: { shields: 1 } }),
      table({ 5: { damage: 2 }, 9: {}, 7: {} }),
      [entry(1, THEM, "plays", [7]), entry(2, ME, "is damaged", [5], 2), entry(2, ME, "loses a shield", [9])],
    );
    expect(short(beats)).toEqual(["play 7", "change 5+9 5:2 9:-1"]);
    expect(beats.map((beat) => beat.by)).toEqual([THEM, THEM]);
    // The card is shown before the table changes, the numbers on the table that has them.
    expect(turningPoint(beats)).toBe(1);
  });

  it("draws one attack of several units at what is engaged", () => {
    const before = table({ 3: {}, 4: {}, 8: {} });
    const beats = told(starWars, before, { ...before, engaged: 8 }, [
      entry(1, THEM, "engages", [8]),
      entry(1, THEM, "attack", [3]),
      entry(1, THEM, "attack", [4]),
    ]);
    expect(short(beats)).toEqual(["mark 8", "attack 3+4 >8"]);
  });

  it("draws a strike at what it hits, and what is destroyed goes while it is still there", () => {
    const beats = told(
      starWars,
      table({ 3: {}, 8: { damage: 1 } }),
      table({ 3: { focus: 1 }, 8: {} }, {}, [8]),
      [entry(1, THEM, "strikes", [3]), entry(2, ME, "is damaged", [8], 2), entry(2, ME, "destroyed", [8])],
    );
    expect(short(beats)).toEqual(["attack 3 >8", "change 8 8:2", "loss 8", "change 3:1"]);
    expect(turningPoint(beats)).toBe(3);
  });

  it("knows the attacker of a hit that is only told one question later", () => {
    const earlier = [entry(1, THEM, "resolves", [86])];
    const beats = told(
      destiny,
      table({ 50: {}, 86: {} }),
      table({ 50: { damage: 1 }, 86: {} }),
      [entry(2, ME, "damage", [50], 1)],
      earlier,
    );
    expect(short(beats)).toEqual(["attack 86 >50 50:1"]);
    // The second hit of the same attack is only a number.
    const more = [...earlier, entry(2, ME, "damage", [50], 1)];
    const next = told(
      destiny,
      table({ 50: { damage: 1 } }),
      table({ 50: { damage: 2 } }),
      [entry(2, ME, "damage", [50], 1)],
      more,
    );
    expect(short(next)).toEqual(["change 50 50:1"]);
  });

  it("reads who attacks whom in the order of the game's own line", () => {
    const view = table({ 12: {}, 40: {} });
    expect(short(told(conquest, view, view, [entry(1, THEM, "is attacked", [12, 40])]))).toEqual([
      "attack 40 >12",
    ]);
  });

  it("floats what a seat gains at its own stock, and what nobody tells of at the end", () => {
    const beats = told(
      conquest,
      table({ 2: {} }, { resources: [3, 4] }),
      table({ 2: { damage: 1 } }, { resources: [3, 8] }),
      [entry(2, THEM, "gains", [], 4)],
    );
    expect(short(beats)).toEqual(["change resources-1:4", "change 2:1"]);
  });

  it("says nothing of hidden cards, of passes, and of what lay in a pile already", () => {
    const view = table({ 6: {} }, {}, [6]);
    const lines = [entry(1, THEM, "passes"), entry(2, THEM, "draws", [0]), entry(1, THEM, "plays", [0])];
    expect(told(conquest, view, view, lines)).toEqual([]);
    expect(short(told(conquest, view, view, [entry(2, THEM, "is discarded", [6])]))).toEqual(["mark 6"]);
  });

  it("is nothing when nothing has changed", () => {
    const view = table({ 1: { damage: 2 } }, { resources: [1, 1] });
    expect(told(conquest, view, view, [])).toEqual([]);
  });
});
