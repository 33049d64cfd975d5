import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { ServerMessage, TableInfo, TableWish } from "../src/net/protocol";

const OWN = join(import.meta.dirname, "..", "..", ".venv", "bin", "python");
export const PYTHON = process.env.ZETON_PYTHON ?? (existsSync(OWN) ? OWN : "python3");
const PATIENCE = 120_000; // a busy machine takes its time to start one

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** A server in a process of its own, that can be killed and started again. */
export class Server {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "zeton-e2e-"));
  port = 0;

  /** With settings of its own, where a test is about them. */
  constructor(private readonly settings: Record<string, string> = {}) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    this.process = spawn(PYTHON, ["-m", "zeton.server"], {
      stdio: ["ignore", "ignore", "inherit"],
      cwd: join(import.meta.dirname, "..", ".."),
      env: {
        ...process.env,
        ZETON_FOLDER: this.folder,
        ZETON_PORT: String(this.port),
        ZETON_THINKERS: "1",
        ZETON_PAUSE: "0",
        ZETON_SEED: "1",
        ZETON_HINTS_PER_MINUTE: "1000000",
        ZETON_REQUESTS_PER_MINUTE: "1000000",
        ZETON_SIGN_INS_PER_MINUTE: "1000000",
        ZETON_MESSAGES_PER_SECOND: "100000",
        ZETON_MESSAGE_BURST: "100000",
        ...this.settings,
      },
    });
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      try {
        if ((await fetch(`${this.address}/health`)).ok) return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    throw new Error("the server does not answer");
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const running = this.process;
    if (!running) return;
    const gone = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await gone;
    this.process = null;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const test = base.extend<{ noCoach: undefined }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

export { expect };

/** Nobody needs the guide, or to be asked twice, in a test that is not about it. */
export async function quietly(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!localStorage.getItem("zeton.confirm")) localStorage.setItem("zeton.confirm", "never");
    if (!localStorage.getItem("zeton.coach")) localStorage.setItem("zeton.coach", '{"off":true,"seen":[]}');
  });
}

export interface Laying {
  deck?: string;
  bot?: string;
  botDeck?: string;
  public?: boolean;
  invited?: boolean;
}

/** Ask the server as the page's visitor would: with the same cookie, without drawing anything. */
async function asked<T>(page: Page, path: string, wish?: unknown): Promise<T> {
  expect((await page.request.get("/api/me")).ok()).toBe(true);
  const answer = await page.request.post(path, { data: wish ?? {} });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json() as Promise<T>;
}

/** Lay any table as the page's visitor; nothing is held back by a curtain. */
export async function lay(page: Page, wish: TableWish): Promise<TableInfo> {
  return asked<TableInfo>(page, "/api/tables", { pause: 0, ...wish });
}

/** Lay a table of Star Wars as the page's visitor. */
export async function layTable(
  page: Page,
  wish: Laying = {},
): Promise<{ id: string; invitation: string | null }> {
  const deck = wish.botDeck ?? "sith";
  const table = await lay(page, {
    game: "star_wars_lcg",
    seats: [
      { who: "me", deck: wish.deck ?? "jedi" },
      wish.invited ? { who: "invited", deck } : { who: "bot", bot: wish.bot ?? "random", deck },
    ],
    public: wish.public ?? false,
  });
  return { id: table.id, invitation: table.seats[1]!.invitation };
}

const FIXED = JSON.parse(readFileSync(new URL("./fixed.json", import.meta.url), "utf8")) as Record<
  string,
  unknown
>;

/** A table of Star Wars that is always the same: the first turn of the light side, unless some of it is told otherwise. */
export async function layFixed(page: Page, otherwise: Record<string, unknown> = {}): Promise<string> {
  const seats: TableWish["seats"] = [{ who: "me" }, { who: "bot", bot: "greedy" }];
  return (await lay(page, { game: "star_wars_lcg", seats, position: { ...FIXED, ...otherwise } })).id;
}

/** Numbers that are the same in every run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export const MINE = ".decision[data-mine]:not([data-busy])";

export type Moment = "mine" | "over" | "waiting";

export async function moment(page: Page): Promise<Moment> {
  return page.evaluate((mine) => {
    if (document.querySelector(".end")) return "over";
    return document.querySelector(mine) ? "mine" : "waiting";
  }, MINE);
}

/** Everything that can be pressed to answer a question; what lies under a tray cannot. */
const ON_CARDS = ":is(.tray, .felt-board:not([inert])) .piece[data-can]";
const IN_BAR = ".decision-buttons [data-option]";
export const OPTIONS = `${ON_CARDS}, ${IN_BAR}`;

/**
 * Wait for something on a page as long as the test may take: how long a bot needs is a matter of the machine, and the test that
 * waits in vain says what for.
 */
export async function untilReady(
  page: Page,
  ready: (given: string[]) => unknown,
  given: string[],
): Promise<void> {
  await page.waitForFunction(ready, given, { timeout: 0 });
}

/** Wait until the page is asked and can answer (while a turn is still told some of it may be on its way), or the game is over. */
export async function untilAsked(page: Page): Promise<Moment> {
  await untilReady(
    page,
    ([mine, options]) =>
      document.querySelector(".end") ?? (document.querySelector(mine!) && document.querySelector(options!)),
    [MINE, OPTIONS],
  );
  return moment(page);
}

const PROMPT = 300; // pictures of a page: five seconds where the machine has nothing else to do

/** Do something with a page while it is drawn so often at most: what hangs is noticed, and a busy machine is no slower by this clock. */
export async function promptly(page: Page, deed: Promise<void>, most = PROMPT): Promise<void> {
  let done = false;
  const settle = () => {
    done = true;
  };
  deed.then(settle, settle);
  for (let drawn = 0; !done; drawn++) {
    if (drawn === most) throw new Error(`not done while the page was drawn ${most} times`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await deed;
}

/** Answer the open question with the mouse: a shining card, an entry of its menu, or a button of the bar. */
export async function chooseAny(page: Page, next: () => number): Promise<void> {
  const number = await page.locator(".decision").getAttribute("data-number");
  const buttons = page.locator(IN_BAR);
  const cards = page.locator(ON_CARDS);
  const [atCards, atBar] = [await cards.count(), await buttons.count()];
  const which = Math.floor(next() * (atCards + atBar));
  if (which < atCards) {
    await promptly(page, cards.nth(which).click({ timeout: 0 }));
    const menu = page.locator(".offer-menu [role=menuitem]:not(.quiet)");
    const several = await menu.count();
    if (several) await promptly(page, menu.nth(Math.floor(next() * several)).click({ timeout: 0 }));
  } else {
    await promptly(page, buttons.nth(which - atCards).click({ timeout: 0 }));
  }
  await untilReady(
    page,
    ([before]) =>
      document.querySelector(".end") ??
      document.querySelector(".decision")?.getAttribute("data-number") !== before,
    [number ?? ""],
  );
}

/**
 * Go on by pressing what shines, within the page, until the game is over or so many choices are made: the same buttons, without
 * the way of the mouse to them. With a share below 1 only the first of them are pressed: rather cards than buttons.
 */
export async function playSwiftly(page: Page, seed: number, most: number, share = 1): Promise<number> {
  return page.evaluate(
    async ([start, limit, mine, options, first]) => {
      let state = start;
      const next = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 4294967296;
      };
      const number = () => document.querySelector(".decision")?.getAttribute("data-number");
      const until = (ready: () => unknown, patience = 60_000) =>
        new Promise<boolean>((resolve) => {
          const end = Date.now() + patience;
          const look = () =>
            ready() ? resolve(true) : Date.now() > end ? resolve(false) : setTimeout(look, 4);
          look();
        });
      const over = () => document.querySelector(".end");
      for (let n = 0; n < limit; n++) {
        await until(() => over() || document.querySelector(mine));
        if (over() || !document.querySelector(mine)) return n;
        const before = number();
        const found = [...document.querySelectorAll<HTMLElement>(options)];
        if (!found.length) throw new Error(`nothing shines: ${document.querySelector(mine)?.textContent}`);
        found[Math.floor(next() * first * found.length)]?.click();
        const menu = () => document.querySelectorAll<HTMLElement>(".offer-menu [role=menuitem]:not(.quiet)");
        // A press that came to nothing (the menu closed under it) is soon made again.
        await until(() => over() || number() !== before || menu().length, 1_000);
        const entries = [...menu()];
        entries[Math.floor(next() * entries.length)]?.click();
        await until(() => over() || number() !== before, 1_500);
      }
      return limit;
    },
    [seed, most, MINE, OPTIONS, share] as const,
  );
}

/** Everything the server has said to a page over its sockets. */
export function listen(page: Page): ServerMessage[] {
  const heard: ServerMessage[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => heard.push(JSON.parse(String(payload)) as ServerMessage));
  });
  return heard;
}

/** Errors of the page fail the test. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (
      message.type() === "error" &&
      !message.text().includes("WebSocket") &&
      !message.text().includes("ERR_")
    )
      errors.push(message.text());
  });
  return errors;
}
