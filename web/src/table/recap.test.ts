import { describe, expect, it } from "vitest";
import type { LogLine } from "../net/protocol";
import { chaptersOf, type Deed, found, recapOf } from "./recap";

const ME = 0;
const THEM = 1;

function line(level: number, seat: number, text: string, cards: number[] = []): LogLine {
  return { text, level, what: text, seat, cards, number: 0, step: "" };
}

const LOG = [
  line(2, -1, "The hands are dealt."),
  line(0, THEM, "Turn 1: Bot."),
  line(1, THEM, "Bot plays Rancor.", [7]),
  line(2, THEM, "Rancor enters play.", [7]),
  line(1, THEM, "Bot attacks Dagobah.", [7, 3]),
  line(2, ME, "Dagobah takes 3 damage.", [3]),
  line(2, ME, "You lose Dagobah.", [3]),
  line(0, ME, "Turn 2: you."),
  line(1, ME, "You play Luke.", [9]),
];

const told = (deeds: Deed[]) =>
  deeds.map((deed) => [deed.line?.text ?? "–", ...deed.followed.map((one) => one.text)]);

describe("the log in chapters", () => {
  it("has what followed under what was done, and what was done under its turn", () => {
    const chapters = chaptersOf(LOG);
    expect(chapters.map((chapter) => chapter.heading?.text ?? "–")).toEqual([
      "–",
      "Turn 1: Bot.",
      "Turn 2: you.",
    ]);
    expect(told(chapters[0]!.deeds)).toEqual([["–", "The hands are dealt."]]);
    expect(told(chapters[1]!.deeds)).toEqual([
      ["Bot plays Rancor.", "Rancor enters play."],
      ["Bot attacks Dagobah.", "Dagobah takes 3 damage.", "You lose Dagobah."],
    ]);
    expect(chapters[1]!.deeds.map((deed) => deed.at)).toEqual([2, 4]);
  });

  it("is found by words in any order, whole deeds with their turn", () => {
    const rancor = found(chaptersOf(LOG), "damage dagobah");
    expect(rancor.map((chapter) => chapter.heading?.text)).toEqual(["Turn 1: Bot."]);
    expect(told(rancor[0]!.deeds)).toEqual([
      ["Bot attacks Dagobah.", "Dagobah takes 3 damage.", "You lose Dagobah."],
    ]);
    expect(found(chaptersOf(LOG), "turn 2").map((chapter) => chapter.heading?.text)).toEqual([
      "Turn 2: you.",
    ]);
    expect(found(chaptersOf(LOG), "vader")).toEqual([]);
    expect(found(chaptersOf(LOG), "  ")).toHaveLength(3);
  });
});

describe("the recap", () => {
  const deeds = (seat: number, many: number) =>
    Array.from({ length: many }, (_, n) => line(1, seat, `deed ${n}`, [n + 1]));

  it("tells what happened since one's own last deed", () => {
    const log = [line(1, ME, "You pass."), ...deeds(THEM, 4)];
    expect(told(recapOf(log, ME))).toEqual([["deed 0"], ["deed 1"], ["deed 2"], ["deed 3"]]);
    expect(recapOf(log, ME).map((deed) => deed.at)).toEqual([1, 2, 3, 4]);
  });

  it("goes further back where little has happened", () => {
    const log = [...deeds(THEM, 3), line(1, ME, "You pass.")];
    expect(told(recapOf(log, ME))).toEqual([["deed 1"], ["deed 2"], ["You pass."]]);
  });

  it("has no more than six: what came to nothing goes first, then what is oldest", () => {
    const idle = line(1, THEM, "Bot passes.");
    const log = [...deeds(THEM, 3), idle, ...deeds(THEM, 4)];
    expect(told(recapOf(log, ME))).toEqual([
      ["deed 1"],
      ["deed 2"],
      ["deed 0"],
      ["deed 1"],
      ["deed 2"],
      ["deed 3"],
    ]);
    expect(recapOf([...deeds(THEM, 4), idle], ME)).toHaveLength(5);
  });

  it("is empty before anything has happened", () => {
    expect(recapOf([], ME)).toEqual([]);
  });
});
