import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { SeatWish } from "../src/net/protocol";
import { DESTINY_CROWDED } from "./crowded";
import { expect, lay, quietly, test, untilAsked } from "./fixtures";
import { seePosition } from "./positions";
import { resize, SIZES } from "./sizes";

/** A table of Destiny against the random bot, laid with the page's cookie. */
async function layDestiny(page: Page): Promise<string> {
  const seats = [
    { who: "me", deck: "luke_skywalker" },
    { who: "bot", bot: "random", deck: "boba_fett" },
  ] satisfies SeatWish[];
  return (await lay(page, { game: "destiny", seats })).id;
}

/** Lay a table of Destiny at the first action of a round. */
async function layAction(page: Page): Promise<string> {
  const seats = [{ who: "me" }, { who: "bot", bot: "random" }] satisfies SeatWish[];
  const deck = Array<string>(12).fill("Alter");
  const position = {
    first: {
      characters: [{ card: "Luke Skywalker (Legacies)", dice: 2 }],
      hand: ["Bravado", "Alter"],
      deck,
      resources: 2,
    },
    second: { characters: ["Boba Fett", "Veteran Stormtrooper"], deck: Array<string>(12).fill("Subdue") },
  };
  return (await lay(page, { game: "destiny", seats, position })).id;
}

test("activating a character rolls its dice from the card into the pool", async ({ page, context }) => {
  await quietly(context);
  await page.goto(`/table/${await layAction(page)}`);
  await untilAsked(page);
  const luke = page.locator(".de-slot", {
    has: page.getByRole("button", { name: /^Luke Skywalker, Character/ }),
  });
  await expect(luke.locator(".die-idle")).toHaveCount(2);
  const told = page.locator(".log").getByText(/dice show .*Luke Skywalker|Luke Skywalker rolls/);
  const before = await told.count();
  await luke.getByRole("button", { name: /Activate Luke Skywalker/ }).click();
  const menu = page.getByRole("menuitem", { name: "Activate Luke Skywalker" });
  if (await menu.count()) await menu.click();
  await expect(luke).toHaveAttribute("data-exhausted", "true");
  await expect.poll(() => told.count()).toBeGreaterThan(before);
  // The bot has its turn at once and may remove one of the two.
  await expect(luke.locator(".die-idle")).not.toHaveCount(2);
  await expect(
    page.getByRole("button", { name: /^Die of Luke Skywalker: .*(damage|shield|resource|blank)/ }).first(),
  ).toBeVisible();
});

test("the board of Destiny can be read and reached by everybody", async ({ page, context }) => {
  await quietly(context);
  await page.goto(`/table/${await layAction(page)}`);
  await untilAsked(page);
  // By keyboard alone: the next thing that shines, then its menu or its answer.
  await page.keyboard.press("n");
  await expect(page.locator(".piece[data-can]:focus")).toHaveCount(1);
  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const found = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa"]).analyze();
    expect(found.violations.map((one) => `${theme} ${one.id} ${one.nodes[0]?.target}`)).toEqual([]);
  }
  await resize(page, SIZES.upright);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

/** What is wrong on the field: cards too small, dice too small, anything outside, options whose middle is covered. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const felt = document.querySelector(".felt")!.getBoundingClientRect();
    const name = (piece: Element) => piece.getAttribute("aria-label");
    const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
    const deaf = (piece: Element) => {
      const at = piece.getBoundingClientRect();
      const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
      return hit !== piece && !piece.contains(hit);
    };
    const outside = (piece: Element) => {
      const at = piece.getBoundingClientRect();
      return at.top < felt.top - 1 || at.bottom > felt.bottom + 1 || at.right > felt.right + 1;
    };
    return {
      small: all(".de-slot .tile")
        .filter((one) => one.offsetWidth < 56 || one.offsetHeight < 72)
        .map(name),
      dice: all(".de-pool .die-face").filter((one) => one.offsetWidth < 40).length,
      outside: all(".de-slot .tile, .de-edge .strip, .de-pool .die").filter(outside).map(name),
      // No card lies on another, and no title of an edge is cut.
      covered: all(".de-slot").filter((one, n, slots) => {
        const next =
          slots[n + 1]?.offsetParent === one.offsetParent ? slots[n + 1]!.getBoundingClientRect() : null;
        const at = one.getBoundingClientRect();
        return next && next.top === at.top && next.left < at.right - 1;
      }).length,
      half: all(".de-edge .strip-in").filter((one) => one.scrollHeight > one.clientHeight + 1).length,
      deaf: all(".de-field .piece[data-can]").filter(deaf).map(name),
      cut: all(".die-of").filter((one) => one.scrollHeight > one.clientHeight + 1).length,
      wider: document.documentElement.scrollWidth - window.innerWidth,
    };
  });

test("a crowded table of Destiny can be read and pressed at every size", async ({ page, context }) => {
  await quietly(context);
  await resize(page, SIZES.upright);
  const id = await layDestiny(page);
  await seePosition(page, DESTINY_CROWDED);
  await page.goto(`/table/${id}`);
  await expect(page.locator(".de .piece[data-can]").first()).toBeVisible();
  const good = { small: [], dice: 0, outside: [], covered: 0, half: 0, deaf: [], cut: 0, wider: 0 };
  const looksGood = async (width: number, height: number) => {
    await resize(page, { width, height });
    await expect.poll(() => faults(page), { message: `${width} × ${height}` }).toEqual(good);
    await expect(page.getByRole("img", { name: /35 of 51 health left/ })).toBeVisible();
    await expect(page.getByRole("img", { name: /12 cards left/ })).toBeVisible();
  };
  await looksGood(390, 844);
  await expect(page.locator(".de-edge").getByRole("button", { name: /^Maz's Vault/ })).toBeVisible();
  // What is folded away on a smaller phone opens.
  await resize(page, { width: 390, height: 664 });
  await page.getByRole("button", { name: /^Supports of Jedi Temple Guard, 8 cards/ }).click();
  await expect(page.getByRole("button", { name: /^Maz's Vault/ })).toBeVisible();
  await page.getByRole("button", { name: /^Team of Jedi Temple Guard, 6 cards/ }).click();
  await expect(page.getByRole("button", { name: /^Jedha Partisan/ })).toBeVisible();
  await looksGood(844, 390);
  await looksGood(1280, 720);
  await looksGood(1440, 900);
  await looksGood(2560, 1440);
});

test("a die tells its six sides and the odds of a reroll", async ({ page, context }) => {
  await quietly(context);
  const id = await layDestiny(page);
  await seePosition(page, DESTINY_CROWDED);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: /^Die of Luke Skywalker: 2 ranged/ }).hover();
  const odds = page.locator(".zoom .die-odds");
  await expect(odds.locator("li")).toHaveCount(6);
  await expect(odds.locator("li[data-now]")).toHaveCount(1);
  await expect(odds).toContainText("Damage 50 % · blank 17 %");
});

test("what lies face down on a set-aside copy is shown to its owner alone, and played by another copy", async ({
  page,
  context,
}) => {
  await quietly(context);
  const seats = [{ who: "me" }, { who: "bot", bot: "random" }] satisfies SeatWish[];
  const position = {
    first: {
      characters: ["Maul (Legacies)"],
      hand: ["Premonitions", "Alter"],
      deck: Array<string>(12).fill("Alter"),
      set_aside: [{ card: "Premonitions", stacked: "Hunting Rifle" }],
    },
    second: {
      characters: ["Boba Fett"],
      deck: Array<string>(12).fill("Subdue"),
      set_aside: [{ card: "Premonitions", stacked: "Mislead" }],
    },
  };
  await page.goto(`/table/${(await lay(page, { game: "destiny", seats, position })).id}`);
  await untilAsked(page);
  const looksAt = async (who: string, titles: string[]) => {
    await page.getByRole("button", { name: `Set aside by ${who}, with 1 card face down` }).click();
    const cards = page.getByRole("dialog").locator(".pile-cards > *");
    await expect(cards).toHaveCount(titles.length);
    for (const title of titles) await expect(page.getByRole("dialog")).toContainText(title);
    await page.keyboard.press("Escape");
  };
  await looksAt("Maul", ["Premonitions", "Hunting Rifle"]);
  await looksAt("Boba Fett", ["Premonitions"]);
  await expect(page.getByRole("img", { name: /: 1\d of 1\d health left, 1 of 1 characters/ })).toHaveCount(2);
  await page.getByRole("button", { name: /^Premonitions.*Play Premonitions/ }).click();
  await page.getByRole("button", { name: /Play for free what lies/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Play Hunting Rifle, which lies on Premonitions/ })
    .click();
  await expect(page.locator(".de-slot").getByRole("button", { name: /^Hunting Rifle/ })).toBeVisible();
});

test("the battlefield stays where it is, whoever holds it and however long that is to say", async ({
  page,
  context,
}) => {
  await quietly(context);
  await context.addInitScript(() => {
    localStorage.setItem("zeton.text", "largest");
    localStorage.setItem("zeton.language", "hu");
  });
  await page.setViewportSize(SIZES.wide);
  const table = await layDestiny(page);
  const places: number[] = [];
  for (const standing of [{ control: "second" }, { control: "second", claimed: "second" }]) {
    await seePosition(page, { ...DESTINY_CROWDED, ...standing }, "hu");
    await page.goto(`/table/${table}`);
    await untilAsked(page);
    places.push((await page.locator(".de-ground").first().boundingBox())!.y);
  }
  expect(places[1]).toBeCloseTo(places[0]!, 0);
});
