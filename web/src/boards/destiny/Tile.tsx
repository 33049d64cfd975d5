import { Art } from "../../cards/art";
import { dress, type Facts } from "../../cards/face";
import { Piece } from "../../cards/Piece";
import { Sign } from "../../look/Symbol";
import { fact, printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { type CardWords, Damage, Row, Strip, TileFace, Token, useLabel } from "../shared/Cards";
import { IdleDie } from "./Die";
import type { Laid, Slot } from "./layout";

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

/** Damage against health: a bar that empties, and the numbers. */
function Health({ card, health }: { card: number; health: number }) {
  const { view } = useScene();
  const damage = fact(view, card, "damage");
  const left = health ? Math.max(0, health - damage) / health : 0;
  return (
    <>
      {health > 0 && (
        <span className="de-bar">
          <i style={{ width: `${left * 100}%` }} />
        </span>
      )}
      <Damage damage={damage} most={health} />
    </>
  );
}

/** A character or support: what it is, how it is, the dice that lie on it, and its upgrades under it. */
export function Tile({ slot }: { slot: Slot }) {
  const scene = useScene();
  const say = useSay();
  const card = printedOf(scene, slot.card) as Facts;
  const exhausted = fact(scene.view, slot.card, "exhausted") > 0;
  return (
    <div className="de-slot" data-type={card.type} data-exhausted={exhausted || undefined}>
      <div className="de-tile-place">
        <TileFace
          card={slot.card}
          className="tile"
          onArt={exhausted && <span className="de-exhausted">{say("de-exhausted")}</span>}
          foot={
            <span className="tile-foot" aria-hidden="true">
              <Health card={slot.card} health={card.health ?? 0} />
            </span>
          }
        >
          <Tokens card={slot.card} />
        </TileFace>
        <Dice laid={slot} />
      </div>
      {slot.upgrades.length > 0 && (
        <Row
          className="de-upgrades"
          label={say("de-upgrades", { card: card.title })}
          slots={slot.upgrades}
          draw={(one) => <Upgrade laid={one} />}
        />
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

/** A battlefield: a card that lies across. */
export function Ground({ card, inUse }: { card: number; inUse: boolean }) {
  const scene = useScene();
  const label = useLabel();
  const printed = printedOf(scene, card) as Facts;
  return (
    <Piece card={card} label={label(card)} className="tile de-ground">
      <span className="tile-in" data-idle={!inUse || undefined} {...dress(printed)}>
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
