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
  /** Nobody has won, and nobody lost. */
  drawn?: boolean;
  text?: string;
  /** Only why, for whoever has won, and where all lose together. */
  why?: string | null;
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
  /** Options that let an opportunity go by. */
  declines: number[];
  /** Options that give much up, or cannot be taken back. */
  weighty: number[];
  /** Nothing is half done: what was picked before does not belong to this question. */
  opens: boolean;
}

export interface LogLine {
  text: string;
  /** 0: a turn, a round or a phase begins; 1: a deed; 2: what followed. */
  level: number;
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
  /** What is to be learned or solved here: `lesson`, `puzzle/…`. */
  task: string | null;
  /** That in words. */
  goal: string | null;
}

export type TableState = "waiting" | "playing" | "over";

export interface UndoAsked {
  seat: number;
  crosses: string;
  asks: number[];
  agreed: number[];
}

export type Sealed = Record<string, Option | null>;

export interface StateMessage {
  type: "state";
  table: string;
  era: number;
  state: TableState;
  view: View;
  /** What is printed on the cards of the view that this line was not told of before. */
  cards: Catalogue;
  question: Question | null;
  log: LogLine[];
  log_from: number;
  outcome: Outcome | null;
  /** Where several are asked at the same time: who has answered; with one's own answer, null for another's. */
  sealed: Sealed;
  clock: { left: number[]; runs: number | null } | null;
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
  /** Of each of these lists of sets a pool must have one. */
  sets: string[][];
}

export type OptionValue = string | number | boolean | null | object;

/** A set of cards: how many there are, and how many of them play. */
export interface SetInfo {
  id: string;
  name: string;
  cycle: string;
  cards: number;
  playing: number;
}

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
  /** What its cards come in; `pool` among the options names some of them. */
  sets: SetInfo[];
  /** There is a guided first turn. */
  lesson: boolean;
  /** The Elo of bots that were measured; `greedy` is 0. */
  ratings: Record<string, number>;
  /** What of a hundred games two such bots win together, where all play together. */
  shares: Record<string, number>;
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
  /** What is played there, told while the table waits. */
  deck: string | null;
  side: string | null;
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
  task: string | null;
  /** What its decks must keep to: the sets ("all", or ids with commas between), and a format. */
  pool: string | null;
  format: string | null;
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
  /** Where the game begins (docs/positions.md), instead of decks and options. */
  position?: Position;
}

/** A deck of one's own; without an id it is somebody else's, seen by his link. */
export interface DeckInfo {
  id: string;
  game: string;
  name: string;
  side: string | null;
  faces: string[];
  /** Of each of these lists of sets a pool must have one. */
  sets: string[][];
  deck: { name: string } & Record<string, unknown>;
  text: string;
  problems: { rule: string; text: string }[];
  notes: string;
  version: number;
  created: number;
  changed: number;
  share: string | null;
}

export interface ReplayInfo {
  table: string;
  game: string;
  title: string;
  own_cards: boolean;
  state: TableState;
  steps: number;
  seat: number | null;
  /** The seat I hold there. */
  mine: number | null;
  names: string[];
  outcome: Outcome | null;
}

/** How a game stood at a step: the share of winning of each seat, from 0 to 1. */
export interface Standing {
  step: number;
  shares: number[];
}

/** A play that changed much; `turn` counts from 1, `seat` is -1 for what the game itself did. */
export interface KeyPlay {
  step: number;
  turn: number;
  seat: number;
  text: string;
  before: number[];
  after: number[];
}

/** How a game went. As long as it runs only its turns are told. */
export interface Course {
  mine: number | null;
  /** All win or lose together. */
  together: boolean;
  turns: { step: number; text: string }[];
  standings: Standing[];
  plays: KeyPlay[];
}

/** A choice that gave something away: what it was, what would have been better, and the shares of winning about it. */
export interface Swing {
  step: number;
  seat: number;
  chosen: string;
  better: string;
  before: number[];
  after: number[];
  check: PlayedOut | null;
}

/** Of so many games played out after either choice, how many whoever chose has won. */
export interface PlayedOut {
  games: number;
  chosen: number;
  better: number;
}

/** What a search has found in a finished game so far. */
export interface StudyInfo {
  thinking: boolean;
  known: number;
  moments: number;
  odds: Standing[];
  swings: Swing[];
}

export type Position = Record<string, unknown>;

/** A step of a game as a position: that step, or the nearest one before it that can be one. */
export interface WrittenPosition {
  game: string;
  step: number;
  position: Position;
}

/** How a position looks to each seat, and who is asked what there. */
export interface CheckedPosition {
  seats: number;
  asked: number | null;
  question: string;
  views: ReplayStep["views"];
  /** What is printed on the cards that are seen. */
  cards: Catalogue;
}

/** Where a line of play from a position has come to, and what can be chosen there. */
export interface LineInfo extends CheckedPosition {
  options: string[];
  moves: { seat: number; text: string }[];
  /** Where the game is over: what each seat got of it, from 0 to 1. */
  result: number[] | null;
  together: boolean;
}

export interface PositionOdds {
  asked: number;
  options: { text: string; percent: number }[];
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
  /** Those facts that are words, in the reader's language: a word, or several. The facts themselves are ids. */
  words?: Record<string, string | string[]>;
  /** False: there are only its facts, and it is in no deck. */
  plays?: false;
  /** Whose card it is, noted when it comes: its picture is among those of its game. */
  game?: string;
  /** The table it is from, where that has a box of its own. */
  box?: string;
  [fact: string]: unknown;
}

export type Catalogue = Record<string, Printed>;

/** A rule (R7.2) or a ruling (A22). */
export interface Rule {
  number: string;
  text: string;
}

/** A chapter; `text` is its title. */
export interface RuleChapter {
  number: string;
  text: string;
  rules: Rule[];
}

/** A step of the timing chart: what the rules do, what somebody decides, or a window for actions. */
export interface TimingStep {
  id: string;
  text: string;
  rule: string;
  kind: "step" | "choice" | "window";
  /** What a view there says in `step`. */
  at: string[];
  /** The kinds of question asked there. */
  asks: string[];
  /** The procedure it belongs to, or nothing. */
  part: string;
  /** The step that may follow instead of the next one, or nothing. */
  back: string;
}

export interface TimingPhase {
  id: string;
  text: string;
  rule: string;
  /** The names of its procedures. */
  words: Record<string, string>;
  steps: TimingStep[];
}

/** A position to try a rule on. */
export interface RuleExample {
  id: string;
  rule: string;
  text: string;
  seat: number;
  seats: number;
  position: Record<string, unknown>;
}

export interface RuleBook {
  game: string;
  title: string;
  chapters: RuleChapter[];
  rulings: Rule[];
  timing: TimingPhase[];
  examples: RuleExample[];
}

/** A puzzle of the school; `choices`: how many of one's own solve it. */
export interface PuzzleInfo {
  id: string;
  game: string;
  name: string;
  goal: string;
  grade: "easy" | "medium" | "hard";
  choices: number;
  solved: boolean;
  today: boolean;
}

/** The move a step of a lesson waits for; what is empty does not matter. Cards by their ids. */
export interface Expected {
  kind: string;
  verb: string;
  card: string;
  target: string;
  number: number;
}

export interface LessonStep {
  id: string;
  /** Which step it is for the learner: moves that belong together have the same number. */
  step: number;
  text: string;
  wrong: string;
  expect: Expected | null;
  point: string[];
}
