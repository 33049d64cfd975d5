import type { Page } from "@playwright/test";
import type { Shelf } from "../src/net/protocol";
import { expect, quietly, test, untilAsked, watchErrors } from "./fixtures";
import { resize, SIZES } from "./sizes";

/** Take so many of each card on the shelf that is open, as far as they are offered, until there are so many. */
async function take(page: Page, copies: number, wanted: number): Promise<void> {
  const places = page.locator(".bench-set, .card-cell");
  for (let n = 0, taken = 0; taken < wanted; n++) {
    const stepper = places.nth(n).locator(".stepper");
    const more = stepper.getByRole("button", { name: /more$/ });
    for (let copy = 1; copy <= copies && taken < wanted && (await more.isEnabled()); copy++, taken++) {
      await more.click();
      await expect(stepper.locator("output")).toHaveText(String(copy));
    }
  }
}

const legality = (page: Page) => page.getByRole("region", { name: "Is the deck legal?" });

async function isLegal(page: Page): Promise<void> {
  await expect(legality(page)).toHaveText("Legal: it may be played.");
}

async function plays(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play it" }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect(await untilAsked(page)).toBe("mine");
}

test.describe("a deck is built from nothing, broken, mended and played", () => {
  test("objective sets under an affiliation", async ({ page, context }) => {
    await quietly(context);
    const errors = watchErrors(page);
    await page.goto("/decks/new/star_wars_lcg");
    await page.getByRole("button", { name: "Choose Jedi" }).click();
    await take(page, 2, 10);
    await isLegal(page);
    await page.getByRole("button", { name: "One A Hero's Journey less" }).first().click();
    await expect(legality(page)).toContainText("R18.1");
    await expect(legality(page)).toContainText("Add 1 more objective set.");
    await page.keyboard.press("Control+z");
    await isLegal(page);
    await page.getByRole("tab", { name: "Affiliation" }).click();
    await page.getByRole("button", { name: "Choose Sith" }).click();
    await expect(legality(page)).toContainText("does not belong to the dark side");
    await page.getByRole("button", { name: "Undo" }).click();
    await isLegal(page);
    await page.getByRole("textbox", { name: "Name of the deck" }).fill("Masters");
    await plays(page);
    await page.goto("/decks");
    await expect(page.getByRole("link", { name: /Masters/ })).toContainText("legal");
    expect(errors).toEqual([]);
  });

  test("a warlord with its squad, and allies by the wheel", async ({ page, context }) => {
    await quietly(context);
    await page.goto("/decks/new/conquest");
    await page.getByRole("button", { name: "Choose Nazdreg" }).click();
    await expect(page.locator(".deck-parts")).toContainText("Nazdreg's Flash Gitz");
    const search = page.getByRole("searchbox");
    await page.getByText("Also what does not fit").click();
    await search.fill("Iron Halo");
    await expect(page.locator(".card-cell", { hasText: "DB7" })).toContainText(
      "only a warlord of Space Marines",
    );
    await page.getByText("Also what does not fit").click();
    await search.fill("");
    await take(page, 3, 42);
    await isLegal(page);
    await page.getByRole("tab", { name: "Warlord" }).click();
    await page.getByRole("button", { name: "Choose Colonel Straken" }).click();
    const mend = legality(page).getByRole("button", { name: /^Take out/ });
    await expect(legality(page)).toContainText("DB7");
    const broken = await mend.count();
    await mend.first().click();
    await expect(mend).not.toHaveCount(broken);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(mend).toHaveCount(broken);
    await page.getByRole("button", { name: "Undo" }).click();
    await isLegal(page);
    await plays(page);
  });

  test("a team for its points, then cards of its colours", async ({ page, context }) => {
    await quietly(context);
    await page.goto("/decks/new/destiny");
    const search = page.getByRole("searchbox");
    await search.fill("Maul");
    await page.getByRole("button", { name: "One Maul, 2 dice more" }).click();
    await expect(page.locator(".tallies")).toContainText("16 of 30");
    await page.getByRole("tab", { name: "Battlefield" }).click();
    await search.fill("Imperial Palace");
    await page.getByRole("button", { name: "Choose Imperial Palace" }).click();
    await search.fill("");
    await page.getByRole("tab", { name: "Cards", exact: true }).first().click();
    await take(page, 2, 30);
    await isLegal(page);
    await page.getByRole("button", { name: "One Maul, 2 dice less" }).first().click();
    await expect(legality(page)).toContainText("The team has no character.");
    await expect(legality(page)).toContainText("Take a blue character into the team.");
    await page.keyboard.press("Control+z");
    await isLegal(page);
    await plays(page);
  });
});

test("every form of deck file is recognised, and a mistake is named with its line", async ({
  page,
  context,
}) => {
  await quietly(context);
  await page.request.get("/api/me");
  const written = async (game: string, deck: Record<string, unknown>, format: string) =>
    (await (await page.request.post("/api/decks/text", { data: { game, deck, format } })).json()) as {
      file: string;
      text: string;
    };
  const jedi = { name: "Quiet masters", affiliation: "Jedi", sets: [1, 1, 2, 2, 3, 3, 4, 4, 7, 7] };
  const read = async (game: string, text: string, file = "") => {
    await page.goto("/decks");
    await page.getByRole("combobox", { name: "Game" }).selectOption({ label: game });
    if (file) {
      const upload = { name: file, mimeType: "text/plain", buffer: Buffer.from(text) };
      await page.locator(".deck-import input[type=file]").setInputFiles(upload);
    } else await page.getByRole("textbox", { name: "The deck as text" }).fill(text);
    await page.getByRole("button", { name: "Import" }).click();
  };
  const [StarWars, Conquest, Destiny] = [
    "Star Wars: The Card Game",
    "Warhammer 40,000: Conquest",
    "Star Wars: Destiny",
  ];
  for (const format of ["text", "list"]) {
    await read(StarWars!, (await written("star_wars_lcg", jedi, format)).text);
    await isLegal(page);
    await expect(page.getByRole("textbox", { name: "Name of the deck" })).toHaveValue("Quiet masters");
  }
  const shelf = await (await page.request.get("/api/games")).json();
  const starter = async (game: string) => {
    const { text } = shelf.games.find((one: { id: string }) => one.id === game).decks[0];
    return (await page.request.post("/api/decks", { data: { game, name: "x", text } })).json();
  };
  const orks = await written("conquest", (await starter("conquest")).deck, "o8d");
  await read(Conquest!, orks.text, orks.file);
  await isLegal(page);
  for (const format of ["text", "json"]) {
    const luke = await written("destiny", (await starter("destiny")).deck, format);
    await read(Destiny!, luke.text, luke.file);
    await isLegal(page);
  }
  await read(StarWars!, "Nonsense\nJedi\n2x No Such Objective\n");
  await expect(page.getByRole("alert")).toContainText("line 3");
  await expect(page.getByRole("alert")).toContainText("No Such Objective");
  await read(StarWars!, "Too much\nJedi\n3x A Hero's Journey\n2x 2\n2x 3\n2x 4\n2x 7\n");
  await expect(legality(page)).toContainText("R18.3");
  await page.getByRole("button", { name: "Take out 1 × A Hero's Journey." }).click();
  await isLegal(page);
});

test("a deck has versions, a sample hand and a link that a second browser opens", async ({
  page,
  context,
  browser,
  server,
}) => {
  await quietly(context);
  await page.request.get("/api/me");
  const deck = { name: "Swamp", affiliation: "Jedi", sets: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5] };
  const own = await (
    await page.request.post("/api/decks", { data: { game: "star_wars_lcg", name: "Swamp", deck } })
  ).json();
  await page.goto(`/decks/${own.id}`);
  await page.getByText("Sample hand").click();
  await page.getByRole("button", { name: "Deal a hand" }).click();
  await expect(page.getByRole("list", { name: "Sample hand" }).getByRole("listitem")).toHaveCount(6);
  await page.getByRole("button", { name: "One Jedi Training more" }).first().click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.locator("summary", { hasText: "Versions" }).click();
  await expect(page.locator(".versions ol > li").first()).toContainText("+1 Jedi Training");
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.locator(".tallies")).toContainText("10 of at least 10");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".tallies")).toContainText("11 of at least 10");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByRole("textbox", { name: "The link" }).inputValue();
  const other = await browser.newContext({ baseURL: server.address, viewport: { width: 390, height: 844 } });
  const friend = await other.newPage();
  await friend.goto(link);
  await expect(friend.getByRole("heading", { name: "Swamp" })).toBeVisible();
  await friend.getByRole("button", { name: "Copy to my decks" }).click();
  await friend.getByRole("tab", { name: /^Deck/ }).click();
  await expect(friend.locator(".deck-parts")).toContainText("Jedi Training");
  await other.close();
});

test("a low screen shows whole cards to choose from, and both sides stay at hand", async ({
  page,
  context,
}) => {
  await quietly(context);
  await resize(page, SIZES.sideways);
  await page.goto("/decks/new/star_wars_lcg");
  await page.getByRole("button", { name: "Choose Jedi" }).click();
  await page.locator(".bench-set .face").first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator(".bench-set .face").first()).toBeInViewport({ ratio: 0.9 });
  const lowest = await page.evaluate(() =>
    document.elementFromPoint(60, innerHeight - 4)?.closest(".bench-set"),
  );
  expect(lowest, "what lies at the lower edge").toBeTruthy();
  for (const side of await page.locator(".bench-sides").getByRole("tab").all())
    await expect(side).toBeInViewport({ ratio: 1 });
});

test("a box of one's own is checked line by line, kept and played", async ({ page, context }) => {
  await quietly(context);
  await page.goto("/decks/box/new");
  await expect(page.getByText("The box can be played.")).toBeVisible();
  const file = page.getByRole("textbox", { name: "The component file" });
  const right = await file.inputValue();
  await file.fill(right.replace('"schema": "clone_wars/1"', '"schema": "clone_wars/9"'));
  await page.getByRole("button", { name: "Line 2", exact: true }).click();
  await expect(page.getByRole("button", { name: "Play with it" })).toBeDisabled();
  await file.fill(right);
  await expect(page.getByText("The box can be played.")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/decks\/box\/(?!new)/);
  await page.getByRole("button", { name: "Play with it" }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect(await untilAsked(page)).toBe("mine");
});

test("how good is it? A series is begun, watched, stopped, and its result read", async ({
  page,
  context,
}) => {
  test.setTimeout(330_000);
  await quietly(context);
  const errors = watchErrors(page);
  await page.request.get("/api/me");
  const { games } = (await (await page.request.get("/api/games")).json()) as Shelf;
  const { text } = games.find((one) => one.id === "destiny")!.decks[0]!;
  const kept = await page.request.post("/api/decks", {
    data: { game: "destiny", name: "Quiet hands", text },
  });
  const { id } = (await kept.json()) as { id: string };
  await page.goto(`/decks/${id}`);
  await page.getByRole("button", { name: "How good is it?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How good is it?" })).toBeVisible();
  const long = page.getByRole("combobox", { name: "How long" });
  await long.selectOption({ label: "Thorough: at most 60 deals" });
  await page.getByRole("button", { name: "Begin" }).click();
  const running = page.getByRole("region", { name: "The games that are being played" });
  await expect(running).toContainText(/[1-9]\d* of at most \d+ games played/, { timeout: 60_000 });
  await expect(running).toContainText(/Won so far: \d+ % \(surely between/);
  await expect(running).toContainText(/at most \d+ (seconds?|minutes?) more/);
  await running.getByRole("button", { name: "Stop" }).click();
  const answer = page.getByRole("region", { name: "The answer" });
  await expect(answer).toContainText("Stopped before it was known.");

  await long.selectOption({ label: "Short: at most 4 deals" });
  await page.getByRole("button", { name: "Try it again" }).click();
  await expect(running).toBeVisible();
  await expect(answer).toContainText(/won \d+ % .* of \d+ games/, { timeout: 180_000 });
  await expect(
    page.getByRole("region", { name: "By opponent and seat" }).locator("tbody tr"),
  ).not.toHaveCount(0);
  await expect(page.getByRole("region", { name: "How games were won and lost" })).toContainText(/Won|Lost/);
  await expect(page.getByRole("table", { name: "Health" })).toBeAttached();
  await expect(page.getByRole("region", { name: "What to cut" })).toBeVisible();
  await expect(page.getByRole("region", { name: "The first hand" })).toContainText("hand");
  await page.getByRole("region", { name: "Card by card" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/cards\/destiny\//);
  await page.goBack();
  await expect(answer).toContainText(/of \d+ games/);
  expect(errors).toEqual([]);
});
