import type { WebSocketRoute } from "@playwright/test";
import type { ServerMessage, StateMessage } from "../src/net/protocol";
import {
  chooseAny,
  expect,
  layTable,
  listen,
  moment,
  numbers,
  playSwiftly,
  quietly,
  Server,
  test,
  untilAsked,
} from "./fixtures";

test("two browsers, with a reload, a lost socket, and the server killed and started again", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = new Server();
  await server.start();
  const contexts = await Promise.all(
    [0, 1].map(() => browser.newContext({ baseURL: server.address, reducedMotion: "reduce" })),
  );
  for (const context of contexts) await quietly(context);
  const [host, guest] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!host || !guest) throw new Error("two pages are needed");
  const heard = [listen(host), listen(guest)];
  const { id, invitation } = await layTable(host, { invited: true });
  await host.goto(`/table/${id}`);
  await expect(host.getByRole("textbox", { name: "The invitation" })).toHaveValue(
    new RegExp(String(invitation)),
  );
  await guest.goto(`/table/${id}?invitation=${invitation}`);
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(host.locator(".decision")).toBeVisible();

  const next = numbers(11);
  const play = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const who = await Promise.race([host, guest].map((page) => untilAsked(page).then(() => page)));
      if ((await moment(who)) === "over") return;
      await chooseAny(who, next);
    }
  };
  const lines = (page: typeof host) => page.locator(".log li").count();

  await play(16);
  const before = await lines(host);
  await host.reload();
  await expect.poll(() => lines(host)).toBeGreaterThanOrEqual(before);
  await play(6);

  // A lost socket: the page comes back by itself.
  let cut: WebSocketRoute | null = null;
  await contexts[1]!.routeWebSocket(/\/ws\//, (route) => {
    route.connectToServer();
    cut = route;
  });
  await guest.reload();
  await expect(guest.locator(".decision")).toBeVisible();
  const old = cut as unknown as WebSocketRoute;
  await old.close({ code: 3000 });
  await expect.poll(() => cut !== null && cut !== old).toBe(true);
  await play(6);

  const stood = await lines(host);
  await server.kill();
  await expect(host.getByText("Connection lost")).toBeVisible();
  await server.start();
  await expect(host.locator(".line-status")).toHaveText("");
  await expect.poll(() => lines(host)).toBe(stood);
  await play(8);

  await guest.getByRole("button", { name: "Chat" }).first().click();
  await guest.getByRole("textbox", { name: "Write something" }).fill("good game");
  await guest.keyboard.press("Enter");
  await host.getByRole("button", { name: "Chat" }).first().click();
  await expect(host.locator(".chat li")).toContainText(["good game"]);
  await host.getByRole("button", { name: "Resign" }).click();
  await host.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(host.locator(".end h2")).toHaveText("You lose");
  await expect(guest.locator(".end h2")).toHaveText("You win");

  expect(leaks(heard[0]!, heard[1]!, 1)).toEqual([]);
  for (const context of contexts) await context.close();
  await server.close();
});

test("no frame holds the identity of a card its browser may not know, over a whole game", async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const contexts = await Promise.all(
    [0, 1].map(() => browser.newContext({ baseURL: server.address, reducedMotion: "reduce" })),
  );
  for (const context of contexts) await quietly(context);
  const [host, guest] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!host || !guest) throw new Error("two pages are needed");
  const heard = [listen(host), listen(guest)];
  const { id, invitation } = await layTable(host, { invited: true });
  await host.goto(`/table/${id}`);
  await guest.goto(`/table/${id}?invitation=${invitation}`);
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(host.locator(".decision")).toBeVisible();
  await Promise.all([playSwiftly(host, 23, 3000), playSwiftly(guest, 29, 3000)]);
  await expect(host.locator(".end")).toBeVisible();
  await expect(guest.locator(".end")).toBeVisible();
  expect(leaks(heard[0]!, heard[1]!, 1)).toEqual([]);
  expect(leaks(heard[1]!, heard[0]!, 0)).toEqual([]);
  for (const context of contexts) await context.close();
});

const SHOWN = new Set(["looks at", "reveals", "returns to hand", "takes into hand"]);

/**
 * What one browser was told of cards that, as the other browser's own frames say, were in that one's hand at the same moment and
 * had never been shown. Frames belong together when the log has the same length.
 */
function leaks(mine: ServerMessage[], theirs: ServerMessage[], them: number): string[] {
  const states = (heard: ServerMessage[]) =>
    heard.filter((frame): frame is StateMessage => frame.type === "state");
  const at = (frame: StateMessage) => `${frame.era}/${frame.log_from + frame.log.length}`;
  const held = new Map<string, Set<number>>();
  for (const frame of states(theirs)) {
    const hand = new Set((frame.view.zones.hand?.[them] ?? []).filter((card) => card !== null));
    const before = held.get(at(frame));
    held.set(at(frame), before ? new Set([...before].filter((card) => hand.has(card))) : hand);
  }
  const shown = new Set<number>();
  const found: string[] = [];
  for (const frame of states(mine)) {
    for (const line of frame.log) if (SHOWN.has(line.what)) for (const card of line.cards) shown.add(card);
    const hidden = held.get(at(frame)) ?? new Set<number>();
    for (const card of Object.keys(frame.view.cards).map(Number)) {
      if (!hidden.has(card)) shown.add(card);
      else if (!shown.has(card)) found.push(`${at(frame)}: card ${card} is known`);
    }
    for (const line of frame.log)
      for (const card of line.cards)
        if (hidden.has(card) && !shown.has(card))
          found.push(`${at(frame)}: “${line.text}” names card ${card}`);
    for (const zone of ["deck", "objective_deck"])
      for (const pile of frame.view.zones[zone] ?? [])
        for (const card of pile)
          if (card !== null && !shown.has(card)) found.push(`${at(frame)}: card ${card} in a ${zone}`);
  }
  return found;
}
