import { expect, test } from "vitest";
import { splitter } from "./drawn";

test("a word is drawn where it follows a number, and the number stays", () => {
  const split = splitter({ damage: "# damage", "unit-damage": "# unit damage" });
  expect(split("Deal 2 damage to a unit with 1 unit damage.")).toEqual([
    "Deal 2 ",
    { sign: "damage", word: "damage" },
    " to a unit with 1 ",
    { sign: "unit-damage", word: "unit damage" },
    ".",
  ]);
  expect(split("Remove all damage from AT-10 damaged units; 3 damaged ones.")).toEqual([
    "Remove all damage from AT-10 damaged units; 3 damaged ones.",
  ]);
});

test("a word without a number is drawn wherever it stands, with any ending the message allows", () => {
  const split = splitter({ force: "Erő-ikon*", indirect: "indirect damage", damage: "# damage" });
  expect(split("1 indirect damage")).toEqual(["1 ", { sign: "indirect", word: "indirect damage" }]);
  expect(split("1 Erő-ikonnal több")).toEqual(["1 ", { sign: "force", word: "Erő-ikonnal" }, " több"]);
});

test("a game that draws nothing leaves the text alone", () => {
  expect(splitter({})("2 damage")).toEqual(["2 damage"]);
});
