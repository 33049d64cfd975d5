import AxeBuilder from "@axe-core/playwright";
import { expect, layFixed, layTable, MINE, playSwiftly, quietly, test, untilAsked } from "./fixtures";
import { resize, SIZES } from "./sizes";

test("a spectator sees the table, no hand, and is asked nothing", async ({
  page,
  context,
  browser,
  server,
}) => {
  await quietly(context);
  const { id } = await layTable(page, { public: true });
  await page.goto(`/table/${id}`);
  const other = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
  await quietly(other);
  const watcher = await other.newPage();
  await watcher.goto("/");
  await watcher.locator(".tables", { hasText: "Open tables" }).getByRole("link").first().click();
  await expect(watcher.getByText("Watching")).toBeVisible();
  expect(await playSwiftly(page, 5, 8)).toBe(8);
  await expect(watcher.locator(".hand .back").first()).toBeVisible();
  await expect(watcher.locator(".hand .piece")).toHaveCount(0);
  await expect(watcher.locator(MINE)).toHaveCount(0);
  await expect.poll(() => watcher.locator(".log li").count()).toBeGreaterThan(3);
  await expect(page.getByRole("img", { name: "1 spectator" })).toBeVisible();
  await other.close();
});

test("a choice is taken back freely, but not across hidden information", async ({ page, context }) => {
  await quietly(context);
  await page.goto(`/table/${await layFixed(page)}`);
  await untilAsked(page);
  await expect(page.getByTestId("question")).toContainText("Discard one from your hand first?");
  await page.locator(".hand .piece[data-can]", { hasText: "Secret Informant" }).click();
  // A card was drawn since.
  await expect(page.getByTestId("question")).not.toContainText("Discard one from your hand first?");
  await untilAsked(page);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByRole("status").filter({ hasText: /since that choice/ })).toBeVisible();

  await page.locator(".hand .piece[data-can]", { hasText: "Red Five" }).click();
  await expect(page.getByTestId("question")).toContainText("Red Five: ");
  await expect(page.locator(".trail")).toContainText("Play Red Five");
  await page.keyboard.press("u");
  await expect(page.getByTestId("question")).toContainText("take an action now");
  await expect(page.locator(".hand .piece", { hasText: "Red Five" })).toBeVisible();
});

test("with the largest letters a question is whole on a phone, and no pattern runs through a title", async ({
  page,
  context,
}) => {
  await quietly(context);
  await context.addInitScript(() => {
    localStorage.setItem("zeton.text", "largest");
    localStorage.setItem("zeton.patterns", "on");
  });
  await resize(page, SIZES.upright);
  await page.goto(`/table/${await layFixed(page)}`);
  await untilAsked(page);
  const struck = await page.locator(".hand .face-head").evaluateAll((heads) =>
    heads.filter((head) => {
      const words = [...head.querySelectorAll(".word")].map((word) => word.getBoundingClientRect().bottom);
      return Math.max(...words) > head.getBoundingClientRect().bottom - 2;
    }),
  );
  expect(struck.length).toBe(0);
  await page.locator(".decision-buttons [data-option=pass]").click();
  await expect(page.getByTestId("question")).toContainText("take an action now");
  await page.locator(".hand .piece[data-can]", { hasText: "Red Five" }).click();
  await expect(page.locator(".trail")).toContainText("Play Red Five");
  const hidden = () =>
    page.locator(".decision-text").evaluate((text) => text.scrollHeight - text.clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(1); // a letter may reach a pixel beyond its line
});

test("a card says by which rule it cannot be used", async ({ page, context }) => {
  await quietly(context);
  await page.goto(`/table/${await layFixed(page)}`);
  await untilAsked(page);
  await page.locator(".decision-buttons [data-option=pass]").click();
  await expect(page.getByTestId("question")).toContainText("take an action now");
  await page.locator(".hand .piece:not([data-can])").first().click();
  const why = page.locator(".why");
  await expect(why).toContainText("Why can't I use this?");
  await expect(why.locator(".rule").first()).toHaveText(/^[RA]\d+/);
  await page.keyboard.press("Escape");
  await expect(why).toHaveCount(0);
});

test("the guide explains the first turn, once", async ({ page }) => {
  await page.goto(`/table/${await layFixed(page)}`);
  const coach = page.getByRole("complementary", { name: "Guide" });
  await expect(coach).toContainText("Welcome");
  await coach.getByRole("button", { name: "Got it" }).click();
  await expect(coach).toContainText("throw one card away");
  await page.locator(".decision-buttons [data-option=pass]").click();
  await expect(coach).toContainText("Deployment");
  await coach.getByRole("button", { name: "No more hints" }).click();
  await expect(coach).toHaveCount(0);
  await page.reload();
  await untilAsked(page);
  await expect(coach).toHaveCount(0);
});

test("what the guide has said while a question was answered does not lie on the board any longer", async ({
  page,
}) => {
  await page.goto(`/table/${await layFixed(page)}`);
  const coach = page.getByRole("complementary", { name: "Guide" });
  await expect(coach).toContainText("Welcome");
  await page.locator(".decision-buttons [data-option=pass]").click();
  await expect(coach).toContainText("Deployment");
  await expect(coach).not.toContainText("Welcome");
});

test("stops are set at the phase bar and obeyed", async ({ page, context }) => {
  await quietly(context);
  await page.goto(`/table/${await layFixed(page)}`);
  await untilAsked(page);
  await page.getByRole("button", { name: /^Deploy/ }).click();
  await page.getByRole("checkbox", { name: "action windows, my turn" }).uncheck();
  await expect(page.getByRole("button", { name: /^Deploy/ })).toHaveAttribute("data-passed", "some");
  await page.keyboard.press("Escape");
  await page.locator(".decision-buttons [data-option=pass]").click();
  // Deployment is passed without a question.
  await expect(page.getByRole("listitem").filter({ hasText: /^Deploy/ })).not.toHaveAttribute("data-now");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Deploy/ })).toHaveAttribute("data-passed", "some");
});

test("a bug report keeps the moment", async ({ page, context }) => {
  await quietly(context);
  const { id } = await layTable(page);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Report a bug" }).click();
  await page.getByRole("textbox", { name: "What went wrong?" }).fill("a test");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Thank you" })).toBeVisible();
});

test("a game without a board of its own is played on a plain one", async ({ page, context }) => {
  await quietly(context);
  const { id } = await layTable(page);
  await context.routeWebSocket(/\/ws\//, (route) => {
    const server = route.connectToServer();
    server.onMessage((text) => route.send(String(text).replaceAll('"star_wars_lcg"', '"boardless"')));
  });
  await page.goto(`/table/${id}`);
  await expect(page.locator(".plain")).toBeVisible();
  expect(await playSwiftly(page, 9, 15)).toBe(15);
  await expect.poll(() => page.locator(".log li").count()).toBeGreaterThan(5);
});

test("a hint shows what a bot would do, and pressing it does so", async ({ page, context }) => {
  await quietly(context);
  await page.goto(`/table/${await layFixed(page)}`);
  await untilAsked(page);
  await page.keyboard.press("h");
  const hints = page.getByRole("region", { name: "What a bot would do" });
  await expect(hints.getByRole("listitem")).toHaveCount(3);
  for (const percent of await hints.locator(".hint-percent").allTextContents())
    expect(percent).toMatch(/^\d{1,3} %$/);
  // The cards that are meant are marked with their places.
  const labels = await hints.locator(".hint-label").allTextContents();
  for (const [place, label] of labels.entries()) {
    if (label === "Keep every card") continue;
    const marked = page.locator(`.piece[data-hint="${place + 1}"]`);
    expect(await marked.getAttribute("aria-label")).toContain(label);
  }
  await page.keyboard.press("h");
  await expect(hints).toHaveCount(0);
  await expect(page.locator(".piece[data-hint]")).toHaveCount(0);
  await page.getByRole("button", { name: "Hint" }).click();
  const number = await page.locator(".decision").getAttribute("data-number");
  await hints.getByRole("listitem").first().getByRole("button").click();
  await expect(page.locator(".decision")).not.toHaveAttribute("data-number", number!);
  await expect(hints).toHaveCount(0);
});

test("a hint fits a phone", async ({ page, context }) => {
  await quietly(context);
  await resize(page, SIZES.upright);
  await page.goto(`/table/${await layFixed(page)}`);
  await untilAsked(page);
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.locator(".hint");
  await expect(hint).toHaveCount(3);
  for (const one of await hint.all()) await expect(one).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("there are no hints against a friend", async ({ page, context, browser, server }) => {
  await quietly(context);
  const { id, invitation } = await layTable(page, { invited: true });
  const other = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
  await quietly(other);
  const friend = await other.newPage();
  await friend.goto(`/table/${id}?invitation=${invitation}`);
  await friend.getByRole("button", { name: "Sit down" }).click();
  await page.goto(`/table/${id}`);
  await Promise.race([page.locator(MINE).waitFor(), friend.locator(MINE).waitFor()]);
  for (const one of [page, friend]) {
    await one.keyboard.press("h");
    await expect(one.getByRole("button", { name: "Take back" })).toBeVisible();
    await expect(one.getByRole("button", { name: "Hint" })).toHaveCount(0);
    await expect(one.locator(".hints")).toHaveCount(0);
  }
  await other.close();
});

test("a choice that weighs is asked about once more, and every choice for whoever wants it", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("zeton.coach", '{"off":true,"seen":[]}'));
  const { id } = await layTable(page);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  // The objectives to choose from lie in the tray; one goes back.
  const number = await page.locator(".decision").getAttribute("data-number");
  await page.locator(".tray .piece[data-can]").first().click();
  await expect(page.locator(`.decision[data-number="${number}"]`)).toHaveCount(0);
  await untilAsked(page);
  await expect(page.locator(".tray .tray-card")).toHaveCount(6);
  const mulligan = page.locator("[data-option=mulligan]");
  await mulligan.click();
  await expect(page.getByRole("alertdialog")).toContainText(/mulligan/i);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("zeton.confirm", "always"));
  await page.reload();
  await untilAsked(page);
  const asked = await page.locator(".decision").getAttribute("data-number");
  await page.locator("[data-option=pass]").click();
  await page.locator("[data-confirm]").press("Enter");
  await expect(page.locator(`.decision[data-number="${asked}"]`)).toHaveCount(0);
});

test("a tray is put away to look at the board and laid out again, by keys too, with the focus in it", async ({
  page,
  context,
}) => {
  await quietly(context);
  await resize(page, SIZES.upright);
  const { id } = await layTable(page);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  const tray = page.getByRole("dialog", { name: "Cards to choose from" });
  await expect(tray).toBeFocused();
  for (const card of await tray.locator(".tray-card").all())
    expect((await card.boundingBox())!.width).toBeGreaterThanOrEqual(110);
  await page.keyboard.press("v");
  await expect(tray).toHaveCount(0);
  await page.getByRole("button", { name: "Show the cards" }).click();
  await expect(tray.locator(".piece[data-can]")).toHaveCount(4);
  await page.keyboard.press("n");
  await expect(tray.locator(".piece:focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(tray).toHaveCount(0);
  await resize(page, SIZES.laptop);
  await page.keyboard.press("v");
  for (const card of await tray.locator(".tray-card").all())
    expect((await card.boundingBox())!.width).toBeGreaterThanOrEqual(160);
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa"]).analyze();
  expect(violations.map((one) => `${one.id} ${one.nodes[0]?.target}`)).toEqual([]);
});
