import { memo, type ReactNode } from "react";
import { Drawn, PATHS, Sign } from "../look/Symbol";
import { useSay } from "../words/l10n";
import { type DieSide, type DieSymbol, readSide } from "./dice";
import type { Facts } from "./face";

// The symbols on the dice of Star Wars: Destiny, drawn for this project in a box of 24.
const MARKS: Record<DieSymbol, ReactNode> = {
  // Two crossed blades.
  melee: (
    <path d="M2 1.500h3.500L12 8.700l6.500-7.200H22V5l-7.200 6.700 4 3.900 1.900-1.300 1.500 1.500-2.900 2.500 2.200 2.500-1.900 1.900-2.500-2.300-2.400 2.700-1.600-1.400 1.500-2L12 15.300l-3.600 4.400 1.500 2-1.600 1.400-2.400-2.700-2.500 2.300-1.900-1.900 2.200-2.500-2.900-2.500 1.500-1.500 1.900 1.300 4-3.900L2 5z" />
  ),
  // A sight with its cross hairs.
  ranged: (
    <path
      fillRule="evenodd"
      d="M10.600.8h2.800v2.500a8.900 8.900 0 0 1 7.300 7.300h2.500v2.800h-2.500a8.900 8.900 0 0 1-7.300 7.300v2.500h-2.800v-2.500a8.900 8.900 0 0 1-7.300-7.300H.8v-2.800h2.500a8.900 8.900 0 0 1 7.300-7.300zm0 5.400a6.100 6.100 0 0 0-4.400 4.400h3.200v2.800H6.200a6.100 6.100 0 0 0 4.400 4.400v-3.200h2.800v3.200a6.100 6.100 0 0 0 4.400-4.400h-3.200v-2.800h3.200a6.100 6.100 0 0 0-4.400-4.400v3.200h-2.800z"
    />
  ),
  // A blow that scatters to three sides.
  indirect: (
    <path d="M10.300 22.500V14l-5.200-4.300-1.900 2.500L1 3.500l8.900-.1-1.700 2.300 3.800 3.100 3.800-3.100-1.700-2.300 8.900.1-2.200 8.700-1.900-2.500-5.200 4.300v8.500z" />
  ),
  shield: PATHS.shield,
  resource: PATHS.resource,
  // A coin that is struck through.
  disrupt: (
    <path
      fillRule="evenodd"
      d="M3 1 6.300 4.200A9.800 9.800 0 0 1 19.800 17.700L23 21l-2 2-3.300-3.200A9.800 9.800 0 0 1 4.200 6.300L1 3zm3.300 7.400A6.900 6.900 0 0 0 15.600 17.700zM17.700 15.600A6.900 6.900 0 0 0 8.400 6.300z"
    />
  ),
  // A card that falls out of a hand.
  discard: (
    <path d="M4 2h11a1.500 1.500 0 0 1 1.500 1.500V10h-3V5h-8v14h4v3H4a1.500 1.500 0 0 1-1.500-1.500v-17A1.500 1.500 0 0 1 4 2m12 10h3.500v5H23l-5.200 6-5.300-6H16z" />
  ),
  // Two arrows that turn.
  focus: (
    <path d="M12 2.500a9.500 9.500 0 0 1 8.600 5.400L23 6.600v7.200l-6.500-3.500 1.900-1.100A6.800 6.800 0 0 0 5.600 9.700L3.100 8.500A9.500 9.500 0 0 1 12 2.500m-11 7.700 6.500 3.500-1.900 1.100a6.800 6.800 0 0 0 12.800-.5l2.500 1.200a9.500 9.500 0 0 1-17.500.6L1 17.400z" />
  ),
  // A star of four points.
  special: <path d="M12 .8 15 9l8.200 3-8.200 3L12 23.200 9 15 .8 12 9 9z" />,
  // Nothing: a stroke.
  blank: <path d="M5 10.500h14v3H5z" />,
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
