import AxeBuilder from "@axe-core/playwright";
import { expect, layTable, playSwiftly, quietly, test, untilAsked, watchErrors } from "./fixtures";

test("a finished game is studied: the chances, a turning point, and another line from there", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await quietly(context);
  const errors = watchErrors(page);
  const { id } = await layTable(page);
  await page.goto(`/table/${id}`);
  await playSwiftly(page, 3, 14, 1);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.getByRole("region", { name: "The end" })).toBeVisible();

  await page.goto(`/replay/${id}`);
  await page.getByRole("button", { name: "Study", exact: true }).click();
  const study = page.getByRole("complementary", { name: "Study" });
  await expect(study.getByRole("status")).toContainText(/has looked at (\d+) of \1 moments\./, {
    timeout: 150_000,
  });
  const odds = study.getByRole("table", { name: /as the search sees them/ });
  expect(await odds.getByRole("row").count()).toBeGreaterThan(1);
  const swing = study.getByRole("list", { name: "Turning points" }).getByRole("listitem").first();
  await expect(swing).toContainText(/Played: .+Better: .+ % → \d+ %/);
  await swing.getByRole("button").first().click();
  await expect(swing.getByRole("button").first()).toHaveAttribute("aria-current", "true");
  const findings = (await new AxeBuilder({ page }).include(".study").analyze()).violations;
  expect(findings.filter((one) => one.impact === "serious" || one.impact === "critical")).toEqual([]);

  // Another line is played from there; the study of the game knows of it.
  await swing.getByRole("button", { name: "Try another line from here" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await untilAsked(page);
  await page.goto(`/replay/${id}?study`);
  await expect(study.getByText(/This line is not finished\. The game: (won|lost)\./)).toBeVisible();

  // The position of a step is opened in the editor.
  await study.getByRole("link", { name: "Edit this position" }).click();
  await expect(page).toHaveURL(/\/study\/star_wars_lcg/);
  await expect(page.getByRole("textbox")).toHaveValue(/"light"/);
  await expect(page.locator(".editor-board .piece").first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("a position is broken, mended, shared and played", async ({ page, context, browser, baseURL }) => {
  test.setTimeout(120_000);
  await quietly(context);
  const errors = watchErrors(page);
  await page.goto("/study");
  await page.getByRole("link", { name: "Star Wars: The Card Game" }).click();
  const text = page.getByRole("textbox");
  await expect(page.locator(".editor-board .piece").first()).toBeVisible();
  const play = page.getByRole("button", { name: "Play from here" });
  const state = page.getByRole("status").last();

  await text.fill("{ nothing");
  await expect(state).toContainText("not JSON");
  await expect(play).toBeDisabled();
  await text.fill('{ "light": { "units": ["Luke Skywalkr"] } }');
  await expect(state).toContainText("Luke Skywalker");
  await expect(play).toBeDisabled();
  await text.fill(
    '{ "light": { "units": ["Luke Skywalker"], "deck": ["Yoda"] }, "dark": { "deck": ["Force Choke"] } }',
  );
  await expect(play).toBeEnabled();
  await expect(page.getByRole("button", { name: /Luke Skywalker/ }).first()).toBeVisible();
  const findings = (await new AxeBuilder({ page }).include(".editor").analyze()).violations;
  expect(findings.filter((one) => one.impact === "serious" || one.impact === "critical")).toEqual([]);

  await expect(page).toHaveURL(/#[\w-]+$/);
  const other = await browser.newContext({ baseURL });
  const guest = await other.newPage();
  await guest.goto(page.url());
  await expect(guest.getByRole("textbox")).toHaveValue(/Luke Skywalker/);
  await expect(guest.getByRole("button", { name: /Luke Skywalker/ }).first()).toBeVisible();
  await other.close();

  await page.getByRole("button", { name: "What is best here?" }).click();
  await expect(
    page.getByRole("list", { name: "What is best here?" }).getByRole("listitem").first(),
  ).toContainText("%", {
    timeout: 60_000,
  });
  await play.click();
  await expect(page).toHaveURL(/\/table\//);
  await untilAsked(page);
  await expect(page.getByRole("button", { name: /Luke Skywalker/ }).first()).toBeVisible();
  // The browser notes every refusal of the engine by its status.
  expect(errors.filter((error) => !error.includes("409"))).toEqual([]);
});
