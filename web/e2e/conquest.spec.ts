import type { Page } from "@playwright/test";
import type { SeatWish } from "../src/net/protocol";
import { seriousFaults } from "./axe";
import { CONQUEST_CROWDED } from "./crowded";
import { expect, lay, quietly, test, untilAsked } from "./fixtures";
import { seePosition } from "./positions";
import { atEverySize, isPhone, resize, SIZES } from "./sizes";

async function layConquest(page: Page, deck: string, botDeck: string): Promise<string> {
  const seats = [
    { who: "me", deck },
    { who: "bot", bot: "random", deck: botDeck },
  ] satisfies SeatWish[];
  return (await lay(page, { game: "conquest", seats })).id;
}

/** Lay a table at a position, against a bot. */
async function layPosition(page: Page, position: Record<string, unknown>): Promise<string> {
  const seats = [{ who: "me" }, { who: "bot", bot: "random" }] satisfies SeatWish[];
  return (await lay(page, { game: "conquest", seats, position })).id;
}

test("Conquest by keyboard: what shines is reached and chosen by keys", async ({ page, context }) => {
  await quietly(context);
  const hand = ["Eager Recruit", "Iron Halo"];
  await page.goto(`/table/${await layPosition(page, { one: { hand, resources: 5 } })}`);
  await untilAsked(page);
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

test("a battle of Conquest is seen and read, in the dark and in the light, on a desk and on a phone", async ({
  page,
  context,
}) => {
  await quietly(context);
  const { game: _, ...position } = CONQUEST_CROWDED;
  await page.goto(`/table/${await layPosition(page, position)}`);
  await untilAsked(page);
  for (const [size, role] of [
    ["desk", "listitem"],
    ["upright", "region"],
  ] as const) {
    await resize(page, SIZES[size]);
    await expect(page.getByRole(role, { name: /battle$/ })).toBeVisible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, size).toBeLessThanOrEqual(0);
    expect(await seriousFaults(page), size).toEqual([]);
  }
});

test("a crowded battle of Conquest can be read and pressed at every size, with how one wins in sight", async ({
  page,
  context,
}) => {
  await quietly(context);
  const table = await layConquest(page, "space_marines", "orks");
  await seePosition(page, CONQUEST_CROWDED);
  await page.goto(`/table/${table}`);
  await atEverySize(page, async (size) => {
    await expect(page.locator(".cq .piece[data-can]").first()).toBeVisible();
    for (const tally of await page.locator(".cq-tally").all())
      await expect(tally).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".cq-left")).toBeInViewport({ ratio: 1 });
    const found = () =>
      page.evaluate(() => {
        const felt = document.querySelector(".felt")!.getBoundingClientRect();
        const tiles = [...document.querySelectorAll(".cq-slot")].map((tile) => tile as HTMLElement);
        const shines = [...document.querySelectorAll(".cq .piece[data-can]")];
        const answers = (piece: Element) => {
          const at = piece.getBoundingClientRect();
          const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
          return hit === piece || piece.contains(hit);
        };
        return {
          small: tiles.filter((tile) => tile.offsetWidth < 64 || tile.offsetHeight < 72).length,
          outside: tiles.filter((tile) => {
            const at = tile.getBoundingClientRect();
            return at.top < felt.top - 1 || at.bottom > felt.bottom + 1;
          }).length,
          deaf: shines.filter((piece) => !answers(piece)).map((piece) => piece.getAttribute("aria-label")),
          cut: [...document.querySelectorAll(".cq .strip-in")].filter(
            (strip) => strip.scrollWidth > strip.clientWidth + 1,
          ).length,
        };
      });
    await expect.poll(found, { message: size }).toEqual({ small: 0, outside: 0, deaf: [], cut: 0 });
  });

  // Where not all has room another place is opened, and its units are seen.
  const nob = page.locator(".cq-slot").filter({ hasText: "Goff Nob" }).first();
  await expect(nob).toBeVisible();
  await resize(page, SIZES.laptop);
  await page.getByRole("button", { name: /army here, 3 units/ }).click();
  await expect(nob).toBeVisible();
  await resize(page, SIZES.upright);
  for (const place of [/Tarrus/, /Ferrin/]) await page.getByRole("button", { name: place }).click();
  await expect(nob).toBeVisible();
});

test("with the largest letters on a phone both armies of a crowded battle are in sight", async ({
  page,
  context,
}) => {
  await quietly(context);
  await context.addInitScript(() => localStorage.setItem("zeton.text", "largest"));
  const table = await layConquest(page, "space_marines", "orks");
  await seePosition(page, CONQUEST_CROWDED);
  await page.goto(`/table/${table}`);
  for (const size of ["upright", "sideways"] as const) {
    await resize(page, SIZES[size]);
    const lines = page.locator(".cq-open > .cq-line");
    await expect(lines).toHaveCount(2);
    const lowest = () =>
      lines.evaluateAll((all) => Math.min(...all.map((line) => line.getBoundingClientRect().height)));
    await expect.poll(lowest, { message: size }).toBeGreaterThanOrEqual(72);
    for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 0.99 });
  }
});

test("what a won command struggle gives is pressed at its planet", async ({ page, context }) => {
  await quietly(context);
  const position = {
    planets: ["Plannum", "Ferrin", "Tarrus", "Carnath", "Atrox Prime"],
    one: { planets: { 1: ["Captain Cato Sicarius"] } },
    two: { planets: { 3: ["Nazdreg"] } },
    phase: "command",
    window: "struggles",
  };
  await page.goto(`/table/${await layPosition(page, position)}`);
  await untilAsked(page);
  const gifts = page.locator(".cq-world", { hasText: "Plannum" }).locator(".cq-offers button");
  await atEverySize(page, async (size) => {
    await expect(gifts).toHaveText([/^Draw 1 .*1 resource/, /^Draw 1 card$/, /^Take 1 resource$/]);
    const deaf = () =>
      gifts.evaluateAll((all) =>
        all
          .filter((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) !== one;
          })
          .map((one) => one.textContent),
      );
    await expect.poll(deaf, { message: size }).toEqual([]);
  });
  await gifts.first().click();
  await expect(page.locator(".log")).toContainText(/You draw .*\./);
});

const ROWS = [
  ["Plannum", "Ferrin", "Tarrus", "Carnath", "Atrox Prime"],
  ["Elouith", "Barlus", "Osus IV", "Y'varn", "Iridial"],
];

/** What the planets on a page say that they do, and which of these texts are cut or not to be seen. */
function planetTexts(page: Page): Promise<{ said: string[]; cut: string[] }> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>(".cq-planet-text")];
    const whole = (text: HTMLElement) =>
      text.clientHeight > 0 &&
      text.scrollHeight <= text.clientHeight &&
      text.scrollWidth <= text.clientWidth &&
      getComputedStyle(text).visibility === "visible";
    const words = (found: HTMLElement[]) => found.map((text) => text.textContent ?? "");
    return { said: words(texts), cut: words(texts.filter((text) => !whole(text))) };
  });
}

for (const language of ["en", "pl", "hu"])
  test(`what every planet of Conquest does is read whole at every size (${language})`, async ({
    page,
    context,
  }) => {
    await quietly(context);
    await context.addInitScript((one) => localStorage.setItem("zeton.language", one), language);
    for (const planets of ROWS) {
      const position = {
        planets,
        one: { planets: { 2: ["Guardsman"] } },
        two: { planets: { 4: ["Goff Nob"] } },
      };
      await page.goto(`/table/${await layPosition(page, position)}`);
      await untilAsked(page);
      await atEverySize(page, async (size) => {
        const said: string[] = [];
        const read = async () => {
          await expect.poll(async () => (await planetTexts(page)).cut, { message: size }).toEqual([]);
          said.push(...(await planetTexts(page)).said);
        };
        // A phone has one place open at a time: the headquarters, or one of the planets, of which two lie face down.
        const stops = page.locator(".cq-stop");
        await expect(stops).toHaveCount(isPhone(size) ? 1 + planets.length + 2 : 0);
        for (const stop of (await stops.all()).slice(1, 1 + planets.length)) {
          await stop.click();
          await expect(stop).toHaveAttribute("aria-pressed", "true");
          await read();
        }
        if (!isPhone(size)) await read();
        expect(new Set(said).size, size).toBe(planets.length);
        for (const text of said) expect(text, size).toMatch(/^\p{Lu}.*\.$/u);
      });
    }
  });

test("both players set their dials at the same time, by pressing planets", async ({ browser, server }) => {
  test.setTimeout(120_000);
  const open = async () => {
    const context = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
    await quietly(context);
    return context.newPage();
  };
  const [host, friend] = [await open(), await open()];
  const seats = [
    { who: "me", deck: "tau" },
    { who: "invited", deck: "chaos" },
  ] satisfies SeatWish[];
  const { id, seats: laid } = await lay(host, { game: "conquest", seats });
  await friend.request.get("/api/me");
  const data = { invitation: laid[1]!.invitation };
  expect((await friend.request.post(`/api/tables/${id}/join`, { data })).ok()).toBe(true);
  const pages = [host, friend];
  for (const page of pages) await page.goto(`/table/${id}`);
  const dials = (page: Page) => page.locator(".decision", { hasText: "Set your dial in secret" });
  // Whoever is asked anything else passes.
  await expect(async () => {
    for (const page of pages) {
      const pass = page.locator('.decision-buttons [data-option="pass"]');
      if (!(await dials(page).isVisible()) && (await pass.isVisible())) await pass.click({ timeout: 500 });
    }
    for (const page of pages) await expect(dials(page)).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });

  await host.locator(".cq-planet[data-can]").nth(2).click();
  await expect(host.getByRole("img", { name: /set to 3, secret/ })).toBeVisible();
  await expect(friend.getByRole("img", { name: /: set, secret/ })).toBeVisible();
  await expect(dials(friend)).toBeVisible();
  await friend.reload();
  await expect(friend.getByRole("img", { name: /: set, secret/ })).toBeVisible();
  await friend.locator(".cq-planet[data-can]").nth(1).click();
  for (const page of pages) {
    await expect(page.getByRole("img", { name: /Command dial of .*: 3$/ })).toBeVisible();
    await expect(page.getByRole("img", { name: /Command dial of .*: 2$/ })).toBeVisible();
  }
  for (const page of pages) await page.context().close();
});
