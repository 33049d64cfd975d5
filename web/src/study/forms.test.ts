import { describe, expect, it } from "vitest";
import { foughtAt, rowBegins } from "./forms";

const POSITION = { planets: ["Plannum", "Ferrin", "Tarrus"] };

describe("the row of planets of a position", () => {
  it("begins at the first planet, and beside it once that has been fought over", () => {
    expect(rowBegins(POSITION)).toBe(1);
    expect(rowBegins({ ...POSITION, first: 3 })).toBe(3);
    expect(rowBegins({ ...POSITION, first: 3, battle: 3 })).toBe(3);
    expect(rowBegins({ ...POSITION, first: 3, battle: 4 })).toBe(4);
  });

  it("loses the first planet when a battle elsewhere is chosen, and only then", () => {
    const elsewhere = foughtAt(POSITION, 2);
    expect(elsewhere).toEqual({ battle: 2, planets: ["Ferrin", "Tarrus"] });
    expect(foughtAt(elsewhere, 3)).toEqual({ battle: 3, planets: ["Ferrin", "Tarrus"] });
    expect(foughtAt(POSITION, 1)).toEqual({ ...POSITION, battle: 1 });
    expect(foughtAt({ ...POSITION, battle: 1 }, undefined)).toEqual(POSITION);
    expect(foughtAt({}, 2)).toEqual({ battle: 2 });
  });
});
