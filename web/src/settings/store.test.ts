import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal("window", { addEventListener: () => undefined, removeEventListener: () => undefined });

const { choicesOf, onChange, set, setting } = await import("./store");

beforeEach(() => kept.clear());

test("what was never set has its default, and it is one of the choices", () => {
  expect(setting("speed")).toBe("normal");
  expect(choicesOf("speed")).toContain("normal");
});

test("what is set is kept, and told", () => {
  const told = vi.fn();
  const stop = onChange(told);
  set("text", "large");
  expect(setting("text")).toBe("large");
  expect(told).toHaveBeenCalledOnce();
  stop();
  set("text", "small");
  expect(told).toHaveBeenCalledOnce();
});

test("a value that is no choice any more counts as not set", () => {
  kept.set("zeton.theme", "purple");
  expect(setting("theme")).toBe("auto");
});
