import { useState } from "react";
import type { BoardKind } from "../boards/board";
import { Sign } from "../look/Symbol";
import { http } from "../net/http";
import type { Course, ReplayInfo } from "../net/protocol";
import { useSay } from "../words/l10n";
import { nextTurn, turnAt, turnBefore } from "./course";
import { Slider } from "./Slider";
import "./replay.css";

/** Below a replay: what has just happened, the way through the game, and what can be done from here. */
export function ReplayBar({
  info,
  course,
  by,
  at,
  said,
  seat,
  runs,
  move,
  run,
  turnTable,
  playOn,
  studies,
  study,
}: {
  info: ReplayInfo;
  course: Course | null;
  by: BoardKind["counted"];
  at: number;
  said: string;
  seat: number;
  runs: boolean;
  move: (to: number) => void;
  run: () => void;
  turnTable: () => void;
  playOn: () => void;
  studies: boolean;
  study: () => void;
}) {
  const say = useSay();
  const last = info.steps - 1;
  const turns = course?.turns ?? [];
  const ways = [
    { name: "first", label: "to-first", go: () => move(0) },
    { name: "turn-before", label: "turn-before", go: () => move(turnBefore(turns, at)) },
    { name: runs ? "pause" : "play", label: runs ? "halt" : "run", go: run },
    { name: "next-turn", label: "next-turn", go: () => move(nextTurn(turns, at, last)) },
    { name: "last", label: "to-last", go: () => move(last) },
  ] as const;
  return (
    <section className="replay-bar" aria-label={say("replay")}>
      <p className="replay-said" role="status" data-short title={said}>
        {said}
      </p>
      <Slider course={course} last={last} at={at} seat={seat} move={move} />
      <div className="replay-ways">
        {ways.map(({ name, label, go }) => (
          <button
            key={label}
            type="button"
            className="icon-button"
            onClick={go}
            aria-label={say(label, { by })}
            title={say(label, { by })}
          >
            <Sign name={name} />
          </button>
        ))}
        {turns.length > 0 && (
          <select
            aria-label={say("choose-turn", { by })}
            value={turnAt(turns, at)}
            onChange={(event) => move(turns[Number(event.target.value) - 1]?.step ?? 0)}
          >
            <option value={0}>{say("before-turns")}</option>
            {turns.map((turn, n) => (
              <option key={n} value={n + 1}>
                {turn.text}
              </option>
            ))}
          </select>
        )}
        <output>
          {at}/{last}
        </output>
      </div>
      <Deeds info={info} at={at} turnTable={turnTable} playOn={playOn} studies={studies} study={study} />
    </section>
  );
}

function Deeds({
  info,
  at,
  turnTable,
  playOn,
  studies,
  study,
}: {
  info: ReplayInfo;
  at: number;
  turnTable: () => void;
  playOn: () => void;
  studies: boolean;
  study: () => void;
}) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const share = () => {
    navigator.clipboard?.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="replay-deeds">
      {info.seat === null && (
        <button type="button" className="button" onClick={turnTable}>
          {say("turn-table")}
        </button>
      )}
      <button
        type="button"
        className="button replay-aside"
        data-done={copied || undefined}
        onClick={share}
        title={say("share")}
      >
        <Sign name="link" />
        <span>{copied ? say("copied") : say("share")}</span>
      </button>
      {info.state === "over" && (
        <>
          <a
            className="button replay-aside"
            href={http.recordAddress(info.table)}
            download
            title={say("download-record")}
          >
            <Sign name="download" />
            <span>{say("download-record")}</span>
          </a>
          <button type="button" className="button" aria-pressed={studies} onClick={study}>
            {say("study")}
          </button>
          <button
            type="button"
            className="button button-main"
            onClick={playOn}
            disabled={at >= info.steps - 1}
          >
            {say("play-on-from-here")}
          </button>
        </>
      )}
    </div>
  );
}
