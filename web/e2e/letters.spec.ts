import { CLONE_WARS_CROWDED, CLONE_WARS_FINALE, DESTINY_CROWDED } from "./crowded";
import { expect, lay, quietly, test, untilAsked } from "./fixtures";
import { unreadable } from "./letters";
import { seePosition } from "./positions";
import { resize, SIZES } from "./sizes";

// Everything on a full board can be read, in usual letters and in the largest, in the longer languages, too.

const FULL = { destiny: DESTINY_CROWDED, clone_wars: CLONE_WARS_CROWDED, finale: CLONE_WARS_FINALE };
const READERS = [
  { text: "normal", language: "en" },
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
      const { id } = await lay(page, {
        game: position.game,
        seats: [
          { who: "me", deck: name === "destiny" ? "luke_skywalker" : null },
          { who: "bot", bot: "random", deck: name === "destiny" ? "boba_fett" : null },
        ],
      });
      await page.goto(`/table/${id}`);
      await untilAsked(page);
      for (const [size, screen] of Object.entries(SIZES)) {
        await resize(page, screen);
        await expect.poll(() => unreadable(page, "all", ".felt-board"), { message: size }).toEqual([]);
      }
    });
