import { expect, test } from "vitest";
import type { GameInfo } from "../net/protocol";
import { type DeckOption, fittingBot, fullList, opposing, otherSide, quickOf, quickWish } from "./laying";

const deck = (id: string, side: string | null = null, sets: string[][] = []): DeckOption => ({
  id,
  name: id,
  side,
  own: false,
  playable: true,
  sets,
});
const SIDES = [deck("jedi", "light"), deck("rebels", "light"), deck("sith", "dark"), deck("navy", "dark")];
const PLAIN = [deck("orks"), deck("chaos")];
const BOTS = ["random", "easy", "greedy", "normal", "hard"];
const GAME = {
  id: "duel",
  least_seats: 2,
  most_seats: 2,
  options: { faq: false, missions: null },
} as unknown as GameInfo;

test("only decks of the other side can meet mine", () => {
  expect(otherSide(SIDES, SIDES[0]).map((one) => one.id)).toEqual(["sith", "navy"]);
});

test("nobody meets his own deck unless there is no other", () => {
  expect(opposing(PLAIN, PLAIN[0])?.id).toBe("chaos");
  expect(opposing(PLAIN, PLAIN[1])?.id).toBe("orks");
  expect(opposing([PLAIN[0]!], PLAIN[0])?.id).toBe("orks");
  const five = ["marines", "militarum", "orks", "chaos", "eldar"].map((id) => deck(id));
  for (const mine of five) expect(opposing(five, mine)?.id).not.toBe(mine.id);
  expect(opposing(SIDES, SIDES[2])?.id).toBe("jedi");
});

test("decks of one box meet, though others were added since", () => {
  const core = ["marines", "orks", "chaos"].map((id) => deck(id, null, [["core"]]));
  const later = [deck("wolves", null, [["core"], ["howl"]]), deck("plague", null, [["core"], ["scourge"]])];
  const all = [...core, ...later];
  for (const mine of core) expect(core).toContain(opposing(all, mine));
  expect(core).toContain(opposing(all, later[1]));
  // A reprint in another box does not make it the same box.
  const either = ["first", "second"].map((id) => deck(id, null, [["old"], ["old", "new"]]));
  const newer = ["third", "fourth"].map((id) => deck(id, null, [["new"]]));
  expect(opposing([...either, ...newer], either[0])?.id).toBe("second");
  // Who has nobody in his box meets somebody else.
  expect(opposing([newer[0]!, either[0]!], newer[0])?.id).toBe("first");
});

test("a first game is against the gentlest bot, later ones as the last time", () => {
  expect(fittingBot(GAME, BOTS, {})).toBe("easy");
  expect(fittingBot(GAME, BOTS, { bot: "hard" })).toBe("hard");
  expect(fittingBot(GAME, BOTS, { bot: "gone" })).toBe("easy");
  expect(fittingBot({ ...GAME, least_seats: 1 }, BOTS, {})).toBe("normal");
});

test("one press lays decks that can meet, and leaves to the game what nobody has said", () => {
  const quick = quickOf(GAME, SIDES, BOTS, { deck: "navy", their: "navy" });
  expect([quick.mine?.id, quick.their?.id]).toEqual(["navy", "jedi"]);
  expect(quickWish(GAME, quick)).toEqual({
    game: "duel",
    seats: [
      { who: "me", deck: "navy" },
      { who: "bot", bot: "easy", deck: "jedi" },
    ],
    options: { faq: false },
  });
});

test("who has chosen some of the Jedi gets the others by chance, who has chosen none is asked at the table", () => {
  expect(fullList([], ["a", "b", "c"], 2)).toBeNull();
  expect(fullList(["c"], ["a", "b", "c"], 3, () => 0)).toEqual(["c", "a", "b"]);
  expect(fullList(["c", "a", "b"], ["a", "b", "c"], 2)).toEqual(["c", "a"]);
});
