import { expect, test } from "vitest";
import { packed, unpacked } from "./sharing";

const POSITION = { light: { hand: ["Łódź", "Twi’lek Loyalist"], deck: Array(40).fill("Yoda") }, dial: 4 };

test("a position comes back from an address as it went in, and is short there", async () => {
  const part = await packed(POSITION);
  expect(part).toMatch(/^[\w-]+$/);
  expect(part.length).toBeLessThan(JSON.stringify(POSITION).length / 2);
  expect(await unpacked(part)).toEqual(POSITION);
});

test("what is no position is none", async () => {
  expect(await unpacked("")).toBeNull();
  expect(await unpacked("%%%")).toBeNull();
  expect(await unpacked("abcdef")).toBeNull();
  expect(await unpacked(await packed([] as never))).toBeNull();
});
