import { describe, expect, it } from "vitest";
import { isFinal } from "./line";

describe("a socket that was closed", () => {
  it("is not opened again when the refusal is about this browser", () => {
    for (const status of [400, 401, 403, 404, 409, 413]) expect(isFinal(4000 + status)).toBe(true);
  });

  it("is opened again when it was too fast, or the server could not", () => {
    for (const status of [429, 500, 503, 507]) expect(isFinal(4000 + status)).toBe(false);
  });

  it("is opened again when the server restarts or the line breaks", () => {
    for (const code of [1000, 1001, 1006, 1011, 1012]) expect(isFinal(code)).toBe(false);
  });
});
