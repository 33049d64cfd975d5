import { useEffect, useState } from "react";
import { http, type Refusal } from "../net/http";
import type { CheckedPosition, Position } from "../net/protocol";
import { useSay } from "../words/l10n";
import { isPosition } from "./sharing";

const WAIT = 300; // for whoever is still typing

/** What has been written: a position, as soon as the engine has said that it can exist, or what is wrong with it. */
export interface Written {
  /** The last one that could exist: it is drawn until there is another. */
  shown: { position: Position; checked: CheckedPosition } | null;
  wrong: string;
  busy: boolean;
}

/** A text checked while somebody writes it: whether it is JSON is seen here, whether it is a position the engine says. */
export function usePosition(game: string, text: string | null, language: string): Written {
  const say = useSay();
  const [written, setWritten] = useState<Written>({ shown: null, wrong: "", busy: true });
  useEffect(() => {
    if (text === null) return;
    let here = true;
    const fail = (wrong: string) => here && setWritten(({ shown }) => ({ shown, wrong, busy: false }));
    const check = () => {
      const position = read(text);
      if (typeof position === "string") return fail(say("study-no-json", { why: position }));
      http.checkPosition(game, position, language).then(
        (checked) => here && setWritten({ shown: { position, checked }, wrong: "", busy: false }),
        (error: Refusal) => fail(error.message || say("refused-offline")),
      );
    };
    setWritten((now) => ({ ...now, busy: true }));
    const timer = setTimeout(check, WAIT);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [game, text, language, say]);
  return written;
}

/** The position a text says, without the name of its game; or why it says none. */
export function read(text: string): Position | string {
  try {
    const found: unknown = JSON.parse(text);
    if (!isPosition(found)) return text.slice(0, 40);
    const { game: _, ...position } = found;
    return position;
  } catch (error) {
    return (error as Error).message;
  }
}
