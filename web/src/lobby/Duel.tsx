import { useMemo, useState } from "react";
import type { GameInfo, SeatWish } from "../net/protocol";
import { useSay } from "../words/l10n";
import { DeckChoice } from "./DeckChoice";
import { useDecks } from "./decks";
import { type DeckOption, fittingBot, opposing, otherSide, remember, remembered, said } from "./laying";
import { Opponents } from "./Opponents";
import { Options } from "./Options";
import { isOf, keepPool, keptPool } from "./pool";
import { SetUpForm } from "./SetUpForm";
import { ClockChoice, PublicChoice, termsOf, useTerms } from "./Terms";
import { useLaying } from "./useLaying";

const OWN = "own"; // whoever is invited brings a deck

/** A table for two decks: against whom, with which decks, by which clock. */
export function Duel({ game, bots }: { game: GameInfo; bots: string[] }) {
  const say = useSay();
  const every = useDecks(game.id);
  const [last] = useState(() => remembered(game.id));
  const [deckId, setDeck] = useState(last.deck ?? "");
  const [theirId, setTheir] = useState(last.their ?? "");
  const [against, setAgainst] = useState(() => fittingBot(game, bots, last));
  const [options, setOptions] = useState<GameInfo["options"]>({ ...game.options, pool: keptPool(game.id) });
  const pool = String(options.pool);
  const decks = useMemo(() => every.filter((one) => isOf(one, pool)), [every, pool]);
  const [terms, setTerms] = useTerms();
  const { busy, wrong, setWrong, lay } = useLaying();
  const friend = against === "invited";
  const deck = decks.find((one) => one.id === deckId) ?? decks[0];
  const own: DeckOption = {
    id: OWN,
    name: say("their-own-deck"),
    side: null,
    own: false,
    playable: true,
    sets: [],
  };
  const others = friend ? [...otherSide(decks, deck), own] : otherSide(decks, deck);
  const their = others.find((one) => one.id === theirId) ?? opposing(decks, deck);
  const theirs = their && their.id !== OWN ? their.id : null;

  const begin = () => {
    const other: SeatWish = friend
      ? { who: "invited", deck: theirs }
      : { who: "bot", bot: against, deck: theirs };
    keepPool(game.id, pool);
    if (!friend) remember(game.id, { bot: against, deck: deck?.id, their: theirs ?? undefined });
    void lay({
      game: game.id,
      seats: [{ who: "me", deck: deck?.id ?? null }, other],
      options: said(options),
      ...termsOf(terms),
    });
  };
  return (
    <SetUpForm
      lay={begin}
      wrong={wrong}
      disabled={busy || !deck}
      decks
      more={
        <>
          <Options game={game} options={options} change={setOptions} refuse={setWrong} />
          <PublicChoice terms={terms} change={setTerms} />
        </>
      }
    >
      <Opponents bots={bots} ratings={game.ratings} value={against} choose={setAgainst} />
      <div className="fields">
        <DeckChoice decks={decks} value={deck?.id ?? ""} choose={setDeck} label={say("your-deck")} />
        <DeckChoice decks={others} value={their?.id ?? ""} choose={setTheir} label={say("their-deck")} />
        <ClockChoice terms={terms} change={setTerms} />
      </div>
    </SetUpForm>
  );
}
