import { type ReactNode, useEffect, useState } from "react";
import { useCardIndex } from "../library/useCardIndex";
import { PageHead } from "../lobby/PageHead";
import { Refusal } from "../net/http";
import type { DeckInfo } from "../net/protocol";
import { Link } from "../router";
import { useLanguage, useSay } from "../words/l10n";
import { decks } from "./api";
import { BoxPage } from "./BoxPage";
import { Builder } from "./Builder";
import { draftOf } from "./draft";
import { Home } from "./Home";
import { Shared } from "./Shared";
import { TrialPage } from "./TrialPage";

/** Everything about decks: `/decks`, `/decks/new/<game>`, `/decks/<id>`, `/decks/shared/<link>`, `/decks/box/<id>`,
 * `/decks/<id>/trial`. */
export function DecksPage({ id, part }: { id: string; part: string }) {
  return (
    <>
      <PageHead />
      {!id ? (
        <Home />
      ) : id === "box" ? (
        <BoxPage key={part} id={part} />
      ) : id === "new" ? (
        <Bench key={part} game={part} own={null} />
      ) : id === "shared" ? (
        <Kept
          key={part}
          ask={() => decks.shared(part)}
          shown={(deck) => <SharedBench deck={deck} share={part} />}
        />
      ) : (
        <Kept
          key={`${id}/${part}`}
          ask={() => decks.one(id)}
          shown={(deck) =>
            part === "trial" ? <TrialBench deck={deck} /> : <Bench game={deck.game} own={deck} />
          }
        />
      )}
    </>
  );
}

/** A deck that is fetched before it is shown; or why there is none. */
function Kept({ ask, shown }: { ask: () => Promise<DeckInfo>; shown: (deck: DeckInfo) => ReactNode }) {
  const say = useSay();
  const [deck, setDeck] = useState<DeckInfo | null>(null);
  const [wrong, setWrong] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: one deck, asked for once
  useEffect(() => {
    ask().then(setDeck, (error) =>
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline")),
    );
  }, []);
  if (deck) return shown(deck);
  return wrong ? <NoDeck wrong={wrong} /> : <p className="page-note">{say("library-loading")}</p>;
}

function NoDeck({ wrong }: { wrong: string }) {
  const say = useSay();
  return (
    <main className="page">
      <p className="error" role="alert">
        {wrong}
      </p>
      <Link to="/decks">{say("my-decks")}</Link>
    </main>
  );
}

function Bench({ game, own }: { game: string; own: DeckInfo | null }) {
  const say = useSay();
  const { index, wrong } = useCardIndex(game, useLanguage());
  if (wrong) return <NoDeck wrong={wrong} />;
  if (!index) return <p className="page-note">{say("library-loading")}</p>;
  return <Builder index={index} own={own} draft={draftOf(own?.id ?? game)} />;
}

function TrialBench({ deck }: { deck: DeckInfo }) {
  const say = useSay();
  const { index } = useCardIndex(deck.game, useLanguage());
  if (!index) return <p className="page-note">{say("library-loading")}</p>;
  return <TrialPage index={index} deck={deck} />;
}

function SharedBench({ deck, share }: { deck: DeckInfo; share: string }) {
  const say = useSay();
  const { index } = useCardIndex(deck.game, useLanguage());
  if (!index) return <p className="page-note">{say("library-loading")}</p>;
  return <Shared index={index} deck={deck} share={share} />;
}
