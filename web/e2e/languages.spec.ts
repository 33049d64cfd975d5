import type { SeatWish } from "../src/net/protocol";
import { expect, lay, playSwiftly, quietly, test, untilAsked, watchErrors } from "./fixtures";

interface Told {
  language: string;
  game: string;
  decks: [string, string];
  drawn: RegExp; // what the log says of cards that were drawn
  end: RegExp;
}

const GAMES: Told[] = [
  {
    language: "pl",
    game: "conquest",
    decks: ["orks", "tau"],
    drawn: /dobiera|Dobierasz/,
    end: /^(Wygrywasz|Przegrywasz)$/,
  },
  {
    language: "hu",
    game: "destiny",
    decks: ["luke_skywalker", "boba_fett"],
    drawn: /húz/,
    end: /^(Győztél|Vesztettél)$/,
  },
];
const ENGLISH = /\b(You|your|the|draws?|takes?|plays?|damage|resources?)\b/;

for (const { language, game, decks, drawn, end } of GAMES)
  test(`a whole game of ${game} is played through the page in another language: ${language}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await quietly(context);
    await context.addInitScript((spoken) => localStorage.setItem("zeton.language", spoken), language);
    const errors = watchErrors(page);
    const seats = [
      { who: "me", deck: decks[0] },
      { who: "bot", bot: "random", deck: decks[1] },
    ] satisfies SeatWish[];
    await page.goto(`/table/${(await lay(page, { game, seats })).id}`);
    expect(await untilAsked(page)).toBe("mine");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByTestId("question")).not.toHaveText(ENGLISH);
    expect(await playSwiftly(page, 5, 3000)).toBeGreaterThan(20);
    await expect(page.locator(".end h2")).toHaveText(end);
    await expect(page.locator(".log")).toContainText(drawn);
    await expect(page.locator(".end")).not.toHaveText(ENGLISH);
    expect(errors).toEqual([]);
  });
