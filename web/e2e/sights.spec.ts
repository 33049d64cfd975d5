import type { BrowserContext, Page } from "@playwright/test";
import { expect, lay, numbers, OPTIONS, quietly, test, watchErrors } from "./fixtures";
import { look, moved, press, type Sight } from "./sights";

const SIZES = {
  upright: [390, 844],
  sideways: [844, 390],
  laptop: [1280, 720],
  desk: [1440, 900],
  wide: [2560, 1440],
} as const;
type Size = keyof typeof SIZES;

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
/** Boards that move nothing for what their pieces do: they move when a piece comes, goes or changes its row. */
const STILL: Game[] = ["conquest"];
const EVERY = Object.keys(SIZES) as Size[];

/** The same table in windows of several sizes, all of the same player. */
async function windows(context: BrowserContext, table: string, sizes: Size[]): Promise<Page[]> {
  return Promise.all(
    sizes.map(async (size) => {
      const page = await context.newPage();
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      await page.goto(`/table/${table}`);
      return page;
    }),
  );
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
    for (let n = 0; n < 1500; n++) {
      const seen: Sight[] = await Promise.all(
        pages.map((one, at) => look(one, before?.[at]?.question ?? null, STILL.includes(game))),
      );
      seen.forEach((sight, at) => {
        const about = `${sizes[at]}, ${sight.words}: `;
        wrong.push(...sight.deaf.map((one) => about + one));
        if (before) wrong.push(...moved(before[at]!, sight).map((one) => about + one));
      });
      before = seen;
      if (seen[0]!.question === null) break;
      await press(pages[0]!, OPTIONS, next());
    }
    expect([...new Set(wrong)].slice(0, 40)).toEqual([]);
    expect(before?.[0]?.question).toBeNull();
    expect(errors).toEqual([]);
  });
}
