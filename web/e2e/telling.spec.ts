import type { BrowserContext, Page } from "@playwright/test";
import type { ServerMessage } from "../src/net/protocol";
import {
  chooseAny,
  expect,
  layTable,
  listen,
  MINE,
  numbers,
  quietly,
  test,
  untilAsked,
  watchErrors,
} from "./fixtures";
import { atEverySize, resize, SIZES } from "./sizes";

const TOLD = ".table:not([data-telling])";

/** A table against a bot in a browser in which things move, at a speed of play. */
async function watch(page: Page, context: BrowserContext, speed: string): Promise<void> {
  await quietly(context);
  await context.addInitScript((value) => localStorage.setItem("zeton.speed", value), speed);
  const { id } = await layTable(page, { bot: "greedy" });
  await page.goto(`/table/${id}`);
}

/** Answer whatever is asked, each time only when everything has been told, until something is seen. */
async function playUntil(page: Page, seen: string): Promise<void> {
  const found = page.locator(seen).first();
  for (let n = 0; n < 60; n++) {
    await expect(page.locator(`${seen}, ${TOLD} ${MINE}`).first()).toBeAttached({ timeout: 60_000 });
    if (await found.count()) return;
    const number = await page.locator(".decision").getAttribute("data-number");
    await page.evaluate(() => {
      const can = document.querySelectorAll<HTMLElement>(".decision-buttons [data-option], .piece[data-can]");
      can[0]?.click();
      document.querySelector<HTMLElement>(".offer-menu [role=menuitem]:not(.quiet)")?.click();
    });
    await expect(page.locator(".decision")).not.toHaveAttribute("data-number", number!);
  }
}

/** Everything that comes upon the stage, in order. */
async function keepSights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept: string[] = [];
    (window as unknown as { sights: string[] }).sights = kept;
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes)
          if (node instanceof HTMLElement)
            kept.push(
              node.querySelector(".face[data-type=piece]")
                ? "stage-spot of a card nobody knows"
                : (node.querySelector(":scope > p")?.textContent ?? node.className),
            );
    }).observe(document.querySelector(".stage")!, { childList: true });
  });
}

const sightsOf = (page: Page) => page.evaluate(() => (window as unknown as { sights: string[] }).sights);

/** How many stills are seen in part only, and whether the newest is seen. */
function cutStills(page: Page): Promise<{ cut: number; last: boolean }> {
  return page.evaluate(() => {
    const strip = document.querySelector(".strip-stills")!.getBoundingClientRect();
    const stills = [...document.querySelectorAll(".still")].map((one) => one.getBoundingClientRect());
    const seen = stills.filter(({ left, right }) => left < strip.right - 1 && right > strip.left + 1);
    const cut = seen.filter(({ left, right }) => left < strip.left - 1 || right > strip.right + 1);
    return { cut: cut.length, last: seen.includes(stills.at(-1)!) };
  });
}

const linesOf = (heard: ServerMessage[]) =>
  heard.flatMap((message) => (message.type === "state" ? message.log : [])).map((line) => line.text);

test.describe("what moves", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a bot's turn is told in beats, in the order of the log", async ({ page, context }) => {
    test.setTimeout(120_000);
    const errors = watchErrors(page);
    const heard = listen(page);
    await watch(page, context, "fast");
    await expect(page.locator(".stage")).toBeAttached();
    await keepSights(page);
    await playUntil(page, ".stage-spot");
    await playUntil(page, ".stage-line");
    await playUntil(page, ".stage-float");
    const sights = await sightsOf(page);
    const captions = sights.filter((sight) => !sight.startsWith("stage-"));
    const lines = linesOf(heard);
    expect(captions.length).toBeGreaterThan(0);
    // Each card shown large is read there, has a line of the log, and they come one after the other.
    expect(sights.filter((sight) => sight.startsWith("stage-spot"))).toEqual([]);
    const places = captions.map((caption) => lines.indexOf(caption));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(errors).toEqual([]);
  });

  test("the telling is skipped by a key or a tap, and one's own click ends it and is taken", async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await watch(page, context, "slow");
    for (const skip of ["key", "tap", "button"]) {
      await playUntil(page, ".table[data-telling]");
      if (skip === "key") await page.keyboard.press("s");
      else if (skip === "tap") await page.locator(".felt").click({ position: { x: 3, y: 3 } });
      else await page.getByRole("button", { name: "Skip" }).click();
      await expect(page.locator(`${TOLD} ~ .stage`)).toBeEmpty();
      await expect(page.locator(".decision-text")).not.toBeEmpty();
    }
    // While the turn that led to it is still told, what is asked can be answered.
    await playUntil(page, `.table[data-telling] ${MINE} [data-option]`);
    const number = await page.locator(".decision").getAttribute("data-number");
    await page.locator(".decision-buttons [data-option]").first().click();
    await expect(page.locator(".decision")).not.toHaveAttribute("data-number", number!);
  });
});

test("where nothing moves a turn stands as a strip of stills; the recap and the log point at pieces", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await watch(page, context, "normal");
  await playUntil(page, ".still[data-kind=change], .still[data-kind=attack]");
  await expect(page.locator(".stage > *")).toHaveCount(0);
  await expect(page.locator(MINE)).toBeVisible();
  await expect(page).toHaveTitle(/^● Your turn/);
  await expect(page.locator(".still .still-words").first()).not.toBeEmpty();
  await atEverySize(page, async (size) =>
    expect(await cutStills(page), size).toEqual({ cut: 0, last: true }),
  );
  await resize(page, SIZES.desk);

  // Pointing at a line shows its pieces on the board.
  const recap = page.getByRole("region", { name: "What just happened" }).first();
  expect(await recap.getByRole("listitem").count()).toBeLessThanOrEqual(6);
  const inPlay = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".felt .tile[data-card]")].map(
      (piece) => piece.querySelector(".tile-title")?.textContent?.replaceAll("\u00ad", "") ?? "",
    ),
  );
  const card = page
    .locator(".log .log-card")
    .filter({ hasText: new RegExp(`^(${inPlay.join("|")})$`) })
    .last();
  await card.hover();
  await expect(page.locator(".felt [data-pointed]").first()).toBeVisible();
  await expect(page.locator(".zoom")).toBeVisible();
  // What is told of it hides nothing of it.
  const hidden = () =>
    page.evaluate(() => {
      const zoom = document.querySelector(".zoom")!.getBoundingClientRect();
      const meant = [...document.querySelectorAll(".felt [data-pointed]")].map((one) =>
        one.getBoundingClientRect(),
      );
      return meant.filter(
        ({ left, right, top, bottom }) =>
          left < zoom.right && right > zoom.left && top < zoom.bottom && bottom > zoom.top,
      ).length;
    });
  await expect.poll(hidden).toBe(0);
  await page.locator(".decision-text").hover();
  await expect(page.locator("[data-pointed]")).toHaveCount(0);
  await card.focus();
  await expect(page.locator(".felt [data-pointed]").first()).toBeVisible();

  // The recap is opened from the line, and closed by a key.
  await page.getByRole("button", { name: "What just happened" }).click();
  await expect(page.locator(".recap-pop")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".recap-pop")).toBeHidden();

  // The log is searched, and folds.
  const title = await card.textContent();
  await page.getByRole("searchbox", { name: "Search the log" }).fill(title!);
  for (const deed of await page.locator(".log-deed").all()) await expect(deed).toContainText(title!);
  await page.getByRole("searchbox", { name: "Search the log" }).fill("");
  const heading = page.locator(".log-heading[aria-expanded=true]").last();
  const name = (await heading.textContent())!;
  await heading.click();
  await expect(page.getByRole("button", { name, exact: true, expanded: false })).toBeVisible();
});

test("the chat has a badge, and a take-back is told", async ({ page, context, browser, server }) => {
  await quietly(context);
  const { id, invitation } = await layTable(page, { invited: true });
  const other = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
  await quietly(other);
  const friend = await other.newPage();
  await friend.goto(`/table/${id}?invitation=${invitation}`);
  await friend.getByRole("button", { name: "Sit down" }).click();
  await page.goto(`/table/${id}`);
  await expect(friend.locator(".decision")).toBeVisible();

  await friend.keyboard.press("c");
  await friend.getByRole("textbox", { name: "Write something" }).fill("hello");
  await friend.getByRole("button", { name: "Say" }).click();
  const badge = page.getByRole("button", { name: "Chat, 1 new message" });
  await expect(badge).toBeVisible();
  await badge.click();
  await expect(page.locator(".chat")).toContainText("hello");
  await expect(page.locator(".unread")).toHaveCount(0);

  const [asked, waits] = (await page.locator(MINE).count()) ? [page, friend] : [friend, page];
  await expect(waits).not.toHaveTitle(/Your turn/);
  await expect(asked).toHaveTitle(/^● Your turn/);
  await expect(waits.locator(".waited")).toBeVisible();
  await asked.locator(".piece[data-can]").first().click();
  await asked.getByRole("button", { name: "Take back" }).click();
  await waits.getByRole("button", { name: "Agree", exact: true }).click();
  await expect(waits.getByRole("status").filter({ hasText: "took a choice back" })).toBeVisible();
  await other.close();
});

test("moves glide, and a key press ends the gliding", async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: "no-preference" });
  await quietly(context);
  const page = await context.newPage();
  const { id } = await layTable(page);
  await page.goto(`/table/${id}`);
  const next = numbers(3);
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    (window as unknown as { glides: number }).glides = 0;
    Element.prototype.animate = function (...given) {
      (window as unknown as { glides: number }).glides++;
      return animate.apply(this, given);
    };
  });
  for (let n = 0; n < 14 && (await untilAsked(page)) === "mine"; n++) {
    await chooseAny(page, next);
    await page.keyboard.press("s");
  }
  expect(await page.evaluate(() => (window as unknown as { glides: number }).glides)).toBeGreaterThan(3);
  await context.close();
});
