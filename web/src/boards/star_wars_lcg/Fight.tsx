import { type ReactNode, useRef } from "react";
import { Back, type Facts } from "../../cards/face";
import { Sign } from "../../look/Symbol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { HandCard } from "../shared/Cards";
import { PileButton } from "../shared/Piles";
import { useWhole } from "../shared/whole";
import { known } from "../shared/zones";
import { asView, type Fight, type Side } from "./layout";

/**
 * Between the units of both sides: who attacks and defends, who has the edge, and how near the objective is to its end. It has its
 * place while nobody fights, too, so that nothing moves when somebody does.
 */
export function FightStrip({
  theirs,
  mine,
  fight,
  edge,
}: {
  theirs: Side;
  mine: Side;
  fight: Fight | null;
  /** What lies beside the words of a side. */
  edge: (side: Side) => ReactNode;
}) {
  const say = useSay();
  const scene = useScene();
  if (!fight) return <div className="sw-strip" />;
  const target = printedOf(scene, asView(scene.view).engaged).title;
  return (
    <section className="sw-strip" data-fighting aria-label={say("zone-engagement")}>
      <Role side={theirs} fight={fight} sign="▲" />
      {edge(theirs)}
      <Stake target={target} words={say("fight-stake", { left: fight.left, blast: fight.blast })} />
      {edge(mine)}
      <Role side={mine} fight={fight} sign="▼" />
    </section>
  );
}

/** What is fought over and how near it is to its end: whole, in as large letters as there is room for. */
function Stake({ target, words }: { target: string; words: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useWhole(box, target + words);
  return (
    <span className="sw-stake" ref={box}>
      <b>{target}</b> {words}
    </span>
  );
}

/** What a side does in the fight, with how many, and whether it has the edge. */
function Role({ side, fight, sign }: { side: Side; fight: Fight; sign: string }) {
  const say = useSay();
  const edge = asView(useScene().view).edge === side.seat;
  const part = fight.attacker === side.seat ? "attacks" : "defends";
  return (
    <span className="sw-role" data-side={side.side}>
      {sign} {say("fight-role", { side: side.side, part, count: side.engaged.length })}
      {edge && <em>{say("has-edge")}</em>}
    </span>
  );
}

/**
 * An edge stack: backs while it is placed, faces when both are turned up, and what its Force icons come to. On a small screen it is a
 * pile; where something of it is to be chosen, that lies in the tray.
 */
export function EdgeStack({ side, piled }: { side: Side; piled: boolean }) {
  const say = useSay();
  const scene = useScene();
  const cards = side.edgeStack;
  if (!cards.length) return null;
  const icons = cards.map((card) =>
    card === null ? null : ((printedOf(scene, card) as Facts).force_icons ?? 0),
  );
  const least = icons.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const sum = icons.includes(null) ? (least ? `${least} + ?` : "?") : String(least);
  const label = say("edge-stack-of", { side: side.side, count: cards.length });
  const open = known(cards);
  const hidden = cards.length - open.length;
  return (
    <div className="sw-edge" role="group" aria-label={label}>
      {piled ? (
        <>
          {hidden > 0 && <Back side={side.side} count={hidden} />}
          {open.length > 0 && <PileButton label={label} cards={open} />}
        </>
      ) : (
        cards.map((one, n) => (
          <span key={one ?? `x${n}`} className="sw-edge-card">
            {one === null ? <Back side={side.side} /> : <HandCard card={one} />}
          </span>
        ))
      )}
      <span className="sw-edge-sum" title={say("edge-sum", { sum })}>
        <span className="sw-long">{say("edge-battle")} </span>
        {sum}
        <Sign name="force" />
      </span>
    </div>
  );
}
