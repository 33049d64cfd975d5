import { type CSSProperties, useState } from "react";
import { Art } from "../../cards/art";
import { DieSides } from "../../cards/destiny";
import { dress, type Facts } from "../../cards/face";
import { lettersOf } from "../../cards/fit";
import { Piece } from "../../cards/Piece";
import { Title } from "../../cards/Title";
import { Dialog } from "../../look/Dialog";
import { Sign } from "../../look/Symbol";
import { fact, printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { type CardWords, HandCard, Row, Strip, TileFace, Token, useLabel } from "../shared/Cards";
import type { Formation } from "../shared/formation";
import { IdleDie } from "./Die";
import { edgesOf, type Laid, type Slot } from "./layout";
import { edgesThatFit } from "./lineup";

const SHOWN_SHIELDS = 3;

/** Damage, tokens, and whose upgrade it is. */
export const cardWords: CardWords = (card, printed, scene, say) => {
  const now = (token: string) => fact(scene.view, card, token);
  const parts: string[] = [];
  if (printed.health) parts.push(say("de-damage-of", { damage: now("damage"), health: printed.health }));
  else if (now("damage")) parts.push(say("de-damage", { damage: now("damage") }));
  if (now("shields")) parts.push(say("de-shields", { count: now("shields") }));
  if (now("stored")) parts.push(say("de-stored", { count: now("stored") }));
  if (now("exhausted")) parts.push(say("de-exhausted"));
  if (now("host")) parts.push(say("de-upgrade-of", { card: printedOf(scene, now("host")).title }));
  return parts;
};

function Tokens({ card }: { card: number }) {
  const { view } = useScene();
  const shields = fact(view, card, "shields");
  const stored = fact(view, card, "stored");
  const few = shields <= SHOWN_SHIELDS;
  if (!shields && !stored) return null;
  return (
    <span className="tokens" aria-hidden="true">
      {Array.from({ length: few ? shields : 1 }, (_, n) => (
        <Token key={n} kind="shield">
          <Sign name="shield" />
          {!few && <b>{shields}</b>}
        </Token>
      ))}
      {stored > 0 && (
        <Token kind="stored">
          <Sign name="resource" />
          <b>{stored}</b>
        </Token>
      )}
    </span>
  );
}

/** What a character can still take: a bar that empties, and the numbers. */
function Health({ card, health }: { card: number; health: number }) {
  const { view } = useScene();
  const left = Math.max(0, health - fact(view, card, "damage"));
  if (!health) return null;
  return (
    <span className="de-health" data-hurt={left < health || undefined}>
      <span className="de-bar">
        <i style={{ width: `${(100 * left) / health}%` }} />
      </span>
      <Sign name="capacity" />
      {left < health ? `${left}/${health}` : health}
    </span>
  );
}

/** A character or support: what it is, how it is, the dice that lie on it, and its upgrades under it. */
export function Tile({ slot, stands }: { slot: Slot; stands: Formation }) {
  const scene = useScene();
  const say = useSay();
  const card = printedOf(scene, slot.card) as Facts;
  const exhausted = fact(scene.view, slot.card, "exhausted") > 0;
  const health = card.health ?? 0;
  const label = say("de-upgrades", { card: card.title });
  const edges = edgesOf(slot.upgrades, new Set(scene.offers.at.keys()), edgesThatFit(stands));
  return (
    <div
      className="de-slot"
      data-type={card.type}
      data-exhausted={exhausted || undefined}
      style={{ "--word": lettersOf(card.title, Number.POSITIVE_INFINITY) } as CSSProperties}
    >
      <div className="de-tile-place">
        <TileFace
          card={slot.card}
          className="tile"
          onArt={
            <>
              {exhausted && <span className="de-exhausted">{say("de-exhausted")}</span>}
              <DieSides card={card} />
            </>
          }
          foot={
            (health > 0 || slot.dice.length > 0) && (
              <span className="tile-foot" aria-hidden="true">
                <Health card={slot.card} health={health} />
              </span>
            )
          }
        >
          <Tokens card={slot.card} />
        </TileFace>
        <Dice laid={slot} />
        <More
          upgrades={slot.upgrades}
          hidden={slot.upgrades.filter((one) => !edges.includes(one))}
          label={label}
        />
      </div>
      {edges.length > 0 && (
        <Row className="de-upgrades" label={label} slots={edges} draw={(one) => <Upgrade laid={one} />} />
      )}
    </div>
  );
}

/** Dice that lie on a card; they let a press through to it unless they can be chosen themselves. */
function Dice({ laid }: { laid: Laid }) {
  if (!laid.dice.length) return null;
  return (
    <span className="de-dice">
      {laid.dice.map((die) => (
        <IdleDie key={die} die={die} />
      ))}
    </span>
  );
}

/** How many more upgrades there are than there is room for: pressed, it shows them all. One that can be chosen answers there itself. */
function More({ upgrades, hidden, label }: { upgrades: Laid[]; hidden: Laid[]; label: string }) {
  const { offers } = useScene();
  const wanted = hidden.filter((one) => offers.at.has(one.card));
  const dice = hidden.flatMap((one) => one.dice).filter((die) => offers.at.has(die));
  if (!hidden.length) return null;
  return (
    <span className="de-hidden">
      {dice.map((die) => (
        <IdleDie key={die} die={die} />
      ))}
      {wanted.map((one, n) => (
        <Wanted key={one.card} card={one.card} more={n ? 0 : hidden.length} />
      ))}
      {!wanted.length && <MoreButton upgrades={upgrades} more={hidden.length} label={label} />}
    </span>
  );
}

function Wanted({ card, more }: { card: number; more: number }) {
  const label = useLabel();
  return (
    <Piece card={card} label={label(card)} className="de-more">
      +{more || ""}
    </Piece>
  );
}

function MoreButton({ upgrades, more, label }: { upgrades: Laid[]; more: number; label: string }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="de-more"
        onClick={() => setOpen(true)}
        aria-label={say("de-open-stack", { what: label, count: upgrades.length })}
      >
        +{more}
      </button>
      {open && (
        <Dialog title={label} close={() => setOpen(false)} className="pile-dialog">
          <div className="pile-cards">
            {upgrades.map((one) => (
              <HandCard key={one.card} card={one.card} />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** An upgrade looks out from under its character, with its die. */
function Upgrade({ laid }: { laid: Laid }) {
  const { view } = useScene();
  return (
    <div className="de-upgrade" data-exhausted={fact(view, laid.card, "exhausted") > 0 || undefined}>
      <Strip card={laid.card}>
        <Tokens card={laid.card} />
      </Strip>
      <Dice laid={laid} />
    </div>
  );
}

/** The edge of a support, with its picture where there is room for it. */
export function Edge({ laid }: { laid: Laid }) {
  const scene = useScene();
  const printed = printedOf(scene, laid.card) as Facts;
  const now = (what: string) => fact(scene.view, laid.card, what) > 0 || undefined;
  return (
    <div className="de-upgrade de-edge" data-exhausted={now("exhausted")} data-attached={now("host")}>
      <Strip card={laid.card} art={<Art card={printed} />}>
        <Tokens card={laid.card} />
      </Strip>
      <Dice laid={laid} />
    </div>
  );
}

/** A battlefield: a card that lies across. */
export function Ground({ card, inUse }: { card: number; inUse: boolean }) {
  const scene = useScene();
  const label = useLabel();
  const printed = printedOf(scene, card) as Facts;
  return (
    <Piece card={card} label={label(card)} className="tile de-ground">
      <span
        className="tile-in"
        data-idle={!inUse || undefined}
        style={
          { "--two": lettersOf(printed.title, 2), "--three": lettersOf(printed.title, 3) } as CSSProperties
        }
        {...dress(printed)}
      >
        <span className="tile-art">
          <Art card={printed} />
        </span>
        <span className="tile-head">
          <span className="tile-title">
            <Title title={printed.title} />
          </span>
        </span>
      </span>
      <Tokens card={card} />
    </Piece>
  );
}
