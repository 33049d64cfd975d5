import type { LogLine, View } from "../../net/protocol";
import type { Aim, BeatKinds, Count } from "./kinds";

/** A number that changes: on a card, or in what a seat or the whole table has. */
export interface Change {
  card: number;
  /** What it is called where it is no card's: "resources-1", "dial". */
  stock: string;
  count: Count;
  by: number;
}

/** One moment of what happened, as it is told: what is seen, and the lines of the log that say it. */
export interface Beat {
  kind: "play" | "attack" | "roll" | "change" | "loss" | "mark";
  /** Whose deed it is, or follows from; −1: nobody's. */
  by: number;
  cards: number[];
  /** Where an attack goes. */
  targets: number[];
  changes: Change[];
  lines: LogLine[];
}

/** What a game's log tells of one change of the table: the views before and after it, and the log up to now. */
export interface Told {
  before: View;
  after: View;
  log: readonly LogLine[];
  /** The first line that is new. */
  from: number;
}

/** What happened, moment by moment, in the order of the log. */
export function beatsOf(told: Told, kinds: BeatKinds): Beat[] {
  const changes = changesOf(told, kinds);
  const beats: Beat[] = [];
  for (let at = told.from; at < told.log.length; at++) {
    const beat = beatOf(told, at, kinds);
    beat.changes = changesAt(told, at, changes, kinds);
    if (beat.changes.length && beat.kind === "mark") beat.kind = "change";
    const last = beats.at(-1);
    if (last && joins(last, beat)) join(last, beat);
    else beats.push(beat);
  }
  if (changes.length)
    beats.push({
      kind: "change",
      by: deedBefore(told, told.log.length),
      cards: [],
      targets: [],
      changes,
      lines: [],
    });
  return beats.filter((beat) => beat.changes.length > 0 || beat.cards.length > 0);
}

/**
 * How many of these moments are told while the table still stands as before. What goes is seen going, so it must still be there; numbers and
 * dice change on the table that has them.
 */
export function turningPoint(beats: readonly Beat[]): number {
  const loss = beats.findLastIndex((beat) => beat.kind === "loss");
  if (loss >= 0) return loss + 1;
  const change = beats.findIndex(
    (beat) => beat.kind === "change" || beat.kind === "roll" || beat.changes.length > 0,
  );
  return change >= 0 ? change : beats.length;
}

function beatOf(told: Told, at: number, kinds: BeatKinds): Beat {
  const line = told.log[at]!;
  const cards = line.cards.filter((card) => card > 0);
  const beat: Beat = {
    kind: "mark",
    by: deedBefore(told, at + 1),
    cards,
    targets: [],
    changes: [],
    lines: [line],
  };
  const aim = kinds.attacks[line.what];
  if (aim) return { ...beat, kind: "attack", ...aimed(told, at, aim, kinds) };
  if (kinds.plays.includes(line.what)) return { ...beat, kind: "play", cards: cards.slice(0, 1) };
  if (kinds.reveals.includes(line.what)) return { ...beat, kind: "play" };
  if (kinds.rolls.includes(line.what)) return { ...beat, kind: "roll" };
  if (kinds.losses.includes(line.what)) {
    const lost = cards.filter((card) => lay(told.before, card));
    return lost.length ? { ...beat, kind: "loss", cards: lost } : beat;
  }
  // The target of an attack may only be known by what it hit, one question later.
  const source = at === told.from && kinds.hits.includes(line.what) ? sourceOf(told.log, at, kinds) : 0;
  return source ? { ...beat, kind: "attack", cards: [source], targets: cards.slice(0, 1) } : beat;
}

/** Whose deed the lines before a place in the log are about. */
function deedBefore({ log }: Told, end: number): number {
  for (let at = end - 1; at >= 0; at--) if (log[at]!.level < 2) return log[at]!.seat;
  return -1;
}

// ── attacks ───────────────────────────────────────────────────────────────────────────────────────────────────────

function aimed(told: Told, at: number, aim: Aim, kinds: BeatKinds): Pick<Beat, "cards" | "targets"> {
  const source = told.log[at]!.cards[aim.from] ?? 0;
  const targets = targetsOf(told, at, aim, kinds).filter((card) => card > 0 && card !== source);
  return { cards: source ? [source] : [], targets: [...new Set(targets)] };
}

function targetsOf({ log, after }: Told, at: number, aim: Aim, kinds: BeatKinds): number[] {
  const { cards } = log[at]!;
  if (typeof aim.to === "number") return [cards[aim.to] ?? 0];
  if (aim.to === "others") return cards.slice(1);
  if (aim.to !== "hits") return [Number(after[aim.to] ?? 0)];
  const hit: number[] = [];
  for (let n = at + 1; n < log.length && !begins(log[n]!, kinds); n++)
    if (kinds.hits.includes(log[n]!.what)) hit.push(...log[n]!.cards);
  return hit;
}

/** The attack without a target of its own that this line is the first to follow from. */
function sourceOf(log: readonly LogLine[], at: number, kinds: BeatKinds): number {
  for (let n = at - 1; n >= 0; n--) {
    const line = log[n]!;
    const aim = kinds.attacks[line.what];
    if (aim) return aim.to === "hits" ? (line.cards[aim.from] ?? 0) : 0;
    if (kinds.hits.includes(line.what) || begins(line, kinds)) return 0;
  }
  return 0;
}

/** Whether something new begins with this line. */
function begins(line: LogLine, kinds: BeatKinds): boolean {
  return line.level < 2 || line.what in kinds.attacks || isShown(line, kinds);
}

function isShown({ what }: LogLine, kinds: BeatKinds): boolean {
  return kinds.plays.includes(what) || kinds.reveals.includes(what);
}

// ── what has changed ──────────────────────────────────────────────────────────────────────────────────────────────

const GONE = new Set(["discard", "deck", "removed", "bank", "victory", "set_aside"]);

/** Whether a card lay where it is seen: not in a deck, a discard pile, or the box. */
function lay(view: View, card: number): boolean {
  return Object.entries(view.zones).some(
    ([zone, piles]) => !GONE.has(zone) && piles.some((pile) => pile.includes(card)),
  );
}

/** The number at a path of facts; null where there is none. */
function numberAt(facts: unknown, path: string): number | null {
  let at: unknown = facts;
  for (const name of path.split(".")) at = (at as Record<string, unknown> | null | undefined)?.[name];
  return typeof at === "number" ? at : null;
}

function changesOf({ before, after }: Told, kinds: BeatKinds): Change[] {
  const onCards = kinds.counts.flatMap((count) => changesOnCards(before, after, count));
  return [...onCards, ...kinds.stocks.flatMap((count) => changesOfStock(before, after, count))];
}

/** What a view does not tell of a card is nothing; a card that has left loses its tokens with it, which is no news. */
function changesOnCards(before: View, after: View, count: Count): Change[] {
  const was = (before[count.within ?? "cards"] ?? {}) as Record<string, unknown>;
  const now = (after[count.within ?? "cards"] ?? {}) as Record<string, unknown>;
  return Object.keys(now).flatMap((key) => {
    const by = (numberAt(now[key], count.fact) ?? 0) - (numberAt(was[key], count.fact) ?? 0);
    const card = Number(key);
    return by && key in was && lay(after, card) ? [{ card, stock: "", count, by }] : [];
  });
}

function changesOfStock(before: View, after: View, count: Count): Change[] {
  const now = after[count.fact];
  const seats = Array.isArray(now) ? now.map((_, seat) => `.${seat}`) : [""];
  return seats.flatMap((seat) => {
    const path = count.fact + seat;
    const by = (numberAt(after, path) ?? 0) - (numberAt(before, path) ?? 0);
    return by ? [{ card: 0, stock: path.replaceAll(".", "-"), count, by }] : [];
  });
}

/** Take the changes that a line tells of out of those that are not told yet. */
function changesAt(told: Told, at: number, changes: Change[], kinds: BeatKinds): Change[] {
  const line = told.log[at]!;
  if (line.what in kinds.attacks || isShown(line, kinds)) return [];
  const found: Change[] = [];
  for (let n = changes.length - 1; n >= 0; n--) {
    const { card, stock } = changes[n]!;
    const meant = card
      ? line.cards.includes(card)
      : line.cards.length === 0 && stock.endsWith(`-${line.seat}`);
    if (meant) found.unshift(...changes.splice(n, 1));
  }
  const [card] = line.cards;
  const last =
    card && line.cards.length === 1 && line.number && !found.length && kinds.hits.includes(line.what);
  // What hit a card that is gone since is known from the log alone.
  if (last && kinds.counts[0] && !lay(told.after, card))
    found.push({ card, stock: "", count: kinds.counts[0], by: line.number });
  return found;
}

// ── what is one moment ────────────────────────────────────────────────────────────────────────────────────────────

/** What is alike and follows at once is one moment: six cards are drawn, three units attack one objective. */
function joins(last: Beat, next: Beat): boolean {
  if (last.kind !== next.kind || last.by !== next.by || last.kind === "play") return false;
  if (last.kind === "attack" && last.targets.join() !== next.targets.join()) return false;
  return last.kind === "change" || last.lines.at(-1)!.what === next.lines[0]!.what;
}

function join(last: Beat, next: Beat): void {
  last.cards = [...new Set([...last.cards, ...next.cards])];
  last.changes.push(...next.changes);
  last.lines.push(...next.lines);
}
