import type { BrowserContext, Page } from "@playwright/test";
import type { ServerMessage, StateMessage, TableWish } from "../src/net/protocol";
import {
  chooseAny,
  expect,
  lay,
  listen,
  numbers,
  OPTIONS,
  promptly,
  quietly,
  test,
  untilAsked,
  untilReady,
  watchErrors,
} from "./fixtures";
import { look, moved, press, type Sight } from "./sights";
import { SIZES, type Size } from "./sizes";

// One whole game of each kind, seen in windows of several sizes and with letters of several sizes, partly in another language; whatever is
// to be seen of a whole game is looked at here, for a game takes its time.

interface Whole {
  sizes: Size[];
  language?: string;
  /** What the end says, whoever won. */
  end: RegExp;
  /** What the log says of cards that were drawn. */
  drawn: RegExp;
  /** Boards that move nothing for what their pieces do: they move when a piece comes, goes or changes its row. */
  still?: boolean;
  lay: (page: Page) => Promise<string>;
  /** What is seen before the first choice. */
  first?: (page: Page) => Promise<void>;
  /** What is seen after the end. */
  last: (page: Page, table: string, heard: ServerMessage[]) => Promise<void>;
}

const wish = (game: string, mine: string, their: string): TableWish => ({
  game,
  seats: [
    { who: "me", deck: mine },
    { who: "bot", bot: "random", deck: their },
  ],
});
const ENGLISH = /\b(You|your|the|draws?|takes?|plays?|damage|resources?)\b/;
const BY_MOUSE = 12; // so many choices are made with the mouse, in the last window

/** Every game at two sizes, every size at two games, the widest once; all of them, with the largest letters too, and all that is written, where SIGHTS is "all". */
const GAMES: Record<string, Whole> = {
  star_wars_lcg: {
    sizes: ["upright", "desk"],
    end: /You (win|lose)/,
    drawn: /draw/,
    lay: layAtTheLobby,
    last: recordReplayAndRematch,
  },
  conquest: {
    sizes: ["sideways", "laptop"],
    language: "pl",
    end: /^(Wygrywasz|Przegrywasz)$/,
    drawn: /dobiera|Dobierasz/,
    still: true,
    lay: async (page) => (await lay(page, wish("conquest", "space_marines", "orks"))).id,
    first: async (page) => {
      await expect(page.locator(".cq-place")).toHaveCount(7);
      await expect(page.locator(".cq-place .back")).toHaveCount(2);
      await expect(page.locator(".phases").getByRole("button")).toHaveCount(4);
    },
    last: async (page, table, heard) => {
      dialsStaySecret(heard);
      await seeReplay(page, table);
      await expect(page.locator(".cq")).toBeVisible();
    },
  },
  destiny: {
    sizes: ["upright", "laptop", "wide"],
    language: "hu",
    end: /^(Győztél|Vesztettél)$/,
    drawn: /húz/,
    lay: async (page) => (await lay(page, wish("destiny", "luke_skywalker", "boba_fett"))).id,
    last: async (page, table) => {
      const slider = await seeReplay(page, table);
      await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) / 2)));
      await expect(page.locator(".de-characters .tile").first()).toBeVisible();
    },
  },
  clone_wars: {
    sizes: ["sideways", "desk"],
    end: /You (win|lose)/,
    drawn: /draw/,
    lay: async (page) => {
      const bot = { who: "bot", bot: "random" } as const;
      const options = { villain: "ventress", first: 0 };
      return (await lay(page, { game: "clone_wars", seats: [{ who: "me" }, bot, bot], options })).id;
    },
    first: async (page) => {
      await expect(page.locator(".cw-planet")).toHaveCount(30);
      await expect(page.locator(".tray .piece[data-can]")).toHaveCount(7);
    },
    last: async (page, table) => {
      if (await page.locator(".log li", { hasText: /rolls \d+ success/ }).count())
        await expect(page.locator("html")).toHaveAttribute("data-rolled", "yes");
      await seeReplay(page, table);
      await expect(page.locator(".cw-planet")).toHaveCount(30);
    },
  },
};
/** Two decisions of so many are looked at, one after the other; each of them where SIGHTS is "all". */
const STRIDE = 5;
const EVERY = Object.keys(SIZES) as Size[];

async function layAtTheLobby(page: Page): Promise<string> {
  await page.goto("/play/star_wars_lcg");
  await page.getByText("More bots").click();
  await page.getByRole("radio", { name: /Random/ }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  return page.url().split("/").at(-1)!;
}

/** The replay of a game that is over: both hands lie open. */
async function seeReplay(page: Page, table: string) {
  await page.goto(`/replay/${table}`);
  const slider = page.getByRole("slider");
  await expect(slider).toBeVisible();
  await expect(page.locator(".hidden-hand .back")).toHaveCount(0);
  return slider;
}

/** The record is saved, the replay goes to a step, from there one plays on, and a rematch begins. */
async function recordReplayAndRematch(page: Page, table: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Record" }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(table);
  await page.getByRole("link", { name: "Replay" }).click();
  const slider = page.getByRole("slider");
  await expect(slider).toBeVisible();
  const last = Number(await slider.getAttribute("max"));
  expect(last).toBeGreaterThan(20);
  await slider.fill(String(Math.floor(last / 2)));
  await expect(page).toHaveURL(new RegExp(`step=${Math.floor(last / 2)}`));
  await expect(page.locator(".hidden-hand .back")).toHaveCount(0);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect(page.url()).not.toContain(table);
  await untilAsked(page);

  await page.goto(`/table/${table}`);
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await untilAsked(page);
}

/** What the other has set is told only when both dials lie open. */
function dialsStaySecret(heard: ServerMessage[]): void {
  const dials = heard
    .filter((frame): frame is StateMessage => frame.type === "state")
    .map((frame) => frame.view.dials as [number, number | null]);
  expect(dials.filter(([mine, theirs]) => !mine && theirs !== null)).toEqual([]);
  expect(dials.some(([mine, theirs]) => mine > 0 && theirs !== null && theirs > 0)).toBe(true);
}

/** Nothing is asked twice, the language is set, and whether a die was ever seen is remembered. */
async function prepare(context: BrowserContext, language: string): Promise<void> {
  await quietly(context);
  await context.addInitScript((spoken) => {
    localStorage.setItem("zeton.language", spoken);
    new MutationObserver(() => {
      if (document.querySelector(".cw-die")) document.documentElement.dataset.rolled = "yes";
    }).observe(document, { childList: true, subtree: true });
  }, language);
}

/** A window somebody looks through, with letters of some size. */
interface Pane {
  size: Size;
  text: "normal" | "largest";
}

const panesOf = (sizes: readonly Size[], text: Pane["text"]): Pane[] => sizes.map((size) => ({ size, text }));

/** The browser of the same visitor who likes large letters. */
async function withLargestLetters(context: BrowserContext, baseURL: string): Promise<BrowserContext> {
  const other = await context.browser()!.newContext({
    baseURL,
    reducedMotion: "reduce",
    storageState: await context.storageState(),
  });
  await other.addInitScript(() => localStorage.setItem("zeton.text", "largest"));
  return other;
}

/** Wait until something is asked and every window asks it; null when the game is over. */
async function sameQuestion([first, ...others]: Page[]): Promise<string | null> {
  const over = (await untilAsked(first!)) === "over";
  const number = over ? null : await first!.locator(".decision").getAttribute("data-number");
  const there = ([wanted]: string[]) =>
    wanted
      ? document.querySelector(".decision")?.getAttribute("data-number") === wanted
      : document.querySelector(".end");
  await Promise.all(others.map((one) => untilReady(one, there, [number ?? ""])));
  return number;
}

test("a button that hangs is noticed, and one that answers is not", async ({ page }) => {
  await page.setContent("<button disabled>Later</button><button>Now</button>");
  const press = (name: string) =>
    promptly(page, page.getByRole("button", { name }).click({ timeout: 0 }), 40);
  await press("Now");
  await expect(press("Later")).rejects.toThrow("drawn 40 times");
});

for (const [game, whole] of Object.entries(GAMES)) {
  test(`a whole game of ${game}: whatever shines answers at its centre, the board stands still, the end and the replay follow`, async ({
    context,
    server,
  }) => {
    const all = process.env.SIGHTS === "all";
    test.setTimeout(all ? 7_200_000 : 300_000);
    const language = whole.language ?? "en";
    await prepare(context, language);
    const sizes = all ? EVERY : whole.sizes;
    const first = await context.newPage();
    const heard = listen(first);
    const table = await whole.lay(first);
    const large = await withLargestLetters(context, server.address);
    await prepare(large, language);
    const panes = [...panesOf(sizes, "normal"), ...panesOf(all ? EVERY : [], "largest")];
    const opened = panes.slice(1).map(({ text }) => (text === "largest" ? large : context).newPage());
    const pages = [first, ...(await Promise.all(opened))];
    const mouse = pages[sizes.length - 1]!;
    const errors = pages.flatMap(watchErrors);
    for (const [at, page] of pages.entries()) {
      await page.setViewportSize(SIZES[panes[at]!.size]);
      await page.goto(`/table/${table}`);
    }
    expect(await untilAsked(mouse)).toBe("mine");
    await expect(mouse.locator("html")).toHaveAttribute("lang", language);
    if (whole.language) await expect(mouse.getByTestId("question")).not.toHaveText(ENGLISH);
    await whole.first?.(mouse);

    const next = numbers(4);
    const wrong: string[] = [];
    let before: Sight[] | null = null;
    let [over, made] = [false, 0];
    for (; made < 1500 && !over; made++) {
      if (all || made % STRIDE < 2) {
        const asked = await sameQuestion(pages);
        const seen: Sight[] = await Promise.all(pages.map((one) => look(one, whole.still ?? false)));
        const found = seen.flatMap((sight, at) => {
          const { size, text } = panes[at]!;
          const about = `${size}, ${text} letters, ${sight.words}: `;
          return [
            ...[...sight.deaf, ...(before ? moved(before[at]!, sight) : [])].map((one) => about + one),
            ...(all ? sight.unread : []).map((one) => `${size}, ${text} letters: ${one}`),
          ];
        });
        // Whoever looks at everything does not wait for the end to hear of it.
        if (all) for (const one of found) if (!wrong.includes(one)) process.stdout.write(`${one}\n`);
        wrong.push(...found);
        before = seen;
        over = asked === null;
      } else {
        before = null;
        over = (await untilAsked(made < BY_MOUSE ? mouse : first)) === "over";
      }
      if (over) break;
      if (made < BY_MOUSE) await chooseAny(mouse, next);
      else await press(first, OPTIONS, next());
    }
    expect([...new Set(wrong)].slice(0, 40)).toEqual([]);
    expect(over).toBe(true);
    expect(made).toBeGreaterThan(20);
    await expect(mouse.locator(".end h2")).toHaveText(whole.end);
    await expect(mouse.locator(".log")).toContainText(whole.drawn);
    if (whole.language) await expect(mouse.locator(".end")).not.toHaveText(ENGLISH);
    await whole.last(mouse, table, heard);
    expect(errors).toEqual([]);
    await large.close();
  });
}
