import { NO_TRAY, type TrayRules } from "../boards/tray";
import type { View } from "../net/protocol";

/** Cards of one pile that are laid out. */
export interface Group {
  zone: string;
  holder: number;
  cards: number[];
}

export interface Tray {
  groups: Group[];
  /** It opens by itself: the question is about these cards, and about no others. */
  due: boolean;
}

const HAND = "hand";

interface Asked {
  kind: string;
  opens: boolean;
}

/**
 * The cards to choose from that the board does not show where they lie: looked at, searched, revealed, in a pile or in another's
 * hand; and one's own hand, where the question is about the whole of it.
 */
export function trayOf(
  view: View,
  question: Asked | null,
  offered: Iterable<number>,
  rules: TrayRules,
): Tray | null {
  if (!question || rules === NO_TRAY) return null;
  const chosen = new Set(offered);
  const away = layOut(view, chosen, rules);
  const hand = handOf(view);
  const wholeHand = rules.hands.includes(question.kind);
  const fromTray = away.some(({ cards }) => cards.some((card) => chosen.has(card)));
  const fromHand = hand.some((card) => chosen.has(card));
  if (wholeHand || (fromTray && fromHand && !question.opens)) {
    if (hand.length) away.push({ zone: HAND, holder: view.seat ?? 0, cards: hand });
  }
  if (!away.length) return null;
  const laid = new Set(away.flatMap(({ cards }) => cards));
  const all = [...chosen].every((card) => laid.has(card));
  return { groups: away, due: wholeHand || (fromTray && (all || !question.opens)) };
}

function handOf(view: View): number[] {
  const pile = view.seat === null ? [] : (view.zones[HAND]?.[view.seat] ?? []);
  return pile.filter((card) => card !== null);
}

/** What lies out of sight, pile by pile. */
function layOut(view: View, offered: ReadonlySet<number>, rules: TrayRules): Group[] {
  const groups: Group[] = [];
  for (const [zone, piles] of Object.entries(view.zones)) {
    piles.forEach((pile, holder) => {
      const known = pile.filter((card) => card !== null);
      const wanted = known.filter((card) => offered.has(card));
      const mine = holder === view.seat;
      if (zone === HAND ? mine : rules.places.includes(zone)) return;
      const whole = zone === HAND || rules.shown.includes(zone);
      if (wanted.length) groups.push({ zone, holder, cards: whole ? known : wanted });
    });
  }
  return groups;
}

/** The cards a question is about, beside those that are laid out anyway. */
export function aboutOf(view: View, rules: TrayRules, tray: Tray | null): number[] {
  const laid = new Set(tray?.groups.flatMap(({ cards }) => cards));
  const found = rules.about.flatMap((zone) => view.zones[zone]?.flat() ?? []);
  return found.filter((card) => card !== null && !laid.has(card)) as number[];
}

const RATIO = 7 / 5;
const MOST = 250;

/** A card that is so much wider is worth another row. */
const WORTH_A_ROW = 1.2;

/**
 * How wide cards are drawn so that so many fit into a room, and how many abreast, if they can and stay readable: otherwise they are
 * as narrow as may be, and the room is scrolled.
 */
export function cardSize(
  count: number,
  room: { width: number; height: number },
  least: number,
  gap: number,
): { width: number; columns: number } {
  let best = { width: 0, columns: 1 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const wide = (room.width - gap * (columns - 1)) / columns;
    const high = (room.height - gap * (rows - 1)) / rows / RATIO;
    const width = Math.floor(Math.min(wide, high, MOST));
    if (width > best.width * (best.width < least ? 1 : WORTH_A_ROW)) best = { width, columns };
  }
  if (best.width >= least) return best;
  const width = Math.min(least, room.width);
  return { width, columns: Math.max(1, Math.floor((room.width + gap) / (width + gap))) };
}
