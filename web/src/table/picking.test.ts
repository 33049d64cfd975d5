import { describe, expect, it } from "vitest";
import type { Option } from "../net/protocol";
import { placeOffers } from "./picking";

const sight = new Set([1, 2, 3, 4]);
const place = (options: Option[], seen = sight) =>
  placeOffers(
    options,
    options.map((option) => option.join(" ")),
    seen,
  );

describe("where options are shown", () => {
  it("at the card that acts", () => {
    const offers = place([
      ["play", 1, 0, 0],
      ["use", 2, 0, 0],
      ["use", 2, 0, 1],
      ["pass", 0, 0, 0],
    ]);
    expect([...offers.at.keys()]).toEqual([1, 2]);
    expect(offers.at.get(2)).toHaveLength(2);
    expect(offers.loose.map((offer) => offer.label)).toEqual(["pass 0 0 0"]);
  });

  it("at the target, where the target tells the options apart", () => {
    const offers = place([
      ["enhance", 1, 2, 0],
      ["enhance", 1, 3, 0],
    ]);
    expect([...offers.at.keys()]).toEqual([2, 3]);
  });

  it("at the guard, where amounts tell them apart", () => {
    const offers = place([
      ["protect", 1, 4, 1],
      ["protect", 1, 4, 2],
      ["pass", 0, 0, 0],
    ]);
    expect(offers.at.get(1)).toHaveLength(2);
  });

  it("as a button, where the card is not in sight", () => {
    expect(place([["reveal", 9, 0, 0]]).loose).toHaveLength(1);
  });

  it("keeps every option exactly once", () => {
    const offers = place([
      ["a", 1, 2, 0],
      ["b", 9, 3, 0],
      ["c", 0, 0, 5],
    ]);
    const shown = [...offers.at.values()].flat().concat(offers.loose);
    expect(shown.map((offer) => offer.index).sort()).toEqual([0, 1, 2]);
  });
});
