import type { Shelf } from "../src/net/protocol";
import { lay, test, untilAsked } from "../e2e/fixtures";
import { shoot, visit } from "./shooting";

// What is said at length, in the longer languages: the builder, an invitation, the first step of each lesson: npm run gallery

const GAMES = ["star_wars_lcg", "conquest", "destiny", "clone_wars"];
const NO_LIGHT = { light: [] };

for (const language of ["pl", "hu"])
  test(`pages in ${language}`, async ({ context, browser, server }) => {
    test.setTimeout(600_000);
    const page = await visit(context, language);
    const { games } = (await (await page.request.get("/api/games")).json()) as Shelf;
    const { text } = games.find((one) => one.id === "star_wars_lcg")!.decks[0]!;
    const { id, seats } = await lay(page, {
      game: "star_wars_lcg",
      seats: [
        { who: "me", deck: "jedi" },
        { who: "invited", deck: "sith" },
      ],
      clock: { total: 1200, increment: 5 },
    });
    const kept = await page.request.post("/api/decks", { data: { game: "star_wars_lcg", name: "Quiet hands", text } });
    const deck = (await kept.json()) as { id: string };
    const friend = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
    const invited = await visit(friend, language);
    await invited.goto(`/table/${id}?invitation=${seats[1]!.invitation}`);
    await invited.locator(".invitation").waitFor();
    await shoot(invited, `${language}.invitation`, NO_LIGHT);
    await friend.close();
    await page.goto(`/decks/${deck.id}`);
    await page.locator(".stepper").first().waitFor();
    await shoot(page, `${language}.builder`, NO_LIGHT);
    for (const [n, game] of GAMES.entries()) {
      await page.goto("/school");
      await page.locator(".puzzle").first().waitFor();
      if (n === 0) await shoot(page, `${language}.school`, NO_LIGHT);
      await page.locator(".button-main").nth(n).click();
      await untilAsked(page);
      await shoot(page, `${language}.lesson.${game}`, NO_LIGHT);
    }
  });
