import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What is seriously wrong with a page in the dark, and with its colours in the light. */
export async function seriousFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ["dark", "light"] as const) {
    await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
    const axe = new AxeBuilder({ page });
    const { violations } = await (theme === "dark" ? axe : axe.withRules("color-contrast")).analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === "serious" || impact === "critical")
        found.push(`${theme}, ${id}: ${nodes.map((node) => node.target.join(" ")).slice(0, 3)}`);
  }
  return found;
}
