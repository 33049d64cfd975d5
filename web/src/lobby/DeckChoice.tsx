import { useSayOr } from "../words/l10n";
import type { DeckOption } from "./laying";

export function DeckChoice({
  decks,
  value,
  choose,
  label,
}: {
  decks: DeckOption[];
  value: string;
  choose: (id: string) => void;
  label: string;
}) {
  const name = useSayOr();
  const nameOf = ({ name: title, side, own }: DeckOption) =>
    `${title}${side ? ` (${name(`side-${side}`, side)})` : ""}${own ? " ★" : ""}`;
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        {decks.map((deck) => (
          <option key={deck.id} value={deck.id}>
            {nameOf(deck)}
          </option>
        ))}
      </select>
    </label>
  );
}
