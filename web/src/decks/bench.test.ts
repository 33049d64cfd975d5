import { describe, expect, it } from "vitest";
import type { Bench, Offer } from "./api";
import { fits, mayAdd, nextShelf, partsOf, share, shelvesOf, standsOf } from "./bench";

const offer = (kind: string, id: string, more: Partial<Offer> = {}): Offer => ({
  kind,
  id,
  section: kind === "elite" ? "character" : kind,
  title: id,
  cards: [id],
  copies: 0,
  most: 2,
  points: 0,
  fixed: false,
  why: [],
  ...more,
});

const bench = (...offers: Offer[]): Bench => ({
  deck: null,
  problems: [],
  tallies: [],
  curves: [],
  sections: Object.fromEntries(offers.map((one) => [one.section, one.section.toUpperCase()])),
  offers,
  formats: ["text"],
});

const why = [{ rule: "R1", text: "no" }];

describe("a bench", () => {
  it("has the deck by its parts, without what is not in it", () => {
    const parts = partsOf(
      bench(
        offer("warlord", "a", { copies: 1 }),
        offer("card", "b"),
        offer("card", "c", { copies: 3 }),
        offer("plot", "d"),
      ),
    );
    expect(parts.map((part) => [part.name, part.copies, part.offers.map((one) => one.id)])).toEqual([
      ["WARLORD", 1, ["a"]],
      ["CARD", 3, ["c"]],
    ]);
  });

  it("puts a character with one die and with two on one shelf and one stand", () => {
    const both = bench(offer("character", "maul"), offer("elite", "maul"), offer("battlefield", "echo"));
    expect(shelvesOf(both)).toEqual(["character", "battlefield"]);
    expect(
      standsOf(both, "character", false)
        .get("maul")
        ?.offers.map((one) => one.kind),
    ).toEqual(["character", "elite"]);
  });

  it("goes on where nothing has been chosen yet, and in the end at the cards", () => {
    const begun = [offer("warlord", "a", { copies: 1 }), offer("card", "b")];
    expect(nextShelf(bench(offer("warlord", "a"), offer("card", "b")))).toBe("warlord");
    expect(nextShelf(bench(...begun))).toBe("card");
    expect(nextShelf(bench(begun[0]!, offer("card", "b", { copies: 1 })))).toBe("card");
  });

  it("hides what does not fit unless it is in the deck, or everything is wanted", () => {
    const strange = offer("card", "x", { most: 0, why });
    expect(fits(strange)).toBe(false);
    expect(fits({ ...strange, copies: 1 })).toBe(true);
    expect(standsOf(bench(strange), "card", false).size).toBe(0);
    expect(standsOf(bench(strange), "card", true).size).toBe(1);
  });

  it("adds only what nothing speaks against", () => {
    expect(mayAdd(offer("card", "x"))).toBe(true);
    expect(mayAdd(offer("card", "x", { why }))).toBe(false);
    expect(mayAdd(offer("card", "x", { copies: 2 }))).toBe(false);
  });

  it("says how full a deck is", () => {
    expect(share(5, 10, 0)).toBe(0.5);
    expect(share(31, 30, 30)).toBe(1);
    expect(share(15, 0, 30)).toBe(0.5);
  });
});
