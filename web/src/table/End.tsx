import { lazy, useEffect, useState } from "react";
import { Later } from "../anew/Later";
import type { TableLine } from "../net/useTable";
import { go } from "../router";
import type { Playing } from "./playing";

// Nobody needs it before the end.
const EndPanel = lazy(() => import("./EndPanel").then((page) => ({ default: page.EndPanel })));

/** The end of a game that was played or watched; whoever wants a rematch is brought to it. */
export function End({ line, ask }: { line: TableLine; ask: Playing["ask"] }) {
  const [wants, setWants] = useState(false);
  const message = line.shown!.message;
  const { table, seat, language } = line.hello!;
  useEffect(() => {
    if (line.next && wants) go(`/table/${line.next}`);
  }, [line.next, wants]);
  if (!message.outcome) return null;
  const rematch = () => {
    setWants(true);
    void ask({ type: "rematch" });
  };
  return (
    <Later fallback={null}>
      <EndPanel
        outcome={message.outcome}
        seat={seat}
        names={line.seats.map((one) => one.name)}
        table={table}
        language={language}
        next={line.next}
        wanted={seat !== null && message.rematch.includes(seat)}
        rematch={seat === null ? null : rematch}
      />
    </Later>
  );
}
