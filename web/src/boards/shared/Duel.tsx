import type { ReactNode } from "react";
import { Back } from "../../cards/face";
import { Sign } from "../../look/Symbol";
import { useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { HandCard } from "./Cards";
import { type DuelSide, known } from "./zones";

/** One side as the board of a game for two shows it. */
export interface Shown {
  side: DuelSide;
  /** What the side is called. */
  who: string;
  plate: ReactNode;
  /** What it has beside cards. */
  standing: ReactNode;
  piles: ReactNode;
  /** Which back its cards have. */
  back?: string;
}

/**
 * The table of a game for two: the piles at the left with what both share between them, the other side above, the viewer's hand
 * below, and what the game lays out in between.
 */
export function Duel({
  name,
  theirs,
  mine,
  middle,
  children,
}: {
  name: string;
  theirs: Shown;
  mine: Shown;
  middle: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`duel ${name}`}>
      <div className="duel-rail">
        {theirs.piles}
        {middle}
        {mine.piles}
      </div>
      <div className="duel-board">
        <div className="duel-back" data-zone={`hand-${theirs.side.seat}`}>
          {theirs.plate}
          {theirs.standing}
          <HiddenHand {...theirs} />
        </div>
        {children}
        <div className="duel-front">
          <div className="duel-plate">
            {mine.plate}
            {mine.standing}
          </div>
          <Hand {...mine} />
        </div>
      </div>
    </div>
  );
}

function Hand({ side, who, back }: Shown) {
  const say = useSay();
  const scene = useScene();
  const { hand } = side;
  // On a narrow screen a hand is scrolled. Where no card in it can be reached by Tab, the hand itself can.
  const reached = hand.some((card) => card !== null && scene.offers.at.has(card));
  return (
    <ul
      tabIndex={reached || !hand.length ? undefined : 0}
      className="hand"
      data-zone={`hand-${side.seat}`}
      aria-label={say("hand-of", { who, count: hand.length })}
    >
      {hand.map((card, n) => (
        <li key={card ?? `x${n}`}>{card === null ? <Back side={back} /> : <HandCard card={card} />}</li>
      ))}
    </ul>
  );
}

function HiddenHand({ side, who, back }: Shown) {
  const say = useSay();
  const { hand } = side;
  const open = known(hand);
  return (
    <div className="hidden-hand" role="group" aria-label={say("hand-of", { who, count: hand.length })}>
      {Array.from({ length: hand.length - open.length }, (_, n) => (
        <Back key={n} side={back} />
      ))}
      {open.map((card) => (
        <HandCard key={card} card={card} />
      ))}
      {!hand.length && <Sign name="cards" />}
      <b>{hand.length}</b>
    </div>
  );
}
