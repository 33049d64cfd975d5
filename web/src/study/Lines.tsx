import { useEffect, useState } from "react";
import { http } from "../net/http";
import type { ReplayInfo, TableInfo } from "../net/protocol";
import { Link } from "../router";
import { useSay } from "../words/l10n";
import { type Line, linesOf } from "./lines";

type Result = "won" | "lost" | "drawn" | "running";

/** How a game went for a seat. */
function resultFor(outcome: { winners: number[] } | null, seat: number, together: boolean): Result {
  if (!outcome) return "running";
  if (outcome.winners.includes(seat)) return "won";
  return outcome.winners.length || together ? "lost" : "drawn";
}

/** The lines that were tried from this game, each beside what the game itself came to. */
export function Lines({ info, together }: { info: ReplayInfo; together: boolean }) {
  const say = useSay();
  const [found, setFound] = useState<{ line: Line; table: TableInfo }[]>([]);
  useEffect(() => {
    let here = true;
    const asked = linesOf(info.table).map((line) =>
      http.table(line.id).then(
        (table) => [{ line, table }],
        () => [], // put away since
      ),
    );
    void Promise.all(asked).then((all) => here && setFound(all.flat()));
    return () => {
      here = false;
    };
  }, [info.table]);
  if (!found.length) return null;
  return (
    <>
      <h3>{say("study-lines")}</h3>
      <ul className="study-lines">
        {found.map(({ line, table }) => {
          const over = table.state === "over";
          return (
            <li key={line.id}>
              <Link to={over ? `/replay/${line.id}?step=${line.step}&study` : `/table/${line.id}`}>
                {say("study-line", { step: line.step, name: info.names[line.seat] ?? "" })}
              </Link>
              <small>
                {say("study-compare", {
                  line: resultFor(over ? table.outcome : null, line.seat, together),
                  game: resultFor(info.outcome, line.seat, together),
                })}
              </small>
            </li>
          );
        })}
      </ul>
    </>
  );
}
