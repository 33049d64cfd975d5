import type { Locator, Page } from "@playwright/test";
import type { Option, ServerMessage, StateMessage } from "../src/net/protocol";
import { expect, MINE } from "./fixtures";

/** The first time a bot is asked, a process is started for it. */
const PATIENCE = 60_000;

/** How somebody presses what is in sight: with the mouse, a finger, or the keyboard. */
export type Hand = (page: Page, what: Locator) => Promise<void>;

const focused = (what: Locator) => what.evaluate((element) => element === document.activeElement);

/** Go on by a key until something has the focus. */
async function reach(page: Page, what: Locator, key: string): Promise<void> {
  for (let n = 0; n < 80 && !(await focused(what)); n++) await page.keyboard.press(key);
  expect(await focused(what), `the key ${key} never comes to ${what}`).toBe(true);
}

export const HANDS: Record<"mouse" | "touch" | "keyboard", Hand> = {
  mouse: (_, what) => what.click(),
  touch: (_, what) => what.tap(),
  keyboard: async (page, what) => {
    const menu = await what.evaluate((element) => element.matches("[role=menuitem]"));
    const option = await what.evaluate((element) => element.matches(".piece, [data-option]"));
    await reach(page, what, menu ? "ArrowDown" : option ? "n" : "Tab");
    await page.keyboard.press("Enter");
  },
};

/** What a page was asked last, of all that its server has said to it; waits until it can be answered there. */
export async function question(page: Page, heard: ServerMessage[]): Promise<StateMessage> {
  const last = () => heard.findLast((message) => message.type === "state");
  const isOpen = async () => {
    const state = last();
    if (state?.outcome) return true;
    const number = state?.question && `${state.era}/${state.view.decision?.number}`;
    return number && (await page.locator(`${MINE}[data-number="${number}"]`).count()) > 0;
  };
  await expect.poll(isOpen, { timeout: PATIENCE }).toBe(true);
  return last()!;
}

const ending = (label: string) => new RegExp(`${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);

/** Where an option can be pressed: a button of the bar or on the board, or a piece. */
async function place(page: Page, hand: Hand, label: string): Promise<Locator> {
  const places = [
    page.locator(".decision-buttons [data-option]").filter({ hasText: ending(label) }),
    page.locator(".felt button:not(.piece)").filter({ hasText: ending(label) }),
    page.locator(":is(.tray, .felt-board:not([inert])) [data-can]").and(page.getByLabel(label)),
  ];
  for (const found of places) if (await found.count()) return found.first();
  // Where there is room for one part of the board only, the ways to the others shine.
  for (const way of await page.locator(".felt button[data-shines]").all()) {
    await hand(page, way);
    for (const found of places) if (await found.count()) return found.first();
  }
  throw new Error(`“${label}” can be pressed nowhere`);
}

/** Choose one of the options of what is asked, where it lies; then wait for what comes of it. */
export async function choose(page: Page, hand: Hand, asked: StateMessage, option: Option): Promise<void> {
  const label = asked.question!.labels[asked.view.decision!.options.indexOf(option)]!;
  await hand(page, await place(page, hand, label));
  const entry = page.locator(".offer-menu [role=menuitem]").filter({ hasText: ending(label) });
  if (await entry.count()) await hand(page, entry.first());
}
