// Changing a position: cards come, go and move, tokens are laid on them. Pure: a position in, a position out.
import type { Position } from "../net/protocol";

export type Path = (string | number)[];

/** A card in a position: its title, or an object that says more of it. */
export type Piece = string | ({ card: string } & Record<string, unknown>);

/** What the dice of a card in the pool show, as it is written. */
export const POOL = "pool";

type Node = Record<string | number, unknown> | unknown[];

const isNode = (found: unknown): found is Node => typeof found === "object" && found !== null;

/** What is at a place of a position; undefined where there is nothing. */
export function at(position: Position, path: Path): unknown {
  return path.reduce<unknown>(
    (here, key) => (isNode(here) ? (here as Record<string | number, unknown>)[key] : undefined),
    position,
  );
}

/** The position with something else at a place; undefined takes it out. */
export function put(position: Position, path: Path, value: unknown): Position {
  return placed(position, path, value) as Position;
}

function placed(here: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Node = Array.isArray(here) ? [...here] : { ...(isNode(here) ? here : named(here)) };
  const inner = placed((copy as Record<string | number, unknown>)[key], rest, value);
  if (inner === undefined && !Array.isArray(copy)) delete (copy as Record<string | number, unknown>)[key];
  else (copy as Record<string | number, unknown>)[key] = inner;
  return Array.isArray(copy) || typeof copy.card !== "string" ? copy : plain(copy as Piece);
}

/** A card that is its title, as an object of which more can be said. */
const named = (here: unknown): Record<string, unknown> => (typeof here === "string" ? { card: here } : {});

/** The cards at a place. */
export function piecesAt(position: Position, path: Path): Piece[] {
  const found = at(position, path);
  return Array.isArray(found) ? (found.filter((one) => titleOf(one as Piece) !== "") as Piece[]) : [];
}

export function titleOf(piece: Piece): string {
  if (typeof piece === "string") return piece;
  return isNode(piece) && typeof piece.card === "string" ? piece.card : "";
}

export function addPiece(position: Position, path: Path, piece: Piece): Position {
  return put(position, path, [...piecesAt(position, path), piece]);
}

export function removePiece(position: Position, path: Path, n: number): Position {
  const left = piecesAt(position, path).filter((_, place) => place !== n);
  return put(position, path, left.length ? left : undefined);
}

/** A card goes elsewhere; what cannot lie on it there stays behind. */
export function movePiece(
  position: Position,
  from: Path,
  n: number,
  to: { path: Path; tokens: { name: string }[]; dice?: boolean; borne?: { entry: string }[] },
): Position {
  const piece = piecesAt(position, from)[n];
  if (piece === undefined) return position;
  const may = new Set([
    "card",
    ...to.tokens.map(({ name }) => name),
    ...(to.borne ?? []).map(({ entry }) => entry),
  ]);
  if (to.dice) may.add(POOL);
  const kept =
    typeof piece === "string"
      ? piece
      : plain(Object.fromEntries(Object.entries(piece).filter(([key]) => may.has(key))) as Piece);
  return addPiece(removePiece(position, from, n), to.path, kept);
}

/** A card of which nothing is said but its title is its title. */
function plain(piece: Piece): Piece {
  return typeof piece !== "string" && Object.keys(piece).length === 1 ? piece.card : piece;
}

export function tokenOn(piece: Piece, token: string): number {
  const found = typeof piece === "string" ? 0 : piece[token];
  return typeof found === "number" ? found : found === true ? 1 : 0;
}

/** So many tokens on a card; of one that is there or is not, `flag` says so. */
export function setToken(
  position: Position,
  path: Path,
  n: number,
  token: string,
  count: number,
  flag: boolean,
): Position {
  const pieces = piecesAt(position, path).map((piece, place) => {
    if (place !== n) return piece;
    const said: Record<string, unknown> = typeof piece === "string" ? { card: piece } : { ...piece };
    if (count > 0) said[token] = flag ? true : count;
    else delete said[token];
    return plain(said as Piece);
  });
  return put(position, path, pieces);
}
