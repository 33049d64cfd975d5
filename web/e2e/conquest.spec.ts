import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { StateMessage } from "../src/net/protocol";
import { chooseAny, expect, listen, MINE, numbers, quietly, test, untilAsked, watchErrors } from "./fixtures";

async function layConquest(page: Page, deck: string, botDeck: string): Promise<string> {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  return page.evaluate(
    async ([mine, theirs]) => {
      const answer = await fetch("/api/tables", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          game: "conquest",
          seats: [
            { who: "me", deck: mine },
            { who: "bot", bot: "random", deck: theirs },
          ],
          pause: 0,
        }),
      });
      return (await answer.json()).id as string;
    },
    [deck, botDeck] as const,
  );
}

/**
 * Press what shines, within the page, until the game is over, something is in sight, or so many choices are made. A press
 * waits for the next picture: a menu opened before it would be closed as belonging to the moment before.
 */
async function pressOn(page: Page, seed: number, most: number, sight = ".end"): Promise<number> {
  return page.evaluate(
    async ([start, limit, mine, stop]) => {
      let state = start;
      const next = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 4294967296;
      };
      const number = () => document.querySelector(".decision")?.getAttribute("data-number");
      const over = () => document.querySelector(".end");
      const until = (ready: () => unknown) =>
        new Promise<boolean>((resolve) => {
          const end = Date.now() + 20_000;
          const look = () =>
            ready() ? resolve(true) : Date.now() > end ? resolve(false) : setTimeout(look, 4);
          look();
        });
      const picture = () =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(null), 0)));
      const menu = () => [
        ...document.querySelectorAll<HTMLElement>(".offer-menu [role=menuitem]:not(.quiet)"),
      ];
      for (let n = 0; n < limit; n++) {
        await until(() => over() || document.querySelector(mine));
        if (over() || document.querySelector(stop)) return n;
        await picture();
        const before = number();
        const found = [
          ...document.querySelectorAll<HTMLElement>(".felt .piece[data-can], .decision-buttons .button-main"),
        ];
        if (!found.length) throw new Error("nothing to press");
        found[Math.floor(next() * found.length)]?.click();
        await until(() => over() || number() !== before || menu().length);
        const entries = menu();
        entries[Math.floor(next() * entries.length)]?.click();
        if (!(await until(() => over() || number() !== before))) throw new Error("no answer");
      }
      return limit;
    },
    [seed, most, MINE, sight] as const,
  );
}

test("a whole game of Conquest against a bot; dials stay secret; the replay shows both hands", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await quietly(context);
  const errors = watchErrors(page);
  const heard = listen(page);
  const table = await layConquest(page, "space_marines", "orks");
  await page.goto(`/table/${table}`);
  await expect(page.locator(".cq-place")).toHaveCount(7);
  await expect(page.getByRole("img", { name: "a face-down planet" })).toHaveCount(2);
  await expect(page.getByRole("navigation", { name: "Phases of the turn" }).getByRole("button")).toHaveCount(
    4,
  );
  const next = numbers(5);
  for (let n = 0; n < 8; n++) {
    expect(await untilAsked(page)).toBe("mine");
    await chooseAny(page, next);
  }
  expect(await pressOn(page, 5, 3000)).toBeGreaterThan(10);
  await expect(page.locator(".end h2")).toHaveText(/You (win|lose)/);
  expect(errors).toEqual([]);

  const dials = heard
    .filter((frame): frame is StateMessage => frame.type === "state")
    .map((frame) => frame.view.dials as [number, number | null]);
  expect(dials.filter(([mine, theirs]) => !mine && theirs !== null)).toEqual([]);
  expect(dials.some(([mine, theirs]) => mine > 0 && theirs !== null && theirs > 0)).toBe(true);

  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await expect(page.locator(".cq")).toBeVisible();
  await expect(page.locator(".hidden-hand .back")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("Conquest by keyboard: what shines is reached and chosen by keys", async ({ page, context }) => {
  await quietly(context);
  const table = await layConquest(page, "tau", "chaos");
  await page.goto(`/table/${table}`);
  await untilAsked(page);
  await pressOn(page, 3, 60, ".hand .piece[data-can]");
  await page.keyboard.press("n");
  const focused = page.locator(".piece:focus");
  await expect(focused).toHaveAttribute("data-can", "true");
  await expect(focused).toHaveAttribute("aria-label", /▸/);
  const number = await page.locator(".decision").getAttribute("data-number");
  await page.keyboard.press("Enter");
  await page
    .getByRole("menu")
    .or(page.locator(`.decision:not([data-number="${number}"])`))
    .first()
    .waitFor();
});

for (const [scheme, width] of [
  ["dark", 1440],
  ["light", 390],
] as const) {
  test(`a battle of Conquest is seen and read, ${scheme}, ${width} pixels wide`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      baseURL: server.address,
      reducedMotion: "reduce",
      colorScheme: scheme,
      viewport: { width, height: width < 500 ? 844 : 900 },
    });
    await quietly(context);
    const page = await context.newPage();
    const table = await layConquest(page, "astra_militarum", "eldar");
    await page.goto(`/table/${table}`);
    await untilAsked(page);
    await pressOn(page, 11, 400, ".cq-place[data-battle]");
    await expect(page.getByRole("listitem", { name: /battle$/ })).toBeVisible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter((one) => one.impact === "serious" || one.impact === "critical");
    expect(serious.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
    await context.close();
  });
}
