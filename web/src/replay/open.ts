import type { View } from "../net/protocol";

/** One view out of those of all seats: a card that any of them knew is open. The tokens and facts are everybody's. */
export function allOpen(views: View[], bottom: number): View | null {
  const base = views.find((view) => view.seat === bottom) ?? views[0];
  if (!base) return null;
  const zones: View["zones"] = {};
  for (const [zone, piles] of Object.entries(base.zones)) {
    zones[zone] = piles.map((pile, holder) => {
      const known = views.map((view) => view.zones[zone]?.[holder] ?? []);
      const best = known.reduce((a, b) => (unknown(b) < unknown(a) ? b : a), pile);
      return best;
    });
  }
  const cards = Object.assign({}, ...views.map((view) => view.cards)) as View["cards"];
  return { ...base, zones, cards, decision: null };
}

function unknown(pile: (number | null)[]): number {
  return pile.filter((card) => card === null).length;
}
