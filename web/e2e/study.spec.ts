import AxeBuilder from "@axe-core/playwright";
import { expect, layTable, playSwiftly, quietly, test, untilAsked, watchErrors } from "./fixtures";
import { SIZES } from "./sizes";

test("a finished game is studied: the chances, a turning point, and another line from there", async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  await quietly(context);
  const errors = watchErrors(page);
  const { id } = await layTable(page);
  await page.goto(`/table/${id}`);
  await playSwiftly(page, 3, 14, 1);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.getByRole("region", { name: "The end" })).toBeVisible();

  await page.goto(`/replay/${id}`);
  await page.getByRole("button", { name: "Study", exact: true }).click();
  const study = page.getByRole("complementary", { name: "Study" });
  // A study gives way to games: how long it takes is a matter of the machine.
  await expect(study.getByRole("status")).toContainText(/has looked at (\d+) of \1 moments\./, {
    timeout: 0,
  });
  const odds = study.getByRole("table", { name: /as the search sees them/ });
  expect(await odds.getByRole("row").count()).toBeGreaterThan(1);
  const swing = study.getByRole("list", { name: "Turning points" }).getByRole("listitem").first();
  await expect(swing).toContainText(/Chosen: .+Better: .+ % → \d+ %/);
  await swing.getByRole("button").first().click();
  await expect(swing.getByRole("button").first()).toHaveAttribute("aria-current", "true");
  const findings = (await new AxeBuilder({ page }).include(".study").analyze()).violations;
  expect(findings.filter((one) => one.impact === "serious" || one.impact === "critical")).toEqual([]);

  // Where it lies on the board, going to a moment shows the board, and the study comes back when it is asked for.
  await page.setViewportSize(SIZES.upright);
  await swing.getByRole("button").first().click();
  await expect(study).toHaveCount(0);
  await expect(page.locator(".felt .piece").first()).toBeVisible();
  await page.getByRole("button", { name: "Study", exact: true }).click();
  await expect(swing.getByRole("button").first()).toHaveAttribute("aria-current", "true");
  await page.setViewportSize(SIZES.desk);

  // Another line is played from there; the study of the game knows of it.
  await swing.getByRole("button", { name: "Try another line from here" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await untilAsked(page);
  await page.goto(`/replay/${id}?study`);
  await expect(study.getByText(/This line is not finished\. The game: (won|lost)\./)).toBeVisible();

  // The position of a step is opened in the editor.
  await study.getByRole("link", { name: "Edit this position" }).click();
  await expect(page).toHaveURL(/\/study\/star_wars_lcg/);
  await expect(page.getByRole("textbox")).toHaveValue(/"light"/);
  await expect(page.locator(".editor-board .piece").first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("a position is broken, mended, shared and played", async ({ page, context, browser, baseURL }) => {
  test.setTimeout(120_000);
  await quietly(context);
  const errors = watchErrors(page);
  await page.goto("/study");
  await page.getByRole("link", { name: "Star Wars: The Card Game" }).click();
  const text = page.getByRole("textbox");
  await expect(page.locator(".editor-board .piece").first()).toBeVisible();
  const play = page.getByRole("button", { name: "Play from here" });
  const state = page.locator("#position-state");

  await text.fill("{ nothing");
  await expect(state).toContainText("not JSON");
  await expect(play).toBeDisabled();
  await text.fill('{ "light": { "units": ["Luke Skywalkr"] } }');
  await expect(state).toContainText("Luke Skywalker");
  await expect(play).toBeDisabled();
  await text.fill(
    '{ "light": { "units": ["Luke Skywalker (Core)"], "deck": ["Yoda"] }, "dark": { "deck": ["Force Choke"] } }',
  );
  await expect(play).toBeEnabled();
  await expect(page.getByRole("button", { name: /Luke Skywalker/ }).first()).toBeVisible();
  const findings = (await new AxeBuilder({ page }).include(".editor").analyze()).violations;
  expect(findings.filter((one) => one.impact === "serious" || one.impact === "critical")).toEqual([]);

  await expect(page).toHaveURL(/#[\w-]+$/);
  const other = await browser.newContext({ baseURL });
  const guest = await other.newPage();
  await guest.goto(page.url());
  await expect(guest.getByRole("textbox")).toHaveValue(/Luke Skywalker/);
  await expect(guest.getByRole("button", { name: /Luke Skywalker/ }).first()).toBeVisible();
  await other.close();

  await page.getByRole("button", { name: "What is best here?" }).click();
  await expect(
    page.getByRole("list", { name: "What is best here?" }).getByRole("listitem").first(),
  ).toContainText("%", {
    timeout: 60_000,
  });
  await play.click();
  await expect(page).toHaveURL(/\/table\//);
  await untilAsked(page);
  await expect(page.getByRole("button", { name: /Luke Skywalker/ }).first()).toBeVisible();
  // The browser notes every refusal of the engine by its status.
  expect(errors.filter((error) => !error.includes("409"))).toEqual([]);
});

test("two lines are tried from a position, kept, and compared with their odds beside each other", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await quietly(context);
  const errors = watchErrors(page);
  await page.goto("/study/star_wars_lcg");
  await expect(page.locator(".editor-board .piece").first()).toBeVisible();
  await page
    .getByRole("textbox")
    .fill(
      '{ "light": { "units": ["Luke Skywalker (Core)"], "hand": ["Twist of Fate"], "deck": ["Yoda", "Yoda"] }, "dark": { "units": ["Kuati Security Team"], "deck": ["Force Choke", "Force Choke"] }, "phase": "conflict" }',
    );
  await expect(page.getByRole("button", { name: /Luke Skywalker/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "Try lines from here" }).click();
  const lines = page.getByRole("region", { name: "Compare lines" });
  const options = lines.getByRole("list", { name: "What can be chosen" }).getByRole("button");
  const now = lines.getByRole("region", { name: "This line" });
  const first = (await options.first().textContent())!;
  await options.first().click();
  await expect(now.getByRole("listitem")).toHaveCount(2);
  await expect(now.getByRole("listitem").last()).toContainText(first);
  await expect(now.getByRole("heading")).toContainText(/\d+ %/, { timeout: 60_000 });
  await lines.getByRole("button", { name: "Keep this line" }).click();
  await lines.getByRole("button", { name: "Step back" }).click();
  await expect(now.getByRole("listitem")).toHaveCount(1);
  const last = (await options.last().textContent())!;
  expect(last).not.toBe(first);
  await options.last().focus();
  await page.keyboard.press("Enter");
  await expect(now.getByRole("listitem").last()).toContainText(last);
  const kept = lines.getByRole("region", { name: "Line 1" });
  await expect(kept.getByRole("listitem").last()).toContainText(first);
  for (const one of [now, kept])
    await expect(one.getByRole("listitem").last()).toContainText(/\d+ %/, { timeout: 60_000 });
  await expect(lines.locator(".lines-odds polyline")).toHaveCount(2);
  const findings = (await new AxeBuilder({ page }).include(".lines").analyze()).violations;
  expect(findings.filter((one) => one.impact === "serious" || one.impact === "critical")).toEqual([]);
  await lines.getByRole("button", { name: "Back to the position" }).click();
  await expect(page.getByRole("textbox")).toHaveValue(/Luke Skywalker/);
  expect(errors).toEqual([]);
});

test("a position is edited by hand, and the text beside it says the same", async ({ page, context }) => {
  await quietly(context);
  const errors = watchErrors(page);
  await page.goto("/study/star_wars_lcg");
  await expect(page.locator(".editor-board .piece").first()).toBeVisible();
  const text = page.getByRole("textbox");
  const deck = Array<string>(12).fill("Force Choke");
  const light = { units: ["Luke Skywalker (Core)"], deck: Array<string>(12).fill("Yoda") };
  await text.fill(JSON.stringify({ light, dark: { deck } }));
  const form = page.getByRole("region", { name: "By hand" });
  const state = page.locator("#position-state");
  const said = async () => JSON.parse(await text.inputValue()) as Record<string, Record<string, unknown>>;

  await form.getByRole("combobox", { name: "Whose turn" }).selectOption({ label: "Dark side" });
  await form.getByRole("combobox", { name: "Phase" }).selectOption({ label: "Conflict" });
  await form.getByRole("spinbutton", { name: "Death Star dial" }).fill("7");
  expect(await said()).toMatchObject({ turn: "dark", phase: "conflict", dial: 7 });

  // By keyboard: a card comes, is hurt, moves, and goes.
  await form.locator("summary", { hasText: "Dark side" }).focus();
  await page.keyboard.press("Enter");
  const add = form.getByRole("combobox", { name: "Dark side, Units: add a card" });
  await expect(form.locator("datalist option").first()).toBeAttached();
  await add.fill("Rancr");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("alert")).toHaveText("No card is called “Rancr”.");
  await add.fill("Rancor");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /Rancor/ }).first()).toBeVisible();
  await form.getByRole("spinbutton", { name: "Rancor: damage" }).fill("2");
  expect((await said()).dark!.units).toEqual([{ card: "Rancor", damage: 2 }]);
  await form.getByRole("spinbutton", { name: "Rancor: damage" }).fill("9");
  await expect(form.locator("[data-wrong] .error")).toContainText("Rancor");
  await expect(page.getByRole("button", { name: "Play from here" })).toBeDisabled();
  await form.getByRole("combobox", { name: "Move Rancor" }).selectOption({ label: "Hand · Dark side" });
  expect((await said()).dark).toEqual({ deck, hand: ["Rancor"] });
  await expect(state).not.toHaveClass(/error/);
  await form.getByRole("button", { name: "Take Rancor out" }).click();
  expect((await said()).dark).toEqual({ deck });

  // And what is written is in the form.
  await text.fill((await text.inputValue()).replace('"dial": 7', '"dial": 3'));
  await expect(form.getByRole("spinbutton", { name: "Death Star dial" })).toHaveValue("3");
  const findings = (await new AxeBuilder({ page }).include(".pieces").analyze()).violations;
  expect(findings.filter((one) => one.impact === "serious" || one.impact === "critical")).toEqual([]);
  expect(errors.filter((error) => !error.includes("409"))).toEqual([]);
});

test("lines that were tried are in the link: a second browser sees them, with their odds", async ({
  page,
  context,
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  await quietly(context);
  await page.goto("/study/destiny");
  await expect(page.locator(".editor-board .piece").first()).toBeVisible();
  await page.getByRole("button", { name: "Try lines from here" }).click();
  const lines = page.getByRole("region", { name: "Compare lines" });
  const options = lines.getByRole("list", { name: "What can be chosen" }).getByRole("button");
  await options.first().click();
  const first = lines.getByRole("region", { name: "This line" }).getByRole("listitem").last();
  await expect(first).toContainText(/\d+ %/, { timeout: 60_000 });
  await lines.getByRole("button", { name: "Keep this line" }).click();
  const told = (await first.textContent())!;
  await lines.getByRole("button", { name: "Step back" }).click();
  await options.last().click();
  await expect(page).toHaveURL(/#[\w-]+~\d+!.*~\d+!/);
  const other = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
  const guest = await other.newPage();
  await guest.goto(page.url());
  const kept = guest.getByRole("region", { name: "Line 1" }).getByRole("listitem");
  await expect(kept).toHaveCount(2);
  await expect(kept.last()).toHaveText(told);
  await guest.getByRole("button", { name: "Back to the position" }).click();
  await expect(guest).toHaveURL(/#[\w-]+$/);
  await other.close();
});

test("what a card bears, dice in the pool and missions are edited by hand", async ({ page, context }) => {
  await quietly(context);
  const text = page.getByRole("textbox", { name: "The position as text" });
  const form = page.getByRole("region", { name: "By hand" });
  const said = async () => JSON.parse(await text.inputValue()) as Record<string, never>;
  const open = async (game: string, group: string) => {
    await page.goto(`/study/${game}`);
    await expect(page.locator(".editor-board .piece").first()).toBeVisible();
    await form.locator("summary", { hasText: group }).click();
  };
  const add = async (label: string, title: string) => {
    await form.getByRole("combobox", { name: label }).fill(title);
    await page.keyboard.press("Enter");
  };

  await open("star_wars_lcg", "Light side");
  await add("Luke Skywalker (Core), Enhancements: add a card", "Jedi Lightsaber");
  expect(await said()).toMatchObject({
    light: { units: [{ card: "Luke Skywalker (Core)", enhancements: ["Jedi Lightsaber"] }] },
  });
  await expect(page.getByRole("button", { name: "Play from here" })).toBeEnabled();

  await open("destiny", "Seat 1");
  const pool = form.getByRole("group", { name: "Luke Skywalker (Legacies): dice in the pool" });
  await pool.getByRole("combobox").first().selectOption("-");
  expect(await said()).toMatchObject({
    first: { characters: [{ card: "Luke Skywalker (Legacies)", pool: ["-", "1Sh"] }, {}] },
  });
  await pool.getByRole("combobox").nth(1).selectOption("");
  expect(await said()).toMatchObject({ first: { characters: [{ pool: ["-"] }, {}] } });

  await open("clone_wars", "Missions");
  await form.getByRole("combobox", { name: "Orange slot" }).selectOption("Hostages");
  expect(await said()).toMatchObject({ missions: { orange: "Hostages" } });
  await form.locator("summary", { hasText: "Villains and invasion" }).click();
  await form.getByRole("combobox", { name: "Asajj Ventress is on" }).selectOption("Naboo");
  expect(await said()).toMatchObject({ villains: { "Asajj Ventress": "Naboo" } });
  await expect(page.getByRole("button", { name: "Play from here" })).toBeEnabled();
});

test("affiliation, warlord, engagement and battle are edited by hand", async ({ page, context }) => {
  await quietly(context);
  const text = page.getByRole("textbox", { name: "The position as text" });
  const form = page.getByRole("region", { name: "By hand" });
  const play = page.getByRole("button", { name: "Play from here" });
  const said = async () => JSON.parse(await text.inputValue()) as Record<string, Record<string, unknown>>;
  const open = async (game: string, position: object, ...groups: string[]) => {
    await page.goto(`/study/${game}`);
    await expect(page.locator(".editor-board .piece").first()).toBeVisible();
    await text.fill(JSON.stringify(position));
    for (const group of groups) await form.locator("summary", { hasText: group }).click();
  };
  const choose = (name: string, label: string) =>
    form.getByRole("combobox", { name, exact: true }).selectOption({ label });

  const light = { units: ["Obi-Wan Kenobi", "Rebel Trooper", "Rebel Trooper"], deck: ["Yoda"] };
  const dark = {
    units: ["Emperor Palpatine"],
    objectives: ["The Heart of the Empire"],
    deck: ["Force Choke"],
  };
  await open("star_wars_lcg", { light, dark }, "Light side", "Engagement");
  await choose("Affiliation card", "Rebel Alliance");
  await form.getByRole("spinbutton", { name: "Rebel Alliance: focus" }).fill("1");
  expect((await said()).light!.affiliation).toEqual({ card: "Rebel Alliance", focus: 1 });
  await choose("What is attacked", "The Heart of the Empire");
  await form.getByRole("checkbox", { name: "Attackers: Obi-Wan Kenobi" }).check();
  await form.getByRole("spinbutton", { name: "Attackers: Rebel Trooper" }).fill("2");
  await form.getByRole("checkbox", { name: "Defenders: Emperor Palpatine" }).check();
  await choose("How far it is", "units strike");
  await choose("Who has the edge", "Light side");
  expect((await said()).engagement).toEqual({
    objective: "The Heart of the Empire",
    attackers: ["Obi-Wan Kenobi", "Rebel Trooper", "Rebel Trooper"],
    defenders: ["Emperor Palpatine"],
    step: "strikes",
    edge: "light",
  });
  await expect(play).toBeEnabled();
  await expect(page.locator("#position-state")).toContainText("strikes");
  await choose("What is attacked", "not said");
  expect(await said()).not.toHaveProperty("engagement");

  const planets = ["Plannum", "Ferrin"];
  const one = { planets: { 2: ["Guardsman"] } };
  await open("conquest", { one, two: { planets: { 2: ["Goff Nob"] } }, planets }, "Seat 1", "Battle");
  await choose("Warlord", "Colonel Straken");
  await form.getByRole("spinbutton", { name: "Colonel Straken: damage" }).fill("2");
  await form.getByRole("checkbox", { name: "Colonel Straken: bloodied" }).check();
  expect((await said()).one!.warlord).toEqual({ card: "Colonel Straken", damage: 2, bloodied: true });
  await choose("Where it is fought", "Planet 2 Ferrin");
  await choose("How far it is", "the combat turns");
  expect(await said()).toMatchObject({ battle: 2, window: "turns", planets: ["Ferrin"] });
  await expect(play).toBeEnabled();
  await expect(page.locator("#position-state")).toContainText("battle at Ferrin");
});
