import { type ReactNode, useState } from "react";
import { Art } from "../../cards/art";
import { Back, dress, type Facts } from "../../cards/face";
import { Dialog } from "../../look/Dialog";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { HandCard } from "./Cards";
import type { DuelSide } from "./zones";

/** A deck: its back, and how many cards it has. */
export function Deck({
  zone,
  label,
  short,
  count,
  back,
}: {
  zone: string;
  label: string;
  short: string;
  count: number;
  back?: string;
}) {
  return (
    <div className="pile" data-zone={zone}>
      <Back side={back} count={count} label={label} />
      <span aria-hidden="true">{short}</span>
    </div>
  );
}

/** A pile everybody may look through. */
export function OpenPile({
  zone,
  label,
  short,
  cards,
}: {
  zone: string;
  label: string;
  short: string;
  cards: number[];
}) {
  return (
    <div className="pile" data-zone={zone}>
      <PileButton label={label} cards={cards} />
      <span aria-hidden="true">{short}</span>
    </div>
  );
}

/** The top of a pile; pressed, it shows the whole of it. */
export function PileButton({ label, cards }: { label: string; cards: number[] }) {
  const scene = useScene();
  const [open, setOpen] = useState(false);
  const top = cards.at(-1);
  const printed = top === undefined ? null : (printedOf(scene, top) as Facts);
  return (
    <>
      <button
        type="button"
        className="pile-button"
        disabled={!cards.length}
        onClick={() => setOpen(true)}
        aria-label={label}
      >
        {printed ? (
          <span className="pile-top" data-card={top} {...dress(printed)}>
            <Art card={printed} />
          </span>
        ) : (
          <span className="pile-empty" />
        )}
        <b className="back-count">{cards.length}</b>
      </button>
      {open && (
        <Dialog title={label} close={() => setOpen(false)} className="pile-dialog">
          <div className="pile-cards">
            {cards.toReversed().map((card) => (
              <HandCard key={card} card={card} />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** What every side has beside the board: its deck and its discard pile, and what its game adds. */
export function DuelPiles({
  side,
  who,
  back,
  decks,
  children,
}: {
  side: DuelSide;
  who: string;
  back?: string;
  decks?: ReactNode;
  children?: ReactNode;
}) {
  const say = useSay();
  const { seat, deck, discard } = side;
  return (
    <div className="piles" data-side={back}>
      <Deck
        zone={`deck-${seat}`}
        label={say("deck-of", { who, count: deck })}
        short={say("deck-short")}
        count={deck}
        back={back}
      />
      {decks}
      <OpenPile
        zone={`discard-${seat}`}
        label={say("discard-of", { who, count: discard.length })}
        short={say("discard-short")}
        cards={discard}
      />
      {children}
    </div>
  );
}
