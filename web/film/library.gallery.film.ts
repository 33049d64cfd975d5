import type { Page } from "@playwright/test";
import { expect, test, untilAsked } from "../e2e/fixtures";
import type { Shelf } from "../src/net/protocol";
import { ALL, shoot, visit } from "./shooting";

// The library and the school in pictures, at every size, in the dark and in the light: npm run gallery

const GAMES = ["star_wars_lcg", "conquest", "destiny", "clone_wars"];
const CARDS = { star_wars_lcg: "jedi-in-hiding", conquest: "ragnar-blackmane", destiny: "maul", clone_wars: "sq_rex" };
const LIGHT = { light: ALL };
const WHOLE = { light: ALL, whole: true };

async function see(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
}

test("cards", async ({ context }) => {
  test.setTimeout(600_000);
  const page = await visit(context);
  for (const [game, card] of Object.entries(CARDS)) {
    await see(page, `/cards/${game}`, ".card-cell-face");
    await shoot(page, `cards.${game}`, { ...LIGHT, anew: ".card-cell-face" });
    await see(page, `/cards/${game}/${card}`, "h1");
    await shoot(page, `cards.${game}.one`, WHOLE);
  }
});

test("rules", async ({ context }) => {
  test.setTimeout(600_000);
  const page = await visit(context);
  for (const game of GAMES) {
    await see(page, `/rules/${game}`, ".chart-node");
    await shoot(page, `rules.${game}`, { ...LIGHT, anew: ".chart-node" });
    await page.locator(".chart-node").nth(3).click();
    await shoot(page, `rules.${game}.one`, { ...LIGHT, anew: ".chart-node" });
  }
});

test("decks", async ({ context }) => {
  test.setTimeout(600_000);
  const page = await visit(context);
  await see(page, "/decks", ".deck-new");
  await shoot(page, "decks.home", WHOLE);
  await see(page, "/decks/box/new", "textarea");
  await shoot(page, "decks.box", LIGHT);
  const { games } = (await (await page.request.get("/api/games")).json()) as Shelf;
  for (const game of GAMES.slice(0, 3)) {
    const { text } = games.find((one) => one.id === game)!.decks[0]!;
    const kept = await page.request.post("/api/decks", { data: { game, name: "Quiet hands", text } });
    const { id } = (await kept.json()) as { id: string };
    await page.setViewportSize({ width: 1440, height: 900 });
    await see(page, `/decks/${id}`, ".stepper");
    await shoot(page, `decks.${game}`, LIGHT);
    if (game !== "destiny") continue;
    await see(page, `/decks/${id}/trial`, "h1");
    await shoot(page, "decks.trial.before", LIGHT);
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page.getByText(/Won so far/)).toBeVisible({ timeout: 60_000 });
    await shoot(page, "decks.trial.running", LIGHT);
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("region", { name: "The answer" }).waitFor();
    await shoot(page, "decks.trial.report", WHOLE);
  }
});

test("the school", async ({ context }) => {
  test.setTimeout(900_000);
  const page = await visit(context);
  await see(page, "/school", ".puzzle");
  await shoot(page, "school", WHOLE);
  for (const [n, game] of GAMES.entries()) {
    await see(page, "/school", ".puzzle");
    await page.getByRole("button", { name: /^Learn / }).nth(n).click();
    await untilAsked(page);
    await shoot(page, `school.lesson.${game}`, { ...LIGHT, anew: "[data-meant]" });
  }
  for (const [n, game] of GAMES.entries()) {
    await see(page, "/school", ".puzzle");
    await page.locator("section.panel").nth(n).locator(".puzzle").first().click();
    await untilAsked(page);
    await shoot(page, `school.puzzle.${game}`, LIGHT);
  }
});

test("positions", async ({ context }) => {
  test.setTimeout(900_000);
  const page = await visit(context);
  for (const game of GAMES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await see(page, `/study/${game}`, ".editor-board .piece");
    await page.locator(".pieces summary").nth(1).click();
    await shoot(page, `study.${game}`, WHOLE);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: "Try lines from here" }).click();
    const lines = page.getByRole("region", { name: "Compare lines" });
    const options = lines.getByRole("list", { name: "What can be chosen" }).getByRole("button");
    await options.first().click();
    await lines.getByRole("button", { name: "Keep this line" }).click();
    await lines.getByRole("button", { name: "Step back" }).click();
    await options.last().click();
    await expect(lines.locator(".lines-odds polyline")).toHaveCount(2, { timeout: 60_000 });
    await shoot(page, `study.${game}.lines`, WHOLE);
  }
});
