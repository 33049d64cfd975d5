import { expect, it } from "vitest";
import { cutAtTitles, holdSigns } from "./Log";

const held = (text: string, titles: [number, string][]) =>
  holdSigns(cutAtTitles(text, titles))
    .map((part) => (typeof part === "string" ? part : `<${part.before}${part.title}${part.after}>`))
    .join("");

it("keeps brackets and stops with the card they stand at", () => {
  expect(
    held("Orks deploys Snotlings (Elouith).", [
      [1, "Snotlings"],
      [2, "Elouith"],
    ]),
  ).toBe("Orks deploys <Snotlings> <(Elouith).>");
  expect(held("Luke rolls (2).", [[1, "Luke"]])).toBe("<Luke> rolls (2).");
  expect(
    held("Luke, Leia: 1 damage.", [
      [1, "Luke"],
      [2, "Leia"],
    ]),
  ).toBe("<Luke,> <Leia:> 1 damage.");
  expect(
    held("(Luke)(Leia)", [
      [1, "Luke"],
      [2, "Leia"],
    ]),
  ).toBe("<(Luke)><(Leia)>");
});
