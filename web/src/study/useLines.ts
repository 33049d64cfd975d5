import { useCallback, useEffect, useRef, useState } from "react";
import { http, type Refusal } from "../net/http";
import type { LineInfo, Position } from "../net/protocol";
import { useSay } from "../words/l10n";
import type { SharedLine } from "./sharing";
import { key, knownMoves, type Move, oddsFor, pointsOf, type TriedLine } from "./tried";

const MOST_KEPT = 4;

export interface Trying {
  /** Where the line has come to; null while that is asked for. */
  here: LineInfo | null;
  line: TriedLine;
  /** Lines that were kept, the last one first. */
  kept: TriedLine[];
  wrong: string;
  choose: (option: number) => void;
  back: () => void;
  anew: () => void;
  keep: () => void;
}

/**
 * Lines of play tried from a position, both sides' choices made by whoever tries them; the search is asked at each point, and what
 * it says is said of every line that comes by there. It begins with the lines of a link: the one that was open, then those kept.
 */
export function useLines(
  game: string,
  position: Position,
  seat: number,
  language: string,
  shared: SharedLine[],
): Trying {
  const say = useSay();
  const [choices, setChoices] = useState<number[]>(shared[0]?.choices ?? []);
  const [kept, setKept] = useState(() => shared.slice(1).map((line) => line.choices));
  const [here, setHere] = useState<LineInfo | null>(null);
  const [wrong, setWrong] = useState("");
  const [odds, setOdds] = useState(() => new Map(shared.flatMap(pointsOf)));
  const moves = useMoves(game, position, language, kept, choices, here);
  const asked = useRef(new Set<string>());
  const fail = useCallback((error: Refusal) => setWrong(error.message || say("refused-offline")), [say]);
  const note = useCallback((path: string, share: number | undefined) => {
    if (share !== undefined) setOdds((now) => new Map(now).set(path, share));
  }, []);
  const path = key(choices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line is its choices; what is known need not be asked
  useEffect(() => {
    let there = true;
    http.line(game, position, choices, language).then(
      (found) => {
        if (!there) return;
        setHere(found);
        setWrong("");
        if (odds.has(path) || asked.current.has(path)) return;
        if (found.result) return note(path, found.result[seat]);
        asked.current.add(path);
        http.lineOdds(game, position, choices, language).then(
          (said) => note(path, oddsFor(seat, said, found.together)),
          (error: Refusal) => {
            asked.current.delete(path);
            fail(error);
          },
        );
      },
      (error: Refusal) => there && fail(error),
    );
    return () => {
      there = false;
    };
  }, [game, position, seat, language, path, fail, note]);
  const lineOf = (made: number[]): TriedLine => ({
    choices: made,
    moves: knownMoves(moves, made),
    odds: Array.from({ length: made.length + 1 }, (_, n) => odds.get(key(made.slice(0, n)))),
  });
  return {
    here,
    line: lineOf(choices),
    kept: kept.map(lineOf),
    wrong,
    choose: (option) => setChoices((now) => [...now, option]),
    back: () => setChoices((now) => now.slice(0, -1)),
    anew: () => setChoices([]),
    keep: () => setKept((now) => [choices, ...now.filter((one) => key(one) !== path)].slice(0, MOST_KEPT)),
  };
}

/** What was done in each line, in the reader's language. */
function useMoves(
  game: string,
  position: Position,
  language: string,
  kept: number[][],
  choices: number[],
  here: LineInfo | null,
): ReadonlyMap<string, Move[]> {
  const [moves, setMoves] = useState<ReadonlyMap<string, Move[]>>(new Map());
  const note = useCallback(
    (path: string, done: Move[]) => setMoves((now) => new Map(now).set(path, done)),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the line that is open it is known when it is known where it has come to
  useEffect(() => {
    if (here && here.moves.length === choices.length) note(key(choices), here.moves);
  }, [here, note]);
  useEffect(() => {
    let there = true;
    for (const line of kept)
      http.line(game, position, line, language).then(
        (found) => there && note(key(line), found.moves),
        () => undefined,
      );
    return () => {
      there = false;
    };
  }, [game, position, language, kept, note]);
  return moves;
}
