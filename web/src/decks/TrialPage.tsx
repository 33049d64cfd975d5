import "./decks.css";
import "./trial.css";
import { useEffect, useState } from "react";
import type { CardIndex } from "../library/index";
import type { DeckInfo } from "../net/protocol";
import { Link } from "../router";
import { useSay } from "../words/l10n";
import { decks, type Version } from "./api";
import { Report, Share } from "./TrialReport";
import { percent, type Trial, timeLeft } from "./trial";
import { type Tried, useTrial } from "./useTrial";

const DEALS = [4, 20, 60];
const USUAL = 20;

/** How good is it? A series of games of a deck against the field, watched while it is played, and what has come of it. */
export function TrialPage({ index, deck }: { index: CardIndex; deck: DeckInfo }) {
  const say = useSay();
  const tried = useTrial(deck.id);
  const { trial, wrong, stop } = tried;
  const legal = deck.problems.length === 0;
  return (
    <main className="page trial">
      <header className="trial-head">
        <p>
          <Link to={`/decks/${deck.id}`}>{deck.name}</Link>
        </p>
        <h1>{say("trial-title")}</h1>
        <p className="quiet">{say("trial-words")}</p>
      </header>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      {!legal && (
        <p className="error" role="alert">
          {say("trial-illegal")}
        </p>
      )}
      {trial?.state === "running" ? (
        <Running trial={trial} stop={stop} />
      ) : (
        legal && trial !== undefined && <Begin deck={deck} tried={tried} />
      )}
      {trial && trial.state !== "running" && <Answers trial={trial} />}
      {trial?.report && <Report index={index} report={trial.report} />}
    </main>
  );
}

/** How long it may take, and beside which earlier version. */
function Begin({ deck, tried }: { deck: DeckInfo; tried: Tried }) {
  const say = useSay();
  const [deals, setDeals] = useState(USUAL);
  const [before, setBefore] = useState<number | null>(null);
  const [versions, setVersions] = useState<Version[]>([]);
  useEffect(() => {
    let here = true;
    decks.versions(deck.id).then(
      (found) => here && setVersions(found.filter(({ number }) => number !== deck.version)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [deck]);
  return (
    <form
      className="trial-begin"
      onSubmit={(event) => {
        event.preventDefault();
        tried.begin(deals, before);
      }}
    >
      <label className="field">
        <span>{say("trial-asked")}</span>
        <select
          value={before ?? ""}
          onChange={(event) =>
            setBefore(event.currentTarget.value ? Number(event.currentTarget.value) : null)
          }
        >
          <option value="">{say("trial-field")}</option>
          {versions.map(({ number }) => (
            <option key={number} value={number}>
              {say("trial-beside", { number })}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{say("trial-length")}</span>
        <select value={deals} onChange={(event) => setDeals(Number(event.currentTarget.value))}>
          {DEALS.map((one) => (
            <option key={one} value={one}>
              {say("trial-deals", { deals: one })}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-main">
        {say(tried.trial ? "trial-again" : "trial-begin")}
      </button>
    </form>
  );
}

/** What is known while it is played. */
function Running({ trial, stop }: { trial: Trial; stop: () => void }) {
  const say = useSay();
  const { games, most, left, all } = trial;
  const words = say("trial-games", { games, most });
  return (
    <section className="trial-running" aria-label={say("trial-running")}>
      <div role="status">
        <p>
          <b>{words}</b>
          {left !== null && <span className="quiet"> · {say("trial-left", timeLeft(left))}</span>}
        </p>
        <p>
          {games > 0 &&
            say("trial-so-far", {
              share: percent(all.share),
              least: percent(all.least),
              most: percent(all.most),
            })}
        </p>
      </div>
      <progress value={games} max={most} aria-label={words} />
      {games > 0 && <Share wins={all} />}
      <button type="button" className="button" onClick={stop}>
        {say("trial-stop")}
      </button>
    </section>
  );
}

/** The answers, as sentences; the last says what they have cost. */
function Answers({ trial }: { trial: Trial }) {
  const say = useSay();
  const answers = trial.answers.slice(0, -1);
  const mood = trial.better ?? trial.good;
  return (
    <section
      className="trial-answers"
      data-mood={mood === null ? "open" : mood ? "good" : "bad"}
      aria-label={say("trial-answer")}
    >
      {answers.map((answer) => (
        <p key={answer} className="trial-answer">
          {answer}
        </p>
      ))}
      <p className="quiet">
        {trial.state === "stopped" && say("trial-stopped")} {trial.answers.at(-1)}
        {trial.version > 1 && ` ${say("version-number", { number: trial.version })}.`}
      </p>
    </section>
  );
}
