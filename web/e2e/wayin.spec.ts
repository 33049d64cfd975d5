import type { Page } from "@playwright/test";
import { expect, lay, layTable, playSwiftly, quietly, test, untilAsked, watchErrors } from "./fixtures";
import { atEverySize, resize, SIZES } from "./sizes";

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("a shelf of four games at every size, and one press begins one", async ({ page, context }) => {
  await quietly(context);
  const errors = watchErrors(page);
  await page.goto("/");
  const tiles = page.locator(".game-tile");
  await expect(tiles).toHaveCount(4);
  for (const tile of await tiles.all()) {
    await expect(tile.getByRole("heading")).toBeVisible();
    await expect(tile.locator("img")).toBeAttached();
    await expect(tile).toContainText(/\d players.*about \d+ min/);
  }
  // Nobody meets his own deck.
  await expect(tiles.filter({ hasText: "Conquest" })).toContainText(
    /Space Marines against (?!Space Marines).+ · A first game/,
  );
  await atEverySize(page, async (size) => {
    const play = tiles.first().getByRole("button", { name: /^Play / });
    await expect(play, size).toBeInViewport({ ratio: 1 });
  });
  await page.getByRole("button", { name: "Play Star Wars: Destiny at once" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await untilAsked(page);
  await expect(page.locator(".plate", { hasText: "Easy bot" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("settings hold at once, everywhere, and later, at every size", async ({ page, context }) => {
  await quietly(context);
  const size = () =>
    page.locator("h1").evaluate((head) => Number.parseFloat(getComputedStyle(head).fontSize));
  await page.goto("/");
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.locator("h1")).toHaveText("Settings");
  const before = await size();
  await page.getByRole("radio", { name: "Largest" }).check();
  expect(await size()).toBeCloseTo(before * 1.3, 1);
  await atEverySize(page, async () => expect(page.getByRole("radio", { name: "Largest" })).toBeVisible());
  await resize(page, SIZES.desk);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole("radio", { name: "Always light" }).check();
  const light = await ground();
  await page.getByRole("radio", { name: "Always dark" }).check();
  expect(await ground()).not.toBe(light);
  await page.getByRole("checkbox", { name: "Patterns for colours" }).check();
  await page.getByRole("combobox", { name: "Language" }).nth(1).selectOption("pl");
  await expect(page.locator("h1")).toHaveText("Ustawienia");
  await page.reload();
  await expect(page.locator("h1")).toHaveText("Ustawienia");
  expect(await size()).toBeCloseTo(before * 1.3, 1);
  await expect(page.locator("html")).toHaveAttribute("data-patterns", "on");
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
});

test("settings are changed by keyboard, and the next table keeps to them", async ({ page, context }) => {
  await quietly(context);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/settings");
  await page.locator("h1").click();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Language" }).last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: /Dark at the table/ })).toBeFocused();
  await page.getByRole("radio", { name: "Wherever a card of mine could answer" }).focus();
  for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await expect(page.getByRole("radio", { name: "Only in my own turns" })).toBeChecked();
  const speed = page.getByRole("group", { name: "Speed of play" });
  await speed.getByRole("radio", { name: "Normal" }).focus();
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(speed.getByRole("radio", { name: "At once" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Patterns for colours" }).press("Space");

  const { id } = await layTable(page, { bot: "greedy" });
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  for (const phase of await page.locator(".phases button").all())
    await expect(phase).toHaveAttribute("data-passed", "some");
  const head = page.locator(".tray .face-head").first();
  expect(await head.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain("gradient");
  // Nothing is held back although things may move: what others did stands as stills.
  for (let n = 0; n < 40 && !(await page.locator(".still").count()); n++) await playSwiftly(page, n, 1);
  await expect(page.locator(".still").first()).toBeVisible();
  await expect(page.locator(".stage > *")).toHaveCount(0);
});

test("at the table another language says everything anew, and nothing is lost", async ({ page, context }) => {
  await quietly(context);
  await page.goto(`/table/${(await layTable(page)).id}`);
  await playSwiftly(page, 3, 8, 1);
  await untilAsked(page);
  const question = page.getByTestId("question");
  const english = await question.textContent();
  const number = await page.locator(".decision").getAttribute("data-number");
  const card = page.locator(".hand .piece").first();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").getByRole("combobox", { name: "Language" }).selectOption("hu");
  await expect(page.getByRole("dialog")).toContainText("Betűméret");
  await page.keyboard.press("Escape");
  await expect(question).not.toHaveText(english ?? "");
  await expect(page.locator(".log")).toContainText(/kör|húz|fázis/i);
  expect(await page.locator(".decision").getAttribute("data-number")).toBe(number);
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
});

test("the browser's own language is spoken first, and what the server refuses is said in it", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.address, locale: "pl-PL" });
  await quietly(context);
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("h1")).toHaveText("Siadaj i graj");
  await page.goto("/table/nothing-here");
  await expect(page.locator("main")).toContainText("Nie ma takiego stołu");
  await page.getByRole("link", { name: "Do gier" }).click();
  await expect(page.locator(".game-tile")).toHaveCount(4);
  await context.close();
});

test("a link that leads to nothing says so, and leads on", async ({ page, context }) => {
  await quietly(context);
  const { id, invitation } = await layTable(page, { invited: true });
  await page.request.post(`/api/tables/${id}/cancel`);
  const dead = ["/table/gone", "/replay/gone", "/no/such/page", "/play/chess", "/table/gone?invitation=x"];
  for (const path of [...dead, `/table/${id}?invitation=${invitation}`]) {
    await page.goto(path);
    if (path.includes(id)) continue; // the host goes to the table itself
    await expect(page.getByRole("link", { name: "To the games" }), path).toBeVisible();
  }
});

test("an invitation says to what, by whom, with which decks and by which clock", async ({
  page,
  context,
  browser,
  server,
}) => {
  await quietly(context);
  const table = await lay(page, {
    game: "conquest",
    seats: [
      { who: "me", deck: "orks" },
      { who: "invited", deck: "eldar" },
    ],
    clock: { total: 1200, increment: 5 },
  });
  const other = await browser.newContext({ baseURL: server.address, viewport: SIZES.upright });
  await quietly(other);
  const friend = await other.newPage();
  await friend.goto(`/table/${table.id}?invitation=${table.seats[1]!.invitation}`);
  const panel = friend.locator(".invitation");
  for (const words of ["invites you to a game", "Orks", "Eldar", "20 min + 5 s"])
    await expect(panel).toContainText(words);
  await expect(friend.locator("h1")).toContainText("Conquest");
  await atEverySize(friend, async () => {
    const seat = friend.getByRole("button", { name: "Sit down" });
    await seat.scrollIntoViewIfNeeded();
    await expect(seat).toBeInViewport({ ratio: 1 });
  });
  // Who waits sees the same.
  await page.goto(`/table/${table.id}`);
  for (const words of ["Waiting for your friend", "Orks", "Eldar", "20 min + 5 s"])
    await expect(page.locator(".invitation")).toContainText(words);
  await atEverySize(page, async () => expect(page.getByRole("button", { name: "Copy" })).toBeVisible());
  await page.request.post(`/api/tables/${table.id}/cancel`);
  await friend.reload();
  await expect(friend.locator("h1")).toHaveText("This invitation is no longer good");
  await expect(friend.getByRole("link", { name: "To the games" })).toBeVisible();
  await other.close();
});

test("Clone Wars is laid by portraits: the villain, the Jedi, and who plays with", async ({
  page,
  context,
}) => {
  await quietly(context);
  await resize(page, SIZES.upright);
  await page.goto("/play/clone_wars");
  await page.getByRole("radio", { name: "Count Dooku" }).check();
  await page.getByRole("radio", { name: "Jedi Knight" }).check();
  await page.getByLabel("Players").selectOption("Alone");
  await expect(page.getByText("You play two Jedi yourself.")).toBeVisible();
  await page.getByRole("checkbox", { name: /Yoda/ }).check();
  await page.getByRole("checkbox", { name: /Mace Windu/ }).check();
  expect(await fits(page)).toBe(true);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await untilAsked(page);
  for (const name of ["Yoda", "Mace Windu"])
    await expect(page.locator(".cw-who", { hasText: name }).first()).toBeVisible();
});
