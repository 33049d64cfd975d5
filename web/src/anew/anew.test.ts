import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("window", { addEventListener: () => undefined, removeEventListener: () => undefined });
const { isWorthIt, isWritten } = await import("./anew");

describe("a page begins anew", () => {
  it("for a build that is not its own", () => {
    expect(isWorthIt("/assets/index-b.js", "/assets/index-a.js", null)).toBe(true);
    expect(isWorthIt("/assets/index-a.js", "/assets/index-a.js", null)).toBe(false);
  });

  it("once for each build", () => {
    expect(isWorthIt("/assets/index-b.js", "/assets/index-a.js", "/assets/index-b.js")).toBe(false);
    expect(isWorthIt("/assets/index-c.js", "/assets/index-a.js", "/assets/index-b.js")).toBe(true);
  });

  it("not while the server does not answer", () => {
    expect(isWorthIt("", "/assets/index-a.js", null)).toBe(false);
  });

  it("not over words that were written", () => {
    expect(isWritten({ value: "good g", defaultValue: "" })).toBe(true);
    expect(isWritten({ value: " ", defaultValue: "" })).toBe(false);
    expect(isWritten({ value: "as it came", defaultValue: "as it came" })).toBe(false);
  });
});
