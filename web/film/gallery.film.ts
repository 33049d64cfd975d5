import {
  CLONE_WARS_CROWDED,
  CLONE_WARS_FINALE,
  CONQUEST_CROWDED,
  DESTINY_CROWDED,
  STAR_WARS_CROWDED,
} from "../e2e/crowded";
import { lay, playSwiftly, test, untilAsked } from "../e2e/fixtures";
import { seePosition } from "../e2e/positions";
import type { TableWish } from "../src/net/protocol";
import { LANGUAGE, shoot, visit } from "./shooting";

// Every game at every size and stage, and the pages around it, in pictures for somebody to look at: npm run gallery

const EAGER = 0.8; // cards are rather played than not

const duel = (game: string, mine: string, their: string): TableWish => ({
  game,
  seats: [
    { who: "me", deck: mine },
    { who: "bot", bot: "greedy", deck: their },
  ],
});
const GAMES: Record<string, { wish: TableWish; full: Record<string, object> }> = {
  star_wars_lcg: { wish: duel("star_wars_lcg", "jedi", "sith"), full: { crowded: STAR_WARS_CROWDED } },
  conquest: { wish: duel("conquest", "space_marines", "orks"), full: { crowded: CONQUEST_CROWDED } },
  destiny: { wish: duel("destiny", "luke_skywalker", "boba_fett"), full: { crowded: DESTINY_CROWDED } },
  clone_wars: {
    wish: { game: "clone_wars", seats: [{ who: "me" }, { who: "bot", bot: "greedy" }] },
    full: { crowded: CLONE_WARS_CROWDED, finale: CLONE_WARS_FINALE },
  },
};
const STAGES = { begin: 3, early: 12, middle: 28, late: 60 }; // some games are over after 40

for (const [game, { wish, full }] of Object.entries(GAMES)) {
  test(`${game} from its start to its end`, async ({ context }) => {
    test.setTimeout(600_000);
    const page = await visit(context);
    const { id } = await lay(page, wish);
    await page.goto(`/table/${id}`);
    await untilAsked(page);
    await shoot(page, `${game}.0start`);
    let made = 0;
    for (const [stage, choices] of Object.entries(STAGES)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      made += await playSwiftly(page, 5 + made, choices - made, EAGER);
      if ((await untilAsked(page)) === "over") break;
      await shoot(page, `${game}.${stage}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await playSwiftly(page, 7, 5000);
    await page.locator(".end .graph").waitFor();
    await shoot(page, `${game}.end`);
    await page.goto(`/replay/${id}?study`);
    await page.locator(".side table").first().waitFor({ timeout: 120_000 });
    await page.keyboard.press("PageUp");
    await shoot(page, `${game}.study`);
  });

  for (const [stage, position] of Object.entries(full))
    test(`${game}, ${stage}`, async ({ context }) => {
      const page = await visit(context);
      await seePosition(page, position as Record<string, unknown>, LANGUAGE);
      await page.goto(`/table/${(await lay(page, wish)).id}`);
      await untilAsked(page);
      await shoot(page, `${game}.${stage}`);
    });
}

test("the pages around the tables", async ({ context, browser, server }) => {
  test.setTimeout(300_000);
  const page = await visit(context);
  for (const [name, path] of Object.entries({
    lobby: "/",
    settings: "/settings",
    set_up: "/play/conquest",
    set_up_clone_wars: "/play/clone_wars",
    dead_link: "/table/gone",
  })) {
    await page.goto(path);
    await page.locator("h1").waitFor();
    await shoot(page, `page.${name}`, { whole: true });
  }
  const { id, seats } = await lay(page, {
    game: "conquest",
    seats: [
      { who: "me", deck: "orks" },
      { who: "invited", deck: "eldar" },
    ],
    clock: { total: 1200, increment: 5 },
  });
  await page.goto(`/table/${id}`);
  await page.locator("h1").waitFor();
  await shoot(page, "page.waiting_room", { whole: true });
  const friend = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
  const invited = await visit(friend);
  await invited.goto(`/table/${id}?invitation=${seats[1]!.invitation}`);
  await invited.locator(".invitation").waitFor();
  await shoot(invited, "page.invitation", { whole: true });
  await friend.close();
});
