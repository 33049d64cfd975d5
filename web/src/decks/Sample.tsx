import { useState } from "react";
import { Face, type Facts } from "../cards/face";
import type { CardIndex } from "../library/index";
import { Refusal } from "../net/http";
import { useSay } from "../words/l10n";
import { type Sample as Dealt, type DeckData, decks } from "./api";

const SEEDS = 2 ** 31;

/** A first hand, dealt by the engine, and a first turn as a bot plays it. */
export function Sample({
  index,
  deck,
  legal,
  look,
}: {
  index: CardIndex;
  deck: DeckData;
  legal: boolean;
  look: (card: string) => void;
}) {
  const say = useSay();
  const [dealt, setDealt] = useState<Dealt | null>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const deal = async () => {
    setBusy(true);
    try {
      setDealt(await decks.sample(index.game, deck, Math.floor(Math.random() * SEEDS)));
      setWrong("");
    } catch (error) {
      setWrong(error instanceof Refusal ? error.message : String(error));
    }
    setBusy(false);
  };
  if (!legal) return <p className="quiet">{say("sample-unfinished")}</p>;
  return (
    <div className="sample" aria-busy={busy}>
      <button type="button" className="button" disabled={busy} onClick={() => void deal()}>
        {say(dealt ? "sample-another" : "sample-deal")}
      </button>
      {wrong && <p className="error">{wrong}</p>}
      {dealt && (
        <>
          <ul className="sample-hand" aria-label={say("sample-hand")}>
            {dealt.hand.map((card, n) => (
              <li key={n}>
                <button
                  type="button"
                  className="card-cell-face"
                  aria-label={index.byId.get(card)?.card.title}
                  onClick={() => look(card)}
                >
                  <Face card={index.byId.get(card)?.card as Facts} />
                </button>
              </li>
            ))}
          </ul>
          <details className="sample-turn">
            <summary>{say("sample-turn", { opponent: dealt.opponent })}</summary>
            <ol>
              {dealt.turn.map((line, n) => (
                <li key={n} data-level={line.level}>
                  {line.text}
                </li>
              ))}
            </ol>
          </details>
        </>
      )}
    </div>
  );
}
