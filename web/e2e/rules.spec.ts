import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./fixtures";
import { resize, SIZES } from "./sizes";

test("a rule has an address, is found by its words without accents, and can be tried at a table", async ({
  page,
}) => {
  await page.goto(`/rules/star_wars_lcg/R7.2`);
  const rule = page.locator('[id="R7.2"]');
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  await page.getByLabel("Language").selectOption("pl");
  await page.getByRole("searchbox").fill("zetony skupienia przydzielona");
  const found = page.getByRole("list", { name: "Co znaleziono" }).getByRole("listitem");
  await expect(found.filter({ hasText: "A11" })).toHaveCount(1);
  await found.getByRole("link", { name: "Zasada A11" }).click();
  await expect(page).toHaveURL(/\/rules\/star_wars_lcg\/A11$/);
  await expect(page.locator('[id="A11"]')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('[id="R7.2"]')).toBeInViewport();
  await page.locator('[id="R7.2"]').getByRole("button", { name: "Wypróbuj R7.2" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole("complementary").filter({ hasText: "Twist of Fate" })).toContainText("R7.2");
});

test("the chart of every game leads to its rules, by keyboard, on a phone and in the light", async ({
  page,
}) => {
  await resize(page, SIZES.upright);
  await page.addInitScript(() => localStorage.setItem("zeton.theme", "light"));
  for (const game of ["star_wars_lcg", "conquest", "destiny", "clone_wars"]) {
    await page.goto(`/rules/${game}`);
    const node = page.locator(".chart-node").nth(1);
    await node.focus();
    const number = (await node.locator("small").textContent())!;
    await page.keyboard.press("Enter");
    await expect(page.locator(`[id="${number}"]`)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((one) => one.id)).toEqual([]);
});

test("at a table the drawer says where one is; why something cannot be done opens it at that rule", async ({
  page,
}) => {
  await page.goto(`/rules/star_wars_lcg/R4.7?try=resource-match`);
  await expect(page.locator(".decision")).toBeVisible();
  await page.keyboard.press("r");
  const drawer = page.getByRole("dialog", { name: "Rules" });
  await expect(drawer.locator('.chart-node[aria-current="step"]')).toContainText(
    "you may play units and enhancements",
  );
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  // A card of the enemy offers nothing: everything about it says by which rule.
  await page.locator('.piece[aria-label*="Kuati Security Team"]').first().focus();
  await page.keyboard.press("Enter");
  const reason = page.locator(".why .rule").first();
  const number = (await reason.textContent())!;
  await reason.click();
  await expect(drawer.locator(`[id="${number}"]`)).toBeInViewport();
  await expect(drawer.locator(`[id="${number}"]`)).toHaveAttribute("data-asked", "true");
  const { violations } = await new AxeBuilder({ page }).include(".rules-drawer").analyze();
  expect(violations.map((one) => one.id)).toEqual([]);
});
