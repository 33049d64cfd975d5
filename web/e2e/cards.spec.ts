import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, quietly, test } from "./fixtures";

async function inPolish(page: Page): Promise<void> {
  await quietly(page.context());
  await page.addInitScript(() => localStorage.setItem("zeton.language", "pl"));
}

async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((one) => one.id)).toEqual([]);
}

const faces = (page: Page) => page.locator(".card-cell-face");

test("a card is found by its text in Polish, and its rule followed, by keyboard", async ({ page }) => {
  await inPolish(page);
  await page.goto("/cards");
  await page.getByRole("link", { name: "Star Wars: The Card Game" }).click();
  await expect(faces(page).first()).toBeVisible();
  await page.locator("body").press("/");
  await page.keyboard.type('"rozpocznie się tura przeciwnika" koszt>3 cehca:x');
  await expect(page.getByText("Karty nie mają pola „cehca”. Czy chodzi o „cecha”?")).toBeVisible();
  await page.getByRole("searchbox").fill('"rozpocznie sie TURA przeciwnika" koszt>3 -pojazd');
  await expect(page.getByRole("status")).toHaveText("1 karta z 1404");
  await expect(page).toHaveURL(/q=/);
  await faces(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Luke Skywalker" })).toBeVisible();
  await expect(page.getByText("Mieli ją")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Talie, w których jest" })).toBeVisible();
  // The keyword in its text explains itself to the keyboard, and leads to the rule.
  await page.getByRole("button", { name: "Precyzyjne uderzenie" }).focus();
  const rule = page.locator(".term-rules:popover-open").getByRole("link");
  await expect(rule).toHaveText("R13.5");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/rules\/star_wars_lcg\/R13\.5$/);
});

test("filters, order and the way through the cards are in the address", async ({ page, browser, server }) => {
  await quietly(page.context());
  await page.goto("/cards/conquest?q=cost%3C3");
  await expect(faces(page).first()).toBeVisible();
  const army = page.getByRole("checkbox", { name: /^army/ });
  await page.getByRole("combobox", { name: "Order" }).selectOption("-attack");
  await army.check();
  const all = await page.getByRole("status").textContent();
  const first = (await faces(page).first().getAttribute("aria-label"))!;
  const other = await browser.newContext({ baseURL: server.address });
  const elsewhere = await other.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole("status")).toHaveText(all!);
  await expect(faces(elsewhere).first()).toHaveAttribute("aria-label", first);
  await other.close();
  await faces(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(faces(page).nth(1)).toBeFocused();
  const second = (await faces(page).nth(1).getAttribute("aria-label"))!;
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
  await accessible(page);
  await page.getByRole("link", { name: "Back to the cards" }).click();
  await expect(faces(page).first()).toBeFocused();
  await accessible(page);
});

test("on a phone the filters fold away, a touch explains, and only what is near is drawn", async ({
  browser,
  server,
}) => {
  const phone = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await phone.newPage();
  await quietly(phone);
  await page.goto("/cards/star_wars_lcg");
  await expect(faces(page).first()).toBeVisible();
  expect(await faces(page).count()).toBeLessThan(60);
  await expect(page.getByRole("checkbox").first()).toBeHidden();
  await page.getByText("Filters", { exact: true }).tap();
  await page.getByRole("checkbox", { name: /^fate/i }).tap();
  await expect(page.getByRole("status")).toHaveText("49 cards of 1,404");
  await page.getByRole("checkbox", { name: /^playable/ }).tap();
  const playable = page.getByText(/^[1-9]\d? cards of 1,404$/);
  await expect(playable).not.toHaveText("49 cards of 1,404");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto("/cards/star_wars_lcg/luke-skywalker");
  await page.getByRole("button", { name: "Reaction" }).tap();
  await expect(page.locator(".term-rules:popover-open")).toContainText("R12.6");
  await phone.close();
});

test("a card of which there are only facts says so, and no deck is offered it", async ({ page }) => {
  await quietly(page.context());
  await page.goto("/cards/conquest?q=swarmlord+type%3Awarlord");
  await expect(page.locator(".card-cell", { hasText: "facts only" })).toHaveCount(1);
  await faces(page).first().click();
  await expect(page.getByText("It cannot be put into a deck.")).toBeVisible();
  await accessible(page);
});
