import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, layTable, quietly, test, watchErrors } from "./fixtures";
import { atEverySize, resize, SIZES } from "./sizes";

/** Play as the page's visitor over a socket of its own, choosing in a row, until a turn has come. */
async function playUnseen(page: Page, table: string, turn: number): Promise<void> {
  await page.evaluate(
    ([id, until]) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws/${id}`);
        let made = 0;
        socket.onerror = () => reject(new Error("no table"));
        socket.onmessage = ({ data }) => {
          const { type, era, view } = JSON.parse(data);
          if (type !== "state") return;
          if (view.turn >= until) {
            socket.close();
            resolve();
          } else if (view.decision) {
            const { number, options } = view.decision;
            const option = made++ % options.length;
            socket.send(
              JSON.stringify({ type: "choose", id: made, table: id, era, decision: number, option }),
            );
          }
        };
      }),
    [table, turn] as const,
  );
}

test("the end tells how it went; a key play and the turns lead into the replay", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await quietly(context);
  const errors = watchErrors(page);
  const { id } = await layTable(page);
  await page.goto("/settings");
  await playUnseen(page, id, 6);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();

  const end = page.getByRole("region", { name: "The end" });
  await expect(end.locator("h2")).toHaveText("You lose");
  const stood = end.getByRole("table", { name: /Your chances/ });
  await expect(stood.getByRole("row").last()).toHaveText("The end0 %");
  expect(await stood.getByRole("row").count()).toBeGreaterThan(2);
  const findings = (await new AxeBuilder({ page }).include(".end").analyze()).violations;
  expect(findings.filter((one) => one.impact === "serious" || one.impact === "critical")).toEqual([]);

  // Who won and why, the graph and the ways on are in sight at every size.
  await atEverySize(page, async () => {
    await expect(end.locator("h2")).toBeInViewport({ ratio: 1 });
    await expect(end.locator(".graph")).toBeVisible();
    for (const name of ["Rematch", "View the board"])
      await expect(end.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    await expect(end.getByRole("link", { name: "Replay" })).toBeInViewport({ ratio: 1 });
  });
  await resize(page, SIZES.desk);

  await end.getByRole("button", { name: "View the board" }).click();
  await expect(end.locator(".graph")).toHaveCount(0);
  await end.getByRole("button", { name: "Show the result" }).click();

  const play = end.locator(".key-plays a").first();
  const said = await play.locator("span").textContent();
  const step = Number(new URL((await play.getAttribute("href"))!, "http://any").searchParams.get("step"));
  await play.click();
  const slider = page.getByRole("slider");
  await expect(slider).toHaveValue(String(step));
  await expect(page.locator(".log li").filter({ hasText: said! })).not.toHaveCount(0);
  await expect(page.getByRole("button", { name: said! }).first()).toBeVisible();

  await page.keyboard.press("Home");
  await expect(slider).toHaveValue("0");
  const ticks = await page.locator(".slider-ticks i").count();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  const turn = page.getByRole("combobox", { name: "Turn" });
  await expect(turn).toHaveValue("2");
  await slider.focus();
  await page.keyboard.press("PageUp");
  await expect(turn).toHaveValue("1");
  await turn.selectOption(String(ticks));
  await expect(page.locator(".log li", { hasText: `Turn ${ticks}:` })).toBeVisible();

  await page.goto(`/replay/${id}?turn=2`);
  await expect(turn).toHaveValue("2");
  await page.goto(`/replay/${id}`);
  await expect(slider).toHaveValue((await slider.getAttribute("max"))!);
  await page.getByRole("button", { name: "Study", exact: true }).click();
  const study = page.getByRole("complementary", { name: "Study" });
  await atEverySize(page, async (size) => {
    await expect(slider).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Play on from here" })).toBeInViewport({ ratio: 1 });
    // Nothing of the board lies over the study.
    const over = await study.evaluate((panel) => {
      const { left, top, width, height } = panel.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      const hits = points.map(([x, y]) => document.elementFromPoint(left + width * x, top + height * y));
      return hits.filter((hit) => !panel.contains(hit)).map((hit) => hit?.className);
    });
    expect(over, size).toEqual([]);
  });
  expect(errors).toEqual([]);
});
