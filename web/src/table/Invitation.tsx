import { useEffect, useState } from "react";
import { DeckChoice } from "../lobby/DeckChoice";
import { useDecks } from "../lobby/decks";
import { GamePicture } from "../lobby/GamePicture";
import { otherSide } from "../lobby/laying";
import { Nowhere } from "../lobby/Nowhere";
import { PageHead } from "../lobby/PageHead";
import { ALL, isOf } from "../lobby/pool";
import { http, Refusal } from "../net/http";
import type { TableInfo } from "../net/protocol";
import { go } from "../router";
import { useSay } from "../words/l10n";
import { TableFacts } from "./TableFacts";

/** What the invitation link opens: what is played, with whom, and a seat to take. Who has no seat yet may not open the table itself. */
export function Invitation({ table, invitation }: { table: string; invitation: string }) {
  const say = useSay();
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [dead, setDead] = useState<string | null>(null);
  const [wrong, setWrong] = useState("");
  const enter = () => go(`/table/${table}`, true);
  useEffect(() => {
    http.table(table).then(
      (found) => {
        if (found.seats.some((seat) => seat.me)) go(`/table/${table}`, true);
        else if (found.state === "waiting") setInfo(found);
        else setDead(say(found.outcome ? "invitation-over" : "invitation-taken"));
      },
      (error: Refusal) => setDead(error.message || say("refused-offline")),
    );
  }, [table, say]);
  if (dead !== null) return <Nowhere title={say("invitation-dead")} why={dead} />;
  const free = info?.seats.find((seat) => seat.kind === "invited");
  return (
    <>
      <PageHead />
      <main className="page page-narrow">
        <h1>{info?.title ?? say("connecting")}</h1>
        {wrong && (
          <p className="error" role="alert">
            {wrong}
          </p>
        )}
        {info && free && (
          <JoinPanel
            info={info}
            invitation={invitation}
            needsDeck={free.needs_deck}
            failed={setWrong}
            joined={enter}
          />
        )}
      </main>
    </>
  );
}

/** Who invites, to what, by which clock and with which decks; and the seat. */
export function JoinPanel({
  info,
  invitation,
  needsDeck,
  failed,
  joined,
}: {
  info: TableInfo;
  invitation: string | null;
  needsDeck: boolean;
  failed: (text: string) => void;
  joined: () => void;
}) {
  const say = useSay();
  const host = info.seats.find((seat) => seat.kind === "human");
  const pool = info.pool ?? ALL;
  const decks = otherSide(useDecks(info.game), host).filter((one) => isOf(one, pool));
  const [deck, setDeck] = useState<string | null>(null);
  const mine = info.seats.find((seat) => seat.kind === "invited");
  const join = async () => {
    try {
      await http.join(info.id, invitation, needsDeck ? (deck ?? decks[0]?.id ?? null) : null);
      joined();
    } catch (error) {
      failed(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
    }
  };
  return (
    <section className="panel invitation">
      <GamePicture game={info.game} />
      <h2>{say("invited-by", { name: host?.name || say("somebody") })}</h2>
      <p>{say(`game-${info.game.replaceAll("_", "-")}-words`)}</p>
      <TableFacts info={info} mine={mine} other={host} />
      {needsDeck && (
        <DeckChoice
          decks={decks}
          value={deck ?? decks[0]?.id ?? ""}
          choose={setDeck}
          label={say("your-deck")}
        />
      )}
      <button type="button" className="button button-main button-big" onClick={() => void join()}>
        {say("sit-down")}
      </button>
    </section>
  );
}
