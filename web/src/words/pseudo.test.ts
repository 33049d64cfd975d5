import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
const { heard, manner, stretched } = await import("./pseudo");

const SAID = '{"name":"Ala","question":{"text":"Play it?","labels":["Keep 2"]},"words":{"traits":["Jedi"]}}';

beforeEach(() => kept.clear());

test("every letter is another one, and a text is about a third longer", () => {
  const text = "Deal 2 damage to a unit you control, then ready this card.";
  expect(stretched(text)).not.toMatch(/[a-z]/i);
  expect(stretched(text).length / text.length).toBeGreaterThan(1.3);
  expect(stretched("Play 2 | # unit*")).toBe("Ṕľááý 2 | # úúńííť*");
});

test("nobody hears it who has not asked for it", () => {
  expect(manner("Play")).toBe("Play");
  expect(heard(SAID)).toEqual(JSON.parse(SAID));
});

test("what is said to a person is stretched, names and ids are not", () => {
  kept.set("zeton.pseudo", "on");
  expect(manner("Play")).toBe("Ṕľááý");
  expect(heard(SAID)).toEqual({
    name: "Ala",
    question: { text: stretched("Play it?"), labels: [stretched("Keep 2")] },
    words: { traits: [stretched("Jedi")] },
  });
});
