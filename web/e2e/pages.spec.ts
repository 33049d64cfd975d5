import type { Page } from "@playwright/test";
import { seriousFaults } from "./axe";
import {
  expect,
  layFixed,
  layTable,
  type Moment,
  moment,
  numbers,
  playSwiftly,
  quietly,
  test,
  untilAsked,
} from "./fixtures";

test("an account keeps what a guest has begun", async ({ page, context, browser, server }) => {
  await quietly(context);
  const { id } = await layTable(page);
  await page.goto("/account");
  const login = `visitor.${Date.now().toString(36)}`;
  await page.getByRole("textbox", { name: "Your name" }).fill("Ala");
  await page.getByRole("textbox", { name: "Login" }).fill(login);
  await page.getByLabel(/Password/).fill("correct horse");
  await page.getByRole("button", { name: "Make an account" }).click();
  await expect(page.getByText(`You are signed in as ${login}.`)).toBeVisible();
  const other = await browser.newContext({ baseURL: server.address });
  const elsewhere = await other.newPage();
  await elsewhere.goto("/account");
  await elsewhere.getByRole("textbox", { name: "Login" }).fill(login);
  await elsewhere.getByLabel(/Password/).fill("wrong horses");
  await elsewhere.getByRole("button", { name: "Sign in" }).click();
  await expect(elsewhere.locator(".error")).toBeVisible();
  await elsewhere.getByLabel(/Password/).fill("correct horse");
  await elsewhere.getByRole("button", { name: "Sign in" }).click();
  await expect(elsewhere.getByText("Welcome back.")).toBeVisible();
  await elsewhere.goto(`/table/${id}`);
  await expect(elsewhere.locator(".plate", { hasText: "You" })).toBeVisible();
  await other.close();
});

/** Answer what is asked by digits, or by going to what shines, so many times or to the end. */
async function playByKeys(page: Page, next: () => number, most: number): Promise<Moment> {
  for (let chosen = 0; (await untilAsked(page)) === "mine" && chosen < most; chosen++) {
    const number = await page.locator(".decision").getAttribute("data-number");
    const buttons = await page.locator(".decision-buttons [data-option]").count();
    if (buttons && next() < 0.55)
      await page.keyboard.press(String(1 + Math.floor(next() * Math.min(buttons, 9))));
    else {
      await page.keyboard.press("n");
      await page.keyboard.press("Enter");
      if (await page.locator(".offer-menu").count()) await page.keyboard.press("Enter");
    }
    await page.waitForFunction(
      (before) =>
        document.querySelector(".end") ||
        document.querySelector(".decision")?.getAttribute("data-number") !== before,
      number,
    );
  }
  return moment(page);
}

test("a game with the keyboard alone, from the lobby, and to its end", async ({ page, context }) => {
  test.setTimeout(180_000);
  await quietly(context);
  await page.goto("/play/star_wars_lcg");
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  for (let n = 0; n < 40 && (await focused()) !== "More bots"; n++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  const atOpponents = () =>
    page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name === "opponent");
  for (let n = 0; n < 40 && !(await atOpponents()); n++) await page.keyboard.press("Tab");
  const random = page.getByRole("radio", { name: /Random/ });
  for (let n = 0; n < 8 && !(await random.isChecked()); n++) await page.keyboard.press("ArrowRight");
  await expect(random).toBeChecked();
  for (let n = 0; n < 40 && (await focused()) !== "Play"; n++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/table\//);
  await untilAsked(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Help" })).toContainText("go from card to card");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Help" })).toHaveCount(0);
  const next = numbers(2);
  expect(await playByKeys(page, next, 25)).toBe("mine");
  // The same to the end, where it is near.
  await page.goto(`/table/${await layFixed(page, { dial: 9 })}`);
  expect(await playByKeys(page, next, 3000)).toBe("over");
  await expect(page.locator(".end")).toBeVisible();
});

test("the arrows go from card to card, and space reads one", async ({ page, context }) => {
  await quietly(context);
  await page.goto(`/table/${await layFixed(page)}`);
  await untilAsked(page);
  await page.keyboard.press("n");
  const first = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.card);
  expect(first).toBeTruthy();
  await page.keyboard.press("ArrowRight");
  const second = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.card);
  expect(second).toBeTruthy();
  expect(second).not.toBe(first);
  await expect(page.locator(".zoom")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("nothing serious is wrong for those who cannot see or point, in the dark and in the light", async ({
  page,
  context,
}) => {
  await quietly(context);
  const { id } = await layTable(page);
  const pages = [
    "/",
    "/play/star_wars_lcg",
    "/play/clone_wars",
    "/decks",
    "/decks/new/destiny",
    "/decks/box/new",
    "/account",
    "/settings",
    "/nowhere",
  ];
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator(".button, .setting").first()).toBeVisible();
    expect(await seriousFaults(page), path).toEqual([]);
  }
  await page.goto(`/table/${id}`);
  for (let n = 0; n < 60 && !(await page.locator(".slot[data-part]").count()); n++)
    await playSwiftly(page, n, 2);
  await untilAsked(page);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Help" }).click();
  await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator(".sw-objectives .piece").first().click({ button: "right" });
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.goto(`/replay/${id}`);
  await expect(page.getByRole("slider")).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
});

test("on a phone nothing runs over, and a long press reads a card", async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  await quietly(context);
  const page = await context.newPage();
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  for (const path of ["/", "/play/destiny", "/play/clone_wars", "/settings", "/no/such/page"]) {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator(".button-main, .settings").first()).toBeVisible();
    expect(await fits(), path).toBe(true);
  }
  await page.goto(`/table/${await layFixed(page)}`);
  await untilAsked(page);
  expect(await fits()).toBe(true);
  await expect(page.locator(".decision")).toBeInViewport();
  const card = page.locator(".hand .piece").first();
  await expect(card).toBeInViewport();
  const box = (await card.boundingBox())!;
  const client = await context.newCDPSession(page);
  const points = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points });
  await expect(page.getByRole("dialog")).toBeVisible();
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(page.getByRole("dialog")).toBeInViewport();
  await page.getByRole("button", { name: "Close" }).tap();
  await page.locator(".decision-buttons [data-option=pass]").tap();
  await expect(page.getByTestId("question")).toContainText("take an action now");
  await page.locator(".hand .piece[data-can]").first().tap();
  await expect(page.getByTestId("question")).not.toContainText("take an action now");
  expect(await fits()).toBe(true);
  await context.close();
});
