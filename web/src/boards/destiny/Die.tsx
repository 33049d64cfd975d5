import { type CSSProperties, useState } from "react";
import { DieFace, DieMark, useSideWords } from "../../cards/destiny";
import { oddsOf, percent, readSide } from "../../cards/dice";
import type { Facts } from "../../cards/face";
import { lettersOf } from "../../cards/fit";
import { Piece } from "../../cards/Piece";
import { Sign } from "../../look/Symbol";
import type { LogLine } from "../../net/protocol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { rolled } from "./layout";

export type Rolls = ReadonlyMap<number, number>;

const NO_ROLLS: Rolls = new Map();

/** How often each die has rolled while the page looked on, so that each roll is seen even if the same side comes up. */
export function useRolls(fresh: readonly LogLine[] | undefined): Rolls {
  const [seen, setSeen] = useState<{ fresh: typeof fresh; counts: Rolls }>({ fresh, counts: NO_ROLLS });
  if (seen.fresh === fresh) return seen.counts;
  const counts = new Map(seen.counts);
  for (const die of rolled(fresh)) counts.set(die, (counts.get(die) ?? 0) + 1);
  setSeen({ fresh, counts });
  return counts;
}

/** A die in a pool: the side it shows. */
export function PoolDie({ die, rolls, place }: { die: number; rolls: number; place: number }) {
  const scene = useScene();
  const say = useSay();
  const words = useSideWords();
  const card = printedOf(scene, die) as Facts;
  const facts = scene.view.cards[die];
  const shows = String(facts?.shows ?? "-");
  const side = readSide(shows, typeof facts?.value === "number" ? facts.value : undefined);
  const rerolls = scene.offers.at.get(die)?.some((offer) => offer.option[0] === "reroll");
  return (
    <Piece card={die} label={say("de-die", { card: card.title, side: words(side) })} className="die">
      <span
        key={`${rolls} ${shows}`}
        className="die-roll"
        data-rolls={rolls > 0 || undefined}
        style={{ animationDelay: `${place * 45}ms` }}
      >
        <DieFace side={side} colour={card.colour ?? ""} />
      </span>
      <span
        className="die-of"
        aria-hidden="true"
        style={{ "--two": lettersOf(card.title, 2) } as CSSProperties}
      >
        {rerolls ? <Chances sides={card.sides ?? []} /> : card.title}
      </span>
    </Piece>
  );
}

/** While one is asked what to reroll: how likely damage is, and how likely nothing. */
function Chances({ sides }: { sides: readonly string[] }) {
  const { all, damage, blank } = oddsOf(sides);
  return (
    <>
      {damage > 0 && (
        <span className="die-chance" data-good>
          <Sign name="damage" />
          {percent(damage, all)}%
        </span>
      )}
      <span className="die-chance">
        <DieMark symbol="blank" />
        {percent(blank, all)}%
      </span>
    </>
  );
}

/** A die that lies on its card, or beside the table: it shows nothing. */
export function IdleDie({ die }: { die: number }) {
  const scene = useScene();
  const say = useSay();
  const card = printedOf(scene, die) as Facts;
  return (
    <Piece card={die} label={say("de-die-idle", { card: card.title })} className="die-idle">
      <svg
        viewBox="0 0 24 24"
        data-colour={card.colour ?? "gray"}
        className="cube"
        aria-hidden="true"
        focusable="false"
      >
        <path className="cube-top" d="m12 1.500 9.500 5.300L12 12 2.500 6.800z" />
        <path className="cube-left" d="M2.500 6.800 12 12v10.500l-9.500-5.300z" />
        <path className="cube-right" d="M21.500 6.800 12 12v10.500l9.500-5.300z" />
      </svg>
    </Piece>
  );
}
