import { useEffect, useState } from "react";
import { DeckChoice, useDecks } from "../lobby/DeckChoice";
import { PageHead } from "../lobby/PageHead";
import { Sign } from "../look/Symbol";
import { http, Refusal } from "../net/http";
import type { TableInfo } from "../net/protocol";
import type { TableLine } from "../net/useTable";
import { go, Link } from "../router";
import { useSay } from "../words/l10n";

/** A table that still waits: the host sees an invitation for each free seat, a guest sees the free seat. */
export function WaitingRoom({ table, line }: { table: string; line: TableLine }) {
  const say = useSay();
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [wrong, setWrong] = useState("");
  const [copied, setCopied] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody sits down
  useEffect(() => {
    http.table(table).then(setInfo, (error: Refusal) => setWrong(error.message));
  }, [table, line.seats]);
  if (!info) return <p className="page-note">{wrong || say("connecting")}</p>;
  const free = info.seats.find((seat) => seat.kind === "invited");
  const mine = line.hello?.seat !== null;
  const links = info.seats
    .filter((seat) => seat.invitation)
    .map((seat) => `${location.origin}/table/${table}?invitation=${seat.invitation}`);
  const copy = async (link: string, field: HTMLInputElement | null | undefined) => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      field?.select();
    }
  };
  return (
    <>
      <PageHead />
      <main className="page page-narrow">
        <h1>{info.title}</h1>
        {wrong && (
          <p className="error" role="alert">
            {wrong}
          </p>
        )}
        {mine || links.length ? (
          <section className="panel">
            <h2>{say("waiting-for-friend")}</h2>
            {links.length > 0 && <p>{say("send-link", { count: links.length })}</p>}
            {links.map((link) => (
              <div key={link} className="copy">
                <input
                  readOnly
                  value={link}
                  aria-label={say("invitation-link")}
                  onFocus={(event) => event.target.select()}
                />
                <button
                  type="button"
                  className="button button-main"
                  onClick={(event) =>
                    void copy(link, event.currentTarget.parentElement?.querySelector("input"))
                  }
                >
                  <Sign name="link" />
                  <span>{copied === link ? say("copied") : say("copy")}</span>
                </button>
              </div>
            ))}
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void http.cancel(table).then(() => go("/"))}
            >
              {say("cancel-table")}
            </button>
          </section>
        ) : free && info.public ? (
          <JoinPanel
            info={info}
            invitation={null}
            needsDeck={free.needs_deck}
            failed={setWrong}
            joined={() => undefined}
          />
        ) : (
          <section className="panel">
            <p>{say("no-free-seat")}</p>
            <Link to="/" className="button">
              {say("to-lobby")}
            </Link>
          </section>
        )}
      </main>
    </>
  );
}

function JoinPanel({
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
  const decks = useDecks(info.game);
  const [deck, setDeck] = useState<string | null>(null);
  const host = info.seats.find((seat) => seat.kind === "human");
  const join = async () => {
    try {
      await http.join(info.id, invitation, needsDeck ? (deck ?? decks[0]?.id ?? null) : null);
      joined();
    } catch (error) {
      failed(error instanceof Refusal ? error.message : String(error));
    }
  };
  return (
    <section className="panel">
      <h2>{say("invited-by", { name: host?.name ?? "?" })}</h2>
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

/** What the invitation link opens: a seat to take. Who has no seat yet may not open the table itself. */
export function Invitation({ table, invitation }: { table: string; invitation: string }) {
  const say = useSay();
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [wrong, setWrong] = useState("");
  const enter = () => go(`/table/${table}`, true);
  useEffect(() => {
    http.table(table).then(
      (found) => {
        if (found.state === "waiting" && !found.seats.some((seat) => seat.me)) setInfo(found);
        else go(`/table/${table}`, true);
      },
      (error: Refusal) => setWrong(error.message),
    );
  }, [table]);
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
