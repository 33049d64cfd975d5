import type { Page } from "@playwright/test";
import type { Catalogue, SeatWish, Shelf } from "../src/net/protocol";
import { expect, lay, playSwiftly, quietly, test, untilAsked } from "./fixtures";
import { unreadable } from "./letters";
import { resize, SIZES } from "./sizes";

// Everything is said stretched by a third and in strange letters (src/words/pseudo.ts): the page must have room for it, and a word in
// plain letters is one that no translator ever sees.

const GAMES = ["star_wars_lcg", "conquest", "destiny", "clone_wars"];
const LIBRARY = ["/cards", "/cards/conquest", "/cards/destiny/luke-skywalker"];
const SETTING_UP = GAMES.map((game) => `/play/${game}`);
const PAGES = [
  "/",
  ...SETTING_UP,
  "/settings",
  "/account",
  "/decks",
  "/rules/conquest",
  ...LIBRARY,
  "/nowhere",
];
const SEEDS = [1, 2, 3, 4];
const STRIDE = 4;

/** What is a name and stays as it is printed. */
async function namesOf(page: Page): Promise<string[]> {
  const ask = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const { games } = await ask<Shelf>("/api/games");
  const names = games.flatMap((game) => [
    game.title,
    ...game.decks.map((deck) => deck.name),
    ...game.sets.map((one) => one.name),
  ]);
  for (const game of GAMES) {
    const cards = Object.values(await ask<Catalogue>(`/api/games/${game}/catalogue`));
    names.push(...cards.flatMap(({ title, subtitle }) => [title, String(subtitle ?? "")]));
  }
  names.push((await ask<{ name: string }>("/api/me")).name, "Żeton", "Random bot");
  return [...new Set(names)].filter(Boolean).sort((one, other) => other.length - one.length);
}

/** What a page says that cannot be read, runs over the edge, or is no message. */
async function wrong(page: Page, names: string[]): Promise<string[]> {
  const said = await page.evaluate((allowed) => {
    const found = new Set<string>();
    const nameOf = (of: Element) => `${of.parentElement?.className ?? ""} > ${of.localName}.${of.className}`;
    // Thousands of names are looked for only in what is neither strange throughout nor a name itself.
    const known = new Set(allowed);
    const plain = (text: string) => {
      const letters = /[a-z]{3,}/i; // two letters may stand for a name
      if (!letters.test(text) || known.has(text)) return false;
      return letters.test(allowed.reduce((left, name) => left.replaceAll(name, ""), text));
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      // Titles are written word by word, and long words may be broken.
      const whole = element.matches(".word") ? element.parentElement! : node;
      const text = whole.textContent!.replaceAll("\u00ad", "").trim();
      if (!text || element.closest("script, style, option, noscript")) continue;
      if (!element.closest("[lang]:not(html), kbd") && plain(text))
        found.add(`no message: "${text}" in ${nameOf(element)}`);
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name)!;
        if (plain(text)) found.add(`no message: ${name}="${text}" of ${nameOf(element)}`);
      }
    const room = document.documentElement.scrollWidth - window.innerWidth;
    if (room > 0) found.add(`${room} pixels too wide`);
    return [...found];
  }, names);
  return [...said, ...(await unreadable(page, "strange"))];
}

const DECKS: Record<string, [string, string]> = {
  star_wars_lcg: ["jedi", "sith"],
  conquest: ["space_marines", "orks"],
  destiny: ["luke_skywalker", "boba_fett"],
};

async function layAny(page: Page, game: string): Promise<string> {
  const [deck = null, botDeck = null] = DECKS[game] ?? [];
  const seats = [
    { who: "me", deck },
    { who: "bot", bot: "random", deck: botDeck },
  ] satisfies SeatWish[];
  return (await lay(page, { game, seats })).id;
}

/** Begin to listen strangely, and remember what is wrong wherever one looks, on a phone and on a laptop. */
async function strangely(page: Page) {
  await quietly(page.context());
  await page.addInitScript(() => localStorage.setItem("zeton.pseudo", "on"));
  const names = await namesOf(page);
  const found = new Set<string>();
  const look = async (where: string) => {
    for (const size of [SIZES.upright, SIZES.laptop]) {
      await resize(page, size);
      for (const what of await wrong(page, names))
        found.add(`${where}, ${size.width} × ${size.height}: ${what}`);
    }
  };
  return { found, look };
}

test("a language that is a third longer has room on every page", async ({ page }) => {
  const { found, look } = await strangely(page);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator(".button, .setting").first()).toBeVisible();
    if (path.startsWith("/rules")) await expect(page.locator(".book-rule").first()).toBeVisible();
    await look(path);
  }
  expect([...found]).toEqual([]);
});

for (const game of GAMES)
  test(`a language that is a third longer has room at a table of ${game}`, async ({ page }) => {
    const { found, look } = await strangely(page);
    const table = await layAny(page, game);
    await page.goto(`/table/${table}`);
    for (const seed of SEEDS) {
      await untilAsked(page);
      await look("at the table");
      await playSwiftly(page, seed, STRIDE);
    }
    await page.locator(".felt .piece[data-card]").first().dispatchEvent("contextmenu");
    await expect(page.locator(".inspector")).toBeVisible();
    await look("reading a card");
    await page.goto(`/replay/${table}`);
    await expect(page.getByRole("slider")).toBeVisible();
    await look("in the replay");
    expect([...found]).toEqual([]);
  });
