// What the server says and hears (docs/protocol.md). The client knows no rules: it draws views and offers options.

export type Option = [verb: string, card: number, target: number, number: number];

export interface Decision {
  number: number;
  kind: string;
  options: Option[];
}

export interface Outcome {
  winners: number[];
  reason: string;
  text?: string;
}

/** A card a seat knows. What else a game tells of a card (tokens, hosts) is beside it. */
export interface KnownCard {
  id: string;
  owner: number;
  [fact: string]: unknown;
}

/** What every game's view has; a board reads its own game's facts from it. */
export interface View {
  game: string;
  seat: number | null;
  waiting_for: number | null;
  decision: Decision | null;
  outcome: Outcome | null;
  zones: Record<string, (number | null)[][]>;
  cards: Record<string, KnownCard>;
  [fact: string]: unknown;
}

export interface Question {
  text: string;
  labels: string[];
}

export interface LogLine {
  text: string;
  what: string;
  seat: number;
  cards: number[];
  number: number;
  step: string;
}

export interface Seat {
  number: number;
  kind: "human" | "bot" | "invited";
  name: string;
  bot: string | null;
  here: boolean;
}

export interface ChatLine {
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Skip {
  phase: string;
  kind: "*" | "action" | "interrupt" | "reaction";
  whose: "*" | "own" | "other";
}

export interface AutoPass {
  skips: Skip[];
  until: "" | "phase" | "turn";
}

export interface ClockSettings {
  total: number;
  increment: number;
}

export interface Hello {
  type: "hello";
  table: string;
  game: string;
  title: string;
  /** The table has a box of its own: its cards are those of the table, not of the game. */
  own_cards: boolean;
  version: string;
  seat: number | null;
  name: string;
  language: string;
  pause: number;
  clock: ClockSettings | null;
  public: boolean;
  state: TableState;
  seats: Seat[];
  spectators: number;
  autopass: AutoPass;
  /** Whether I may ask for hints. */
  hints: boolean;
  chat: ChatLine[];
  next: string | null;
}

export type TableState = "waiting" | "playing" | "over";

export interface UndoAsked {
  seat: number;
  crosses: string;
  asks: number[];
  agreed: number[];
}

export interface StateMessage {
  type: "state";
  table: string;
  era: number;
  state: TableState;
  view: View;
  question: Question | null;
  log: LogLine[];
  log_from: number;
  outcome: Outcome | null;
  clock: { left: number[] } | null;
  undo: UndoAsked | null;
  rematch: number[];
}

export interface Reason {
  rule: string;
  text: string;
}

/** What a bot would do: an option by its index, and the result it promises (0 a loss, 50 an even game, 100 a win). */
export interface Hint {
  option: number;
  percent: number;
}

export type ServerMessage =
  | Hello
  | StateMessage
  | { type: "hold"; era: number }
  | { type: "presence"; state: TableState; seats: Seat[]; spectators: number }
  | ({ type: "chat" } & ChatLine)
  | ({ type: "autopass" } & AutoPass)
  | { type: "rematch"; table: string }
  | { type: "accepted"; id: number; card?: number; reasons?: Reason[]; hints?: Hint[] }
  | { type: "refused"; id: number | null; code: string; text: string }
  | { type: "failed"; id: number; text: string };

export type ClientMessage =
  | { type: "choose"; table: string; era: number; decision: number; option: number | Option }
  | { type: "chat"; text: string }
  | { type: "explain"; card: number }
  | { type: "hint"; era: number; decision: number }
  | { type: "resign" }
  | { type: "undo" }
  | { type: "consent"; agree: boolean }
  | { type: "rematch" }
  | ({ type: "autopass" } & AutoPass)
  | { type: "language"; language: string }
  | { type: "refresh" }
  | { type: "ping" };

export type Answer =
  | { ok: true; reasons: Reason[]; hints: Hint[] }
  | { ok: false; code: string; text: string };

// ── HTTP ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Me {
  id: string;
  name: string;
  login: string | null;
}

export interface StarterDeck {
  id: string;
  name: string;
  side: string | null;
  text: string;
}

export type OptionValue = string | number | boolean | null | object;

export interface GameInfo {
  id: string;
  title: string;
  rules: string;
  least_seats: number;
  most_seats: number;
  /** Defaults; null: the game decides. */
  options: Record<string, OptionValue>;
  /** Options that are the content of a JSON file. */
  files: string[];
  /** The values of options that are one of a few words, with their names. */
  choices: Record<string, Record<string, string>>;
  decks: StarterDeck[];
}

export interface Shelf {
  version: string;
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

export interface SeatInfo {
  number: number;
  kind: "human" | "bot" | "invited";
  name: string;
  bot: string | null;
  me: boolean;
  invitation: string | null;
  needs_deck: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  state: TableState;
  public: boolean;
  seats: SeatInfo[];
  clock: ClockSettings | null;
  pause: number;
  outcome: Outcome | null;
  next: string | null;
  created: number;
  changed: number;
}

export interface SeatWish {
  who: "me" | "bot" | "invited";
  deck?: string | null;
  bot?: string | null;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, OptionValue>;
  public?: boolean;
  clock?: ClockSettings | null;
  pause?: number | null;
}

export interface DeckInfo {
  id: string;
  game: string;
  name: string;
  side?: string | null;
  text: string;
  problems: { rule: string; key?: string; text?: string; arguments?: Record<string, unknown> }[];
}

export interface ReplayInfo {
  table: string;
  game: string;
  title: string;
  own_cards: boolean;
  state: TableState;
  steps: number;
  seat: number | null;
  names: string[];
  outcome: Outcome | null;
}

export interface ReplayStep {
  step: number;
  asked: number | null;
  views: { seat: number; view: View }[];
  log: LogLine[];
}

/** A printed card with our text. Games differ in what is printed; every card has these. */
export interface Printed {
  id: string;
  title: string;
  type: string;
  text: string;
  [fact: string]: unknown;
}

export type Catalogue = Record<string, Printed>;
