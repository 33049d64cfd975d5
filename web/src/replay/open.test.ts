import { expect, it } from "vitest";
import type { View } from "../net/protocol";
import { allOpen } from "./open";

const view = (seat: number, hands: (number | null)[][], cards: View["cards"]): View => ({
  game: "any",
  seat,
  waiting_for: null,
  decision: null,
  outcome: null,
  zones: { hand: hands },
  cards,
});

it("opens both hands when both seats' views are there", () => {
  const open = allOpen(
    [
      view(0, [[1], [null]], { 1: { id: "a", owner: 0 } }),
      view(1, [[null], [2]], { 2: { id: "b", owner: 1 } }),
    ],
    0,
  );
  expect(open?.zones.hand).toEqual([[1], [2]]);
  expect(Object.keys(open?.cards ?? {})).toEqual(["1", "2"]);
});

it("keeps closed what the only view keeps closed", () => {
  const open = allOpen([view(0, [[1], [null]], { 1: { id: "a", owner: 0 } })], 0);
  expect(open?.zones.hand).toEqual([[1], [null]]);
});
