import { Back } from "../../cards/face";
import { Piece } from "../../cards/Piece";
import type { KnownCard, View } from "../../net/protocol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import type { BoardProps } from "../board";

const COMMON = new Set(["game", "seat", "waiting_for", "decision", "outcome", "zones", "cards"]);

/** What a view tells beside its zones and cards, as pairs of words. */
export function plainFacts(view: View): [string, string][] {
  return Object.entries(view)
    .filter(([name, value]) => !COMMON.has(name) && value !== null && typeof value !== "object")
    .map(([name, value]) => [plainWords(name), String(value)]);
}

export function plainWords(name: string): string {
  const words = name.replaceAll("_", " ").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every zone as a row of cards: enough to play any game by its view. */
export function PlainBoard({ view, bottom, plates }: BoardProps) {
  const seats = plates.map((_, seat) => seat).sort((a, b) => Number(a === bottom) - Number(b === bottom));
  const facts = plainFacts(view);
  const lying = new Set(Object.values(view.zones).flat(2));
  const apart = Object.keys(view.cards)
    .map(Number)
    .filter((card) => !lying.has(card));
  return (
    <div className="plain">
      {facts.length > 0 && (
        <dl className="plain-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {apart.length > 0 && (
        <ul className="plain-cards">
          {apart.map((card) => (
            <li key={card}>
              <PlainCard card={card} />
            </li>
          ))}
        </ul>
      )}
      {seats.map((seat) => (
        <section key={seat} className="plain-seat">
          {plates[seat]}
          {Object.entries(view.zones).map(([zone, piles]) => (
            <Zone key={zone} name={zone} cards={piles[seat] ?? []} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Zone({ name, cards }: { name: string; cards: (number | null)[] }) {
  const say = useSay();
  if (!cards.length) return null;
  const known = cards.filter((card) => card !== null);
  const hidden = cards.length - known.length;
  return (
    <div className="plain-zone">
      <h3>{plainWords(name)}</h3>
      <ul className="plain-cards">
        {known.map((card) => (
          <li key={card}>
            <PlainCard card={card} />
          </li>
        ))}
        {hidden > 0 && (
          <li className="plain-hidden">
            <Back count={hidden} label={say("hidden-cards", { count: hidden })} />
          </li>
        )}
      </ul>
    </div>
  );
}

function tokensOf(card: KnownCard | undefined): string {
  if (!card) return "";
  return Object.entries(card)
    .filter(([name, value]) => name !== "owner" && typeof value === "number" && value)
    .map(([name, value]) => `${plainWords(name)} ${String(value)}`)
    .join(", ");
}

function PlainCard({ card }: { card: number }) {
  const scene = useScene();
  const printed = printedOf(scene, card);
  const tokens = tokensOf(scene.view.cards[card]);
  return (
    <Piece card={card} label={[printed.title, tokens].filter(Boolean).join(", ")} className="plain-card">
      <b>{printed.title}</b>
      <small>{tokens || printed.type}</small>
    </Piece>
  );
}
