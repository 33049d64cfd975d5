import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, layLesson, layTable, numbers, playSwiftly, quietly, test, untilAsked } from "./fixtures";

const DECK = `Quiet masters
Jedi
2x A Hero's Journey
2x 2
2x 3
2x 4
2x 7
`;

test("a deck is imported, checked and played", async ({ page, context }) => {
  await quietly(context);
  await page.goto("/decks");
  const text = page.getByRole("textbox", { name: "The deck as text" });
  await text.fill("Nonsense\nJedi\n2x No Such Objective\n");
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByRole("alert")).toContainText("No Such Objective");
  await text.fill("Too small\nJedi\n7\n");
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("breaks rules")).toBeVisible();
  await text.fill(DECK);
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("legal", { exact: true })).toBeVisible();
  await page.goto("/");
  await page.getByRole("combobox", { name: "Your deck" }).selectOption({ label: "Quiet masters (light) ★" });
  await page.getByRole("radio", { name: /Random/ }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect(await untilAsked(page)).toBe("mine");
  await page.goto("/");
  await expect(page.locator(".tables", { hasText: "Unfinished games" }).getByRole("link")).toHaveCount(1);
});

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

test("a whole game with the keyboard alone", async ({ page, context }) => {
  test.setTimeout(180_000);
  await quietly(context);
  await page.goto("/");
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  const atOpponents = () =>
    page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name === "opponent");
  for (let n = 0; n < 40 && !(await atOpponents()); n++) await page.keyboard.press("Tab");
  const random = page.getByRole("radio", { name: /Random/ });
  for (let n = 0; n < 6 && !(await random.isChecked()); n++) await page.keyboard.press("ArrowRight");
  await expect(random).toBeChecked();
  for (let n = 0; n < 40 && (await focused()) !== "Play"; n++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/table\//);
  await untilAsked(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("go from card to card");
  await page.keyboard.press("Escape");
  const next = numbers(2);
  let chosen = 0;
  while ((await untilAsked(page)) === "mine") {
    const number = await page.locator(".decision").getAttribute("data-number");
    const buttons = await page.locator(".decision-buttons .button-main").count();
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
    expect(++chosen).toBeLessThan(3000);
  }
  await expect(page.locator(".end")).toBeVisible();
});

test("the arrows go from card to card, and space reads one", async ({ page, context }) => {
  await quietly(context);
  await page.goto(`/table/${await layLesson(page)}`);
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

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map(
      (one) =>
        `${one.id}: ${one.nodes
          .map((node) => node.target.join(" "))
          .slice(0, 3)
          .join(" | ")}`,
    );
}

for (const theme of ["dark", "light"] as const) {
  test(`nothing serious is wrong for those who cannot see or point (${theme})`, async ({ page, context }) => {
    await quietly(context);
    await context.addInitScript((name) => localStorage.setItem("zeton.theme", name), theme);
    const { id } = await layTable(page);
    expect(await serious(page)).toEqual([]);
    for (const path of ["/decks", "/account"]) {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      expect(await serious(page)).toEqual([]);
    }
    await page.goto(`/table/${id}`);
    for (let n = 0; n < 60 && !(await page.locator(".sw-fighters .piece").count()); n++)
      await playSwiftly(page, n, 2);
    await untilAsked(page);
    expect(await serious(page)).toEqual([]);
    await page.getByRole("button", { name: "Help" }).click();
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(".sw-objectives .piece").first().click({ button: "right" });
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await page.goto(`/replay/${id}`);
    await expect(page.getByRole("slider")).toBeVisible();
    expect(await serious(page)).toEqual([]);
  });
}

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
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  expect(await fits()).toBe(true);
  await page.goto(`/table/${await layLesson(page)}`);
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
  await page.getByRole("button", { name: /Pass$/ }).tap();
  await expect(page.getByTestId("question")).toContainText("Action window");
  await page.locator(".hand .piece[data-can]").first().tap();
  await expect(page.getByTestId("question")).not.toContainText("Action window");
  expect(await fits()).toBe(true);
  await context.close();
});
