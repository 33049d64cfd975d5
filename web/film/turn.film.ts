import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, layTable, listen, MINE, quietly, test } from "../e2e/fixtures";
import type { LogLine, ServerMessage } from "../src/net/protocol";

const FILE = join(import.meta.dirname, "..", "..", "docs", "turn.jpg");
const SLOWER = 4; // a picture takes its time
const MOST = 8; // stills of one turn
const LARGEST = 300_000; // bytes

interface Still {
  kinds: string;
  words: string;
  image: Buffer;
}

/** What is on the stage right now: which kinds of sights, and the words of the moment. */
async function sightOf(page: Page): Promise<{ kinds: string; words: string; told: boolean }> {
  return page.evaluate(() => ({
    kinds: [...document.querySelectorAll(".stage > *")].map((sight) => sight.className).join(" "),
    words: document.querySelector(".ticker")?.textContent ?? "",
    told: !document.querySelector(".table[data-telling]"),
  }));
}

async function answer(page: Page): Promise<void> {
  await page.evaluate((mine) => {
    if (!document.querySelector(`.table:not([data-telling]) ${mine}`)) return;
    const can = document.querySelectorAll<HTMLElement>(
      ".decision-buttons :is(.button-main, .button-equal), .piece[data-can]",
    );
    can[0]?.click();
    document.querySelector<HTMLElement>(".offer-menu [role=menuitem]:not(.quiet)")?.click();
  }, MINE);
}

/** The log as it has been heard so far. */
function logOf(heard: ServerMessage[]): LogLine[] {
  let log: LogLine[] = [];
  for (const message of heard)
    if (message.type === "state") log = [...log.slice(0, message.log_from), ...message.log];
  return log;
}

const isTurn = (line: LogLine) => line.level === 0 && line.text.startsWith("Turn");
const shows = (stills: Still[], kind: string) => stills.some((one) => one.kinds.includes(kind));

/** The stills of each turn that has been told to its end, by the log the words of a still stand in. */
function turnsOf(stills: Still[], log: LogLine[]): { heading: string; stills: Still[] }[] {
  const turns = log.filter(isTurn).map((line) => ({ heading: line.text, stills: [] as Still[] }));
  let at = 0;
  for (const still of stills) {
    const found = log.findIndex((line, n) => n >= at && still.words.startsWith(line.text));
    if (found >= 0) at = found;
    const turn = log.slice(0, at + 1).filter(isTurn).length - 1;
    turns[turn]?.stills.push(still);
  }
  return turns.slice(0, -1);
}

/** A whole turn of the bot in which a card is played, somebody attacks and somebody is hurt. */
async function filmTurn(page: Page, heard: ServerMessage[]): Promise<Still[]> {
  const stills: Still[] = [];
  const end = Date.now() + 500_000;
  while (Date.now() < end) {
    const { kinds, words, told } = await sightOf(page);
    if (kinds && words !== stills.at(-1)?.words) {
      await page.waitForTimeout(450);
      stills.push({ kinds, words, image: await page.screenshot() });
    } else if (told) {
      const whole = turnsOf(stills, logOf(heard)).find(
        (turn) =>
          turn.heading.includes("bot") &&
          turn.stills.length >= 5 &&
          ["spot", "line", "float"].every((kind) => shows(turn.stills, kind)),
      );
      if (whole) return [...whole.stills, { kinds: "end", words, image: await page.screenshot() }];
      await answer(page);
    }
  }
  throw new Error("no turn of the bot had everything in it");
}

const KINDS = ["spot", "line", "float", "ring", "end"];
const kindOf = (still: Still) => KINDS.find((kind) => still.kinds.includes(kind));

/** Not more stills than one can look at: of what is seen most often, one in the middle is left out. */
function telling(stills: Still[]): Still[] {
  const kept = [...stills];
  while (kept.length > MOST) {
    const groups = KINDS.map((kind) => kept.filter((still) => kindOf(still) === kind));
    const most = groups.reduce((one, other) => (other.length > one.length ? other : one));
    kept.splice(kept.indexOf(most[Math.floor(most.length / 2)]!), 1);
  }
  return kept;
}

/** The stills in their order, as one picture. */
async function mount(page: Page, stills: Still[]): Promise<number> {
  await page.goto("about:blank");
  const cells = stills.map(
    ({ image, words }, n) =>
      `<figure><img src="data:image/png;base64,${image.toString("base64")}"><figcaption>${n + 1} · ${words}</figcaption></figure>`,
  );
  await page.setViewportSize({ width: 1240, height: 800 });
  await page.setContent(`<style>
    body { margin: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 10px; padding: 10px; background: #0b0f16; width: 1220px; }
    figure { margin: 0 } img { width: 100%; display: block; border-radius: 8px }
    figcaption { color: #dfe6f0; font: 500 15px Inter, sans-serif; padding: 6px 4px; min-height: 18px }
  </style>${cells.join("")}`);
  let size = Number.POSITIVE_INFINITY;
  for (let quality = 80; size > LARGEST && quality > 40; quality -= 5) {
    const picture = await page.screenshot({ fullPage: true, type: "jpeg", quality });
    writeFileSync(FILE, picture);
    size = picture.length;
  }
  return size;
}

test("one turn of a bot, as a strip of stills", async ({ browser, server }) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({
    baseURL: server.address,
    reducedMotion: "no-preference",
    viewport: { width: 1160, height: 720 }, // the log is closed, the board has all of it
  });
  await quietly(context);
  await context.addInitScript((slower) => {
    const [later, animate] = [window.setTimeout, Element.prototype.animate];
    window.setTimeout = ((run: TimerHandler, time = 0, ...given: unknown[]) =>
      later(run, time * slower, ...given)) as typeof window.setTimeout;
    Element.prototype.animate = function (...given) {
      const running = animate.apply(this, given);
      running.playbackRate = 1 / slower;
      return running;
    };
  }, SLOWER);
  const page = await context.newPage();
  const heard = listen(page);
  const { id } = await layTable(page, { bot: "greedy" });
  await page.goto(`/table/${id}`);
  const size = await mount(page, telling(await filmTurn(page, heard)));
  expect(size).toBeLessThan(LARGEST);
  await context.close();
});
