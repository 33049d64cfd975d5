import type { ReactNode } from "react";
import type { Facts } from "../../cards/face";
import { Sign } from "../../look/Symbol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { DuelPiles, OpenPile } from "../shared/Piles";
import { asView, type Closeness, closenessOf, type Side, setAside } from "./layout";
import { Ground } from "./Tile";

/** Less than this share of its health, or so few cards, and a side is near to losing. */
const LOW_HEALTH = 0.34;
const FEW_CARDS = 5;

/** A side is called by the first character of its team. */
export function useWho(side: Side): string {
  return printedOf(useScene(), side.leader).title;
}

function useCloseness(side: Side): Closeness {
  const scene = useScene();
  return closenessOf(scene.view, side, (card) => (printedOf(scene, card) as Facts).health ?? 0);
}

function Chip({
  kind,
  words,
  low,
  stock,
  children,
}: {
  kind: string;
  words: string;
  low?: boolean;
  stock?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={`de-chip de-chip-${kind}`}
      data-low={low || undefined}
      data-stock={stock}
      role="img"
      aria-label={words}
      title={words}
    >
      {children}
    </span>
  );
}

/** How a player stands: how far from losing, what it has to spend, who holds the battlefield, additional actions. */
export function Standing({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  const close = useCloseness(side);
  return (
    <span className="de-standing">
      <Chip
        kind="health"
        words={say("de-health-left", { who, ...close })}
        low={close.left <= close.most * LOW_HEALTH}
      >
        <Sign name="capacity" />
        <span className="de-meter">
          <i style={{ width: `${(100 * close.left) / (close.most || 1)}%` }} />
        </span>
        {close.left}/{close.most}
      </Chip>
      <Chip
        kind="cards"
        words={say("de-cards-left", { who, count: close.cards, hand: side.hand.length, deck: side.deck })}
        low={close.cards <= FEW_CARDS}
      >
        <Sign name="cards" />
        {close.cards}
      </Chip>
      <Chip
        kind="resources"
        words={say("de-has-resources", { who, count: side.resources })}
        stock={`resources-${side.seat}`}
      >
        <Sign name="resource" />
        {side.resources}
      </Chip>
      {side.holds && (
        <Chip
          kind={side.claimed ? "claimed" : "holds"}
          words={say(side.claimed ? "de-claimed" : "de-held", { who })}
        >
          <Sign name="flag" />
          <span className="de-chip-word">{say(side.claimed ? "de-claimed-short" : "de-held-short")}</span>
        </Chip>
      )}
      {side.additional > 0 && (
        <Chip kind="more" words={say("de-additional", { count: side.additional })}>
          <Sign name="play" />+{side.additional}
        </Chip>
      )}
    </span>
  );
}

/** The piles of a side, with one for the cards it has set aside once there are any. */
export function Piles({ side, who }: { side: Side; who: string }) {
  const say = useSay();
  const scene = useScene();
  const cards = setAside(side, (card) => printedOf(scene, card).type);
  return (
    <DuelPiles side={side} who={who}>
      {cards.length > 0 && (
        <OpenPile
          zone={`set_aside-${side.seat}`}
          label={say("de-set-aside-of", { who, stacked: side.stacked.count })}
          short={say("zone-set-aside")}
          cards={cards}
        />
      )}
    </DuelPiles>
  );
}

/** Between the two sides: the round, the battlefield and who holds it, and how one wins. */
export function Goal({ mine, theirs }: { mine: Side; theirs: Side }) {
  const say = useSay();
  const scene = useScene();
  const view = asView(scene.view);
  const sides = [theirs, mine];
  const states = sides.flatMap((side) =>
    (["de-held", "de-claimed"] as const).map((how) => ({
      words: say(how, { who: printedOf(scene, side.leader).title }),
      now: side.holds && (how === "de-held") === (view.claimed === null),
    })),
  );
  const { left, cards } = useCloseness(theirs);
  return (
    <section className="de-middle" aria-label={say("de-battlefield")}>
      <span className="de-round">{say("de-round", { round: view.round })}</span>
      {sides.flatMap((side) =>
        side.battlefield.map((card) => (
          <Ground key={card} card={card} inUse={!view.battlefield || card === view.battlefield} />
        )),
      )}
      {/* As high as any of it is. */}
      <span className="de-holder">
        {states.map(({ words, now }, n) => (
          <span key={n} hidden={!now}>
            {words}
          </span>
        ))}
      </span>
      <p className="de-how">
        <span className="de-how-words">{say("de-how-one-wins")}</span>{" "}
        <b>{say("de-how-close", { health: left, cards })}</b>
      </p>
    </section>
  );
}
