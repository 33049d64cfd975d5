import type { Facts } from "../../cards/face";
import type { Catalogue, View } from "../../net/protocol";
import { printedOf } from "../scene";
import type { Beat, Change } from "./beats";
import { atRest, centre, pieceOf, placeOf, sideOf, stockPlace, within } from "./places";
import type { Sight, StageHandle } from "./Stage";

/** How long each kind of moment is looked at, in milliseconds, before the next begins. */
const TIME: Record<Beat["kind"], number> = {
  play: 1500,
  attack: 850,
  roll: 650,
  change: 750,
  loss: 600,
  mark: 420,
};
const LINGER = 1.7; // numbers stay a little longer than the moment they belong to
const MOST_CARDS = 5;

/** Everything a moment is shown with. */
export interface Setting {
  felt: HTMLElement;
  stage: StageHandle;
  /** The view that knows every card of this moment. */
  view: View;
  catalogue: Catalogue;
  /** The seat that is drawn nearest. */
  bottom: number;
  /** How much longer or shorter everything is shown. */
  pace: number;
  /** The pieces that are seen going, until the table is drawn without them. */
  going: Map<number, Animation>;
}

/** Show a moment; how long it wants to be looked at (0: there is nothing to be seen of it here). */
export function perform(beat: Beat, set: Setting): number {
  const time = TIME[beat.kind] * set.pace;
  return atRest(set.felt, () => {
    const seen = { play, attack, roll: mark, change: nothing, loss, mark }[beat.kind](beat, set, time);
    const floats = beat.changes.flatMap((change) => floatOf(change, set.felt));
    if (floats.length) set.stage.show(floats, time * LINGER);
    return seen || floats.length ? time : 0;
  });
}

/** What numbers change by, without waiting: for what the viewer has done himself. */
export function performAside(beat: Beat, set: Setting): void {
  if (beat.kind === "loss") loss(beat, set, TIME.loss / 2);
  const floats = atRest(set.felt, () => beat.changes.flatMap((change) => floatOf(change, set.felt)));
  if (floats.length) set.stage.show(floats, TIME.change * LINGER);
}

const nothing = () => false;

/** A card is shown large, from the side of whoever plays it, or from where it lies. */
function play(beat: Beat, { felt, stage, view, catalogue, bottom }: Setting): boolean {
  const cards = beat.cards.filter((card) => view.cards[card]).slice(0, MOST_CARDS);
  if (!cards.length) return false;
  const box = felt.getBoundingClientRect();
  const seat = beat.lines[0]?.seat ?? -1;
  const width = Math.min(230, box.height * 0.55, (box.width * 0.92) / cards.length - 10);
  const near = seat === bottom ? 0.62 : 0.42;
  stage.spotlight({
    cards: cards.map((card) => ({ ...(printedOf({ view, catalogue }, card) as Facts), number: card })),
    caption: beat.lines[0]?.text ?? "",
    from: placeOf(felt, cards[0]!) ?? sideOf(felt, seat),
    at: { x: box.left + box.width / 2, y: box.top + box.height * near },
    width,
  });
  return true;
}

/** A line from each attacker to each of its targets. */
function attack(beat: Beat, { felt, stage }: Setting, time: number): boolean {
  const targets = beat.targets.flatMap((card) => placeOf(felt, card) ?? []);
  const sources = beat.cards.flatMap((card) => placeOf(felt, card) ?? []);
  if (!targets.length) return mark(beat, { felt, stage }, time);
  const lines = sources.flatMap((from) =>
    targets.map(
      (to): Sight => ({ kind: "line", from: within(felt, centre(from)), to: within(felt, centre(to)) }),
    ),
  );
  stage.show([...lines, ...targets.map((place): Sight => ({ kind: "ring", place }))], time);
  return lines.length > 0;
}

/** A card is seen going. It stays gone until the table is drawn without it. */
function loss(beat: Beat, { felt, going }: Setting, time: number): boolean {
  const lost = beat.cards.flatMap((card) => {
    const piece = pieceOf(felt, card);
    return piece ? [{ card, piece }] : [];
  });
  for (const { card, piece } of lost) {
    const frames = [
      { scale: 1, rotate: "0deg", opacity: 1 },
      { scale: 1.08, rotate: "-2deg", opacity: 1, offset: 0.25 },
      { scale: 0.55, rotate: "9deg", opacity: 0 },
    ];
    going.set(card, piece.animate(frames, { duration: time, easing: "ease-in", fill: "forwards" }));
  }
  return lost.length > 0;
}

function mark(beat: Beat, { felt, stage }: Pick<Setting, "felt" | "stage">, time: number): boolean {
  const places = beat.cards.flatMap((card) => placeOf(felt, card) ?? []);
  stage.show(
    places.map((place): Sight => ({ kind: "ring", place })),
    time,
  );
  return places.length > 0;
}

/** A number with its sign over what it belongs to. */
function floatOf({ card, stock, count, by }: Change, felt: HTMLElement): Sight[] {
  const place = card ? placeOf(felt, card) : stockPlace(felt, stock);
  if (!place) return [];
  const tone = by > 0 === (count.good ?? false) ? "good" : "bad";
  return [{ kind: "float", at: within(felt, centre(place)), sign: count.sign, text: signed(by), tone }];
}

/** "+1" and "−2", with a real minus. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
