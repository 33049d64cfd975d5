import { useEffect, useState } from "react";
import type { TableLine } from "../net/useTable";
import { useSay } from "../words/l10n";
import { useNameOf } from "../words/names";

const SOON = 2; // seconds that need not be counted

/** Seconds since something began. */
function useSeconds(beginning: unknown): number {
  const [seconds, setSeconds] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is counted anew from each beginning
  useEffect(() => {
    const began = performance.now();
    setSeconds(0);
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [beginning]);
  return seconds;
}

/** For whom the table waits, and how long already; after the end, how it ended. */
export function Waiting({ line }: { line: TableLine }) {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, outcome } = line.newest!;
  const seconds = useSeconds(line.newest);
  if (outcome) return outcome.text ?? "";
  const asked = view.waiting_for === null ? undefined : line.seats[view.waiting_for];
  const bot = asked?.kind === "bot";
  const name = asked ? nameOf(asked) : "…";
  return (
    <>
      {say(bot ? "thinks" : "waiting-for", { name })}
      {seconds >= SOON && (
        // Nobody wants to hear every second.
        <span className="waited" aria-hidden="true">
          {" "}
          {say("seconds", { seconds })}
        </span>
      )}
    </>
  );
}
