import {
  chooseAny,
  expect,
  layTable,
  numbers,
  playSwiftly,
  quietly,
  test,
  untilAsked,
  watchErrors,
} from "./fixtures";

test("a whole game against a bot, then its replay, playing on, and a rematch", async ({ page, context }) => {
  test.setTimeout(240_000);
  await quietly(context);
  const errors = watchErrors(page);
  await page.goto("/play/star_wars_lcg");
  await page.getByText("More bots").click();
  await page.getByRole("radio", { name: /Random/ }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  const next = numbers(7);
  for (let n = 0; n < 25; n++) {
    expect(await untilAsked(page)).toBe("mine");
    await chooseAny(page, next);
  }
  expect(await playSwiftly(page, 7, 3000)).toBeGreaterThan(20);
  await expect(page.locator(".end h2")).toHaveText(/You (win|lose)/);
  expect(errors).toEqual([]);

  const table = page.url().split("/").at(-1)!;
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Record" }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(table);

  await page.getByRole("link", { name: "Replay" }).click();
  const slider = page.getByRole("slider");
  await expect(slider).toBeVisible();
  const last = Number(await slider.getAttribute("max"));
  expect(last).toBeGreaterThan(20);
  await slider.fill(String(Math.floor(last / 2)));
  await expect(page).toHaveURL(new RegExp(`step=${Math.floor(last / 2)}`));
  // Both hands lie open after the end.
  await expect(page.locator(".hidden-hand .back")).toHaveCount(0);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect(page.url()).not.toContain(table);
  await untilAsked(page);

  await page.goto(`/table/${table}`);
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await untilAsked(page);
  expect(errors).toEqual([]);
});

test("moves glide, and a key press ends the gliding", async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: "no-preference" });
  await quietly(context);
  const page = await context.newPage();
  const { id } = await layTable(page);
  await page.goto(`/table/${id}`);
  const next = numbers(3);
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    (window as unknown as { glides: number }).glides = 0;
    Element.prototype.animate = function (...given) {
      (window as unknown as { glides: number }).glides++;
      return animate.apply(this, given);
    };
  });
  for (let n = 0; n < 14 && (await untilAsked(page)) === "mine"; n++) {
    await chooseAny(page, next);
    await page.keyboard.press("s");
  }
  expect(await page.evaluate(() => (window as unknown as { glides: number }).glides)).toBeGreaterThan(3);
  await context.close();
});
