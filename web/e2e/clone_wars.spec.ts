import type { Page } from "@playwright/test";
import type { SeatWish } from "../src/net/protocol";
import { seriousFaults } from "./axe";
import { CLONE_WARS_CROWDED, CLONE_WARS_FINALE } from "./crowded";
import { expect, lay, quietly, test, untilAsked } from "./fixtures";
import { seePosition } from "./positions";
import { atEverySize, resize, SIZES } from "./sizes";

type Options = Record<string, string | number>;

/** Lay a table of The Clone Wars as the page's visitor, with bots on the other seats. */
async function layGalaxy(page: Page, seats: number, options: Options): Promise<string> {
  const wishes = Array.from(
    { length: seats },
    (_, n): SeatWish => (n ? { who: "bot", bot: "random" } : { who: "me" }),
  );
  const { id } = await lay(page, { game: "clone_wars", seats: wishes, options });
  await page.goto(`/table/${id}`);
  return id;
}

/** Choose a Jedi of those that lie on the table. */
async function play(page: Page, name: string): Promise<void> {
  await untilAsked(page);
  await page.locator(".tray .piece[data-can]", { hasText: name }).click();
  await expect(page.locator(".cw-mine .cw-who", { hasText: name })).toBeVisible();
}

test("a Jedi flies by keyboard to a planet that shines", async ({ page, context }) => {
  await quietly(context);
  await layGalaxy(page, 2, { villain: "ventress", first: 0 });
  await play(page, "Yoda");
  expect(await untilAsked(page)).toBe("mine");
  const shining = page.locator(".cw-planet[data-can]");
  await expect(shining.first()).toBeVisible();
  expect(await page.locator(".cw-lane[data-open]").count()).toBe(await shining.count());
  const goal = (await shining.first().locator(".cw-name").textContent()) ?? "";
  await expect(shining.first()).toHaveAttribute("aria-label", new RegExp(`Fly to ${goal}`));
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press("n");
    const at = await page.evaluate(() => document.activeElement?.querySelector(".cw-name")?.textContent);
    if (at === goal) break;
  }
  await page.keyboard.press("Enter");
  await expect(page.locator(".cw-mine .cw-who")).toContainText(goal);
  await expect(page.getByRole("img", { name: /3 actions left/ })).toBeVisible();
});

test("a card says what of it is reconstructed", async ({ page, context }) => {
  await quietly(context);
  await layGalaxy(page, 1, { villain: "maul" });
  await play(page, "Yoda");
  await play(page, "Ahsoka");
  await untilAsked(page);
  // A solo player has two squads.
  await expect(page.locator(".cw-squad-mine")).toHaveCount(2);
  await atEverySize(page, async (size) => {
    for (const squad of await page.locator(".cw-squad-mine").all())
      await expect(squad, size).toBeInViewport({ ratio: 0.99 });
  });
  await resize(page, SIZES.desk);
  await page.locator(".cw-sheet").click();
  await expect(page.getByRole("dialog")).toContainText("Reconstructed by us");
});

test("five at the table, on a phone and for those who cannot see or point", async ({ page, context }) => {
  await quietly(context);
  await layGalaxy(page, 5, { villain: "dooku", first: 0 });
  await play(page, "Mace");
  await untilAsked(page);
  await expect(page.locator(".cw-squad")).toHaveCount(5);
  expect(await seriousFaults(page)).toEqual([]);
  await resize(page, SIZES.upright);
  await untilAsked(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  // The whole galaxy is on the screen from side to side.
  const outside = await page.locator(".cw-globe").evaluateAll(
    (globes) =>
      globes.filter((globe) => {
        const { left, right } = globe.getBoundingClientRect();
        return left < 0 || right > window.innerWidth;
      }).length,
  );
  expect(outside).toBe(0);
});

for (const { stage, position, text } of [
  { stage: "late", position: CLONE_WARS_CROWDED, text: "normal" },
  { stage: "late", position: CLONE_WARS_CROWDED, text: "large" },
  { stage: "finale", position: CLONE_WARS_FINALE, text: "normal" },
]) {
  test(`a full galaxy (${stage}, ${text} letters) can be read and pressed at every size, with how one wins in sight`, async ({
    page,
    context,
  }) => {
    await quietly(context);
    await context.addInitScript((size) => localStorage.setItem("zeton.text", size), text);
    await seePosition(page, position);
    await layGalaxy(page, 2, { villain: "ventress", first: 0 });
    await atEverySize(page, async (size) => {
      await expect(page.locator(".cw-card[data-can]").first()).toBeVisible();
      for (const words of [/Threat 6 of 8/, /Missions 2 of 5|Finale: mission 1 of 1/])
        await expect(page.locator(".cw-tracks").getByText(words)).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".cw-missing").first()).toHaveText(
        /No Jedi there yet|The die must add|The cards there suffice/,
      );
      const found = () =>
        page.evaluate(() => {
          const felt = document.querySelector(".felt")!.getBoundingClientRect();
          const middle = (element: Element) => {
            const at = element.getBoundingClientRect();
            return document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
          };
          const named = (element: Element) => element.textContent ?? "";
          const outside = (element: Element) => {
            const at = element.getBoundingClientRect();
            return (
              at.top < felt.top - 1 ||
              at.bottom > felt.bottom + 1 ||
              at.left < felt.left - 1 ||
              at.right > felt.right + 1
            );
          };
          const names = [...document.querySelectorAll(".cw-name")];
          const hand = [...document.querySelectorAll(".cw-squad-mine .cw-card")];
          const shines = [...document.querySelectorAll(".cw .piece[data-can]")];
          const tracks = [...document.querySelectorAll(".cw-track")];
          const runsOver = (track: Element) => {
            const rightmost = Math.max(
              ...[...track.querySelectorAll("*")].map((one) => one.getBoundingClientRect().right),
            );
            const { left, bottom } = track.getBoundingClientRect();
            const next = track.nextElementSibling!.getBoundingClientRect();
            return next.top < bottom && next.left > left && next.left < rightmost;
          };
          return {
            // Neither a ring nor a figure lies on a name.
            covered: names.filter((name) => !name.closest(".cw-planet")?.contains(middle(name))).map(named),
            outside: [...names, ...hand].filter(outside).map(named),
            deaf: shines.filter((piece) => !piece.contains(middle(piece))).map(named),
            over: tracks.filter(runsOver).map(named),
          };
        });
      await expect.poll(found, { message: size }).toEqual({ covered: [], outside: [], deaf: [], over: [] });
    });
  });
}
