import type { Page } from "@playwright/test";
import { expect, layTable, quietly, test, untilAsked } from "./fixtures";

/** From now on the server has another build: what this page has not loaded yet is gone, until it is loaded anew. */
async function buildAnew(page: Page): Promise<{ loads: () => number }> {
  let loads = 0;
  await page.route("**/*", async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) loads += 1;
    if (!loads && pathname.startsWith("/assets/")) return route.fulfill({ status: 404, body: "gone" });
    if (!loads && pathname === "/") {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/assets\/index-[\w-]+\.js/, "assets/index-another.js");
      return route.fulfill({ response: answer, body });
    }
    return route.continue();
  });
  return { loads: () => loads };
}

/** The first page, with everything it has fetched ahead of time. */
async function openShelf(page: Page): Promise<void> {
  await quietly(page.context());
  await page.goto("/");
  await expect(page.locator(".game-tile")).toHaveCount(4);
  await page.waitForLoadState("networkidle");
}

test("a page whose parts are gone since a new build begins anew, once, where it was going", async ({
  page,
}) => {
  await openShelf(page);
  const { loads } = await buildAnew(page);
  await page.getByRole("link", { name: "School" }).click();
  await expect(page.locator("h1")).toHaveText("School");
  expect(loads()).toBe(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("at a table it waits until nothing is being written", async ({ page, context }) => {
  await quietly(context);
  await page.goto(`/table/${(await layTable(page)).id}`);
  await untilAsked(page);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Chat" }).first().click();
  const words = page.getByRole("complementary", { name: "Chat" }).getByRole("textbox");
  await words.fill("good g");
  const { loads } = await buildAnew(page);
  await page.getByRole("button", { name: "Help" }).click();
  await expect(page.getByRole("alert")).toContainText("newer version");
  // The table stays, and can be played on.
  await expect(words).toHaveValue("good g");
  await expect(page.locator(".felt-board")).toBeVisible();
  expect(loads()).toBe(0);
  await words.fill("good game");
  await words.press("Enter");
  await expect.poll(loads).toBe(1);
  await untilAsked(page);
  await page.getByRole("button", { name: "Chat" }).first().click();
  await expect(page.getByRole("complementary", { name: "Chat" })).toContainText("good game");
});

test("a server that cannot be reached is said to be so, and nothing is loaded over and over", async ({
  page,
  context,
}) => {
  await openShelf(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "School" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be fetched");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("h1")).toHaveText("School");
});
