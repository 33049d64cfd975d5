import { useSay, useSayOr } from "../words/l10n";
import { OPPONENTS } from "./laying";
import { eloOf } from "./strength";

interface OpponentsProps {
  bots: string[];
  /** The Elo of those that were measured in this game. */
  ratings: Record<string, number>;
  value: string;
  choose: (who: string) => void;
}

/** Whom to play against: a person, a bot by what it is, and further down the plain ones, with their ratings for who knows what those are. */
export function Opponents({ bots, ratings, value, choose }: OpponentsProps) {
  const say = useSay();
  const or = useSayOr();
  const known = OPPONENTS.filter((bot) => bots.includes(bot));
  const plain = bots.filter((bot) => !known.some((one) => one === bot));
  const told = known.flatMap((bot) => {
    const elo = ratings[bot];
    return elo === undefined ? [] : [`${say(`opponent-${bot}`)}: ${eloOf(bot, elo, say)}`];
  });
  const card = (who: string, title: string, words: string, rated = false) => (
    <label key={who} className="choice-card">
      <input type="radio" name="opponent" value={who} checked={value === who} onChange={() => choose(who)} />
      <b>{title}</b>
      <small>{words}</small>
      {rated && ratings[who] !== undefined && (
        <small title={say("elo-words")}>{eloOf(who, ratings[who], say)}</small>
      )}
    </label>
  );
  return (
    <fieldset className="opponents">
      <legend>{say("opponent")}</legend>
      <div className="choice-cards">
        {known.map((bot) => card(bot, say(`opponent-${bot}`), say(`opponent-${bot}-words`)))}
        {card("invited", say("a-friend"), say("a-friend-words"))}
      </div>
      {plain.length > 0 && (
        <details open={plain.includes(value) || undefined}>
          <summary>{say("more-opponents")}</summary>
          <div className="choice-cards">
            {plain.map((bot) => card(bot, or(`bot-${bot}`, bot), or(`bot-${bot}-words`, ""), true))}
          </div>
          {told.length > 0 && (
            <p className="quiet" title={say("elo-words")}>
              {told.join(" · ")}
            </p>
          )}
        </details>
      )}
    </fieldset>
  );
}
