import { expect, test } from "../e2e/fixtures";

const SEARCHES = {
  star_wars_lcg: ["jedi", "cost<3 trait:vehicle", '"your opponent"', "type:unit damage>2 -sith", "shields"],
  conquest: ["ork", "cost<3", '"at this planet"', "attack>3 -vehicle", "faction:eldar"],
  destiny: ["luke", "health>9", '"remove a die"', "type:upgrade cost=2", "affiliation:villain -droid"],
  clone_wars: ["rex", "type:planet", '"draw a card"', "type:mission", "droid"],
};

/** A search is typed, and the cards that are found are drawn. */
function searched(wanted: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>("input[type=search]")!;
  field.value = wanted;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

test("a search over all cards", async ({ page }) => {
  test.setTimeout(300_000);
  const inside = await page.context().newCDPSession(page);
  await inside.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => {
    const { metrics } = await inside.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;
  };
  for (const [game, searches] of Object.entries(SEARCHES)) {
    await page.goto(`/cards/${game}`);
    await page.locator(".card-cell-face").first().waitFor({ timeout: 60_000 });
    const all = (await page.getByRole("status").textContent())!;
    const times: number[] = [];
    for (const wanted of [...searches, ...searches, ...searches]) {
      const before = await busy();
      await page.evaluate(searched, wanted);
      times.push((await busy()) - before);
      await expect(page.getByRole("status")).not.toHaveText(all);
      await page.evaluate(searched, "");
      await expect(page.getByRole("status")).toHaveText(all);
    }
    const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
    console.log(`${game}: ${all}; ${middle.toFixed(0)} ms of a core to what is drawn (at most ${Math.max(...times).toFixed(0)})`);
  }
});
