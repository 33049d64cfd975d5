import { expect, test } from "vitest";
import type { Term } from "../cards/explain";
import { keywordSplitter, placeBeside } from "./terms";

const term = (id: string, text: string, kind: Term["kind"] = "keyword"): Term => ({
  id,
  kind,
  text,
  rules: [],
});
const ELITE = term("Elite", "Elita");
const NONE = term("No Attachments", "Bez dodatków");
const SHORT = term("No", "Bez");

test("keywords are found as whole words, the longest first, and nothing else is", () => {
  const split = keywordSplitter([ELITE, SHORT, NONE, term("Action", "Akcja", "label")]);
  expect(split("Elita. Bez dodatków; elita i Elitarny. Akcja")).toEqual([
    ELITE,
    ". ",
    NONE,
    "; elita i Elitarny. Akcja",
  ]);
  expect(keywordSplitter([])("Elita")).toEqual(["Elita"]);
});

test("what explains stands below, or above where there is no room, and stays in the window", () => {
  const [box, room] = [
    { width: 200, height: 100 },
    { width: 390, height: 844 },
  ];
  expect(placeBeside({ left: 100, top: 50, bottom: 70, width: 40 }, box, room)).toEqual({
    left: 20,
    top: 76,
  });
  expect(placeBeside({ left: 0, top: 800, bottom: 820, width: 40 }, box, room)).toEqual({
    left: 6,
    top: 694,
  });
  expect(placeBeside({ left: 370, top: 50, bottom: 70, width: 20 }, box, room).left).toBe(184);
});
