import type { ReactNode } from "react";
import { Back, CombatIcons, type Facts } from "../../cards/face";
import { Sign } from "../../look/Symbol";
import { fact, printedOf, useScene } from "../../table/scene";
import { useSay, useSayOr } from "../../words/l10n";
import { type CardWords, Damage, Strip, Strips, TileFace, Token } from "../shared/Cards";
import { asView, type Slot } from "./layout";

/** Damage, tokens, and whether it fights. */
export const cardWords: CardWords = (card, printed, { view }, say) => {
  const now = (name: string) => fact(view, card, name);
  const parts: string[] = [];
  if (printed.capacity) parts.push(say("damage-of", { damage: now("damage"), capacity: printed.capacity }));
  for (const token of ["focus", "shields"]) {
    if (now(token)) parts.push(say(`token-${token}`, { count: now(token) }));
  }
  if (now("committed")) parts.push(say("token-committed"));
  if (now("part")) parts.push(say(now("part") === 1 ? "attacks" : "defends"));
  return parts;
};

/** The tokens on a card, above what is printed there: an unseen copy of it keeps them off it. */
function Tokens({ card, above }: { card: number; above: ReactNode }) {
  const { view } = useScene();
  const focus = fact(view, card, "focus");
  const shields = fact(view, card, "shields");
  const committed = fact(view, card, "committed");
  if (!focus && !shields && !committed) return null;
  return (
    <span className="sw-laid" aria-hidden="true">
      <span className="tokens">
        {committed ? (
          <Token kind="force">
            <Sign name="force" />
          </Token>
        ) : null}
        {Array.from({ length: Math.min(shields, 3) }, (_, n) => (
          <Token key={n} kind="shield">
            <Sign name="shield" />
          </Token>
        ))}
        {focus ? (
          <Token kind="focus">
            <Sign name="focus" />
            {focus > 1 && <b>{focus}</b>}
          </Token>
        ) : null}
      </span>
      {above}
    </span>
  );
}

/** So many icons or resources; the number where they are many. */
function Amount({ name, count }: { name: "force" | "resource"; count: number }) {
  if (!count) return null;
  return (
    <span className={`pips pips-${name}`}>
      {count > 1 && <b>{count}</b>}
      <Sign name={name} />
    </span>
  );
}

/** What a card that shines would do, in a word; where it could do different things, that one chooses. */
function Why({ card }: { card: number }) {
  const name = useSayOr();
  const verbs = new Set(
    useScene()
      .offers.at.get(card)
      ?.map((offer) => offer.option[0]),
  );
  const verb = verbs.size > 1 ? "choose" : [...verbs][0];
  const word = verb ? name(`why-${verb.replaceAll(" ", "-")}`, "") : "";
  if (!word) return null;
  return (
    <span className="sw-why" aria-hidden="true">
      {word}
    </span>
  );
}

/** A card in play: its icons, resources and damage, its tokens, what is captured at it and attached to it. */
export function Tile({ slot, engaged }: { slot: Slot; engaged?: boolean }) {
  const say = useSay();
  const scene = useScene();
  const view = asView(scene.view);
  const card = printedOf(scene, slot.card) as Facts;
  const now = (name: string) => fact(view, slot.card, name);
  const wide = card.type === "objective" || card.type === "affiliation";
  const most = now("capacity") || (card.capacity ?? 0);
  const icons = view.cards[slot.card]?.icons as Facts["icons"];
  const edge = view.edge !== null && (view.zones.units?.[view.edge]?.includes(slot.card) ?? false);
  const combat = (
    <CombatIcons
      card={{ ...card, icons: icons ?? card.icons, edge_icons: edge ? undefined : card.edge_icons }}
    />
  );
  return (
    <div
      className={`slot ${wide ? "slot-wide" : ""}`}
      data-type={card.type}
      data-exhausted={now("focus") > 0 || undefined}
      data-engaged={engaged || undefined}
      data-part={now("part") || undefined}
    >
      <TileFace
        card={slot.card}
        className={wide ? "tile tile-wide" : "tile"}
        onArt={combat}
        foot={
          <span className="tile-foot" aria-hidden="true">
            <Damage damage={now("damage")} most={most} />
            <Amount name="force" count={card.force_icons ?? 0} />
            <Amount name="resource" count={card.resources ?? 0} />
            {wide && most > 0 && now("damage") > 0 && (
              <span className="sw-bar" style={{ width: `${Math.min(100, (100 * now("damage")) / most)}%` }} />
            )}
          </span>
        }
      >
        <Tokens card={slot.card} above={combat} />
        <Why card={slot.card} />
      </TileFace>
      {slot.captured > 0 && (
        <span className="captured" role="img" aria-label={say("captured", { count: slot.captured })}>
          <Back side="light" />
          <b>{slot.captured}</b>
        </span>
      )}
      <Strips name="captives" cards={slot.captives} draw={(one) => <Strip key={one} card={one} />} />
      <Strips
        cards={slot.enhancements}
        draw={(one) => (
          <Strip key={one} card={one}>
            {fact(view, one, "focus") > 0 && <Sign name="focus" />}
          </Strip>
        )}
      />
    </div>
  );
}
