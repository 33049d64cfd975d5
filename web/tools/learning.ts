import { loadavg } from "node:os";
import { chromium, type Page } from "@playwright/test";
import { expect, MINE, Server, test } from "../e2e/fixtures";
import type { LessonStep, Shelf } from "../src/net/protocol";

const GAMES = ["star_wars_lcg", "conquest", "destiny", "clone_wars"];
const WORDS_A_MINUTE = 200; // as somebody reads who is new to it all
const PATIENCE = 120_000; // of a busy machine
const BUDGET = 60; // seconds from the address to the first own move, with what is to be read until then

interface Way {
  milliseconds: number;
  presses: number;
  words: number;
}

/** From the first page to the first move of a learner's own, pressed as soon as it can be. */
async function firstMove(page: Page, game: string): Promise<Way> {
  const { games } = (await (await page.request.get("/api/games")).json()) as Shelf;
  const steps = (await (await page.request.get(`/api/games/${game}/lesson`)).json()) as LessonStep[];
  const read = steps.slice(0, steps.findIndex((step) => step.expect) + 1);
  const title = games.find((one) => one.id === game)!.title;
  await page.context().clearCookies();
  const begun = Date.now();
  await page.goto("/");
  await page.getByRole("link", { name: "School" }).first().click();
  await page.getByRole("button", { name: `Learn ${title}` }).click();
  for (const step of read) {
    await expect(page.locator(".lesson")).toContainText(step.text, { timeout: PATIENCE });
    if (!step.expect) await page.locator(".lesson").getByRole("button", { name: "Got it" }).click();
  }
  const asked = page.locator(MINE);
  await asked.waitFor({ timeout: PATIENCE });
  const number = await asked.getAttribute("data-number");
  await page.locator("[data-meant][data-can], .decision-buttons [data-option]").first().click();
  await expect(page.locator(`.offer-menu, .lesson-wrong, .decision:not([data-number="${number}"])`).first()).toBeVisible();
  return {
    milliseconds: Date.now() - begun,
    presses: 2 + read.length,
    words: read.flatMap((step) => step.text.split(/\s+/)).length,
  };
}

test("the first own move in a lesson", async ({ launchOptions }) => {
  test.setTimeout(600_000);
  const server = new Server({ ZETON_PAUSE: "0.6" }); // as a server is by default
  await server.start();
  console.log(`The load of the machine is ${loadavg()[0]!.toFixed(1)}.`);
  for (const game of GAMES) {
    const browser = await chromium.launch(launchOptions);
    const { milliseconds, presses, words } = await firstMove(await browser.newPage({ baseURL: server.address }), game);
    await browser.close();
    const seconds = milliseconds / 1000 + (words * 60) / WORDS_A_MINUTE;
    console.log(
      `${game}: ${milliseconds} ms, ${presses} presses, ${words} words to read: about ${Math.round(seconds)} s`,
    );
    expect(seconds).toBeLessThan(BUDGET);
  }
  await server.close();
});
