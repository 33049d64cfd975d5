import type { ReactNode } from "react";
import { Drawn, Sign } from "../look/Symbol";
import { useSay } from "../words/l10n";
import type { Facts } from "./face";

// The signs that only Warhammer 40,000: Conquest needs, drawn like the others.
const MARKS = {
  // Chevrons of rank: command.
  command: <path d="m12 2.5 9 7v4.3l-9-7-9 7V9.5zm0 8 9 7v4.3l-9-7-9 7v-4.3z" />,
  // A crate: material.
  material: (
    <path
      fillRule="evenodd"
      d="M2 4h20v16H2zm3 3v2.2l4.2 2.8L5 14.8V17h3.2l3.8-2.8 3.8 2.8H19v-2.2L14.8 12 19 9.2V7h-3.2L12 9.8 8.2 7z"
    />
  ),
  // Battlements: a strongpoint.
  strongpoint: <path d="M3 3h4.2v3h2.7V3h4.2v3h2.7V3H21v8l-2 2v8h-4.6v-4a2.4 2.4 0 0 0-4.8 0v4H5v-8l-2-2z" />,
  // A cog: tech.
  tech: (
    <path
      fillRule="evenodd"
      d="M10.2 1.5h3.6l.5 2.8 1.9.8 2.4-1.6 2.5 2.5-1.6 2.4.8 1.9 2.8.5v3.6l-2.8.5-.8 1.9 1.6 2.4-2.5 2.5-2.4-1.6-1.9.8-.5 2.8h-3.6l-.5-2.8-1.9-.8-2.4 1.6-2.5-2.5 1.6-2.4-.8-1.9-2.8-.5v-3.6l2.8-.5.8-1.9-1.6-2.4 2.5-2.5 2.4 1.6 1.9-.8zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8"
    />
  ),
  // A card laid on its side: exhausted.
  exhausted: <path d="M2 8h13.5V4.5L22 11l-6.5 6.5V14H2z" />,
  // A crown: whoever has the initiative.
  initiative: <path d="m2 6 5.5 4.5L12 3l4.5 7.5L22 6l-2 11H4zm2 13h16v2.5H4z" />,
};

export type MarkName = keyof typeof MARKS;

export function Mark({ name, label }: { name: MarkName; label?: string }) {
  return (
    <Drawn className={`mark-${name}`} label={label}>
      {MARKS[name]}
    </Drawn>
  );
}

export const PLANET_ICONS = ["material", "strongpoint", "tech"] as const;

/** The icons of a planet. */
export function PlanetIcons({ card }: { card: Facts }) {
  const say = useSay();
  const has = card.icons as unknown as string[] | undefined;
  return (
    <span className="planet-icons">
      {PLANET_ICONS.filter((icon) => has?.includes(icon)).map((icon) => (
        <Mark key={icon} name={icon} label={say(`cq-icon-${icon}`)} />
      ))}
    </span>
  );
}

/** What is printed in the corners of a card of Conquest; nothing for cards of other games. */
export function Values({ card }: { card: Facts }) {
  const say = useSay();
  if (card.card_bonus === undefined) return null;
  const unit = card.type === "army" || card.type === "warlord" || card.type === "token";
  const values: [string, ReactNode, number | string][] = [];
  const both = (hale: number, bloodied: number) => (card.type === "warlord" ? `${hale}|${bloodied}` : hale);
  if (unit)
    values.push([
      "attack",
      <Sign key="a" name="unit-damage" />,
      both(card.attack ?? 0, card.bloodied_attack ?? 0),
    ]);
  if (card.command) values.push(["command", <Mark key="c" name="command" />, card.command]);
  if (card.shield) values.push(["shield", <Sign key="s" name="shield" />, card.shield]);
  if (card.card_bonus) values.push(["cards", <Sign key="b" name="cards" />, card.card_bonus]);
  if (card.resource_bonus) values.push(["resources", <Sign key="r" name="resource" />, card.resource_bonus]);
  if (unit)
    values.push([
      "health",
      <Sign key="h" name="capacity" />,
      both(card.health ?? 0, card.bloodied_health ?? 0),
    ]);
  return (
    <span className="values">
      {values.map(([name, sign, value]) => (
        <span
          key={name}
          className={`value value-${name}`}
          role="img"
          aria-label={say(`cq-${name}`, { count: value })}
        >
          {sign}
          <b>{value}</b>
        </span>
      ))}
      {card.type === "planet" && <PlanetIcons card={card} />}
    </span>
  );
}
