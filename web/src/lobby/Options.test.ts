import { expect, test } from "vitest";
import { fitting } from "./Options";

const CHOICES = { villain: { maul: "Darth Maul", dooku: "Count Dooku" } };

test("a word that is one of the choices stays", () => {
  expect(fitting({ villain: "dooku", missions: 2 }, CHOICES)).toEqual({ villain: "dooku", missions: 2 });
});

test("a word the own file does not know becomes the first it knows", () => {
  expect(fitting({ villain: "ventress" }, CHOICES)).toEqual({ villain: "maul" });
});
