import { memo, type ReactNode } from "react";
import { Drawn, PATHS, Sign } from "../look/Symbol";
import { useSay } from "../words/l10n";
import { type DieSide, type DieSymbol, oddsOf, percent, readSide } from "./dice";
import type { Facts } from "./face";

// The symbols on the dice of Star Wars: Destiny, drawn for this project in a box of 24.
const MARKS: Record<DieSymbol, ReactNode> = {
  // Two crossed blades.
  melee: (
    <path d="M2 1.5h3.5L12 8.7l6.5-7.2H22V5l-7.2 6.7 4 3.9 1.9-1.3 1.5 1.5-2.9 2.5 2.2 2.5-1.9 1.9-2.5-2.3-2.4 2.7-1.6-1.4 1.5-2L12 15.3l-3.6 4.4 1.5 2-1.6 1.4-2.4-2.7-2.5 2.3-1.9-1.9 2.2-2.5-2.9-2.5 1.5-1.5 1.9 1.3 4-3.9L2 5z" />
  ),
  // A sight with its cross hairs.
  ranged: (
    <path
      fillRule="evenodd"
      d="M10.6.8h2.8v2.5a8.9 8.9 0 0 1 7.3 7.3h2.5v2.8h-2.5a8.9 8.9 0 0 1-7.3 7.3v2.5h-2.8v-2.5a8.9 8.9 0 0 1-7.3-7.3H.8v-2.8h2.5a8.9 8.9 0 0 1 7.3-7.3zm0 5.4a6.1 6.1 0 0 0-4.4 4.4h3.2v2.8H6.2a6.1 6.1 0 0 0 4.4 4.4v-3.2h2.8v3.2a6.1 6.1 0 0 0 4.4-4.4h-3.2v-2.8h3.2a6.1 6.1 0 0 0-4.4-4.4v3.2h-2.8z"
    />
  ),
  // A blow that scatters to three sides.
  indirect: (
    <path d="M10.3 22.5V14l-5.2-4.3-1.9 2.5L1 3.5l8.9-.1-1.7 2.3 3.8 3.1 3.8-3.1-1.7-2.3 8.9.1-2.2 8.7-1.9-2.5-5.2 4.3v8.5z" />
  ),
  shield: PATHS.shield,
  resource: PATHS.resource,
  // A coin that is struck through.
  disrupt: (
    <path
      fillRule="evenodd"
      d="M3 1 6.3 4.2A9.8 9.8 0 0 1 19.8 17.7L23 21l-2 2-3.3-3.2A9.8 9.8 0 0 1 4.2 6.3L1 3zm3.3 7.4A6.9 6.9 0 0 0 15.6 17.7zM17.7 15.6A6.9 6.9 0 0 0 8.4 6.3z"
    />
  ),
  // A card that falls out of a hand.
  discard: (
    <path d="M4 2h11a1.5 1.5 0 0 1 1.5 1.5V10h-3V5h-8v14h4v3H4a1.5 1.5 0 0 1-1.5-1.5v-17A1.5 1.5 0 0 1 4 2m12 10h3.5v5H23l-5.2 6-5.3-6H16z" />
  ),
  // Two arrows that turn.
  focus: (
    <path d="M12 2.5a9.5 9.5 0 0 1 8.6 5.4L23 6.6v7.2l-6.5-3.5 1.9-1.1A6.8 6.8 0 0 0 5.6 9.7L3.1 8.5A9.5 9.5 0 0 1 12 2.5m-11 7.7 6.5 3.5-1.9 1.1a6.8 6.8 0 0 0 12.8-.5l2.5 1.2a9.5 9.5 0 0 1-17.5.6L1 17.4z" />
  ),
  // A star of four points.
  special: <path d="M12 .8 15 9l8.2 3-8.2 3L12 23.2 9 15 .8 12 9 9z" />,
  // A wheel of six rays: it goes with whatever is there.
  any: (
    <path d="M10.5 1h3v8.4l7.3-4.2 1.5 2.6-7.3 4.2 7.3 4.2-1.5 2.6-7.3-4.2V23h-3v-8.4l-7.3 4.2-1.5-2.6L9 12 1.7 7.8l1.5-2.6 7.3 4.2z" />
  ),
  // Nothing: a stroke.
  blank: <path d="M5 10.5h14v3H5z" />,
};

/** The symbol of a side of a die. */
export function DieMark({ symbol, label }: { symbol: DieSymbol; label?: string }) {
  return (
    <Drawn className={`die-mark die-mark-${symbol}`} label={label}>
      {MARKS[symbol]}
    </Drawn>
  );
}

/** What a side says when it is read aloud. */
export function useSideWords(): (side: DieSide) => string {
  const say = useSay();
  return (side) =>
    [
      side.plus ? `+${side.value}` : side.value,
      say(`de-symbol-${side.symbol}`),
      side.cost ? say("de-side-cost", { count: side.cost }) : "",
    ]
      .filter(Boolean)
      .join(" ");
}

/** A side of a die: value and symbol large, a modifier marked by its plus and a bevelled edge, a cost in a corner. */
export const DieFace = memo(function DieFace({ side, colour }: { side: DieSide; colour: string }) {
  return (
    <span
      className="die-face"
      data-colour={colour || "gray"}
      data-symbol={side.symbol}
      data-plus={side.plus || undefined}
      data-plain={side.value ? undefined : true}
      aria-hidden="true"
    >
      {side.value && (
        <b className="die-value">
          {side.plus && <i>+</i>}
          {side.value}
        </b>
      )}
      <DieMark symbol={side.symbol} />
      {side.cost > 0 && (
        <span className="die-cost">
          {side.cost}
          <DieMark symbol="resource" />
        </span>
      )}
    </span>
  );
});

/** The six sides of a card's die; nothing for cards without one. */
export function DieSides({ card }: { card: Facts }) {
  const say = useSay();
  const words = useSideWords();
  if (!card.sides?.length) return null;
  const sides = card.sides.map((side) => readSide(side));
  return (
    <span
      className="die-sides"
      role="img"
      aria-label={say("de-die-sides", { sides: sides.map(words).join(", ") })}
    >
      {sides.map((side, n) => (
        <DieFace key={n} side={side} colour={card.colour ?? ""} />
      ))}
    </span>
  );
}

/** What a roll of a card's die would show, side by side with the odds; `shows` is what it shows now. Nothing for cards without a die. */
export function DieOdds({ card, shows }: { card: Facts; shows?: string }) {
  const say = useSay();
  const words = useSideWords();
  if (!card.sides?.length) return null;
  const { sides, all, damage, blank } = oddsOf(card.sides);
  return (
    <section className="die-odds">
      <h4>{say(shows === undefined ? "de-odds" : "de-odds-again")}</h4>
      <ul>
        {sides.map(({ notation, count }) => {
          const side = readSide(notation);
          const odds = say("de-odds-side", { percent: percent(count, all) });
          return (
            <li key={notation} data-now={notation === shows || undefined}>
              <span role="img" aria-label={`${words(side)}: ${odds}`}>
                <DieFace side={side} colour={card.colour ?? ""} />
              </span>
              <b aria-hidden="true">{odds}</b>
            </li>
          );
        })}
      </ul>
      <p>{say("de-odds-in-all", { damage: percent(damage, all), blank: percent(blank, all) })}</p>
    </section>
  );
}

/** What is printed at the foot of a card of Destiny; nothing for cards of other games. */
export function TeamValues({ card }: { card: Facts }) {
  const say = useSay();
  if (card.colour === undefined) return null;
  return (
    <>
      {card.points && card.points.length > 0 && (
        <span className="points" role="img" aria-label={say("de-points", { points: card.points.join("/") })}>
          {card.points.join("/")}
        </span>
      )}
      {card.health ? (
        <span className="capacity" role="img" aria-label={say("de-health", { count: card.health })}>
          <Sign name="capacity" />
          <b>{card.health}</b>
        </span>
      ) : null}
    </>
  );
}
