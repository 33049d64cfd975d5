import type { BrowserContext, Page } from "@playwright/test";
import { expect, lay, numbers, OPTIONS, quietly, test, untilAsked, watchErrors } from "./fixtures";
import { look, moved, press, type Sight } from "./sights";
import { SIZES, type Size } from "./sizes";

const SEATS = {
  star_wars_lcg: [
    { who: "me", deck: "jedi" },
    { who: "bot", bot: "random", deck: "sith" },
  ],
  conquest: [
    { who: "me", deck: "space_marines" },
    { who: "bot", bot: "random", deck: "orks" },
  ],
  destiny: [
    { who: "me", deck: "luke_skywalker" },
    { who: "bot", bot: "random", deck: "boba_fett" },
  ],
  clone_wars: [{ who: "me" }, { who: "bot", bot: "random" }],
} as const;
type Game = keyof typeof SEATS;

/** Every game at two sizes, every size at two games, the widest once; all of them where SIGHTS is "all". */
const LOOKED_AT: Record<Game, Size[]> = {
  star_wars_lcg: ["upright", "desk"],
  conquest: ["sideways", "laptop"],
  destiny: ["upright", "laptop", "wide"],
  clone_wars: ["sideways", "desk"],
};
/** Two decisions of so many are looked at, one after the other; each of them where SIGHTS is "all". */
const STRIDE = 5;
/** Boards that move nothing for what their pieces do: they move when a piece comes, goes or changes its row. */
const STILL: Game[] = ["conquest"];
const EVERY = Object.keys(SIZES) as Size[];

/** The same table in windows of several sizes, all of the same player. */
async function windows(context: BrowserContext, table: string, sizes: Size[]): Promise<Page[]> {
  return Promise.all(
    sizes.map(async (size) => {
      const page = await context.newPage();
      await page.setViewportSize(SIZES[size]);
      await page.goto(`/table/${table}`);
      return page;
    }),
  );
}

/** Wait until something is asked and every window asks it; null when the game is over. */
async function sameQuestion([first, ...others]: Page[]): Promise<string | null> {
  const over = (await untilAsked(first!)) === "over";
  const number = over ? null : await first!.locator(".decision").getAttribute("data-number");
  const there = (wanted: string | null) =>
    wanted === null
      ? document.querySelector(".end") !== null
      : document.querySelector(".decision")?.getAttribute("data-number") === wanted;
  await Promise.all(others.map((one) => one.waitForFunction(there, number)));
  return number;
}

for (const game of Object.keys(SEATS) as Game[]) {
  test(`a whole game of ${game}: whatever shines answers at its centre, and the board stands still`, async ({
    page,
    context,
  }) => {
    const all = process.env.SIGHTS === "all";
    test.setTimeout(all ? 1_800_000 : 300_000);
    await quietly(context);
    const sizes = all ? EVERY : LOOKED_AT[game];
    const { id } = await lay(page, { game, seats: [...SEATS[game]] });
    const pages = await windows(context, id, sizes);
    const errors = pages.flatMap(watchErrors);
    const next = numbers(4);
    const wrong: string[] = [];
    let before: Sight[] | null = null;
    let over = false;
    for (let n = 0; n < 1500 && !over; n++) {
      if (all || n % STRIDE < 2) {
        const asked = await sameQuestion(pages);
        const seen: Sight[] = await Promise.all(pages.map((one) => look(one, STILL.includes(game))));
        seen.forEach((sight, at) => {
          const about = `${sizes[at]}, ${sight.words}: `;
          wrong.push(...sight.deaf.map((one) => about + one));
          if (before) wrong.push(...moved(before[at]!, sight).map((one) => about + one));
        });
        before = seen;
        over = asked === null;
      } else {
        before = null;
        over = (await untilAsked(pages[0]!)) === "over";
      }
      if (!over) await press(pages[0]!, OPTIONS, next());
    }
    expect([...new Set(wrong)].slice(0, 40)).toEqual([]);
    expect(over).toBe(true);
    expect(errors).toEqual([]);
  });
}
