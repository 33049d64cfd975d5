import { loadavg } from "node:os";
import { type Page, chromium } from "@playwright/test";
import { expect, lay, MINE, OPTIONS, Server, test } from "../e2e/fixtures";
import { opposing, quickWish } from "../src/lobby/laying";
import type { Shelf } from "../src/net/protocol";

const BUDGET = 1500; // milliseconds from the address to the first question
const TIMES = 3; // so many browsers; the middle one counts
const GAMES = ["star_wars_lcg", "conquest", "destiny", "clone_wars"];

/** Milliseconds since the address was gone to, when there is something to press and the browser has drawn it. */
const untilDrawn = (page: Page, selectors: string[]) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () =>
          wanted.every((selector) => document.querySelector(selector))
            ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
            : requestAnimationFrame(look);
        look();
      }),
    selectors,
  );

const untilAsked = (page: Page) => untilDrawn(page, [MINE, OPTIONS]);

/** To a table one has been at, from its address alone. */
async function deepLink(page: Page, game: string): Promise<number> {
  const shelf = (await (await page.request.get("/api/games")).json()) as Shelf;
  const about = shelf.games.find((one) => one.id === game)!;
  const decks = about.decks.map((deck) => ({ ...deck, own: false, playable: true }));
  const quick = { bot: "easy", mine: decks[0], their: opposing(decks, decks[0]) };
  const { id } = await lay(page, quickWish(about, quick));
  await page.goto(`/table/${id}`, { waitUntil: "commit" });
  return untilAsked(page);
}

/** Through the first page, without the time a person takes to choose. */
async function quickStart(page: Page, game: string): Promise<number> {
  await page.goto("/", { waitUntil: "commit" });
  const button = `[data-game=${game}] .button-main`;
  const ready = await untilDrawn(page, [button]);
  await page.evaluate(() =>
    document.addEventListener("click", () => Object.assign(window, { pressed: performance.now() }), true),
  );
  await page.locator(button).click();
  const asked = await untilAsked(page);
  const pressed = await page.evaluate(() => (window as unknown as { pressed: number }).pressed);
  return ready + asked - pressed;
}

const WAYS = { "a table's address": deepLink, "the first page, then Play": quickStart };

test("the first question", async ({ launchOptions }) => {
  test.setTimeout(600_000);
  const server = new Server({ ZETON_PAUSE: "0.6" }); // as a server is by default
  await server.start();
  console.log(`The load of the machine is ${loadavg()[0]!.toFixed(1)}.`);
  const slow: string[] = [];
  for (const [way, measure] of Object.entries(WAYS))
    for (const game of GAMES) {
      const times: number[] = [];
      for (let n = 0; n < TIMES; n++) {
        const browser = await chromium.launch(launchOptions);
        const page = await browser.newPage({ baseURL: server.address });
        times.push(Math.round(await measure(page, game)));
        await browser.close();
      }
      console.log(`${game}, by ${way}: ${times.join(", ")} ms`);
      if (times.toSorted((a, b) => a - b)[1]! > BUDGET) slow.push(`${game}, by ${way}`);
    }
  await server.close();
  expect(slow).toEqual([]);
});
