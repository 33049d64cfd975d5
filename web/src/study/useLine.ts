import { useCallback, useEffect, useRef, useState } from "react";
import { http, type Refusal } from "../net/http";
import type { LineInfo, Position } from "../net/protocol";
import { useSay } from "../words/l10n";
import { EMPTY, key, oddsFor, stepBack, type TriedLine, withOdds } from "./tried";

export interface Trying {
  /** Where the line has come to; null while that is asked for. */
  here: LineInfo | null;
  line: TriedLine;
  wrong: string;
  choose: (option: number) => void;
  back: () => void;
  /** Another line, or none: from the beginning. */
  lay: (line: TriedLine) => void;
}

/** A line of play tried from a position, both sides' choices made by whoever tries it; the search is asked at each of its points. */
export function useLine(game: string, position: Position, seat: number, language: string): Trying {
  const say = useSay();
  const [line, setLine] = useState<TriedLine>(EMPTY);
  const [here, setHere] = useState<LineInfo | null>(null);
  const [wrong, setWrong] = useState("");
  const known = useRef(new Map<string, number | undefined>());
  const fail = useCallback((error: Refusal) => setWrong(error.message || say("refused-offline")), [say]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position, or another seat, begins anew
  useEffect(() => {
    known.current.clear();
    setLine(EMPTY);
  }, [game, position, seat]);
  const path = key(line.choices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line is its choices
  useEffect(() => {
    let there = true;
    const { choices } = line;
    const note = (share: number | undefined) => {
      known.current.set(path, share);
      if (there) setLine((now) => (key(now.choices) === path ? withOdds(now, choices.length, share) : now));
    };
    http.line(game, position, choices, language).then(
      (found) => {
        if (!there) return;
        setHere(found);
        setWrong("");
        setLine((now) => (key(now.choices) === path ? { ...now, moves: found.moves } : now));
        if (known.current.has(path)) note(known.current.get(path));
        else if (found.result) note(found.result[seat]);
        else
          http
            .lineOdds(game, position, choices, language)
            .then((odds) => note(oddsFor(seat, odds, found.together)), fail);
      },
      (error: Refusal) => there && fail(error),
    );
    return () => {
      there = false;
    };
  }, [game, position, seat, language, path, fail]);
  return {
    here,
    line,
    wrong,
    choose: (option) => setLine((now) => ({ ...now, choices: [...now.choices, option] })),
    back: () => setLine(stepBack),
    lay: setLine,
  };
}
