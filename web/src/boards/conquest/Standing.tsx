import { Mark, type MarkName } from "../../cards/conquest";
import { Sign } from "../../look/Symbol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { DuelPiles, OpenPile } from "../shared/Piles";
import { ICONS, type Side, tally } from "./layout";

export const PLANETS_TO_WIN = 3;

/** A seat is called by its warlord. */
export function useWho(side: Side): string {
  return printedOf(useScene(), side.warlord).title;
}

/** What a player has beside cards: initiative, resources, the dial, and how the warlord is. */
export function Standing({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  return (
    <span className="cq-standing">
      {side.initiative && (
        <span className="cq-chip cq-chip-initiative" role="img" aria-label={say("cq-initiative", { who })}>
          <Mark name="initiative" />
        </span>
      )}
      <span
        className="cq-chip cq-chip-resources"
        data-stock={`resources-${side.seat}`}
        role="img"
        aria-label={say("cq-has-resources", { count: side.resources })}
      >
        <Sign name="resource" />
        {side.resources}
      </span>
      <WarlordChip side={side} />
      <DialChip side={side} />
    </span>
  );
}

/** What the warlord can still take; bloodied, its next defeat loses the game. */
function WarlordChip({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  const { left, most } = side.health;
  const state = side.bloodied ? "bloodied" : "hale";
  return (
    <span
      className="cq-chip cq-chip-warlord"
      data-bloodied={side.bloodied || undefined}
      role="img"
      aria-label={say("cq-warlord", { who, state, left, most })}
      title={say("cq-warlord", { who, state, left, most })}
    >
      <Sign name="capacity" />
      {most ? `${left}/${most}` : "–"}
      <span className="cq-chip-word">{say(side.bloodied ? "cq-bloodied" : "cq-hale")}</span>
    </span>
  );
}

/** The dial: not set, sealed, or open. */
function DialChip({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  const { dial } = side;
  const number = "number" in dial ? dial.number : 0;
  const words = say("cq-dial", { who, state: dial.state, number });
  return (
    <span className="cq-dial" data-state={dial.state} role="img" aria-label={words} title={words}>
      <b>{number || (dial.state === "secret" ? "?" : "–")}</b>
      {(dial.state === "secret" || dial.state === "set") && (
        <span className="cq-sealed">{say("cq-dial-sealed")}</span>
      )}
    </span>
  );
}

export function Piles({ side }: { side: Side }) {
  const say = useSay();
  const who = useWho(side);
  return (
    <div className="cq-piles">
      <DuelPiles side={side} who={who}>
        <OpenPile
          zone={`victory-${side.seat}`}
          label={say("cq-victory-of", { who, count: side.victory.length })}
          short={say("cq-victory-short")}
          cards={side.victory}
        />
      </DuelPiles>
      <Tally side={side} />
    </div>
  );
}

/** How near a side is to winning: three planets of an icon. */
function Tally({ side }: { side: Side }) {
  const say = useSay();
  const scene = useScene();
  const who = useWho(side);
  const counts = tally(
    side.victory.map((card) => (printedOf(scene, card).icons as string[] | undefined) ?? []),
  );
  const words = say("cq-tally", { who, ...counts });
  return (
    <span className="cq-tally" role="img" aria-label={words} title={words}>
      {ICONS.map((icon) => (
        <Track key={icon} icon={icon} count={counts[icon]} />
      ))}
    </span>
  );
}

function Track({ icon, count }: { icon: MarkName; count: number }) {
  return (
    <span className="cq-track" data-icon={icon} data-near={count === PLANETS_TO_WIN - 1 || undefined}>
      <Mark name={icon} />
      {Array.from({ length: PLANETS_TO_WIN }, (_, n) => (
        <i key={n} data-won={n < count || undefined} />
      ))}
    </span>
  );
}

/** Between the two sides: the round, how one wins, and what happens when no planet is left. */
export function Goal({ round, left, sides }: { round: number; left: number; sides: readonly Side[] }) {
  const say = useSay();
  const scene = useScene();
  const captor = sides.find((side) => side.lastCaptor);
  const who = captor ? printedOf(scene, captor.warlord).title : "none";
  return (
    <div className="cq-goal">
      <p className="cq-round">{say("cq-round", { round })}</p>
      <p className="cq-how">
        {say("cq-how-one-wins")} <span>{say("cq-how-one-loses")}</span>
      </p>
      <p className="cq-left" data-last={left <= 2 || undefined}>
        {say("cq-planets-left", { count: left })}
      </p>
      <p className="cq-captor">{say("cq-last-captor", { who })}</p>
    </div>
  );
}
