import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const LOCALES = new URL("../../locales/", import.meta.url);
const GAMES = ["star_wars_lcg", "conquest", "destiny", "clone_wars"];

/** What the coach speaks of in a game, in one language. */
function lessonsOf(language: string, game: string): string[] {
  const text = readFileSync(new URL(`${language}/${game}.ftl`, LOCALES), "utf8");
  const named = new RegExp(`^coach-${game.replaceAll("_", "-")}-([a-z-]+) =`, "gm");
  return [...text.matchAll(named)].map(([, lesson]) => lesson!).sort();
}

describe("the coach", () => {
  it.each(GAMES)("is at hand in %s, in every language of the same moments", (game) => {
    const lessons = lessonsOf("en", game);
    expect(lessons).toContain("welcome");
    expect(lessons.length).toBeGreaterThan(8);
    for (const language of readdirSync(LOCALES)) expect(lessonsOf(language, game)).toEqual(lessons);
  });
});
