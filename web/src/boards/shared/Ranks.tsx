import { type CSSProperties, type ReactNode, useState } from "react";
import { useTextScale } from "../../look/letters";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { type Formation, lettered, type Room } from "./formation";

/** Cards in play in as much room as there is: side by side, fanned out, or in piles of equal ones that can be laid out. */
export function Ranks<Slot extends { card: number }>({
  className,
  label,
  slots,
  piles,
  room,
  draw,
}: {
  className: string;
  label: string;
  slots: readonly Slot[];
  /** The same cards in piles of equal ones. */
  piles: readonly Slot[][];
  room: Room;
  draw: (slot: Slot) => ReactNode;
}) {
  const [spread, setSpread] = useState(false);
  const count = spread ? slots.length : piles.length;
  const { stands, letters } = lettered(slots.length, count, room, useTextScale());
  const shown = stands.stacked ? piles : slots.map((slot) => [slot]);
  return (
    <ul
      className={`ranks ${className}`}
      aria-label={label}
      style={styleOf(stands, letters)}
      data-fanned={stands.step < stands.width || undefined}
      data-scrolls={stands.scrolls || undefined}
    >
      {shown.map((pile) => (
        <li key={pile[0]!.card}>
          {draw(pile[0]!)}
          {pile.length > 1 && <Count card={pile[0]!.card} count={pile.length} open={() => setSpread(true)} />}
        </li>
      ))}
    </ul>
  );
}

/** How many lie on a pile; pressed, they are laid out. */
function Count({ card, count, open }: { card: number; count: number; open: () => void }) {
  const say = useSay();
  const scene = useScene();
  const label = say("open-pile", { count, card: printedOf(scene, card).title });
  return (
    <button type="button" className="pile-count" onClick={open} aria-label={label}>
      ×{count}
    </button>
  );
}

function styleOf({ columns, step, width, height }: Formation, letters: number): CSSProperties {
  return {
    "--text-scale": letters,
    "--columns": columns,
    "--step": `${step}px`,
    "--seen": Math.min(1, step / width),
    "--tile-w": `${width}px`,
    "--tile-h": `${height}px`,
  } as CSSProperties;
}
