import type { BrowserContext, Page } from "@playwright/test";
import type { ServerMessage } from "../src/net/protocol";
import { expect, lay, layTable, MINE, quietly, test, untilAsked } from "./fixtures";

interface Heard {
  /** How many notes were played. */
  notes: number;
  /** What the system was asked to show. */
  notices: string[];
}

/** Count what is played and noticed; a tab is away when the test says so. */
async function listenIn(context: BrowserContext): Promise<void> {
  await context.grantPermissions(["notifications"]);
  await context.addInitScript(() => {
    const heard: Heard = { notes: 0, notices: [] };
    Object.assign(window, { heard, away: false });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...given) {
      heard.notes++;
      start.apply(this, given);
    };
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        heard.notices.push(`${title}: ${options?.body}`);
      }
    };
    Object.defineProperty(document, "hidden", {
      get: () => (window as unknown as { away: boolean }).away,
    });
  });
}

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

const turnAway = (page: Page, away: boolean) =>
  page.evaluate((to) => {
    Object.assign(window, { away: to });
    document.dispatchEvent(new Event("visibilitychange"));
  }, away);

/** Answer with the first thing that can be pressed until somebody else is asked. */
async function answerUntil(asked: Page, other: Page): Promise<void> {
  for (let n = 0; n < 20 && !(await other.locator(MINE).count()); n++) {
    await asked.evaluate((mine) => {
      if (document.querySelector(mine))
        document
          .querySelector<HTMLElement>(".tray .piece[data-can], .decision-buttons [data-option]")
          ?.click();
    }, MINE);
    await expect(asked.locator(`${MINE}, .decision:not([data-mine])`).first()).toBeVisible();
  }
  await expect(other.locator(MINE)).toBeVisible();
}

test("whoever is away is called by title, sound and notice, and only as he wishes", async ({
  page,
  context,
  browser,
  server,
}) => {
  await quietly(context);
  const { id, invitation } = await layTable(page, { invited: true });
  const others = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
  await quietly(others);
  for (const one of [context, others]) await listenIn(one);
  const friend = await others.newPage();
  await friend.goto(`/table/${id}?invitation=${invitation}`);
  await friend.getByRole("button", { name: "Sit down" }).click();
  await page.goto(`/table/${id}`);
  await Promise.race([page.locator(MINE).waitFor(), friend.locator(MINE).waitFor()]);
  const [asked, waits] = (await page.locator(MINE).count()) ? [page, friend] : [friend, page];

  // Nobody has asked for a sound, or for a notice.
  await turnAway(waits, true);
  await answerUntil(asked, waits);
  await expect(waits).toHaveTitle(/^● Your turn/);
  expect(await heardBy(waits)).toEqual({ notes: 0, notices: [] });

  await turnAway(waits, false);
  await answerUntil(waits, asked);
  await waits.getByRole("button", { name: "Settings" }).click();
  await waits.getByRole("checkbox", { name: "Sounds" }).check();
  await waits.getByRole("checkbox", { name: "Notifications" }).check();
  await waits.keyboard.press("Escape");
  await turnAway(waits, true);
  await answerUntil(asked, waits);
  const question = await waits.getByTestId("question").textContent();
  await expect.poll(() => heardBy(waits)).toEqual({ notes: 2, notices: [`Your turn: ${question}`] });
  await others.close();
});

test("waiting says for whom, and how long already", async ({ page, context }) => {
  await quietly(context);
  await page.clock.install();
  const { id } = await layTable(page);
  let chosen = false;
  // The bot thinks for as long as the test looks: what it decides does not arrive.
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const frame = JSON.parse(String(text)) as ServerMessage;
      if (chosen && frame.type === "state") {
        frame.view = { ...frame.view, waiting_for: 1, decision: null };
        frame.question = null;
      }
      socket.send(JSON.stringify(frame));
    });
  });
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  chosen = true;
  await page.locator(".tray .piece[data-can]").first().click();
  await expect(page.getByTestId("question")).toHaveText("Random bot thinks …");
  await page.clock.runFor(4_200);
  await expect(page.getByTestId("question")).toHaveText(/^Random bot thinks … [3-5] s$/);
});

test.describe("under a clock", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("what is asked is answered at once, however slowly the turn before it is told", async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await quietly(context);
    await context.addInitScript(() => localStorage.setItem("zeton.speed", "slow"));
    const { id } = await lay(page, {
      game: "star_wars_lcg",
      seats: [
        { who: "me", deck: "jedi" },
        { who: "bot", bot: "greedy", deck: "sith" },
      ],
      clock: { total: 1200, increment: 0 },
    });
    await page.goto(`/table/${id}`);
    const answers = `${MINE} :is([data-option], .button-tray)`;
    for (let answered = 0; answered < 3; ) {
      await expect(page.locator(MINE)).toBeVisible({ timeout: 30_000 });
      const number = await page.locator(".decision").getAttribute("data-number");
      // At once: a moment later the turn may have been told.
      const pressed = await page.evaluate((whileTold) => {
        const answer = document.querySelector<HTMLElement>(whileTold);
        answer?.click();
        return answer !== null;
      }, `.table[data-telling] ${answers}`);
      if (pressed) {
        answered++;
        await expect(page.locator(".table[data-telling]")).toHaveCount(0);
      }
      await page.evaluate(() => {
        document
          .querySelector<HTMLElement>(".tray .piece[data-can], [data-option], .felt .piece[data-can]")
          ?.click();
        document.querySelector<HTMLElement>(".offer-menu [role=menuitem]:not(.quiet)")?.click();
      });
      await expect(page.locator(".decision")).not.toHaveAttribute("data-number", number!);
    }
  });
});
