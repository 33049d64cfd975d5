import { useEffect, useState } from "react";
import { http } from "../net/http";
import type { SeatInfo, TableInfo } from "../net/protocol";
import { Link } from "../router";
import { useSay } from "../words/l10n";
import { useNameOf } from "../words/names";

const REFRESH = 5000;
const MOST = 12;

/** What the visitor has begun, what others play in the open, and what is over. */
export function OwnAndOpenTables() {
  const say = useSay();
  return (
    <div className="table-lists" id="tables">
      <Tables title={say("my-tables")} load={() => http.myTables(false)} none={say("no-tables-mine")} />
      <Tables title={say("open-tables")} load={http.tables} none={say("no-tables-open")} />
      <Tables
        title={say("finished-tables")}
        load={() => http.myTables(true)}
        none={say("no-tables-finished")}
      />
    </div>
  );
}

function Tables({ title, load, none }: { title: string; load: () => Promise<TableInfo[]>; none: string }) {
  const say = useSay();
  const nameOf = useNameOf();
  const [tables, setTables] = useState<TableInfo[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is asked for again by the clock
  useEffect(() => {
    let here = true;
    const ask = () =>
      void load().then(
        (found) => here && setTables(found),
        () => undefined,
      );
    ask();
    const timer = setInterval(ask, REFRESH);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, []);
  const who = (seat: SeatInfo) =>
    seat.me ? say("you") : seat.kind === "invited" ? say("free-seat") : nameOf(seat);
  return (
    <section className="panel tables">
      <h2>{title}</h2>
      {!tables.length && <p className="quiet">{none}</p>}
      <ul>
        {tables.slice(0, MOST).map((table) => (
          <li key={table.id}>
            <Link to={table.state === "over" ? `/replay/${table.id}` : `/table/${table.id}`}>
              <b>{table.seats.map(who).join(" – ")}</b>
              <small>
                {table.title} · {say(`state-${table.state}`)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
