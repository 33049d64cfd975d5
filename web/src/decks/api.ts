import { ALL, FREE, keptPool } from "../lobby/pool";
import { ask, get, post } from "../net/http";
import type { DeckInfo } from "../net/protocol";
import type { Trial } from "./trial";

/** A deck as its game keeps it; only the engine looks into it. */
export type DeckData = { name: string } & Record<string, unknown>;

/** How many of something there are to be in a deck. */
export interface Change {
  kind: string;
  id: string;
  copies: number;
}

export interface Mend {
  text: string;
  changes: Change[];
}

export interface Broken {
  rule: string;
  text: string;
  mends: Mend[];
}

/** Something that is in the deck or could be. */
export interface Offer {
  kind: string;
  id: string;
  section: string;
  title: string;
  cards: string[];
  copies: number;
  most: number;
  points: number;
  fixed: boolean;
  why: { rule: string; text: string }[];
}

export interface Tally {
  name: string;
  copies: number;
  least: number;
  most: number;
}

export interface Curve {
  key: string;
  name: string;
  bars: { name: string; copies: number }[];
}

export interface Bench {
  deck: DeckData | null;
  problems: Broken[];
  tallies: Tally[];
  curves: Curve[];
  sections: Record<string, string>;
  offers: Offer[];
  /** In which forms the deck can be written; the first is our own. */
  formats: string[];
}

export interface Difference {
  kind: string;
  id: string;
  title: string;
  before: number;
  after: number;
}

export interface Version {
  number: number;
  name: string;
  deck: DeckData;
  notes: string;
  at: number;
  differences: Difference[];
}

export interface Sample {
  hand: string[];
  opponent: string;
  turn: { text: string; level: number }[];
}

export interface Exported {
  file: string;
  text: string;
}

/** A box of one's own: a component file, as it was written. */
export interface Box {
  id: string;
  game: string;
  name: string;
  text: string;
  changed: number;
}

export interface BoxProblem {
  line: number;
  text: string;
}

export interface BoxChecked {
  problems: BoxProblem[];
}

const at = encodeURIComponent;

export const decks = {
  all: () => get<DeckInfo[]>("/api/decks"),
  one: (id: string) => get<DeckInfo>(`/api/decks/${at(id)}`),
  add: (game: string, name: string, deck: DeckData, notes: string) =>
    post<DeckInfo>("/api/decks", { game, name, deck, notes }),
  read: (game: string, name: string, text: string) =>
    post<DeckInfo>("/api/decks", { game, name, text, pool: keptPool(game) }),
  change: (id: string, name: string, deck: DeckData, notes: string) =>
    ask<DeckInfo>("PATCH", `/api/decks/${at(id)}`, { name, deck, notes }),
  remove: (id: string) => ask<void>("DELETE", `/api/decks/${at(id)}`),
  copy: (id: string) => post<DeckInfo>(`/api/decks/${at(id)}/copy`),
  share: (id: string) => post<DeckInfo>(`/api/decks/${at(id)}/share`),
  hide: (id: string) => ask<void>("DELETE", `/api/decks/${at(id)}/share`),
  shared: (share: string) => get<DeckInfo>(`/api/shared-decks/${at(share)}`),
  copyShared: (share: string) => post<DeckInfo>(`/api/shared-decks/${at(share)}/copy`),
  versions: (id: string) => get<Version[]>(`/api/decks/${at(id)}/versions`),
  differences: (id: string, before: number, after: number) =>
    get<Difference[]>(`/api/decks/${at(id)}/differences?before=${before}&after=${after}`),
  trial: (id: string) => get<Trial | null>(`/api/decks/${at(id)}/trial`),
  beginTrial: (id: string, deals: number, before: number | null) =>
    post<Trial>(`/api/decks/${at(id)}/trial`, { deals, before }),
  stopTrial: (id: string) => ask<void>("DELETE", `/api/decks/${at(id)}/trial`),
  pool: (game: string, deck: DeckData | null, changes: Change[] = [], pool = ALL, format = FREE) =>
    post<Bench>("/api/decks/pool", { game, pool, format, deck, changes }),
  sample: (game: string, deck: DeckData, seed: number) =>
    post<Sample>("/api/decks/sample", { game, deck, seed }),
  text: (game: string, deck: DeckData, format: string) =>
    post<Exported>("/api/decks/text", { game, deck, format }),
};

export const boxes = {
  all: () => get<Box[]>("/api/boxes"),
  one: (id: string) => get<Box>(`/api/boxes/${at(id)}`),
  check: (game: string, text: string) => post<BoxChecked>("/api/boxes/check", { game, text }),
  add: (game: string, name: string, text: string) => post<Box>("/api/boxes", { game, name, text }),
  change: (id: string, name: string, text: string) =>
    ask<Box>("PATCH", `/api/boxes/${at(id)}`, { name, text }),
  remove: (id: string) => ask<void>("DELETE", `/api/boxes/${at(id)}`),
};
