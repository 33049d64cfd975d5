import "./explain.css";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { ExplainContext, type Explainer, type Term } from "../cards/explain";
import { http } from "../net/http";
import { RuleLink } from "../rules/RuleLink";
import { useLanguage } from "../words/l10n";
import { keywordSplitter, placeBeside } from "./terms";

const asked = new Map<string, Promise<Term[]>>();

function termsOf(game: string, language: string): Promise<Term[]> {
  const key = `${game}/${language}`;
  const found = asked.get(key) ?? http.terms(game, language);
  asked.set(key, found);
  found.catch(() => asked.delete(key));
  return found;
}

/** A place in which keywords, labels and signs of cards explain themselves; plain words until what explains them is here. */
export function Explaining({ game, children }: { game: string; children: ReactNode }) {
  const language = useLanguage();
  const [terms, setTerms] = useState<Term[]>([]);
  useEffect(() => {
    let here = true;
    termsOf(game, language).then(
      (found) => here && setTerms(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  const explainer = useMemo(() => (terms.length ? explainerOf(game, terms) : null), [game, terms]);
  return <ExplainContext value={explainer}>{children}</ExplainContext>;
}

function explainerOf(game: string, terms: Term[]): Explainer {
  // A label is called as it stands in the text, everything else by its id.
  const byName = new Map(
    terms.map((term) => [`${term.kind}/${term.kind === "label" ? term.text : term.id}`, term]),
  );
  return {
    split: keywordSplitter(terms),
    find: (kind, id) => byName.get(`${kind}/${id}`),
    Word: ({ term, children }) => (
      <Word game={game} term={term}>
        {children}
      </Word>
    ),
    Rules: ({ term }) =>
      term.rules.map((rule) => <RuleLink key={rule.number} game={game} rule={rule.number} />),
  };
}

const LINGER = 180; // milliseconds in which one comes from the word to what explains it

/** A word that says by which rule it works: when one points at it, comes to it by the keyboard, or presses it. */
function Word({ game, term, children }: { game: string; term: Term; children: ReactNode }) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const show = () => {
    clearTimeout(leaving.current);
    const shown = box.current!;
    if (shown.matches(":popover-open")) return;
    shown.showPopover();
    const place = placeBeside(
      word.current!.getBoundingClientRect(),
      { width: shown.offsetWidth, height: shown.offsetHeight },
      { width: window.innerWidth, height: window.innerHeight },
    );
    shown.style.left = `${place.left}px`;
    shown.style.top = `${place.top}px`;
  };
  const hide = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => box.current?.hidePopover(), LINGER);
  };
  const mouse = (does: () => void) => (event: { pointerType: string }) => {
    if (event.pointerType === "mouse") does();
  };
  const left = (event: { relatedTarget: EventTarget | null }) => {
    const to = event.relatedTarget as Node | null;
    if (!word.current?.contains(to) && !box.current?.contains(to)) hide();
  };
  return (
    <span className="term-place">
      <button
        ref={word}
        type="button"
        className="term"
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={mouse(show)}
        onPointerLeave={mouse(hide)}
        onFocus={show}
        onBlur={left}
        onClick={show}
      >
        {children}
      </button>
      <span
        ref={box}
        id={id}
        className="term-rules"
        role="group"
        aria-label={term.text || undefined}
        popover="auto"
        onBlur={left}
        onToggle={(event) => setOpen((event as unknown as { newState: string }).newState === "open")}
        onPointerEnter={mouse(() => clearTimeout(leaving.current))}
        onPointerLeave={mouse(hide)}
      >
        {term.rules.map((rule) => (
          <span key={rule.number} className="term-rule">
            <RuleLink game={game} rule={rule.number} /> {rule.text}
          </span>
        ))}
      </span>
    </span>
  );
}
