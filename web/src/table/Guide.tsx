import { lazy } from "react";
import { Later } from "../anew/Later";
import type { View } from "../net/protocol";

// What the first question does not need comes after it.
const Coach = lazy(() => import("../coach/Coach").then((page) => ({ default: page.Coach })));
const Lesson = lazy(() => import("../school/Lesson").then((page) => ({ default: page.Lesson })));
const Tip = lazy(() => import("../rules/Tip").then((page) => ({ default: page.Tip })));

/** Whoever speaks to the player above the board: a lesson, what to try in an example of the rules, or the coach; in a puzzle nobody. */
export function Guide({
  table,
  task,
  view,
  round,
  example,
}: {
  table: string;
  task: string | null;
  view: View;
  round: number;
  example: string | null;
}) {
  const speaker = () => {
    if (task === "lesson") return <Lesson table={table} game={view.game} view={view} />;
    if (example) return <Tip game={view.game} example={example} />;
    // A puzzle says what is asked for; who solves one needs no first game.
    if (task) return null;
    return <Coach view={view} round={round} />;
  };
  return <Later fallback={null}>{speaker()}</Later>;
}
