import { type ReactNode, useId } from "react";
import type { CardIndex } from "../library/index";
import { Link } from "../router";
import { useSay } from "../words/l10n";
import { type CardResult, percent, points, proven, type TrialReport, through, type Wins } from "./trial";

const [WIDE, HIGH, LEFT, BELOW] = [260, 90, 26, 20];

/** What the games of a series say, drawn. */
export function Report({ index, report }: { index: CardIndex; report: TrialReport }) {
  const say = useSay();
  const title = (card: string) => index.byId.get(card)?.card.title ?? card;
  return (
    <div className="trial-report">
      <Part name={say("trial-part-opponents")} note={say("trial-interval")}>
        <Opponents report={report} />
      </Part>
      <Part name={say("trial-part-ends")}>
        <Ends ends={report.ends} />
      </Part>
      <Part name={say("trial-part-curves")}>
        <div className="trial-curves">
          {report.curves.map((curve) => (
            <TurnCurve key={curve.name} {...curve} />
          ))}
        </div>
      </Part>
      <Part name={say("trial-part-cuts")}>
        {report.cuts.length > 0 ? (
          <ul>
            {report.cuts.map((card) => (
              <li key={card}>
                <CardLink game={index.game} card={card} title={title(card)} />
              </li>
            ))}
          </ul>
        ) : (
          <p>{say("trial-no-cuts")}</p>
        )}
      </Part>
      <Part name={say("trial-part-hands")}>
        {report.hands.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {report.openings.length > 0 && (
          <details>
            <summary>{say("trial-openings")}</summary>
            <Cards game={index.game} cards={report.openings} title={title} short />
          </details>
        )}
      </Part>
      <Part name={say("trial-part-cards")} note={say("trial-shrinkage", { games: report.doubt })}>
        <Cards game={index.game} cards={report.cards} title={title} />
      </Part>
    </div>
  );
}

function Part({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="trial-part" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {note && <p className="quiet">{note}</p>}
      {children}
    </section>
  );
}

/** Where the true share of wins surely lies, from none to all; the middle is marked. */
export function Share({ wins }: { wins: Wins }) {
  const x = (share: number) => share * 100;
  return (
    <svg className="trial-share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="trial-ground" width="100" height="10" />
      <rect className="trial-range" x={x(wins.least)} width={x(wins.most) - x(wins.least)} y="2" height="6" />
      <rect className="trial-middle" x="49.75" width="0.5" height="10" />
      <rect
        className="trial-mark"
        x={Math.min(99, Math.max(0, x(wins.share) - 0.6))}
        width="1.2"
        height="10"
      />
    </svg>
  );
}

function Opponents({ report: { opponents, seats } }: { report: TrialReport }) {
  const say = useSay();
  const told = (wins: Wins) =>
    wins.games
      ? say("trial-share", {
          share: percent(wins.share),
          least: percent(wins.least),
          most: percent(wins.most),
          games: wins.games,
        })
      : "–";
  return (
    <div className="trial-scroll">
      <table className="trial-opponents">
        <thead>
          <tr>
            <th scope="col">{say("trial-opponent")}</th>
            <th scope="col">{say("trial-won")}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {seat}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {opponents.map(({ name, all, seats: inSeats }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {told(all)}
                <Share wins={all} />
              </td>
              {inSeats.map((wins, n) => (
                <td key={n}>
                  {told(wins)}
                  <Share wins={wins} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Ends({ ends }: { ends: TrialReport["ends"] }) {
  const say = useSay();
  const most = Math.max(1, ...ends.map((end) => end.games));
  return (
    <ul className="trial-ends">
      {ends.map(({ won, text, games }) => (
        <li key={`${won} ${text}`} data-won={won || undefined}>
          <span>{say(won ? "trial-won-by" : "trial-lost-by", { reason: text })}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(games / most) * 100} height="8" rx="1.5" />
          </svg>
          <b>{games}</b>
        </li>
      ))}
    </ul>
  );
}

/** How something went turn by turn, for the deck and for its opponents; who cannot see it reads a table. */
function TurnCurve({ name, ours, theirs }: TrialReport["curves"][number]) {
  const say = useSay();
  const turns = Math.max(ours.length, theirs.length);
  const most = Math.max(1, ...ours, ...theirs);
  const line = (values: number[]) => through(values, turns, most, WIDE, HIGH);
  const sides = [
    [say("trial-ours"), ours],
    [say("trial-theirs"), theirs],
  ] as const;
  return (
    <figure className="trial-curve">
      <figcaption>{name}</figcaption>
      <svg viewBox={`${-LEFT} -8 ${LEFT + WIDE + 8} ${HIGH + BELOW + 8}`} aria-hidden="true">
        <path className="trial-axis" d={`M0 0V${HIGH}H${WIDE}`} />
        <text x="-5" y="4" textAnchor="end">
          {Math.round(most * 10) / 10}
        </text>
        <text x="-5" y={HIGH + 4} textAnchor="end">
          0
        </text>
        <text x="0" y={HIGH + 16} textAnchor="middle">
          1
        </text>
        {turns > 1 && (
          <text x={WIDE} y={HIGH + 16} textAnchor="middle">
            {turns}
          </text>
        )}
        <text x={WIDE / 2} y={HIGH + 16} textAnchor="middle">
          {say("trial-turn")}
        </text>
        <polyline className="trial-theirs" points={line(theirs)} />
        <polyline className="trial-ours" points={line(ours)} />
      </svg>
      <p className="trial-legend" aria-hidden="true">
        <span className="trial-ours">{say("trial-ours")}</span>{" "}
        <span className="trial-theirs">{say("trial-theirs")}</span>
      </p>
      <div className="unseen">
        <table aria-label={name}>
          <tbody>
            {sides.map(([side, values]) => (
              <tr key={side}>
                <th scope="row">{side}</th>
                {values.map((value, n) => (
                  <td key={n}>{value.toFixed(1)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const REACH = 0.4; // a gain or a loss beyond this is drawn at the edge

/** What every card did, the best first; `short`: without what only counts over a whole game. */
function Cards({
  game,
  cards,
  title,
  short,
}: {
  game: string;
  cards: CardResult[];
  title: (card: string) => string;
  short?: boolean;
}) {
  const say = useSay();
  const told = (wins: Wins) =>
    wins.games ? say("trial-of", { share: percent(wins.share), games: wins.games }) : "–";
  return (
    <div className="trial-scroll">
      <table className="trial-cards">
        <thead>
          <tr>
            <th scope="col">{say("trial-card")}</th>
            <th scope="col">{say("trial-gain")}</th>
            <th scope="col">{say(short ? "trial-in-hand" : "trial-had")}</th>
            {!short && <th scope="col">{say("trial-played")}</th>}
            <th scope="col">{say("trial-unseen")}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((one) => (
            <tr key={one.card} data-proven={proven(one) || undefined}>
              <th scope="row">
                <CardLink game={game} card={one.card} title={title(one.card)} />
              </th>
              <td>
                <b>{points(one.gain)}</b>{" "}
                <small>
                  {points(one.least)} … {points(one.most)}
                </small>
                <Gain result={one} />
              </td>
              <td>{told(one.had)}</td>
              {!short && <td>{told(one.played)}</td>}
              <td>{told(one.unseen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CardLink({ game, card, title }: { game: string; card: string; title: string }) {
  return <Link to={`/cards/${game}/${card}`}>{title}</Link>;
}

/** A gain with its interval, about nothing in the middle. */
function Gain({ result: { gain, least, most } }: { result: CardResult }) {
  const x = (value: number) => 50 + (Math.max(-REACH, Math.min(REACH, value)) / REACH) * 50;
  return (
    <svg
      className="trial-share trial-worth"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="trial-ground" width="100" height="10" />
      <rect className="trial-range" x={x(least)} width={x(most) - x(least)} y="2" height="6" />
      <rect className="trial-middle" x="49.75" width="0.5" height="10" />
      <rect className="trial-mark" x={x(gain) - 0.6} width="1.2" height="10" />
    </svg>
  );
}
