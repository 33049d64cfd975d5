import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { ServerMessage, StateMessage } from "../src/net/protocol";
import {
  expect,
  listen,
  MINE,
  moment,
  playSwiftly,
  quietly,
  test,
  untilAsked,
  watchErrors,
} from "./fixtures";

const FILE = join(import.meta.dirname, "..", "..", "zeton", "games", "clone_wars", "data", "components.json");
const JEDI = ["yoda", "aayla_secura", "luminara_unduli", "mace_windu"];

/** A component file of one's own: everybody begins on Kamino, all missions are there, there are no allies, every card helps. */
function ownComponents(): string {
  const own = JSON.parse(readFileSync(FILE, "utf-8"));
  for (const aid of own.player_aids) aid.start_planet = "kamino";
  for (const mission of own.missions) {
    mission.planet = "kamino";
    mission.threshold = 38; // the best roll and five full squads
    mission.symbols = ["assault", "stealth", "armor", "transport"];
    mission.when_drawn = [];
  }
  for (const card of own.squad_cards)
    if (card.type === "ally") {
      card.type = "assault";
      delete card.effect;
    }
  // No villain begins on Kamino: that would prevent an attempt.
  const kamino = own.invasion_cards.find((card: { planet?: string }) => card.planet === "kamino");
  own.setup.initial_invasion_discard.push(kamino.id);
  own.jedi.find((jedi: { id: string }) => jedi.id === "yoda").name = "Yoda of our box";
  own.villains.find((villain: { id: string }) => villain.id === "maul").name = "Maul of our box";
  return JSON.stringify(own);
}

interface Player {
  context: BrowserContext;
  page: Page;
  heard: ServerMessage[];
  errors: string[];
}

const states = (heard: ServerMessage[]) =>
  heard.filter((frame): frame is StateMessage => frame.type === "state");

/** Press an option by its label, in the list of all options or, where nothing lies on the table, in the bar. */
async function choose(page: Page, label: RegExp): Promise<void> {
  expect(await untilAsked(page)).toBe("mine");
  const open = page.getByRole("button", { name: /^All \d+ options/, expanded: false });
  if (await open.count()) await open.click();
  await press(
    page,
    page.locator(".decision-all .button, .decision-buttons [data-option]", { hasText: label }),
  );
}

/** Press the first of these, and wait for the next question. */
async function press(page: Page, buttons: Locator): Promise<void> {
  const before = await page.locator(".decision").getAttribute("data-number");
  await buttons.first().click();
  await expect.poll(() => page.locator(".decision").getAttribute("data-number")).not.toBe(before);
}

/** Everybody declines what can be declined, and loses what must be lost, until this player is asked about the turn again. */
async function declineAll(players: Player[], turn: Player): Promise<void> {
  for (let n = 0; n < 200; n++) {
    for (const { page } of players) {
      if ((await moment(page)) !== "mine") continue;
      const asked = (await page.getByTestId("question").textContent()) ?? "";
      const decline = page.locator(".decision-buttons [data-option=pass]");
      if (asked.startsWith("Your turn")) {
        if (page === turn.page) return;
      } else if (await decline.count()) await press(page, decline);
      else await choose(page, /Discard|Exhaust/);
    }
    await Promise.race(players.map(({ page }) => page.locator(MINE).waitFor()));
  }
  throw new Error("the turn does not go on");
}

test("three browsers and a bot at one table, with a box of their own", async ({ browser, server }) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), "zeton-box-"));
  const players: Player[] = [];
  for (let n = 0; n < 3; n++) {
    const context = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
    await quietly(context);
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    players.push({ context, page, heard: listen(page), errors: watchErrors(page) });
  }
  const [yoda, aayla, luminara] = players as [Player, Player, Player];

  // The host lays the table in the lobby: four seats, two friends, a bot, and a file of the own.
  await yoda.page.goto("/");
  await yoda.page.getByRole("link", { name: /Set up .*Clone Wars/ }).click();
  const form = yoda.page.locator(".new-table");
  await form.getByLabel("Players").selectOption("4 players");
  await form.getByLabel("Seat 2").selectOption("A friend");
  await form.getByLabel("Seat 3").selectOption("A friend");
  await form.getByLabel("Seat 4").selectOption("random");
  await form.getByText("More options").click();
  await form.getByRole("radio", { name: "Count Dooku" }).check();
  await form.getByLabel(/^Who begins/).fill("0");
  const chooser = form.getByLabel("Component file of your own");
  const bring = async (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    await chooser.setInputFiles(join(folder, name));
  };
  await bring("empty.json", '{"schema": "clone_wars/1"}');
  await expect(form.getByRole("alert")).toContainText("“planets” is missing");
  expect(yoda.errors.splice(0)).toEqual([expect.stringContaining("409")]); // what the browser itself says of the refusal
  await bring("own.json", ownComponents());
  // The own box has a villain of another name, and what was chosen before stays chosen.
  await expect(form.getByRole("radio", { name: "Maul of our box" })).toBeAttached();
  await expect(form.getByRole("radio", { name: "Count Dooku" })).toBeChecked();
  for (const id of JEDI) await form.locator(`input[value="${id}"]`).check();
  await expect(form.getByRole("alert")).toHaveCount(0);
  await form.getByRole("button", { name: "Play", exact: true }).click();
  const links = yoda.page.getByRole("textbox", { name: "The invitation" });
  await expect(links).toHaveCount(2);
  const addresses = [await links.nth(0).inputValue(), await links.nth(1).inputValue()];
  for (const [n, friend] of [aayla, luminara].entries()) {
    await friend.page.goto(addresses[n]!);
    await friend.page.getByRole("button", { name: "Sit down" }).click();
  }
  for (const { page } of players)
    await expect(page.locator(".cw-who", { hasText: "Yoda of our box" })).toBeVisible();

  // After the roll of an attempt everybody on the planet is asked for help, one after another; a question outlives a reload.
  await expect(yoda.page.getByTestId("question")).toHaveText(/^Your turn: 4 actions/);
  expect([await moment(aayla.page), await moment(luminara.page)]).toEqual(["waiting", "waiting"]);
  await choose(yoda.page, /Attempt/);
  await press(yoda.page, yoda.page.locator(".decision-buttons [data-option=pass]"));
  await expect(aayla.page.getByTestId("question")).toHaveText(/more successes? for the mission/);
  expect([await moment(yoda.page), await moment(luminara.page)]).toEqual(["waiting", "waiting"]);
  await aayla.page.reload();
  await expect(aayla.page.getByTestId("question")).toHaveText(/more successes? for the mission/);
  await choose(aayla.page, /Exhaust/);
  await expect(luminara.page.locator(".log")).toContainText(/Aayla Secura exhausts/);
  await declineAll(players, yoda);

  // Yoda flies away and would bring the others: each is asked whether that is agreed to, and nobody else is.
  await choose(yoda.page, /Fly to/);
  await declineAll(players, yoda);
  await choose(yoda.page, /free action/);
  await choose(yoda.page, /Aayla/);
  await expect(aayla.page.getByTestId("question")).toHaveText(
    /^Yoda of our box wants to move Aayla Secura to .+\. Do you agree\?$/,
  );
  expect([await moment(yoda.page), await moment(luminara.page)]).toEqual(["waiting", "waiting"]);
  await aayla.page.reload();
  await choose(aayla.page, /Refuse/);
  await choose(yoda.page, /Luminara/);
  await expect(luminara.page.getByTestId("question")).toHaveText(/wants to move Luminara Unduli/);
  expect(await moment(aayla.page)).toBe("waiting");
  await choose(luminara.page, /Agree/);
  const where = (page: Page, name: string) => page.locator(".cw-squad", { hasText: name }).locator(".cw-who");
  for (const { page } of players) {
    await expect(where(page, "Aayla")).toContainText("Kamino");
    await expect(where(page, "Luminara")).not.toContainText("Kamino");
  }

  // To the end, all at once, with a reload in the middle.
  await Promise.all([
    playSwiftly(yoda.page, 5, 3000),
    playSwiftly(luminara.page, 7, 3000),
    (async () => {
      await playSwiftly(aayla.page, 11, 12);
      await aayla.page.reload();
      await untilAsked(aayla.page);
      await playSwiftly(aayla.page, 13, 3000);
    })(),
  ]);
  for (const { page } of players) await expect(page.locator(".end h2")).toHaveText("You lose");

  // Nobody was ever shown another's question, and everybody saw the same galaxy.
  for (const [seat, { heard, errors }] of players.entries()) {
    expect(errors).toEqual([]);
    for (const { view } of states(heard)) if (view.decision) expect(view.waiting_for).toBe(seat);
    expect(heard.some((frame) => frame.type === "hello" && frame.own_cards)).toBe(true);
  }
  const last = players.map(({ heard }) => states(heard).at(-1)!.view);
  for (const view of last) expect(view.planets).toEqual(last[0]!.planets);
  for (const { context } of players) await context.close();
  rmSync(folder, { recursive: true });
});
