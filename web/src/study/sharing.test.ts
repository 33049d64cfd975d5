import { expect, test } from "vitest";
import { linesIn, linesPart, packed, unpacked } from "./sharing";

const POSITION = { light: { hand: ["Łódź", "Twi’lek Loyalist"], deck: Array(40).fill("Yoda") }, dial: 4 };

test("a position comes back from an address as it went in, and is short there", async () => {
  const part = await packed(POSITION);
  expect(part).toMatch(/^[\w-]+$/);
  expect(part.length).toBeLessThan(JSON.stringify(POSITION).length / 2);
  expect(await unpacked(part)).toEqual(POSITION);
});

test("lines come back from an address with what was said of them, behind the position", async () => {
  const lines = [
    { choices: [2, 0, 11], odds: [0.5, undefined, 0.07, 1] },
    { choices: [], odds: [undefined] },
  ];
  const part = (await packed(POSITION)) + linesPart(lines);
  expect(part).toMatch(/^[\w~.!-]+$/);
  expect(linesIn(part)).toEqual(lines);
  expect(await unpacked(part)).toEqual(POSITION);
  expect(linesIn(await packed(POSITION))).toEqual([]);
  expect(linesIn("abc~1.x!5~3!")).toEqual([{ choices: [3], odds: [undefined] }]);
});

test("what is no position is none", async () => {
  expect(await unpacked("")).toBeNull();
  expect(await unpacked("%%%")).toBeNull();
  expect(await unpacked("abcdef")).toBeNull();
  expect(await unpacked(await packed([] as never))).toBeNull();
});
