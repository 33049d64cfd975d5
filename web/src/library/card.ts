/** Of how many so many have won, and between which shares the true one surely lies. */
export interface Share {
  games: number;
  won: number;
  least: number;
  most: number;
}

/** Everything about a card beside what is printed on it (GET /api/games/{game}/cards/{card}). */
export interface CardInfo {
  id: string;
  rules: { number: string; text: string; labels: string[] }[];
  rulings: { number: string; text: string }[];
  decks: { id: string; name: string; own: boolean; copies: number }[];
  had: Share;
  played: Share;
}

/** So few games say nothing, whatever they say. */
const FEW = 10;

/** What can honestly be said of a share: nothing, that it is too few, or the numbers; `even` if one half is possible. */
export function verdict({ games, least, most }: Share): { kind: "none" | "few" | "share"; even: boolean } {
  if (games === 0) return { kind: "none", even: false };
  return { kind: games < FEW ? "few" : "share", even: least <= 0.5 && most >= 0.5 };
}

export const percent = (share: number): number => Math.round(share * 100);
