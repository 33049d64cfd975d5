import { Art } from "../../cards/art";
import { Mark } from "../../cards/conquest";
import { Face, type Facts } from "../../cards/face";
import { Piece } from "../../cards/Piece";
import { Sign } from "../../look/Symbol";
import { fact, printedOf, useScene } from "../../table/scene";
import { useSay, useSayOr } from "../../words/l10n";
import { asView, type Slot } from "./layout";

/** What a card says of itself when it is read aloud. */
export function useCardLabel(): (card: number) => string {
  const say = useSay();
  const name = useSayOr();
  const scene = useScene();
  return (card) => {
    const view = asView(scene.view);
    const printed = printedOf(scene, card) as Facts;
    const now = (what: string) => fact(view, card, what);
    const parts = [printed.title, name(`type-${printed.type}`, printed.type)];
    const health = now("health");
    if (health) {
      parts.push(say("cq-fact-attack", { count: now("attack") }));
      parts.push(say("cq-fact-damage", { damage: now("damage"), health }));
    } else if (now("damage")) parts.push(say("cq-fact-hurt", { damage: now("damage") }));
    if (now("command")) parts.push(say("cq-fact-command", { count: now("command") }));
    if (now("stored")) parts.push(say("cq-stored", { count: now("stored") }));
    if (now("exhausted")) parts.push(say("cq-exhausted"));
    if (now("bloodied")) parts.push(say("cq-bloodied"));
    if (now("host")) parts.push(say("cq-attached-to", { host: printedOf(scene, now("host")).title }));
    if (card === view.attacker) parts.push(say("cq-attacking"));
    if (card === view.defender) parts.push(say("cq-attacked"));
    return parts.join(", ");
  };
}

function Tokens({ card, hasHealth }: { card: number; hasHealth: boolean }) {
  const { view } = useScene();
  const stored = fact(view, card, "stored");
  const damage = hasHealth ? 0 : fact(view, card, "damage");
  const exhausted = fact(view, card, "exhausted") > 0;
  if (!stored && !damage && !exhausted) return null;
  return (
    <span className="cq-tokens" aria-hidden="true">
      {exhausted && (
        <span className="cq-token cq-token-exhausted">
          <Mark name="exhausted" />
        </span>
      )}
      {stored > 0 && (
        <span className="cq-token cq-token-stored">
          <Sign name="resource" />
          {stored}
        </span>
      )}
      {damage > 0 && (
        <span className="cq-token cq-token-damage">
          <Sign name="damage" />
          {damage}
        </span>
      )}
    </span>
  );
}

function Numbers({ card, health }: { card: number; health: number }) {
  const { view } = useScene();
  const damage = fact(view, card, "damage");
  const command = fact(view, card, "command");
  return (
    <span className="cq-foot" aria-hidden="true">
      <span className="cq-attack">
        <Sign name="unit-damage" />
        {fact(view, card, "attack")}
      </span>
      {command > 0 && (
        <span className="cq-command">
          <Mark name="command" />
          {command}
        </span>
      )}
      <span className="cq-health" data-hurt={damage > 0 || undefined}>
        <Sign name={damage > 0 ? "damage" : "capacity"} />
        {damage > 0 ? `${damage}/${health}` : health}
      </span>
    </span>
  );
}

/** A card in play, drawn small: what counts in a battle, its tokens, and what is attached to it. */
export function Tile({ slot }: { slot: Slot }) {
  const scene = useScene();
  const say = useSay();
  const label = useCardLabel();
  const { card } = slot;
  const view = asView(scene.view);
  const printed = printedOf(scene, card) as Facts;
  const health = fact(view, card, "health");
  const bloodied = fact(view, card, "bloodied") > 0;
  return (
    <div
      className="cq-slot"
      data-exhausted={fact(view, card, "exhausted") > 0 || undefined}
      data-warlord={view.warlords.includes(card) || undefined}
      data-part={card === view.attacker ? "attacker" : card === view.defender ? "defender" : undefined}
    >
      <Piece card={card} label={label(card)} className="cq-tile">
        <span className="tile-in" data-aff={printed.faction ?? "Neutral"} data-side="none">
          <span className="tile-head">
            <span className="tile-title">{printed.title}</span>
          </span>
          <span className="tile-art">
            <Art card={printed} />
            {bloodied && <span className="cq-bloodied">{say("cq-bloodied")}</span>}
          </span>
          {health > 0 && <Numbers card={card} health={health} />}
        </span>
        <Tokens card={card} hasHealth={health > 0} />
      </Piece>
      {slot.attachments.length > 0 && (
        <div className="cq-strips">
          {slot.attachments.map((one) => (
            <Strip key={one} card={one} />
          ))}
        </div>
      )}
    </div>
  );
}

/** An attachment: the edge of a card that looks out from under its host. */
export function Strip({ card }: { card: number }) {
  const scene = useScene();
  const label = useCardLabel();
  const printed = printedOf(scene, card) as Facts;
  const exhausted = fact(scene.view, card, "exhausted") > 0;
  return (
    <Piece card={card} label={label(card)} className="strip">
      <span
        className="strip-in"
        data-aff={printed.faction ?? "Neutral"}
        data-side="none"
        data-exhausted={exhausted || undefined}
      >
        {printed.title}
        {exhausted && <Mark name="exhausted" />}
      </span>
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
