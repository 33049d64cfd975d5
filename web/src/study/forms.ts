// What can be edited of a position without writing it: places for cards, tokens on them, numbers and choices (docs/positions.md).
import type { Position } from "../net/protocol";
import { at, type Path, piecesAt, put, titleOf } from "./editing";

/** A message with what it says. */
export interface Said {
  id: string;
  told?: Record<string, string | number>;
}

/** What can lie on a card: so many of something, or something that is so or not. */
export interface Token {
  name: string;
  most: number;
}

/** What a card in play bears: other cards, by the entry they stand in, and what may lie on those. */
export interface Borne {
  entry: string;
  tokens: Token[];
  dice: boolean;
}

export interface Place {
  path: Path;
  name: Said;
  tokens: Token[];
  /** Whether dice of its cards may lie in the pool. */
  dice: boolean;
  borne: Borne[];
}

/** Names of pieces by what they are: what can be chosen among. */
export type Names = Record<string, string[]>;

export interface NumberField {
  path: Path;
  name: Said;
  least: number;
  most: number;
}

export interface ChoiceField {
  path: Path;
  name: Said;
  values: { value: string | number; name: Said | string }[];
  /** What goes with it, when nothing is chosen any more. */
  whole?: Path;
  /** The position after a choice, where more changes with it than what stands at the path. */
  after?: (position: Position, chosen: string | number | undefined) => Position;
}

/** The one card of its kind, with what lies on it: an affiliation card, a warlord. */
export interface LeaderField extends Omit<Place, "dice"> {
  titles: string[];
}

/** Which of the cards in play take part in something. */
export interface PartField {
  path: Path;
  name: Said;
  from: string[];
}

export interface Group {
  name: Said | string;
  places: Place[];
  numbers: NumberField[];
  choices: ChoiceField[];
  leaders?: LeaderField[];
  parts?: PartField[];
}

const FLAG = 1; // a token that is there or is not
const flag = (name: string): Token => ({ name, most: FLAG });
const some = (name: string, most = 9): Token => ({ name, most });

const place = (
  path: Path,
  kind: string,
  tokens: Token[] = [],
  more: Partial<Place> & { told?: Said["told"] } = {},
): Place => ({
  path,
  name: { id: `place-${kind}`, told: more.told },
  tokens,
  dice: more.dice ?? false,
  borne: more.borne ?? [],
});
const bears = (entry: string, tokens: Token[] = [], dice = false): Borne => ({ entry, tokens, dice });

/** What a card bears is a place for cards, too. */
export const placeOn = (place: Place, n: number, { entry, tokens, dice }: Borne): Place => ({
  path: [...place.path, n, entry],
  name: { id: `place-${entry}` },
  tokens,
  dice,
  borne: [],
});
const number = (path: Path, name: string, least: number, most: number): NumberField => ({
  path,
  name: { id: `form-${name}` },
  least,
  most,
});
const choice = (path: Path, name: string, values: ChoiceField["values"], whole?: Path): ChoiceField => ({
  path,
  name: { id: `form-${name}` },
  values,
  whole,
});
const named = (titles: readonly string[]) => titles.map((value) => ({ value, name: value }));
/** Moments by what they are called in a position; their messages have no blanks. */
const moments = (kind: string, ...names: string[]) =>
  names.map((value) => ({ value, name: { id: `form-${kind}-${value.replaceAll(" ", "-")}` } }));
const phases = (...names: string[]) => names.map((value) => ({ value, name: { id: `phase-${value}` } }));
const seats = (...names: string[]) =>
  names.map((value, n) => ({ value, name: { id: "seat", told: { number: n + 1 } } }));
const sides = ["light", "dark"].map((value) => ({ value, name: { id: `form-side-${value}` } }));

/** What a card is called on which more may lie, if there is one. */
const titlesAt = (position: Position, path: Path) => piecesAt(position, path).map(titleOf);

const ENGAGEMENT = ["attackers", "after attackers", "defenders", "after defenders", "edge", "after edge"];
const STRIKES = ["strikes", "reward"];

/** An engagement: what is attacked, and, once that is said, who takes part and how far it is. */
function engagement(position: Position): Group {
  const [attacking, defending] = at(position, ["turn"]) === "dark" ? ["dark", "light"] : ["light", "dark"];
  const path = (entry: string): Path => ["engagement", entry];
  const targets = new Set([...titlesAt(position, [defending!, "objectives"]), "Death Star dial"]);
  const group: Group = {
    name: { id: "form-engagement" },
    places: [],
    numbers: [],
    choices: [choice(path("objective"), "engaged", named([...targets]), ["engagement"])],
  };
  if (at(position, ["engagement"]) === undefined) return group;
  const part = (entry: string, side: string): PartField => ({
    path: path(entry),
    name: { id: `form-${entry}` },
    from: titlesAt(position, [side, "units"]),
  });
  group.choices.push(
    choice(path("step"), "step", moments("step", ...ENGAGEMENT, ...STRIKES)),
    choice(path("edge"), "edge", sides),
  );
  group.parts = [part("attackers", attacking!), part("defenders", defending!)];
  return group;
}

function starWars(position: Position, known: Names): Group[] {
  const piles = ["hand", "deck", "objective_deck", "discard", "victory"];
  const enhancements = bears("enhancements", [some("focus")]);
  const side = (name: string): Group => ({
    name: { id: `form-side-${name}` },
    places: [
      place([name, "units"], "units", [some("damage"), some("focus"), some("shields"), flag("committed")], {
        borne: [enhancements],
      }),
      place([name, "objectives"], "objectives", [some("damage"), some("focus"), some("shields")], {
        borne: name === "dark" ? [enhancements, bears("captured")] : [enhancements],
      }),
      place([name, "enhancements"], "enhancements", [some("focus")]),
      ...piles.map((pile) => place([name, pile], pile)),
    ],
    numbers: [],
    choices: [],
    leaders: [
      {
        ...place([name, "affiliation"], "affiliation", [some("focus")]),
        titles: known[`${name} affiliation`] ?? [],
      },
    ],
  });
  const game: Group = {
    name: { id: "form-game" },
    places: [],
    numbers: [number(["dial"], "dial", 0, 11)],
    choices: [
      choice(["turn"], "turn", sides),
      choice(["phase"], "phase", phases("balance", "refresh", "draw", "deployment", "conflict", "force")),
      choice(["balance"], "balance", sides),
    ],
  };
  return [game, side("light"), side("dark"), engagement(position)];
}

const BATTLE = ["begin", "skirmish", "ranged", "window", "turns", "second turn", "end of round"];

/** Where the row of planets begins: once the first one has been fought over, its place is empty (R4.3). */
export function rowBegins(position: Position): number {
  const first = Number(at(position, ["first"]) ?? 1);
  const battle = at(position, ["battle"]);
  return battle === undefined || battle === first ? first : first + 1;
}

/** The position with a battle elsewhere: where that is not the first planet, the first one has been fought over and is gone. */
export function foughtAt(position: Position, where: string | number | undefined): Position {
  const moved = put(position, ["battle"], where);
  const row = at(position, ["planets"]);
  const gone = rowBegins(moved) - rowBegins(position);
  return gone > 0 && Array.isArray(row) ? put(moved, ["planets"], row.slice(gone)) : moved;
}

/** A battle: where it is, and, once that is said, how far. */
function battle(position: Position, row: ChoiceField["values"]): Group {
  const under = at(position, ["battle"]) !== undefined;
  return {
    name: { id: "form-battle" },
    places: [],
    numbers: under ? [number(["combat_round"], "combat-round", 1, 99)] : [],
    choices: [
      { ...choice(["battle"], "battle-at", row), after: foughtAt },
      ...(under ? [choice(["window"], "window", moments("window", ...BATTLE))] : []),
    ],
  };
}

const FACE_UP = 5;

function conquest(position: Position, known: Names): Group[] {
  const row = (at(position, ["planets"]) as unknown[] | undefined) ?? [];
  const begin = rowBegins(position);
  const planets = Array.from({ length: row.length || FACE_UP }, (_, n) => ({
    number: begin + n,
    title: typeof row[n] === "string" ? row[n] : "",
  }));
  const units = [some("damage"), flag("exhausted")];
  const borne = [bears("attachments", [flag("exhausted")])];
  const player = (name: string, n: number): Group => ({
    name: { id: "seat", told: { number: n + 1 } },
    places: [
      place([name, "hq"], "hq", units, { borne }),
      ...planets.map((told) =>
        place([name, "planets", String(told.number)], "planet", units, { borne, told }),
      ),
      place([name, "supports"], "supports", [flag("exhausted"), some("stored")]),
      ...["hand", "deck", "discard", "victory"].map((pile) => place([name, pile], pile)),
    ],
    numbers: [number([name, "resources"], "resources", 0, 99)],
    choices: [],
    leaders: [
      {
        ...place([name, "warlord"], "warlord", [...units, flag("bloodied")], { borne }),
        titles: known.warlord ?? [],
      },
    ],
  });
  const game: Group = {
    name: { id: "form-game" },
    places: [],
    numbers: [number(["round"], "round", 1, 7)],
    choices: [
      choice(["phase"], "phase", phases("deploy", "command", "combat", "headquarters")),
      choice(["initiative"], "initiative", seats("one", "two")),
    ],
  };
  const there = planets.map((told) => ({ value: told.number, name: { id: "place-planet", told } }));
  return [game, player("one", 0), player("two", 1), battle(position, there)];
}

function destiny(): Group[] {
  const onCharacter = [some("damage", 20), some("shields", 3), { name: "dice", most: 2 }, flag("exhausted")];
  const player = (name: string, n: number): Group => ({
    name: { id: "seat", told: { number: n + 1 } },
    places: [
      place([name, "characters"], "characters", onCharacter, {
        dice: true,
        borne: [bears("upgrades", [], true)],
      }),
      place([name, "supports"], "supports", [some("damage"), some("stored"), flag("exhausted")], {
        dice: true,
      }),
      ...["hand", "deck", "discard"].map((pile) => place([name, pile], pile)),
    ],
    numbers: [number([name, "resources"], "resources", 0, 99)],
    choices: [],
  });
  const players = seats("first", "second");
  const game: Group = {
    name: { id: "form-game" },
    places: [],
    numbers: [number(["round"], "round", 1, 99)],
    choices: [
      choice(["turn"], "turn", players),
      choice(["phase"], "phase", phases("setup", "action", "upkeep")),
      choice(["control"], "control", players),
    ],
  };
  return [game, player("first", 0), player("second", 1)];
}

function cloneWars(position: Position, known: Names): Group[] {
  const { planet: planets = [], mission: missions = [], villain: villains = [] } = known;
  const found = at(position, ["jedi"]);
  const jedi = (Array.isArray(found) ? found : []) as { jedi?: string }[];
  const places = named(planets);
  const tasks = named(missions);
  const names = jedi.map((one) => String(one?.jedi ?? ""));
  const game: Group = {
    name: { id: "form-game" },
    places: [],
    numbers: [number(["threat"], "threat", 0, 99), number(["actions"], "actions", 0, 4)],
    choices: [
      choice(["active"], "turn", named(names)),
      choice(["step"], "phase", phases("ready", "actions", "villain", "invasion")),
    ],
  };
  const squads = names.map(
    (name, n): Group => ({
      name,
      places: [place(["jedi", n, "squad"], "squad", [flag("exhausted")])],
      numbers: [],
      choices: [choice(["jedi", n, "at"], "at", places)],
    }),
  );
  const task: Group = {
    name: { id: "form-missions" },
    places: [place(["mission_deck"], "mission_deck"), place(["completed"], "completed")],
    numbers: [],
    choices: ["orange", "white"].map((slot) => choice(["missions", slot], `mission-${slot}`, tasks)),
  };
  const foes: Group = {
    name: { id: "form-villains" },
    places: [],
    numbers: [number(["invasion"], "invasion", 0, 9)],
    choices: villains.map((title) => ({
      path: ["villains", title],
      name: { id: "form-villain-on", told: { title } },
      values: places,
    })),
  };
  const counted = (entry: string, most: number): Group => ({
    name: { id: `form-${entry}` },
    places: [],
    numbers: planets.map((planet) => ({
      path: [entry, planet],
      name: { id: "form-on-planet", told: { planet } },
      least: 0,
      most,
    })),
    choices: [],
  });
  return [game, ...squads, task, foes, counted("droids", 3), counted("blockades", 1)];
}

/** Everything that can be edited of a position by hand; a game nobody has written a form for has its text. */
export function formOf(game: string, position: Position, known: Names): Group[] {
  switch (game) {
    case "star_wars_lcg":
      return starWars(position, known);
    case "conquest":
      return conquest(position, known);
    case "destiny":
      return destiny();
    case "clone_wars":
      return cloneWars(position, known);
    default:
      return [];
  }
}
