import {
  CLONE_WARS_CROWDED,
  CLONE_WARS_FINALE,
  CONQUEST_CROWDED,
  CONQUEST_FANNED,
  CONQUEST_HOME,
  CONQUEST_RESTED,
  CONQUEST_WORN,
  DESTINY_CROWDED,
  STAR_WARS_CROWDED,
  STAR_WARS_TIRED,
} from "./crowded";
import { expect, lay, quietly, test, untilAsked } from "./fixtures";
import { unreadable } from "./letters";
import { seePosition } from "./positions";
import { WRITTEN } from "./sights";
import { resize, SIZES } from "./sizes";

// Everything on a full board can be read, in usual letters and in the largest, in the longer languages, too.

const FULL = {
  star_wars_lcg: STAR_WARS_CROWDED,
  tired: STAR_WARS_TIRED,
  conquest: CONQUEST_CROWDED,
  fanned: CONQUEST_FANNED,
  worn: CONQUEST_WORN,
  home: CONQUEST_HOME,
  rested: CONQUEST_RESTED,
  destiny: DESTINY_CROWDED,
  clone_wars: CLONE_WARS_CROWDED,
  finale: CLONE_WARS_FINALE,
};
const DECKS: Record<string, [string, string]> = {
  star_wars_lcg: ["jedi", "sith"],
  conquest: ["space_marines", "orks"],
  destiny: ["luke_skywalker", "boba_fett"],
};
const READERS = [
  { text: "normal", language: "en" },
  { text: "largest", language: "en" },
  { text: "largest", language: "pl" },
  { text: "largest", language: "hu" },
];

for (const [name, position] of Object.entries(FULL))
  for (const { text, language } of READERS)
    test(`${name}: no title is cut or broken, at any size (${text} letters, ${language})`, async ({
      page,
      context,
    }) => {
      await quietly(context);
      await context.addInitScript(
        ([size, spoken]) => {
          localStorage.setItem("zeton.text", size!);
          localStorage.setItem("zeton.language", spoken!);
        },
        [text, language],
      );
      await seePosition(page, position, language);
      const [mine = null, theirs = null] = DECKS[position.game] ?? [];
      const { id } = await lay(page, {
        game: position.game,
        seats: [
          { who: "me", deck: mine },
          { who: "bot", bot: "random", deck: theirs },
        ],
      });
      await page.goto(`/table/${id}`);
      await untilAsked(page);
      for (const [size, screen] of Object.entries(SIZES)) {
        await resize(page, screen);
        await expect.poll(() => unreadable(page, "all", WRITTEN), { message: size }).toEqual([]);
      }
    });

test("a fourth objective, as long as one is being destroyed, leaves all of them to be read", async ({
  page,
  context,
}) => {
  await quietly(context);
  await context.addInitScript(() => localStorage.setItem("zeton.text", "largest"));
  await page.setViewportSize(SIZES.sideways);
  await seePosition(page, STAR_WARS_CROWDED);
  const { id } = await lay(page, {
    game: "star_wars_lcg",
    seats: [
      { who: "me", deck: "jedi" },
      { who: "bot", bot: "random", deck: "sith" },
    ],
  });
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  // No position may be begun with one: the last is laid once more.
  await page.evaluate(() => {
    for (const list of document.querySelectorAll(".sw-objectives"))
      list.append(list.lastElementChild!.cloneNode(true));
  });
  await expect.poll(() => unreadable(page, "all", ".sw-objectives")).toEqual([]);
});
