import { useEffect, useState } from "react";
import { Sign } from "../look/Symbol";
import type { Seat } from "../net/protocol";
import { useSay } from "../words/l10n";
import { useNameOf } from "../words/names";

function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function Clock({ left, at, runs }: { left: number; at: number; runs: boolean }) {
  const say = useSay();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  const rest = runs ? left - Math.max(0, now - at) / 1000 : left;
  return (
    <span className="clock" data-low={rest < 30 || undefined} role="timer" aria-label={say("clock")}>
      {clockText(rest)}
    </span>
  );
}

/** Who sits there. */
export function Plate({
  seat,
  mine,
  asked,
  active,
  left,
  runs,
  at,
  role,
}: {
  seat: Seat;
  mine: boolean;
  asked: boolean;
  active: boolean;
  left: number | null;
  runs: boolean;
  at: number;
  role: string;
}) {
  const say = useSay();
  const nameOf = useNameOf();
  const name = mine ? say("you") : nameOf(seat) || say("nobody-yet");
  return (
    <div
      className="plate"
      data-asked={asked || undefined}
      data-active={active || undefined}
      data-side={role || undefined}
    >
      <Sign name={seat.kind === "bot" ? "bot" : "person"} />
      <span className="plate-name">
        {name}
        {seat.kind === "human" && !seat.here && !mine && <em> · {say("away")}</em>}
      </span>
      {active && <span className="plate-turn">{say("has-turn")}</span>}
      {left !== null && <Clock left={left} at={at} runs={runs} />}
    </div>
  );
}
