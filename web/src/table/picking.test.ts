import { describe, expect, it } from "vitest";
import { NO_TRAY } from "../boards/tray";
import type { Option, View } from "../net/protocol";
import { lookOf, offersOf, placeOffers } from "./picking";

const sight = new Set([1, 2, 3, 4]);
const place = (options: Option[], seen = sight) =>
  placeOffers(
    options,
    { labels: options.map((option) => option.join(" ")), declines: [], weighty: [] },
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

const RULES = { tray: { ...NO_TRAY, about: ["being_played"] } };

describe("what a question is about", () => {
  const view = (options: Option[]): View => ({
    game: "any",
    seat: 0,
    waiting_for: 0,
    decision: { number: 1, kind: "x", options },
    outcome: null,
    zones: { being_played: [[7, 8]] },
    cards: {},
  });
  const offers = (options: Option[]) =>
    offersOf(view(options), { text: "", labels: [], declines: [], weighty: [], opens: false }, RULES);

  it("has its options as buttons, where it is one card", () => {
    expect(
      offers([
        ["x", 7, 0, 1],
        ["x", 7, 0, 2],
      ]).loose,
    ).toHaveLength(2);
  });

  it("is chosen among, where there are several", () => {
    expect([
      ...offers([
        ["choose", 7, 0, 0],
        ["choose", 8, 0, 0],
      ]).at.keys(),
    ]).toEqual([7, 8]);
  });
});

describe("the strong colour", () => {
  const looks = (options: Option[], declines: number[], picked = 0) => {
    const found = placeOffers(options, { labels: [], declines, weighty: [] }, sight);
    return found.loose.map((offer) => lookOf(offer, found, picked));
  };
  const draw: Option = ["draw", 0, 0, 0];
  const pass: Option = ["pass", 0, 0, 0];
  const done: Option = ["done", 0, 0, 0];
  const use: Option = ["use", 1, 0, 0];

  it("is not for letting something good go by", () => {
    expect(looks([draw, pass], [1])).toEqual(["button-main", ""]);
    expect(looks([use, done], [1])).toEqual([""]);
  });

  it("is for being done with what was picked", () => {
    expect(looks([use, done], [1], 2)).toEqual(["button-main"]);
    expect(looks([use, pass], [1], 2)).toEqual([""]);
  });

  it("is for the only thing there is to do", () => {
    expect(looks([pass], [0])).toEqual(["button-main"]);
  });

  it("is only around answers of which none is better: a mulligan, or keeping the hand", () => {
    expect(
      looks(
        [
          ["mulligan", 0, 0, 0],
          ["keep", 0, 0, 0],
        ],
        [],
      ),
    ).toEqual(["button-equal", "button-equal"]);
    expect(looks([draw, ["take", 0, 0, 0], pass], [2])).toEqual(["button-equal", "button-equal", ""]);
  });
});
