import { Art } from "../../cards/art";
import { Face, type Facts } from "../../cards/face";
import { Piece } from "../../cards/Piece";
import { Sign } from "../../look/Symbol";
import { fact, printedOf, useScene } from "../../table/scene";
import { useSay, useSayOr } from "../../words/l10n";
import { IdleDie } from "./Die";
import type { Laid, Slot } from "./layout";

const SHOWN_SHIELDS = 3;

/** What a card says of itself when it is read aloud. */
export function useCardLabel(): (card: number) => string {
  const say = useSay();
  const name = useSayOr();
  const scene = useScene();
  return (card) => {
    const printed = printedOf(scene, card) as Facts;
    const parts = [printed.title, name(`type-${printed.type}`, printed.type)];
    const of = (token: string) => fact(scene.view, card, token);
    if (printed.health) parts.push(say("de-damage-of", { damage: of("damage"), health: printed.health }));
    else if (of("damage")) parts.push(say("de-damage", { damage: of("damage") }));
    if (of("shields")) parts.push(say("de-shields", { count: of("shields") }));
    if (of("stored")) parts.push(say("de-stored", { count: of("stored") }));
    if (of("exhausted")) parts.push(say("de-exhausted"));
    const host = of("host");
    if (host) parts.push(say("de-upgrade-of", { card: printedOf(scene, host).title }));
    return parts.join(", ");
  };
}

function Tokens({ card }: { card: number }) {
  const { view } = useScene();
  const shields = fact(view, card, "shields");
  const stored = fact(view, card, "stored");
  const few = shields <= SHOWN_SHIELDS;
  if (!shields && !stored) return null;
  return (
    <span className="tokens" aria-hidden="true">
      {Array.from({ length: few ? shields : 1 }, (_, n) => (
        <span key={n} className="token token-shield">
          <Sign name="shield" />
          {!few && <b>{shields}</b>}
        </span>
      ))}
      {stored > 0 && (
        <span className="token token-stored">
          <Sign name="resource" />
          <b>{stored}</b>
        </span>
      )}
    </span>
  );
}

/** Damage against health: a bar that empties, and the numbers. */
function Health({ card, health }: { card: number; health: number }) {
  const { view } = useScene();
  const damage = fact(view, card, "damage");
  if (!health && !damage) return null;
  const left = health ? Math.max(0, health - damage) / health : 0;
  return (
    <span className="de-health" data-hurt={damage > 0 || undefined} aria-hidden="true">
      {health > 0 && (
        <span className="de-bar">
          <i style={{ width: `${left * 100}%` }} />
        </span>
      )}
      <Sign name={damage > 0 ? "damage" : "capacity"} />
      <b>{damage > 0 ? (health ? `${damage}/${health}` : damage) : health}</b>
    </span>
  );
}

/** A character or support: what it is, how it is, the dice that lie on it, and its upgrades under it. */
export function Tile({ slot }: { slot: Slot }) {
  const scene = useScene();
  const say = useSay();
  const label = useCardLabel();
  const card = printedOf(scene, slot.card) as Facts;
  const exhausted = fact(scene.view, slot.card, "exhausted") > 0;
  return (
    <div className="de-slot" data-type={card.type} data-exhausted={exhausted || undefined}>
      <div className="de-tile-place">
        <Piece card={slot.card} label={label(slot.card)} className="tile">
          <span className="tile-in" data-aff={card.colour ?? "Neutral"} data-side="none">
            <span className="tile-head">
              <span className="tile-title">{card.title}</span>
            </span>
            <span className="tile-art">
              <Art card={card} />
              {exhausted && <span className="de-exhausted">{say("de-exhausted")}</span>}
            </span>
            <span className="tile-foot" aria-hidden="true">
              <Health card={slot.card} health={card.health ?? 0} />
            </span>
          </span>
          <Tokens card={slot.card} />
        </Piece>
        <Dice laid={slot} />
      </div>
      {slot.upgrades.length > 0 && (
        <ul className="de-upgrades" aria-label={say("de-upgrades", { card: card.title })}>
          {slot.upgrades.map((one) => (
            <li key={one.card}>
              <Upgrade laid={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

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

/** An upgrade: the edge of a card that looks out from under its character, with its die. */
function Upgrade({ laid }: { laid: Laid }) {
  const scene = useScene();
  const label = useCardLabel();
  const printed = printedOf(scene, laid.card) as Facts;
  return (
    <div className="de-upgrade" data-exhausted={fact(scene.view, laid.card, "exhausted") > 0 || undefined}>
      <Piece card={laid.card} label={label(laid.card)} className="strip">
        <span className="strip-in" data-aff={printed.colour ?? "Neutral"} data-side="none">
          <span className="strip-title">{printed.title}</span>
          <Tokens card={laid.card} />
        </span>
      </Piece>
      <Dice laid={laid} />
    </div>
  );
}

/** A battlefield: a card that lies across. */
export function Ground({ card, inUse }: { card: number; inUse: boolean }) {
  const scene = useScene();
  const label = useCardLabel();
  const printed = printedOf(scene, card) as Facts;
  return (
    <Piece card={card} label={label(card)} className="tile de-ground">
      <span
        className="tile-in"
        data-aff={printed.colour ?? "Neutral"}
        data-side="none"
        data-idle={!inUse || undefined}
      >
        <span className="tile-art">
          <Art card={printed} />
        </span>
        <span className="tile-head">
          <span className="tile-title">{printed.title}</span>
        </span>
      </span>
      <Tokens card={card} />
    </Piece>
  );
}

/** A card held in a hand, or laid out to be looked at: its whole face. */
export function HandCard({ card }: { card: number }) {
  const scene = useScene();
  const label = useCardLabel();
  return (
    <Piece card={card} label={label(card)} className="hand-card">
      <Face card={printedOf(scene, card) as Facts} />
    </Piece>
  );
}
