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
    const found = await page.evaluate((phone) => {
      const felt = document.querySelector(".felt")!.getBoundingClientRect();
      const tiles = [...document.querySelectorAll<HTMLElement>(".sw .tile")];
      const deaf = [...document.querySelectorAll<HTMLElement>(".sw .piece[data-can]")].filter((piece) => {
        piece.scrollIntoView({ block: "nearest", inline: "center" });
        const at = piece.getBoundingClientRect();
        const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
        return hit !== piece && !piece.contains(hit);
      });
      // Tokens lie on a card and leave its icons to be read.
      const boxes = (tile: Element, what: string) =>
        [...tile.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
      const meet = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      const covered = tiles.filter((tile) => {
        tile.style.transform = "none"; // a turned one is measured as it lies straight
        const tokens = boxes(tile, ".token");
        const found = boxes(tile, ".tile-art .combat .sign").some((icon) =>
          tokens.some((token) => meet(icon, token)),
        );
        tile.style.transform = "";
        return found;
      });
      // All of an icon is seen.
      const clipped = tiles.filter((tile) => {
        const art = tile.querySelector(".tile-art")!.getBoundingClientRect();
        return boxes(tile, ".tile-art .combat .sign").some(
          (icon) => icon.top < art.top - 1 || icon.right > art.right + 1,
        );
      });
      const cut = [...document.querySelectorAll(".sw .strip-in")].filter(
        (strip) =>
          getComputedStyle(strip.parentElement!).clipPath === "none" && // those that are counted are not read
          (strip.scrollWidth > strip.clientWidth + 1 || strip.scrollHeight > strip.clientHeight + 1),
      );
      return {
        covered: covered.map((tile) => tile.getAttribute("aria-label")),
        clipped: clipped.map((tile) => tile.getAttribute("aria-label")),
        cut: cut.map((strip) => strip.textContent),
        // On a phone so many stand in two rows of low cards; objectives may stand two by two where the screen is low.
        small: tiles.filter((tile) => {
          const units = phone ? [48, 52] : [64, 72];
          const [width, height] = tile.closest(".sw-objectives") ? [60, 42] : units;
          return tile.offsetWidth < width! || tile.offsetHeight < height!;
        }).length,
        // Everybody is in sight at once.
        outside: tiles.filter((tile) => {
          const { left, right, top, bottom } = tile.getBoundingClientRect();
          return (
            top < felt.top - 4 || bottom > felt.bottom + 4 || left < felt.left - 4 || right > felt.right + 4
          );
        }).length,
        deaf: deaf.map((piece) => piece.getAttribute("aria-label")),
      };
    }, isPhone(size));
    expect(found, size).toEqual({ covered: [], clipped: [], cut: [], small: 0, outside: 0, deaf: [] });
    // What is attached to somebody is told, whether he shines or not.
    const luke = page.locator(".slot", { hasText: "Luke Skywalker" });
    const counted = await luke.locator(".strips").evaluate((one) => getComputedStyle(one, "::after").content);
    expect(counted !== "none", size).toBe(isPhone(size));
  });

  // Who does not fight stands among the others, and is told apart.
  await expect(page.locator(".slot[data-part]", { hasText: "Han Solo" })).toBeVisible();
  await expect(page.locator(".slot:not([data-part])", { hasText: "C-3PO" })).toBeVisible();
});

for (const [count, units] of [
  ["a few", 2],
  ["many", 6],
] as const)
  test(`what is laid on an objective leaves its damage and its resources to be read, beside ${count} units`, async ({
    page,
    context,
  }) => {
    await quietly(context);
    const { id } = await layTable(page);
    await seePosition(page, {
      game: "star_wars_lcg",
      light: { affiliation: "Jedi", units: Array<string>(units).fill("Rebel Trooper") },
      dark: {
        affiliation: "Sith",
        units: Array<string>(units).fill("Nightsister"),
        objectives: [
          { card: "The Heart of the Empire", damage: 1, focus: 2 },
          { card: "Imperial Command", damage: 3, focus: 1 },
          "The Emperor's Web",
        ],
      },
    });
    await page.goto(`/table/${id}`);
    await expect(page.locator(".slot-wide .token-focus")).toHaveCount(2);
    await atEverySize(page, async (size) => {
      const hidden = () =>
        page.evaluate(() => {
          const boxes = (slot: Element, what: string) =>
            [...slot.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
          return [...document.querySelectorAll(".slot-wide")]
            .filter((slot) =>
              boxes(slot, ".token").some((token) =>
                boxes(slot, ".damage, .pips").some(
                  (number) =>
                    token.left < number.right - 2 &&
                    token.right > number.left + 2 &&
                    token.top < number.bottom - 2 &&
                    token.bottom > number.top + 2,
                ),
              ),
            )
            .map((slot) => slot.querySelector(".tile-title")?.textContent);
        });
      await expect.poll(hidden, { message: size }).toEqual([]);
    });
  });
