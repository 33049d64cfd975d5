import type { ReactNode } from "react";
import { Drawn, Sign } from "../look/Symbol";
import { useSay } from "../words/l10n";
import type { Facts } from "./face";

// The signs that only Warhammer 40,000: Conquest needs, drawn like the others.
const MARKS = {
  // Chevrons of rank: command.
  command: <path d="m12 2.500 9 7v4.300l-9-7-9 7V9.500zm0 8 9 7v4.300l-9-7-9 7v-4.300z" />,
  // A crate: material.
  material: (
    <path
      fillRule="evenodd"
      d="M2 4h20v16H2zm3 3v2.200l4.200 2.800L5 14.800V17h3.200l3.800-2.800 3.800 2.800H19v-2.200L14.800 12 19 9.200V7h-3.200L12 9.800 8.200 7z"
    />
  ),
  // Battlements: a strongpoint.
  strongpoint: (
    <path d="M3 3h4.200v3h2.700V3h4.200v3h2.700V3H21v8l-2 2v8h-4.600v-4a2.400 2.400 0 0 0-4.800 0v4H5v-8l-2-2z" />
  ),
  // A cog: tech.
  tech: (
    <path
      fillRule="evenodd"
      d="M10.200 1.500h3.600l.5 2.800 1.900.8 2.400-1.600 2.500 2.500-1.600 2.400.8 1.900 2.800.5v3.600l-2.800.5-.8 1.900 1.600 2.400-2.500 2.500-2.400-1.600-1.900.8-.5 2.800h-3.600l-.5-2.800-1.900-.8-2.400 1.600-2.500-2.500 1.600-2.400-.8-1.900-2.800-.5v-3.600l2.800-.5.8-1.900-1.600-2.400 2.500-2.500 2.400 1.600 1.900-.8zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8"
    />
  ),
  // A card laid on its side: exhausted.
  exhausted: <path d="M2 8h13.500V4.500L22 11l-6.500 6.500V14H2z" />,
  // A crown: whoever has the initiative.
  initiative: <path d="m2 6 5.500 4.500L12 3l4.500 7.500L22 6l-2 11H4zm2 13h16v2.500H4z" />,
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
