import { useEffect, useState } from "react";
import { GamePicture } from "../lobby/GamePicture";
import { PageHead } from "../lobby/PageHead";
import { Sign } from "../look/Symbol";
import { http, type Refusal } from "../net/http";
import type { TableInfo } from "../net/protocol";
import type { TableLine } from "../net/useTable";
import { go, Link } from "../router";
import { useSay } from "../words/l10n";
import { JoinPanel } from "./Invitation";
import { TableFacts } from "./TableFacts";

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
          <section className="panel invitation">
            <GamePicture game={info.game} />
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
            <TableFacts info={info} mine={info.seats.find((seat) => seat.me)} other={free} />
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
