import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from "react";
import { DieOdds } from "../cards/destiny";
import { Face, type Facts, Keywords, useTitle } from "../cards/face";
import { ORIGINS } from "../cards/origin";
import { useShelf } from "../lobby/decks";
import { Sign } from "../look/Symbol";
import { http } from "../net/http";
import { go, Link } from "../router";
import { RuledText, RuleLink } from "../rules/RuleLink";
import { useLanguage, useSay } from "../words/l10n";
import { queryOf, searchOf } from "./address";
import { type CardInfo, percent, type Share, verdict } from "./card";
import { Explaining } from "./Explaining";
import { FactsOnly } from "./FactsOnly";
import { fold } from "./fold";
import { type CardIndex, type Entry, EVERYTHING, search as searched } from "./index";

interface PageProps {
  index: CardIndex;
  entry: Entry;
  query: URLSearchParams;
  table: string | null;
}

/** One card: its face, its facts, the rules it touches, rulings, decks, how it did; and the ones before and after it. */
export function CardPage({ index, entry, query, table }: PageProps) {
  const say = useSay();
  const card = entry.card as Facts;
  const title = useTitle(card);
  const info = useCardInfo(index, entry, table);
  const asked = query.toString();
  const kept = useMemo(() => {
    const search = searchOf(new URLSearchParams(asked), index.fields);
    return { query: queryOf(search, { table }), entries: searched(index, search).entries };
  }, [index, asked, table]);
  useEffect(() => {
    window.scrollTo(0, 0);
    const before = document.title;
    document.title = `${title} · Żeton`;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <main className="page card-page">
      <Around index={index} entry={entry} entries={kept.entries} query={kept.query} />
      <Explaining game={index.game}>
        <div className="card-page-in">
          <div className="card-page-face">
            <Face card={card} />
          </div>
          <div className="card-page-words">
            <h1>{title}</h1>
            <FactsOnly entry={entry} long />
            <FactList index={index} entry={entry} table={table} />
            <Keywords card={card} />
            <DieOdds card={card} />
            {info && <About index={index} info={info} />}
            {table && <p className="quiet">{say("card-record-own-box")}</p>}
          </div>
        </div>
      </Explaining>
    </main>
  );
}

/** What the server knows of a card; of a card that only a box of one's own has it knows nothing. */
function useCardInfo(index: CardIndex, entry: Entry, table: string | null): CardInfo | null {
  const language = useLanguage();
  const [info, setInfo] = useState<CardInfo | null>(null);
  useEffect(() => {
    let here = true;
    if (table === null)
      http.card(index.game, entry.id, language).then(
        (found) => here && setInfo(found),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [index.game, entry.id, language, table]);
  return info;
}

/** The way back, and to the cards before and after this one among those that were found; arrows lead there, too. */
function Around({
  index,
  entry,
  entries,
  query,
}: {
  index: CardIndex;
  entry: Entry;
  entries: Entry[];
  query: string;
}) {
  const say = useSay();
  const place = entries.indexOf(entry);
  const [before, after] = place < 0 ? [] : [entries[place - 1], entries[place + 1]];
  const to = (one: Entry | undefined) => one && `/cards/${index.game}/${encodeURIComponent(one.id)}${query}`;
  const [left, right] = [to(before), to(after)];
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if ((event.target as HTMLElement).closest("input, textarea, select, dialog")) return;
      const next = event.key === "ArrowLeft" ? left : event.key === "ArrowRight" ? right : undefined;
      if (next) go(next, true);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [left, right]);
  return (
    <nav className="card-around" aria-label={say("library-cards")}>
      <Link to={`/cards/${index.game}${query}`} className="button">
        <Sign name="back" />
        <span>{say("library-back")}</span>
      </Link>
      <span className="spacer" />
      {place >= 0 && (
        <span className="quiet">{say("card-place", { place: place + 1, all: entries.length })}</span>
      )}
      <Step to={left} name={before && say("card-before", { title: before.card.title })} sign="turn-before" />
      <Step to={right} name={after && say("card-next", { title: after.card.title })} sign="next-turn" />
      <CopyLink />
    </nav>
  );
}

function Step({ to, name, sign }: { to?: string; name?: string; sign: "turn-before" | "next-turn" }) {
  if (!to || !name) return <span className="icon-button" aria-hidden="true" />;
  return (
    <Link to={to} className="icon-button" aria-label={name} title={name}>
      <Sign name={sign} />
    </Link>
  );
}

function CopyLink() {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(location.href).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <button type="button" className="button button-quiet" onClick={() => void copy()}>
      <Sign name="link" />
      <span role="status">{say(copied ? "card-copied" : "card-copy")}</span>
    </button>
  );
}

/** What has a place of its own on the page. */
const DRAWN: ReadonlySet<string> = new Set(["keywords", "die", ...ORIGINS]);

/** What is printed on it; each word leads to all cards that have it too. */
function FactList({ index, entry, table }: { index: CardIndex; entry: Entry; table: string | null }) {
  const say = useSay();
  const filters = new Set(index.filters.map((one) => one.field.id));
  const shown = index.fields.filter((field) => !DRAWN.has(field.id) && entry.values[field.id]?.length);
  const to = (field: string, value: string) =>
    `/cards/${index.game}${queryOf({ ...EVERYTHING, chosen: { [field]: [value] } }, { table })}`;
  return (
    <dl className="card-facts" aria-label={say("card-facts")}>
      {shown.map((field) => (
        <div key={field.id}>
          <dt>{field.text}</dt>
          <dd>
            {entry.values[field.id]!.map((value) =>
              filters.has(field.id) ? (
                <Link key={value} to={to(field.id, value)}>
                  {index.say(field.id, value)}
                </Link>
              ) : (
                <span key={value}>{index.say(field.id, value)}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function About({ index, info }: { index: CardIndex; info: CardInfo }) {
  const say = useSay();
  const shelf = useShelf();
  const game = shelf?.games.find(({ id }) => id === index.game);
  const together = game?.least_seats === 1;
  return (
    <>
      <Part title={say("card-rules")} none={say("card-no-rules")} some={info.rules.length > 0}>
        <ul className="card-rules">
          {info.rules.map((rule) => (
            <li key={rule.number}>
              <RuleLink game={index.game} rule={rule.number} />
              <span>
                {rule.labels
                  .filter((label) => !fold(rule.text).startsWith(fold(label)))
                  .map((label) => (
                    <b key={label}>{label} · </b>
                  ))}
                {rule.text}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say("card-rulings")} none={say("card-no-rulings")} some={info.rulings.length > 0}>
        <ul className="card-rules">
          {info.rulings.map((ruling) => (
            <li key={ruling.number}>
              <RuleLink game={index.game} rule={ruling.number} />
              <span>
                <RuledText game={index.game} text={ruling.text} />
              </span>
            </li>
          ))}
        </ul>
      </Part>
      {game && game.decks.length > 0 && (
        <Part title={say("card-decks")} none={say("card-no-decks")} some={info.decks.length > 0}>
          <ul className="card-decks">
            {info.decks.map((deck) => (
              <li key={deck.id}>
                <b>{say("card-copies", { count: deck.copies })}</b> {deck.name}
                {deck.own && <span className="badge">{say("card-own-deck")}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={say("card-record")} none="" some>
        <p className="quiet">{say("card-record-words")}</p>
        <dl className="card-record">
          <Record name={say("card-had")} share={info.had} together={together} />
          <Record name={say("card-played")} share={info.played} together={together} />
        </dl>
      </Part>
    </>
  );
}

function Part({
  title,
  none,
  some,
  children,
}: {
  title: string;
  none: string;
  some: boolean;
  children: ReactNode;
}) {
  return (
    <section className="card-part">
      <h2>{title}</h2>
      {some ? children : <p className="quiet">{none}</p>}
    </section>
  );
}

/** A share of wins, as exactly as so many games can say it. */
function Record({ name, share, together }: { name: string; share: Share; together: boolean }) {
  const say = useSay();
  const { kind, even } = verdict(share);
  const told = {
    games: share.games,
    won: share.won,
    share: percent(share.won / Math.max(1, share.games)),
    least: percent(share.least),
    most: percent(share.most),
  };
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {say(`card-${kind}`, told)} {kind === "share" && even && !together && say("card-even")}
        {kind === "share" && (
          <span
            className="card-share"
            aria-hidden="true"
            style={
              {
                "--least": `${told.least}%`,
                "--most": `${told.most}%`,
                "--share": `${told.share}%`,
              } as CSSProperties
            }
          />
        )}
      </dd>
    </div>
  );
}
