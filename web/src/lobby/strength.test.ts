import { expect, it } from "vitest";
import { eloOf, sharesOf } from "./strength";

const say = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(" ");

it("tells the Elo with its sign, and of who thinks by the clock the least it is worth", () => {
  expect(eloOf("normal", 582, say)).toBe("elo +582");
  expect(eloOf("greedy", 0, say)).toBe("elo 0");
  expect(eloOf("hard", 694, say)).toBe("elo-least +694");
});

it("tells once what two such bots win, and nothing of who was not measured or is a person", () => {
  const shares = { random: 0, normal: 40, hard: 70 };
  expect(sharesOf(["normal", "invited", "normal"], shares, say)).toEqual(["team-share bot-name normal 40"]);
  expect(sharesOf(["random", "hard"], shares, say)).toEqual([
    "team-share bot-name random 0",
    "team-share-least bot-name hard 70",
  ]);
  expect(sharesOf(["easy"], shares, say)).toEqual([]);
});
