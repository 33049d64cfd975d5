import "../library/library.css";
import "./decks.css";
import { useState } from "react";
import type { CardIndex } from "../library/index";
import { Refusal } from "../net/http";
import type { DeckInfo } from "../net/protocol";
import { go } from "../router";
import { useSay } from "../words/l10n";
import { decks } from "./api";
import { Curves } from "./Curves";
import { DeckList, Legality, Tallies } from "./DeckList";
import { Look } from "./Look";
import { Export } from "./Tools";
import { useBench } from "./useBench";

/** A deck somebody has shared: to be read, to be taken. */
export function Shared({ index, deck, share }: { index: CardIndex; deck: DeckInfo; share: string }) {
  const say = useSay();
  const { bench } = useBench(deck.game, deck.deck);
  const [seen, setSeen] = useState<string | null>(null);
  const [exporting, setExporting] = useState(false);
  const [wrong, setWrong] = useState("");
  const copy = async () => {
    try {
      go(`/decks/${(await decks.copyShared(share)).id}`);
    } catch (error) {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
    }
  };
  if (!bench) return <p className="page-note">{say("library-loading")}</p>;
  return (
    <main className="page shared-deck">
      <h1>{deck.name}</h1>
      {deck.notes && <p className="shared-notes">{deck.notes}</p>}
      <div className="bench-tools">
        <button type="button" className="button button-main" onClick={() => void copy()}>
          {say("shared-copy")}
        </button>
        <button type="button" className="button" onClick={() => setExporting(true)}>
          {say("export")}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {say("print")}
        </button>
      </div>
      {wrong && <p className="error">{wrong}</p>}
      <Tallies tallies={bench.tallies} />
      <Legality game={deck.game} problems={bench.problems} />
      <DeckList bench={bench} look={setSeen} />
      <Curves curves={bench.curves} />
      {seen && <Look index={index} card={seen} bench={bench} close={() => setSeen(null)} />}
      {exporting && (
        <Export game={deck.game} formats={bench.formats} deck={deck.deck} close={() => setExporting(false)} />
      )}
    </main>
  );
}
