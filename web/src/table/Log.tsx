import { Fragment, memo, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { LogLine } from "../net/protocol";
import { useSay } from "../words/l10n";
import { usePointedAt } from "./pointed";
import { type Chapter, chaptersOf, type Deed, found, linesOf } from "./recap";
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

const OPEN = 6; // chapters that are open by themselves, from the last one back
const MOST = 4; // what followed is folded after so many lines

function whose(seat: number, mine: number | null): "mine" | "theirs" | undefined {
  return seat < 0 ? undefined : seat === mine ? "mine" : "theirs";
}

/** What has happened: turn by turn, in each what was done, below it what followed; the newest below. */
export const Log = memo(function Log({ lines, mine }: { lines: LogLine[]; mine: number | null }) {
  const say = useSay();
  const [words, setWords] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const following = useRef(true);
  const place = useRef({ top: 0, height: 0 });
  const chapters = useMemo(() => chaptersOf(lines), [lines]);
  const shown = useMemo(() => found(chapters, words), [chapters, words]);
  const first = chapters.at(-OPEN)?.at ?? 0;
  // Whoever reads what was earlier is not taken away from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a line is added
  useEffect(() => {
    const read = list.current;
    if (read && following.current) read.scrollTop = read.scrollHeight;
  }, [lines.length]);
  // Neither does the list end elsewhere because it has another height now.
  useEffect(() => {
    const read = list.current!;
    const watch = new ResizeObserver(() => {
      if (following.current) read.scrollTop = read.scrollHeight;
    });
    watch.observe(read);
    return () => watch.disconnect();
  }, []);
  // Only a reader scrolls back: the list moves by itself when chapters fold, and hears of it when more lines are there already.
  const onScroll = () => {
    const { scrollTop: top, scrollHeight: height, clientHeight } = list.current!;
    const back = top < place.current.top && height >= place.current.height;
    following.current = height - top - clientHeight < 40 || (following.current && !back);
    place.current = { top, height };
  };
  return (
    <div className="log-box">
      <input
        type="search"
        className="log-find"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        placeholder={say("log-find")}
        aria-label={say("log-find")}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard */}
      <ol className="log" ref={list} tabIndex={0} aria-label={say("log")} onScroll={onScroll}>
        {shown.map((chapter) => (
          <ChapterEntry
            key={chapter.at}
            chapter={chapter}
            mine={mine}
            open={chapter.at >= first}
            sought={words.trim() !== ""}
          />
        ))}
        {!shown.length && words && <li className="quiet">{say("log-found-nothing")}</li>}
      </ol>
    </div>
  );
});

/** A turn, a round or a phase. It folds; what is searched for is always open. */
function ChapterEntry({
  chapter,
  mine,
  open,
  sought,
}: {
  chapter: Chapter;
  mine: number | null;
  open: boolean;
  sought: boolean;
}) {
  const [turned, setTurned] = useState<boolean | null>(null);
  const { heading, deeds } = chapter;
  const unfolded = sought || (turned ?? open);
  return (
    <li className="log-chapter" data-what={heading?.what}>
      {heading && deeds.length > 0 && (
        <button
          type="button"
          className="log-heading"
          aria-expanded={unfolded}
          onClick={() => setTurned(!unfolded)}
        >
          {heading.text}
        </button>
      )}
      {heading && !deeds.length && <p className="log-heading">{heading.text}</p>}
      {(unfolded || !heading) && (
        <ol>
          {deeds.map((deed) => (
            <DeedEntry key={deed.at} deed={deed} mine={mine} />
          ))}
        </ol>
      )}
    </li>
  );
}

function DeedEntry({ deed, mine }: { deed: Deed; mine: number | null }) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const pointed = usePointedAt(linesOf(deed));
  const { line, followed } = deed;
  const shown = all || followed.length <= MOST + 1 ? followed : followed.slice(0, MOST);
  return (
    <li className="log-deed" data-what={line?.what} data-whose={whose(line?.seat ?? -1, mine)} {...pointed}>
      {line && <Sentence line={line} />}
      {followed.length > 0 && (
        <ul>
          {shown.map((one, n) => (
            <li key={n} data-what={one.what}>
              <Sentence line={one} />
            </li>
          ))}
          {followed.length > MOST + 1 && (
            <li>
              <button type="button" className="log-more" aria-expanded={all} onClick={() => setAll(!all)}>
                {say(all ? "log-less" : "log-more", { count: followed.length - MOST })}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
