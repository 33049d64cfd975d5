import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Printed } from "../../net/protocol";
import { compose, unknownIn } from "./compose";
import { GALAXY } from "./galaxy";
import { guess } from "./guess";
import { BUILDINGS } from "./parts/buildings";
import { ENGINES, WARRIORS } from "./parts/conquest";
import { DROIDS } from "./parts/droids";
import { FIGHTERS } from "./parts/fighters";
import { HELMETS } from "./parts/helmets";
import { LANDS } from "./parts/lands";
import { BODIES, HEADS } from "./parts/people";
import { SHINES } from "./parts/shines";
import { BEASTS, SHIPS } from "./parts/ships";
import { SKY } from "./parts/skies";
import { SPECIES } from "./parts/species";
import { THINGS } from "./parts/things";
import { BLADES, GEAR } from "./parts/weapons";
import { PICTURES as CLONE_WARS } from "./recipes/clone_wars";
import { PICTURES as CONQUEST } from "./recipes/conquest";
import { PICTURES as DESTINY } from "./recipes/destiny";
import { PICTURES as POSTERS } from "./recipes/posters";
import { PICTURES as STAR_WARS } from "./recipes/star_wars_lcg";

const GAMES = { star_wars_lcg: STAR_WARS, conquest: CONQUEST, destiny: DESTINY, clone_wars: CLONE_WARS };

const ZETON = join(import.meta.dirname, "..", "..", "..", "..", "zeton", "games");
const FILES = {
  star_wars_lcg: "sets/core/cards.json",
  conquest: "sets/core/cards.json",
  destiny: "sets/legacies/cards.json",
  clone_wars: "data/components.json",
};

/** The ids of the cards that have pictures of their own, as the data name them. */
function idsOf(game: string): string[] {
  const data = JSON.parse(readFileSync(join(ZETON, game, FILES[game as keyof typeof FILES]), "utf8"));
  return [
    ...new Set<string>(game === "clone_wars" ? piecesIn({ ...data, difficulty: null }) : data.map(idOf)),
  ];
}

const idOf = (card: { id: string; definition?: string }) => card.definition ?? card.id;

/** Every piece of the box: what has an id and a name (a difficulty is no piece). */
function piecesIn(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  const own = data as { id?: unknown; name?: unknown };
  const deeper = Object.values(data).flatMap(piecesIn);
  return typeof own.id === "string" && typeof own.name === "string" ? [own.id, ...deeper] : deeper;
}

describe.each(Object.entries(GAMES))("the pictures of %s", (game, { kit, recipes }) => {
  it("are there for every card", () => {
    const ids = idsOf(game);
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !(id in recipes))).toEqual([]);
  });

  it("name only parts there are", () => {
    const wrong = Object.entries(recipes).map(([id, recipe]) => [id, ...unknownIn(recipe, kit)]);
    expect(wrong.filter((names) => names.length > 1)).toEqual([]);
  });

  it("are no two alike", () => {
    const drawn = Object.entries(recipes).map(([id, recipe]): [string, string] => [compose(recipe, kit), id]);
    const first = new Map(drawn.toReversed());
    expect(drawn.filter(([picture, id]) => first.get(picture) !== id).map(([, id]) => id)).toEqual([]);
  });
});

it("no two parts have one name", () => {
  const lists = [
    HEADS,
    BODIES,
    HELMETS,
    SPECIES,
    GEAR,
    BLADES,
    DROIDS,
    FIGHTERS,
    SHIPS,
    BEASTS,
    THINGS,
    SHINES,
  ];
  const names = [...lists, SKY, LANDS, BUILDINGS, WARRIORS, ENGINES].flatMap((parts) => Object.keys(parts));
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
});

it("a poster is drawn for each game", () => {
  expect(Object.keys(POSTERS.recipes).sort()).toEqual(Object.keys(GAMES).sort());
  expect(Object.values(POSTERS.recipes).flatMap((recipe) => unknownIn(recipe, POSTERS.kit))).toEqual([]);
});

it("a card nobody has drawn gets a picture from its facts", () => {
  const kinds = ["planet", "event", "unit", "ally", "transport", "upgrade", "poster"];
  for (let n = 0; n < 60; n++) {
    const card: Printed = { id: `own-${n}`, title: "", type: kinds[n % kinds.length]!, text: "" };
    expect(unknownIn(guess(card), GALAXY)).toEqual([]);
    expect(guess(card)).toBe(guess(card));
  }
});

it("shows what a card without a recipe is called by", () => {
  const drawn = (id: string, traits: string[]) => guess({ id, title: "", type: "support", text: "", traits });
  expect(drawn("at-st", ["vehicle"])).toMatch(/ at_st$/);
  expect(drawn("first-order-tie-fighter", ["vehicle"])).toMatch(/ tie/);
  expect(drawn("f-11d-rifle", ["weapon"])).toMatch(/ great_rifle$/);
  for (const id of ["y-wing", "a-wing", "x-wing", "speeder-bike", "tie-pilot", "at-st"])
    expect(unknownIn(drawn(id, ["vehicle"]), GALAXY)).toEqual([]);
  for (const id of ["lightsaber", "blaster", "grenade", "vibroknife", "rifle"])
    expect(unknownIn(drawn(id, ["weapon"]), GALAXY)).toEqual([]);
});
