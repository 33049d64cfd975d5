import AxeBuilder from "@axe-core/playwright";
import { expect, quietly, test } from "./fixtures";
import { resize } from "./sizes";

const LOGIN = () => `own.${Date.now().toString(36)}`;

test("an account is looked after with the keyboard, on a phone", async ({ page, context }) => {
  await quietly(context);
  await resize(page, { width: 360, height: 740 });
  await page.goto("/account");
  const login = LOGIN();
  await page.getByRole("textbox", { name: "Login" }).fill(login);
  await page.getByLabel(/Password/).fill("correct horse");
  await page.getByRole("button", { name: "Make an account" }).press("Enter");
  await expect(page.getByText(`You are signed in as ${login}.`)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.getByLabel("Your password now").fill("wrong horses");
  await page.getByLabel(/The new password/).fill("another horse");
  await page.getByLabel(/The new password/).press("Enter");
  await expect(page.locator(".error")).toHaveText("This is not the password of your account.");
  await page.getByLabel("Your password now").fill("correct horse");
  await page.getByLabel(/The new password/).press("Enter");
  await expect(page.locator(".good")).toHaveText(/The password is changed/);

  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save my data" }).press("Enter");
  expect((await saved).suggestedFilename()).toBe("zeton.json");

  await page.getByRole("button", { name: "Delete me" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("cannot be taken back");
  await page.getByRole("button", { name: "Keep everything" }).press("Enter");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Sign out everywhere" }).press("Enter");
  await expect(page.locator(".good")).toHaveText("You are signed out on every device.");

  await page.getByRole("textbox", { name: "Login" }).fill(login);
  await page.getByLabel(/Password/).fill("another horse");
  await page.getByRole("button", { name: "Sign in" }).press("Enter");
  await page.getByRole("button", { name: "Delete me" }).press("Enter");
  const panel = page.locator("section", { has: page.getByRole("alert") });
  await panel.getByLabel("Your password now").fill("another horse");
  await page.getByRole("button", { name: "Delete everything for ever" }).press("Enter");
  await expect(page.locator(".good")).toHaveText(/You are forgotten here/);
  await page.getByRole("textbox", { name: "Login" }).fill(login);
  await page.getByLabel(/Password/).fill("another horse");
  await page.getByRole("button", { name: "Sign in" }).press("Enter");
  await expect(page.locator(".error")).toBeVisible();
});
