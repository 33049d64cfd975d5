import "./rules.css";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Sign } from "../look/Symbol";
import type { Rule, RuleBook, View } from "../net/protocol";
import { useSay } from "../words/l10n";
import { Chart } from "./Chart";
import { Example } from "./Example";
import { RuledText, RuleLink, ruleAddress } from "./RuleLink";
import { knows, marked, search } from "./search";

export const CHART = "chart";
export const EXAMPLES = "examples";
export const RULINGS = "A";

/** The rule book: contents, search, the timing chart, chapters, rulings, examples. `rule` is what it is opened at. */
export function Book({
  book,
  rule,
  asked,
  view = null,
}: {
  book: RuleBook;
  rule: string;
  /** Grows whenever somebody asks for a rule, also for the same one again. */
  asked: number;
  /** The table it lies beside, for "where am I now?". */
  view?: View | null;
}) {
  const say = useSay();
  const [wanted, setWanted] = useState("");
  const pages = useRef<HTMLDivElement>(null);
  useOpened(pages, rule, asked, () => setWanted(""));
  const found = search(book, wanted);
  const missing = rule && ![CHART, EXAMPLES, RULINGS].includes(rule) && !knows(book, rule);
  return (
    <div className="book">
      <Contents key={asked} book={book} rule={rule} open={view === null && window.innerWidth > 900} />
      <div className="book-pages" ref={pages}>
        <search className="book-search">
          <input
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            aria-label={say("rules-search")}
            placeholder={say("rules-search")}
          />
          <p className="quiet" role="status">
            {wanted.trim() && say("rules-found", { count: found.length })}
          </p>
        </search>
        {missing && <p className="error">{say("rules-no-such", { rule })}</p>}
        {wanted.trim() ? (
          <Results book={book} wanted={wanted} found={found} />
        ) : (
          <Pages {...{ book, rule, view }} />
        )}
      </div>
    </div>
  );
}

/** Bring what was asked for into sight, with the focus on it, so that a screen reader goes on from there. */
function useOpened(pages: RefObject<HTMLElement | null>, rule: string, asked: number, clear: () => void) {
  const clearing = useRef(clear);
  clearing.current = clear;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again
  useEffect(() => {
    if (!rule) return;
    clearing.current();
    const frame = requestAnimationFrame(() => {
      const place = pages.current?.querySelector<HTMLElement>(`[id="${CSS.escape(rule)}"]`);
      const here = rule === CHART && place?.querySelector<HTMLElement>("[aria-current]");
      if (here) here.scrollIntoView({ block: "center" });
      else place?.scrollIntoView({ block: "start" });
      (here || place)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pages, rule, asked]);
}

/** The chapters. Where they lie over the pages they are folded away again once somebody has gone to one. */
function Contents({ book, rule, open }: { book: RuleBook; rule: string; open: boolean }) {
  const say = useSay();
  const entries = [
    [CHART, say("rules-chart")],
    [EXAMPLES, say("rules-examples")],
    ...book.chapters.map(({ number, text }) => [number, text]),
    [RULINGS, say("rules-rulings")],
  ] as [string, string][];
  return (
    <nav className="book-contents" aria-label={say("rules-contents")}>
      <details open={open}>
        <summary>{say("rules-contents")}</summary>
        <ol>
          {entries.map(([number, text]) => (
            <li key={number}>
              <RuleLink
                game={book.game}
                rule={number}
                className="book-entry"
                current={rule === number ? "location" : undefined}
              >
                <small>{/^(R|DB|A)/.test(number) ? number : ""}</small> {text}
              </RuleLink>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function Results({
  book,
  wanted,
  found,
}: {
  book: RuleBook;
  wanted: string;
  found: ReturnType<typeof search>;
}) {
  const say = useSay();
  return (
    <ul className="book-rules" aria-label={say("rules-results")}>
      {found.map(({ number, text, chapter }) => (
        <li key={number} className="book-rule">
          <RuleLink game={book.game} rule={number} />
          <p>
            {marked(text, wanted).map((part, n) =>
              part.found ? <mark key={n}>{part.text}</mark> : <span key={n}>{part.text}</span>,
            )}{" "}
            <small className="quiet">{chapter || say("rules-rulings")}</small>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Pages({ book, rule, view }: { book: RuleBook; rule: string; view: View | null }) {
  const say = useSay();
  return (
    <>
      <Chart book={book} view={view} />
      <section id={EXAMPLES} tabIndex={-1} aria-labelledby="examples-title">
        <h2 id="examples-title">{say("rules-examples")}</h2>
        <p className="quiet">{say("rules-examples-words")}</p>
        <div className="book-examples">
          {book.examples.map((example) => (
            <Example key={example.id} game={book.game} example={example} named />
          ))}
        </div>
      </section>
      {book.chapters.map((chapter) => (
        <Chapter key={chapter.number} book={book} {...chapter} rule={rule} />
      ))}
      <Chapter
        book={book}
        number={RULINGS}
        text={say("rules-rulings")}
        words={say("rules-rulings-words")}
        rules={book.rulings}
        rule={rule}
      />
    </>
  );
}

function Chapter({
  book,
  number,
  text,
  words,
  rules,
  rule,
}: {
  book: RuleBook;
  number: string;
  text: string;
  words?: string;
  rules: Rule[];
  rule: string;
}) {
  return (
    <section id={number} tabIndex={-1} aria-labelledby={`${number}-title`}>
      <h2 id={`${number}-title`}>
        <small>{number}</small> {text}
      </h2>
      {words && <p className="quiet">{words}</p>}
      <ul className="book-rules">
        {rules.map((one) => (
          <OneRule key={one.number} book={book} rule={one} asked={one.number === rule} />
        ))}
      </ul>
    </section>
  );
}

function OneRule({ book, rule, asked }: { book: RuleBook; rule: Rule; asked: boolean }) {
  const examples = book.examples.filter((example) => example.rule === rule.number);
  return (
    <li className="book-rule" id={rule.number} tabIndex={-1} data-asked={asked || undefined}>
      <RuleLink game={book.game} rule={rule.number} />
      <p>
        <RuledText game={book.game} text={rule.text} />
      </p>
      {asked && <Share address={ruleAddress(book.game, rule.number)} />}
      {examples.map((example) => (
        <Example key={example.id} game={book.game} example={example} />
      ))}
    </li>
  );
}

/** Copies the address of a rule, to be sent to somebody. */
function Share({ address }: { address: string }) {
  const say = useSay();
  const [done, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(new URL(address, location.href).href);
    setDone(true);
  };
  return (
    <button type="button" className="button button-quiet" onClick={() => void copy()}>
      <Sign name="link" />
      <span role="status">{say(done ? "rules-copied" : "rules-copy")}</span>
    </button>
  );
}
