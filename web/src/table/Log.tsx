import { Fragment, memo, type ReactNode, useContext, useEffect, useRef } from "react";
import type { LogLine } from "../net/protocol";
import { useSay } from "../words/l10n";
import { PointingContext } from "./scene";

/** Cut a sentence at the titles of its cards, so that they can be pointed at. */
export function cutAtTitles(text: string, titles: [number, string][]): (string | [number, string])[] {
  let parts: (string | [number, string])[] = [text];
  for (const [card, title] of titles) {
    if (!title) continue;
    let done = false;
    parts = parts.flatMap((part) => {
      if (done || typeof part !== "string") return [part];
      const at = part.indexOf(title);
      if (at < 0) return [part];
      done = true;
      return [part.slice(0, at), [card, title] as [number, string], part.slice(at + title.length)];
    });
  }
  return parts.filter((part) => part !== "");
}

/** A card in a sentence, with the signs before and after it that must not stand in another line. */
export type Held = { card: number; title: string; before: string; after: string };

export function holdSigns(parts: (string | [number, string])[]): (string | Held)[] {
  const words = (n: number) => (typeof parts[n] === "string" ? parts[n] : "");
  const opening = (n: number) => /[(“]*$/.exec(words(n))?.[0] ?? "";
  const closing = (n: number) => /^[).,:;”]*/.exec(words(n))?.[0] ?? "";
  return parts.map((part, n) => {
    if (typeof part !== "string") {
      return { card: part[0], title: part[1], before: opening(n - 1), after: closing(n + 1) };
    }
    const from = n > 0 ? closing(n).length : 0;
    const to = n < parts.length - 1 ? part.length - opening(n).length : part.length;
    return part.slice(from, Math.max(from, to));
  });
}

export const Sentence = memo(function Sentence({ line }: { line: LogLine }) {
  const scene = useContext(PointingContext);
  const titles = line.cards.map((card) => [card, scene.titleOf(card)] as [number, string]);
  const parts: ReactNode[] = holdSigns(cutAtTitles(line.text, titles)).map((part, n) =>
    typeof part === "string" ? (
      <Fragment key={n}>{part}</Fragment>
    ) : (
      <span key={n} className="log-held">
        {part.before}
        <button
          type="button"
          className="log-card"
          onClick={() => scene.inspect(part.card)}
          onPointerEnter={(event) =>
            event.pointerType === "mouse" && scene.zoom(part.card, event.currentTarget)
          }
          onPointerLeave={() => scene.zoom(null)}
          onFocus={(event) =>
            event.currentTarget.matches(":focus-visible") && scene.zoom(part.card, event.currentTarget)
          }
          onBlur={() => scene.zoom(null)}
        >
          {part.title}
        </button>
        {part.after}
      </span>
    ),
  );
  return <>{parts}</>;
});

const MOST = 400;

/** What has happened, in sentences; the newest below. */
export const Log = memo(function Log({ lines, mine }: { lines: LogLine[]; mine: number | null }) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a line is added
  useEffect(() => {
    const shown = list.current;
    if (shown) shown.scrollTop = shown.scrollHeight;
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
    <ol className="log" ref={list} tabIndex={0} aria-label={say("log")}>
      {lines.slice(-MOST).map((line, n) => (
        <li
          key={lines.length - Math.min(MOST, lines.length) + n}
          data-what={line.what}
          data-whose={line.seat < 0 ? undefined : line.seat === mine ? "mine" : "theirs"}
        >
          <Sentence line={line} />
        </li>
      ))}
    </ol>
  );
});
