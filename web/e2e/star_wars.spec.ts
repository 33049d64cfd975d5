import { STAR_WARS_CROWDED } from "./crowded";
import { expect, layTable, quietly, test } from "./fixtures";
import { seePosition } from "./positions";
import { atEverySize, isPhone } from "./sizes";

test("twelve against twelve can be read and pressed at every size, with how one wins in sight", async ({
  page,
  context,
}) => {
  await quietly(context);
  const { id } = await layTable(page);
  await seePosition(page, STAR_WARS_CROWDED);
  await page.goto(`/table/${id}`);
  await expect(page.locator(".side")).toBeVisible();
  await atEverySize(page, async (size) => {
    await expect(page.locator(".sw .piece[data-can]").first()).toBeVisible();
    // The log lies beside the board, never on it unless it is asked for.
    await expect(page.locator(".side")).toHaveCount(isPhone(size) ? 0 : 1);
    const goals = page.locator(".sw-goal");
    await expect(goals.getByText("Dark: 7 of 12")).toBeInViewport({ ratio: 1 });
    await expect(goals.getByText("Light: 2 of 3")).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("8 more damage destroys it")).toBeVisible();
    // All objectives are on the board, none below its edge.
    for (const title of ["A Hero's Journey", "The Secret of Yavin 4", "The Heart of the Empire"])
      await expect(page.locator(".slot-wide", { hasText: title })).toBeInViewport({ ratio: 0.99 });
    const found = await page.evaluate(() => {
      const felt = document.querySelector(".felt")!.getBoundingClientRect();
      const tiles = [...document.querySelectorAll<HTMLElement>(".sw .tile")];
      const deaf = [...document.querySelectorAll<HTMLElement>(".sw .piece[data-can]")].filter((piece) => {
        piece.scrollIntoView({ block: "nearest", inline: "center" });
        const at = piece.getBoundingClientRect();
        const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
        return hit !== piece && !piece.contains(hit);
      });
      // Tokens lie on a card and leave its icons to be read.
      const covered = tiles.filter((tile) => {
        tile.style.transform = "none"; // a turned one is measured as it lies straight
        const icons = tile.querySelector(".tile-art .combat")?.getBoundingClientRect();
        const tokens = tile.querySelector(".tokens")?.getBoundingClientRect();
        tile.style.transform = "";
        return icons && tokens && tokens.bottom > icons.top + 1;
      });
      const cut = [...document.querySelectorAll(".sw .strip-in")].filter(
        (strip) => strip.scrollWidth > strip.clientWidth + 1 || strip.scrollHeight > strip.clientHeight + 1,
      );
      return {
        covered: covered.map((tile) => tile.getAttribute("aria-label")),
        cut: cut.map((strip) => strip.textContent),
        // Objectives may stand two by two where the screen is low.
        small: tiles.filter((tile) => {
          const [width, height] = tile.closest(".sw-objectives") ? [60, 50] : [64, 72];
          return tile.offsetWidth < width! || tile.offsetHeight < height!;
        }).length,
        outside: tiles.filter((tile) => {
          const { top, bottom } = tile.getBoundingClientRect();
          return top < felt.top - 4 || bottom > felt.bottom + 4;
        }).length,
        deaf: deaf.map((piece) => piece.getAttribute("aria-label")),
      };
    });
    expect(found, size).toEqual({ covered: [], cut: [], small: 0, outside: 0, deaf: [] });
  });

  // Who does not fight stands among the others, and is told apart.
  await expect(page.locator(".slot[data-part]", { hasText: "Han Solo" })).toBeVisible();
  await expect(page.locator(".slot:not([data-part])", { hasText: "C-3PO" })).toBeVisible();
});
