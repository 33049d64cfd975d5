import { execFileSync } from "node:child_process";
import { rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import {
  expect,
  lay,
  moment,
  PYTHON,
  playSwiftly,
  quietly,
  type Server,
  test,
  untilAsked,
} from "../e2e/fixtures";
import type { TableWish } from "../src/net/protocol";

const DOCS = join(import.meta.dirname, "..", "..", "docs");
const LARGEST = 300_000; // bytes
const EAGER = 0.8; // cards are rather played than not
const QUANTISE = `
import os, sys
from PIL import Image
for colours in (256, 192, 128, 96, 64):
    Image.open(sys.argv[1]).convert("RGB").quantize(colours, dither=Image.Dither.NONE).save(sys.argv[2], optimize=True)
    if os.path.getsize(sys.argv[2]) < ${LARGEST}: break
`;

/** A picture for the documentation, with as many colours as there is room for. */
function keep(name: string, image: Buffer): void {
  const file = join(DOCS, name);
  const whole = `${file}.whole`;
  writeFileSync(whole, image);
  execFileSync(PYTHON, ["-c", QUANTISE, whole, file]);
  rmSync(whole);
  expect(statSync(file).size, name).toBeLessThan(LARGEST);
}

const bot = (deck: string | null) => ({ who: "bot" as const, bot: "greedy", deck });
const me = (deck: string | null) => ({ who: "me" as const, deck });

interface Sitting {
  wish: TableWish;
  /** After so many choices there is something to see. */
  choices: number;
  seed: number;
}

const SITTINGS: Record<string, Sitting> = {
  star_wars_lcg: {
    wish: { game: "star_wars_lcg", seats: [me("jedi"), bot("sith")] },
    choices: 60,
    seed: 5,
  },
  conquest: {
    wish: { game: "conquest", seats: [me(null), bot(null)] },
    choices: 28,
    seed: 3,
  },
  destiny: { wish: { game: "destiny", seats: [me(null), bot(null)] }, choices: 45, seed: 4 },
  clone_wars: { wish: { game: "clone_wars", seats: [me(null), bot(null)] }, choices: 45, seed: 2 },
};

/** A browser that speaks a language. */
async function visit(browser: Browser, server: Server, language: string, width: number, height: number) {
  const phone = width < 500;
  const context = await browser.newContext({
    baseURL: server.address,
    locale: language,
    viewport: { width, height },
    reducedMotion: "reduce",
    hasTouch: phone,
    isMobile: phone,
  });
  await quietly(context);
  return context.newPage();
}

/** Play until there is something to see and a question at the board. */
async function sit(page: Page, { wish, choices, seed }: Sitting): Promise<void> {
  const shelf = (await (await page.request.get("/api/games")).json()) as {
    games: { id: string; decks: { id: string }[] }[];
  };
  const decks = shelf.games.find((one) => one.id === wish.game)!.decks.map((deck) => deck.id);
  const seats = wish.seats.map((seat, n) => ({ ...seat, deck: seat.deck ?? decks.at(-n) ?? null }));
  const { id } = await lay(page, { ...wish, seats });
  await page.goto(`/table/${id}`);
  // A busy machine may keep the bot thinking for longer than a player waits.
  for (let made = 0, tries = 0; made < choices && tries < 20; tries++)
    made += await playSwiftly(page, seed + tries, choices - made, EAGER);
  for (let n = 0; (await untilAsked(page)) === "mine" && (await page.locator(".tray").count()); n++)
    await playSwiftly(page, seed + n, 1, EAGER);
  expect(await moment(page), `${wish.game} after ${choices} choices`).toBe("mine");
  await page.mouse.move(0, 0);
  await expect(page.locator(".zoom")).toHaveCount(0);
}

const WIDE = [1366, 820] as const;

for (const [language, game] of [
  ["pl", "conquest"],
  ["hu", "destiny"],
] as const)
  test(`a game in ${language}`, async ({ browser, server }) => {
    test.setTimeout(400_000);
    const page = await visit(browser, server, language, ...WIDE);
    await sit(page, SITTINGS[game]!);
    keep(`table.${language}.png`, await page.screenshot());
    await playSwiftly(page, 7, 5000);
    expect(await moment(page)).toBe("over");
  });

test("the first page in Hungarian", async ({ browser, server }) => {
  const page = await visit(browser, server, "hu", ...WIDE);
  await page.goto("/");
  await expect(page.locator(".game-tile img")).toHaveCount(4);
  await page.waitForLoadState("networkidle");
  keep("lobby.hu.png", await page.screenshot());
});

test("a phone", async ({ browser, server }) => {
  test.setTimeout(200_000);
  const page = await visit(browser, server, "en", 390, 844);
  await sit(page, SITTINGS.star_wars_lcg!);
  keep("phone.png", await page.screenshot());
});

test("all four tables, and one of them", async ({ browser, server }) => {
  test.setTimeout(500_000);
  const images: Buffer[] = [];
  for (const sitting of Object.values(SITTINGS)) {
    const page = await visit(browser, server, "en", 1440, 900);
    await sit(page, sitting);
    images.push(await page.screenshot());
    await page.context().close();
  }
  keep("table.png", images[0]!);
  const page = await visit(browser, server, "en", 1446, 906);
  const cells = images.map((image) => `<img src="data:image/png;base64,${image.toString("base64")}">`);
  await page.setContent(`<style>
    body { margin: 0; display: grid; grid-template-columns: 720px 720px; gap: 6px; background: #0b0f16; }
    img { width: 720px; height: 450px }
  </style>${cells.join("")}`);
  keep("tables.png", await page.screenshot());
});
