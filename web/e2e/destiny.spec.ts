import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { chooseAny, expect, numbers, playSwiftly, quietly, test, untilAsked, watchErrors } from "./fixtures";

/** A table of Destiny against the random bot, laid with the page's cookie. */
async function layDestiny(page: Page): Promise<string> {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  return page.evaluate(async () => {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        game: "destiny",
        seats: [
          { who: "me", deck: "luke_skywalker" },
          { who: "bot", bot: "random", deck: "boba_fett" },
        ],
        pause: 0,
      }),
    });
    return (await answer.json()).id as string;
  });
}

/** Put every card back or keep it, until the first action is asked for. */
async function untilAction(page: Page): Promise<void> {
  const next = numbers(2);
  for (let n = 0; n < 30; n++) {
    expect(await untilAsked(page)).toBe("mine");
    const done = page.locator(".decision-buttons .button-main", { hasText: "Done" });
    if (await page.getByText("Your turn: what do you do?").isVisible()) return;
    if (!(await done.count())) await chooseAny(page, next);
    else {
      const number = await page.locator(".decision").getAttribute("data-number");
      await done.click();
      await expect(page.locator(`.decision[data-number="${number}"]`)).toHaveCount(0);
    }
  }
}

test("a whole game of Destiny against the random bot, then its replay", async ({ page, context }) => {
  test.setTimeout(240_000);
  await quietly(context);
  const errors = watchErrors(page);
  const id = await layDestiny(page);
  await page.goto(`/table/${id}`);
  const next = numbers(11);
  for (let n = 0; n < 12; n++) {
    expect(await untilAsked(page)).toBe("mine");
    await chooseAny(page, next);
  }
  expect(await playSwiftly(page, 11, 3000)).toBeGreaterThan(5);
  await expect(page.locator(".end h2")).toHaveText(/You (win|lose)/);
  await page.getByRole("link", { name: "Replay" }).click();
  const slider = page.getByRole("slider");
  await expect(slider).toBeVisible();
  await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) / 2)));
  await expect(page.locator(".de-characters .tile").first()).toBeVisible();
  // Both hands lie open after the end.
  await expect(page.locator(".hidden-hand .back")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("activating a character rolls its dice from the card into the pool", async ({ page, context }) => {
  await quietly(context);
  const id = await layDestiny(page);
  await page.goto(`/table/${id}`);
  await untilAction(page);
  const luke = page.locator(".de-slot", {
    has: page.getByRole("button", { name: /^Luke Skywalker, Character/ }),
  });
  await expect(luke.locator(".die-idle")).toHaveCount(2);
  // They have rolled before, for the battlefield.
  const told = page.locator(".log").getByText(/Luke Skywalker rolls/);
  const before = await told.count();
  await luke.getByRole("button", { name: /Activate Luke Skywalker/ }).click();
  const menu = page.getByRole("menuitem", { name: "Activate Luke Skywalker" });
  if (await menu.count()) await menu.click();
  await expect(luke).toHaveAttribute("data-exhausted", "true");
  await expect.poll(() => told.count()).toBeGreaterThanOrEqual(before + 2);
  // The bot has its turn at once and may remove one of the two.
  await expect(luke.locator(".die-idle")).not.toHaveCount(2);
  await expect(
    page.getByRole("button", { name: /^Die of Luke Skywalker: .*(damage|shield|resource|blank)/ }).first(),
  ).toBeVisible();
});

test("the board of Destiny can be read and reached by everybody", async ({ page, context }) => {
  await quietly(context);
  const id = await layDestiny(page);
  await page.goto(`/table/${id}`);
  await untilAction(page);
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
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
