import { useId, useRef } from "react";
import { useSize } from "../boards/shared/size";
import { useTextScale } from "../look/letters";
import type { Course } from "../net/protocol";
import { useSay } from "../words/l10n";
import { apart, areaOf, byTurns, lineOf, percentOf, place, spreadOut } from "./course";
import "./course.css";

const [WIDEST, HEIGHT] = [400, 96];
const [LEFT, ABOVE, BELOW] = [46, 9, 18]; // for numbers, in usual letters
const RIGHT = 12;
const GAP = 16; // what the number of a turn needs
const MARK = 18; // and that of a play

/**
 * How the game stood for one seat, from its beginning to its end; who cannot see it reads a table. While more of it is yet to be
 * known, the way from there to the end is but dots.
 */
export function Graph({
  course,
  seat,
  label,
  growing = false,
}: {
  course: Course;
  seat: number;
  label: string;
  growing?: boolean;
}) {
  const say = useSay();
  const tint = useId();
  const letters = useTextScale();
  const figure = useRef<HTMLElement>(null);
  const room = useSize(figure).width || Number.POSITIVE_INFINITY;
  const [left, above, below] = [LEFT * letters, ABOVE * letters, BELOW * letters];
  const wide = Math.min(WIDEST, room - left - RIGHT); // drawn as large as it is seen: so are its letters
  const { standings, turns, plays } = course;
  const last = standings.at(-1)?.step ?? 0;
  const known = growing ? standings.slice(0, -1) : standings;
  const x = (step: number) => place(step, last) * wide;
  const y = (share: number) => (1 - share) * HEIGHT;
  const numbered = apart(
    turns.map((turn) => x(turn.step)),
    GAP * letters,
  );
  const own = plays.map((play) => ({ x: x(play.step), y: y(play.after[seat] ?? 0.5) }));
  const marks = spreadOut(own, MARK, HEIGHT);
  return (
    <figure className="graph" ref={figure}>
      <figcaption>{label}</figcaption>
      <svg
        viewBox={`${-left} ${-above} ${left + wide + RIGHT} ${above + HEIGHT + below + 3}`}
        aria-hidden="true"
      >
        <linearGradient id={tint} x2="0" y2={HEIGHT} gradientUnits="userSpaceOnUse">
          <stop offset="0.5" className="graph-ahead" />
          <stop offset="0.5" className="graph-behind" />
        </linearGradient>
        {[1, 0.5, 0].map((share) => (
          <g key={share} className={share === 0.5 ? "graph-even" : "graph-bound"}>
            <path d={`M0 ${y(share)}H${wide}`} />
            <text x={-6} y={y(share) + 4} textAnchor="end">
              {say("hint-percent", { percent: percentOf(share) })}
            </text>
          </g>
        ))}
        {turns.map((turn, n) => (
          <g key={n} className="graph-turn">
            <path d={`M${x(turn.step)} ${HEIGHT}v${numbered.has(n) ? 5 : 3}`} />
            {numbered.has(n) && (
              <text x={x(turn.step)} y={HEIGHT + below - 2} textAnchor="middle">
                {n + 1}
              </text>
            )}
          </g>
        ))}
        <path d={areaOf(known, seat, last, wide, HEIGHT)} fill={`url(#${tint})`} />
        <path d={lineOf(known, seat, last, wide, HEIGHT)} className="graph-line" />
        {growing && (
          <path d={lineOf(standings.slice(-2), seat, last, wide, HEIGHT)} className="graph-line graph-open" />
        )}
        {plays.map((play, n) => (
          <g key={play.step} className="graph-play" transform={`translate(${marks[n]!.x} ${marks[n]!.y})`}>
            <path d={`M0 0V${own[n]!.y - marks[n]!.y}`} />
            <circle r={8} />
            <text y={3.8} textAnchor="middle">
              {n + 1}
            </text>
          </g>
        ))}
      </svg>
      <div className="unseen">
        <table aria-label={label}>
          <tbody>
            {byTurns(course, seat).map((share, n) => (
              <tr key={n}>
                <th scope="row">{turns[n]?.text ?? say("end")}</th>
                <td>{say("hint-percent", { percent: percentOf(share) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
