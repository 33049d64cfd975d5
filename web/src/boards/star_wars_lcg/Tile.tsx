import { Art } from "../../cards/art";
import { Back, CombatIcons, Face, type Facts, Pips } from "../../cards/face";
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
    const printed = printedOf(scene, card) as Facts;
    const parts = [printed.title, name(`type-${printed.type}`, printed.type)];
    const damage = fact(scene.view, card, "damage");
    if (printed.capacity) parts.push(say("damage-of", { damage, capacity: printed.capacity }));
    for (const token of ["focus", "shields"]) {
      const count = fact(scene.view, card, token);
      if (count) parts.push(say(`token-${token}`, { count }));
    }
    if (fact(scene.view, card, "committed")) parts.push(say("token-committed"));
    const part = fact(scene.view, card, "part");
    if (part) parts.push(say(part === 1 ? "attacks" : "defends"));
    return parts.join(", ");
  };
}

function Tokens({ card }: { card: number }) {
  const { view } = useScene();
  const focus = fact(view, card, "focus");
  const shields = fact(view, card, "shields");
  const committed = fact(view, card, "committed");
  if (!focus && !shields && !committed) return null;
  return (
    <span className="tokens" aria-hidden="true">
      {committed ? (
        <span className="token token-force">
          <Sign name="force" />
        </span>
      ) : null}
      {Array.from({ length: Math.min(shields, 3) }, (_, n) => (
        <span key={`s${n}`} className="token token-shield">
          <Sign name="shield" />
        </span>
      ))}
      {focus ? (
        <span className="token token-focus">
          <Sign name="focus" />
          {focus > 1 && <b>{focus}</b>}
        </span>
      ) : null}
    </span>
  );
}

function Damage({ card, capacity }: { card: number; capacity: number }) {
  const { view } = useScene();
  const damage = fact(view, card, "damage");
  const most = fact(view, card, "capacity") || capacity;
  if (!most) return null;
  return (
    <span className="tile-damage" data-hurt={damage > 0 || undefined} aria-hidden="true">
      <Sign name={damage > 0 ? "damage" : "capacity"} />
      {damage > 0 ? `${damage}/${most}` : most}
    </span>
  );
}

/** A card in play, drawn small: what counts in a fight, and its tokens. */
export function Tile({ slot, engaged }: { slot: Slot; engaged?: boolean }) {
  const scene = useScene();
  const label = useCardLabel();
  const say = useSay();
  const card = printedOf(scene, slot.card) as Facts;
  const exhausted = fact(scene.view, slot.card, "focus") > 0;
  const wide = card.type === "objective" || card.type === "affiliation";
  const now = scene.view.cards[slot.card]?.icons as [number, number, number] | undefined;
  const view = asView(scene.view);
  const edge = view.edge !== null && (view.zones.units?.[view.edge]?.includes(slot.card) ?? false);
  return (
    <div
      className={`slot ${wide ? "slot-wide" : ""}`}
      data-exhausted={exhausted || undefined}
      data-engaged={engaged || undefined}
    >
      <Piece card={slot.card} label={label(slot.card)} className={wide ? "tile tile-wide" : "tile"}>
        <span className="tile-in" data-aff={card.affiliation ?? "Neutral"} data-side={card.side ?? "none"}>
          <span className="tile-head">
            <span className="tile-title">{card.title}</span>
          </span>
          <span className="tile-art">
            <Art card={card} />
            <CombatIcons
              card={{ ...card, icons: now ?? card.icons, edge_icons: edge ? undefined : card.edge_icons }}
            />
          </span>
          <span className="tile-foot" aria-hidden="true">
            <Pips name="resource" count={card.resources ?? 0} label="" />
            <Pips name="force" count={card.force_icons ?? 0} label="" />
            <Damage card={slot.card} capacity={card.capacity ?? 0} />
          </span>
        </span>
        <Tokens card={slot.card} />
      </Piece>
      {slot.captured > 0 && (
        <span className="captured" role="img" aria-label={say("captured", { count: slot.captured })}>
          <Back side="light" />
          <b>{slot.captured}</b>
        </span>
      )}
      {slot.enhancements.length > 0 && (
        <div className="strips">
          {slot.enhancements.map((one) => (
            <Strip key={one} card={one} />
          ))}
        </div>
      )}
    </div>
  );
}

/** An enhancement: the edge of a card that looks out from under its host. */
function Strip({ card }: { card: number }) {
  const scene = useScene();
  const label = useCardLabel();
  const printed = printedOf(scene, card) as Facts;
  const focus = fact(scene.view, card, "focus");
  return (
    <Piece card={card} label={label(card)} className="strip">
      <span
        className="strip-in"
        data-aff={printed.affiliation ?? "Neutral"}
        data-side={printed.side ?? "none"}
      >
        {printed.title}
        {focus ? <Sign name="focus" /> : null}
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
