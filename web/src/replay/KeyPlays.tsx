import type { Course } from "../net/protocol";
import { Link } from "../router";
import { useSay } from "../words/l10n";
import { percentOf } from "./course";

/** The plays that changed most; each leads to its moment in the replay. */
export function KeyPlays({ course, seat, table }: { course: Course; seat: number; table: string }) {
  const say = useSay();
  const percent = (share: number) => say("hint-percent", { percent: percentOf(share) });
  if (!course.plays.length) return null;
  return (
    <>
      <h3>{say("key-plays")}</h3>
      <ol className="key-plays">
        {course.plays.map((play, n) => {
          const [before, after] = [play.before[seat] ?? 0.5, play.after[seat] ?? 0.5];
          return (
            <li key={play.step}>
              <Link to={`/replay/${table}?step=${play.step}`}>
                <b aria-hidden="true">{n + 1}</b>
                <span>{play.text}</span>
                <small data-better={after > before}>
                  {say("play-change", {
                    turn: course.turns[play.turn - 1]?.text ?? "",
                    before: percent(before),
                    after: percent(after),
                  })}
                </small>
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}
