import { Mark } from "../../cards/conquest";
import { Sign } from "../../look/Symbol";
import { fact, printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { type CardWords, Strip, Strips, TileFace, Token } from "../shared/Cards";
import { asView, type Slot } from "./layout";

/** Its numbers, its tokens, what it is attached to, and whether it attacks. */
export const cardWords: CardWords = (card, _, scene, say) => {
  const view = asView(scene.view);
  const now = (what: string) => fact(view, card, what);
  const parts: string[] = [];
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
  return parts;
};

function Tokens({ card, hasHealth }: { card: number; hasHealth: boolean }) {
  const { view } = useScene();
  const stored = fact(view, card, "stored");
  const damage = hasHealth ? 0 : fact(view, card, "damage");
  const exhausted = fact(view, card, "exhausted") > 0;
  if (!stored && !damage && !exhausted) return null;
  return (
    <span className="tokens" aria-hidden="true">
      {exhausted && (
        <Token kind="exhausted">
          <Mark name="exhausted" />
        </Token>
      )}
      {stored > 0 && (
        <Token kind="stored">
          <Sign name="resource" />
          {stored}
        </Token>
      )}
      {damage > 0 && (
        <Token kind="damage">
          <Sign name="damage" />
          {damage}
        </Token>
      )}
    </span>
  );
}

function Numbers({ card, health }: { card: number; health: number }) {
  const { view } = useScene();
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
      <Health damage={fact(view, card, "damage")} health={health} />
    </span>
  );
}

/** What a unit can still take; of how much, once it is hurt. */
function Health({ damage, health }: { damage: number; health: number }) {
  const left = Math.max(0, health - damage);
  return (
    <span className="cq-health" data-hurt={damage > 0 || undefined}>
      <Sign name="capacity" />
      {damage > 0 ? `${left}/${health}` : health}
    </span>
  );
}

/** A card in play: what counts in a battle, its tokens, and what is attached to it. */
export function Tile({ slot }: { slot: Slot }) {
  const say = useSay();
  const { card } = slot;
  const view = asView(useScene().view);
  const health = fact(view, card, "health");
  return (
    <div
      className="cq-slot"
      data-exhausted={fact(view, card, "exhausted") > 0 || undefined}
      data-warlord={view.warlords.includes(card) || undefined}
      data-part={card === view.attacker ? "attacker" : card === view.defender ? "defender" : undefined}
    >
      <TileFace
        card={card}
        className="cq-tile"
        onArt={fact(view, card, "bloodied") > 0 && <span className="cq-bloodied">{say("cq-bloodied")}</span>}
        foot={health > 0 && <Numbers card={card} health={health} />}
      >
        <Tokens card={card} hasHealth={health > 0} />
      </TileFace>
      <Strips cards={slot.attachments} draw={(one) => <Attachment key={one} card={one} />} />
    </div>
  );
}

export function Attachment({ card }: { card: number }) {
  const exhausted = fact(useScene().view, card, "exhausted") > 0;
  return (
    <Strip card={card} exhausted={exhausted}>
      {exhausted && <Mark name="exhausted" />}
    </Strip>
  );
}
