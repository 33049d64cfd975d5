import { Sign } from "../../look/Symbol";
import { useSay } from "../../words/l10n";
import { Deck, DuelPiles, OpenPile } from "../shared/Piles";
import type { Side } from "./layout";

/** The Force cards a side still has: a full ring for each. */
export function Force({ side }: { side: Side }) {
  const say = useSay();
  return (
    <span
      className="force-cards"
      data-side={side.side}
      role="img"
      aria-label={say("force-cards", { count: side.forceCards })}
    >
      {[0, 1, 2].map((n) => (
        <Sign key={n} name="force" className={n < side.forceCards ? "" : "spent"} />
      ))}
    </span>
  );
}

export function Piles({ side }: { side: Side }) {
  const say = useSay();
  const { seat, objectiveDeck, victory } = side;
  const who = say("side-name", { side: side.side });
  return (
    <DuelPiles
      side={side}
      who={who}
      back={side.side}
      decks={
        <Deck
          zone={`objective_deck-${seat}`}
          label={say("objective-deck-of", { who, count: objectiveDeck })}
          short={say("objective-deck-short")}
          count={objectiveDeck}
          back={side.side}
        />
      }
    >
      <OpenPile
        zone={`victory-${seat}`}
        label={say("victory-of", { who, count: victory.length })}
        short={say("victory-short")}
        cards={victory}
      />
    </DuelPiles>
  );
}
