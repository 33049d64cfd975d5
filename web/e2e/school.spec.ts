import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { LessonStep, Option, ServerMessage } from "../src/net/protocol";
import { isAsked, isMeant } from "../src/school/steps";
import { choose, HANDS, type Hand, question } from "./answering";
import { expect, listen, quietly, test, watchErrors } from "./fixtures";

test("a lesson waits for the learner's own move and forgives another one with the reason", async ({
  page,
  context,
}) => {
  await quietly(context);
  const errors = watchErrors(page);
  await page.goto("/school");
  await page.getByRole("button", { name: "Learn Star Wars: The Card Game" }).click();
  const lesson = page.locator(".lesson");
  await expect(lesson).toContainText("Step 1 of 9");
  await expect(page.locator("[data-meant]")).toHaveCount(3);
  await lesson.getByRole("button", { name: "Got it" }).click();
  await expect(lesson).toContainText("Step 2 of 9");
  await page.getByRole("button", { name: "Take no action" }).click();
  await expect(lesson).toContainText("Not that one yet.");
  await page.locator(".hand [data-card]", { hasText: "Jedi in Hiding" }).first().click();
  await expect(lesson).toContainText("Two resources are to be paid.");
  await page.reload();
  await expect(page.locator(".lesson")).toContainText("Two resources are to be paid.");
  await expect(page.locator(".lesson")).toContainText("Step 2 of 9");
  expect(errors).toEqual([]);
});

/** Do what a lesson says, step by step, to its end; whatever it says nothing of is answered by what comes first. */
async function learn(page: Page, hand: Hand, game: string): Promise<void> {
  const heard: ServerMessage[] = listen(page);
  const steps = (await (await page.request.get(`/api/games/${game}/lesson`)).json()) as LessonStep[];
  await page.goto("/school");
  const title = await page.request
    .get("/api/games")
    .then((answer) => answer.json())
    .then(({ games }) => games.find((one: { id: string }) => one.id === game).title as string);
  await hand(page, page.getByRole("button", { name: `Learn ${title}` }));
  for (let at = 0; at < steps.length; ) {
    const step = steps[at]!;
    await expect(page.locator(".lesson-count")).toHaveText(`Step ${step.step} of ${steps.at(-1)!.step}`);
    if (!step.expect) {
      await hand(page, page.locator(".lesson").getByRole("button", { name: "Got it" }));
      at++;
      continue;
    }
    const asked = await question(page, heard);
    const options = asked.view.decision!.options;
    const meant = isAsked(step, asked.view);
    const option = meant ? options.find((one) => isMeant(step.expect!, one, asked.view)) : options[0];
    await choose(page, hand, asked, option!);
    if (meant) at++;
    await expect.poll(() => heard.findLast((message) => message.type === "state")).not.toBe(asked);
  }
  // A whole game against somebody gentle, with the coach at hand.
  await hand(page, page.locator(".lesson").getByRole("button", { name: "A game of my own" }));
  await expect(page.locator(".lesson")).toHaveCount(0);
  await expect(page.locator(".coach")).toBeVisible();
}

const GAMES = ["star_wars_lcg", "conquest", "destiny", "clone_wars"];

for (const game of GAMES)
  for (const [way, hand] of Object.entries(HANDS))
    test.describe(`the lesson of ${game} by ${way}`, () => {
      if (way === "touch")
        test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test("comes to its end, and a game of one's own begins", async ({ page, context }) => {
        await context.addInitScript(() => localStorage.setItem("zeton.confirm", "never"));
        const errors = watchErrors(page);
        await page.request.get("/api/me");
        await learn(page, hand, game);
        expect(errors).toEqual([]);
      });
    });

interface Kept {
  right: Option[];
  line: [number, ...Option][];
  goal: { seat: number };
}

const GAME = "star_wars_lcg";
const KEPT = new URL(`../../zeton/games/${GAME}/data/puzzles.json`, import.meta.url);
const [EASIEST] = JSON.parse(readFileSync(KEPT, "utf8")) as Kept[];

const same = (one: readonly unknown[], other: readonly unknown[]) =>
  one.every((part, n) => part === other[n]);

/** Open the first puzzle of a game at the school. */
async function openPuzzle(page: Page): Promise<void> {
  await page.goto("/school");
  const first = page.getByRole("region", { name: "Star Wars: The Card Game" }).locator(".puzzle").first();
  const goal = (await first.locator("span").textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(goal);
}

test("a puzzle is solved, and stays solved; today has one", async ({ page, context }) => {
  // The guide of a first game, however much it is wanted, does not speak in a puzzle.
  await context.addInitScript(() => localStorage.setItem("zeton.coach", '{"off":false,"seen":[]}'));
  await quietly(context);
  const heard = listen(page);
  await openPuzzle(page);
  for (const [seat, ...wanted] of EASIEST!.line) {
    if (seat !== EASIEST!.goal.seat) continue;
    const asked = await question(page, heard);
    const option = asked.view.decision!.options.find((one) => same(one, wanted))!;
    await choose(page, HANDS.mouse, asked, option);
    await expect(page.locator(".coach")).toHaveCount(0);
    await expect.poll(() => heard.findLast((message) => message.type === "state")).not.toBe(asked);
  }
  const end = page.getByRole("region", { name: "The end" });
  await expect(end.getByRole("heading", { name: "Solved" })).toBeVisible();
  await end.getByRole("link", { name: "School" }).click();
  const puzzles = page.getByRole("region", { name: "Star Wars: The Card Game" });
  await expect(puzzles.locator(".puzzle").first()).toContainText("solved");
  await expect(puzzles.getByRole("heading")).toContainText(/\b1 of \d+ solved/);
  await expect(page.getByRole("heading", { name: "Today’s puzzle" })).toBeVisible();
});

test("a puzzle is failed when its goal can no longer be reached, and tried again", async ({
  page,
  context,
}) => {
  await quietly(context);
  const heard = listen(page);
  await openPuzzle(page);
  const end = page.getByRole("region", { name: "The end" });
  for (let n = 0; n < 40; n++) {
    const asked = await question(page, heard);
    if (asked.outcome) break;
    const options = asked.view.decision!.options;
    const wrong = n ? undefined : options.find((one) => !EASIEST!.right.some((right) => same(one, right)));
    await choose(page, HANDS.mouse, asked, wrong ?? options.at(-1)!);
    await expect.poll(() => heard.findLast((message) => message.type === "state")).not.toBe(asked);
  }
  await expect(end.getByRole("heading", { name: "Not this time" })).toBeVisible();
  const table = page.url();
  await end.getByRole("button", { name: "Try again" }).click();
  await expect(page).not.toHaveURL(table);
  await expect(end).toHaveCount(0);
  await question(page, heard);
});
