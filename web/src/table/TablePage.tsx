import { useEffect, useMemo, useRef, useState } from "react";
import { Later } from "../anew/Later";
import { useBoard } from "../boards";
import { loadPictures } from "../cards/picture/pictures";
import { startCoach } from "../coach/keep";
import { Nowhere } from "../lobby/Nowhere";
import { useStill } from "../look/still";
import { useTable } from "../net/useTable";
import { RulesContext } from "../rules/RuleLink";
import { useRules } from "../rules/useRules";
import { useStops } from "../settings/useStops";
import { useSay } from "../words/l10n";
import { page } from "../words/page";
import { useTakenBack, useUnread } from "./attention";
import { NO_KINDS } from "./beats/kinds";
import { Stage, type StageHandle } from "./beats/Stage";
import { skipAt, usePace, useTaken } from "./beats/skipping";
import { useStills } from "./beats/stills";
import { useTelling } from "./beats/useTelling";
import { useCalling } from "./calling";
import { useConfirming } from "./confirming";
import { End } from "./End";
import { useFlip } from "./flip";
import { Guide } from "./Guide";
import { hintedCards, useHints } from "./hints";
import { Looks } from "./Looks";
import { useLaying } from "./laying";
import { useLooking } from "./looking";
import { News } from "./News";
import { PhaseBar } from "./PhaseBar";
import { platesOf } from "./Plates";
import { offersKnown } from "./picking";
import { usePlaying } from "./playing";
import { Question } from "./Question";
import { SidePanel, usePanel } from "./SidePanel";
import { PointingContext, type Scene, SceneContext, usePointing } from "./scene";
import { useInSight } from "./sight";
import { TableHead } from "./TableHead";
import { Toasts, useToasts } from "./Toasts";
import { Tray } from "./Tray";
import { useTableKeys } from "./tableKeys";

// What the first question does not need comes after it.
const Help = page(() => import("./Help").then((found) => found.Help), "help");
const WaitingRoom = page(() => import("./WaitingRoom").then((found) => found.WaitingRoom));

const NOBODY: ReadonlySet<number> = new Set();

/** A table that is played or watched. */
export function TablePage({ table, language }: { table: string; language: string }) {
  const say = useSay();
  const still = useStill();
  const line = useTable(table, language);
  const { hello, shown, cards } = line;
  const board = useBoard(hello?.game ?? null, language);
  const game = hello?.game;
  useEffect(() => {
    if (game) loadPictures(game);
  }, [game]);
  useStops(hello, line.send);
  const [panel, setPanel] = usePanel();
  const [help, setHelp] = useState(false);
  const [round, setRound] = useState(0);
  const toasts = useToasts();
  const root = useRef<HTMLElement>(null);
  const seat = hello?.seat ?? null;
  const view = shown?.message.view ?? null;

  const stage = useRef<StageHandle>(null);
  const beats = board?.beats ?? NO_KINDS;
  const pace = usePace();
  const telling = useTelling(line, { felt: root, stage, kinds: beats, catalogue: board && cards, pace });
  const stills = useStills(line, beats, pace === 0);
  const unread = useUnread(line.chat, seat, panel === "chat");
  useTakenBack(line, toasts.tell);
  const acting = usePlaying(line, toasts.tell, board);
  // What is only on its way to the table cannot be pressed there yet.
  const offers = useMemo(
    () => (line.behind && view ? offersKnown(acting.offers, view) : acting.offers),
    [line.behind, acting.offers, view],
  );
  useCalling(line, acting.mine);
  const hints = useHints(line, offers, acting.refuse);
  const confirming = useConfirming(acting, hints.question);
  const { playing } = confirming;
  const laying = useLaying(line, playing, board);
  const looking = useLooking(shown, offers, playing.choose);

  const bright = useMemo(() => {
    const fresh = shown?.fresh.filter((entry) => entry.seat !== seat).slice(-3) ?? [];
    return fresh.length ? new Set(fresh.flatMap((entry) => entry.cards)) : NOBODY;
  }, [shown, seat]);
  const hinted = useMemo(() => hintedCards(hints.advice, offers), [hints.advice, offers]);
  const { zoom, inspect } = looking;
  const pick = useTaken(line, telling.running, root, looking.pick);
  const { choose } = playing;
  const scene = useMemo<Scene | null>(
    () =>
      view && cards ? { view, catalogue: cards, offers, bright, hinted, pick, choose, zoom, inspect } : null,
    [view, cards, offers, bright, hinted, pick, choose, zoom, inspect],
  );
  const pointing = usePointing(scene);
  useFlip(root, shown, still, telling.origins);
  useInSight(root, offers, still);
  const hint = hello?.hints ? hints.turn : null;
  const showHelp = () => setHelp(true);
  const rules = useRules(view);
  const showRules = () => rules.open("chart");
  useTableKeys({ line, playing, looking, laying, panel, setPanel, showHelp, showRules, hint });

  if (line.status === "closed")
    return <Nowhere title={say("table-dead")} why={line.refusal || say("table-refused")} />;
  if (!hello) return <p className="page-note">{say("connecting")}</p>;
  if (line.state === "waiting")
    return (
      <Later fallback={null}>
        <WaitingRoom table={table} line={line} />
      </Later>
    );
  if (!scene || !view || !shown || !board) return <p className="page-note">{say("laying")}</p>;

  const { Board, phases } = board;
  const example = new URLSearchParams(location.search).get("example");
  const over = shown.message.outcome !== null;
  const plays = seat !== null && !over;
  const { ask } = playing;
  return (
    <SceneContext value={scene}>
      <PointingContext value={pointing}>
        <RulesContext value={rules.open}>
          <div
            className="table"
            data-panel={panel ?? undefined}
            data-mine={playing.mine || undefined}
            data-telling={telling.running || undefined}
          >
            <TableHead
              line={line}
              panel={panel}
              setPanel={setPanel}
              showHelp={showHelp}
              showRules={showRules}
              ask={ask}
              over={over}
              tell={toasts.tell}
              unread={unread}
            >
              <News
                log={shown.log}
                mine={seat}
                told={telling.lines}
                running={telling.running}
                stills={pace ? null : stills}
                skip={line.catchUp}
              />
            </TableHead>
            <PhaseBar
              phases={phases}
              view={view}
              settings={line.autopass}
              set={seat === null ? null : (settings) => void ask({ type: "autopass", ...settings })}
            />
            <main
              className="felt"
              ref={root}
              aria-label={say("board")}
              onClickCapture={telling.running ? (event) => skipAt(event, line) : undefined}
            >
              <div className="felt-board" inert={laying.open}>
                <Board
                  view={view}
                  bottom={seat ?? 0}
                  plates={platesOf(line)}
                  fresh={shown.fresh}
                  sealed={shown.message.sealed}
                />
              </div>
              <div className="over-felt">
                {plays && (
                  <Guide table={table} task={hello.task} view={view} round={round} example={example} />
                )}
                {laying.tray && laying.open && (
                  <Tray tray={laying.tray} picked={playing.trail} close={laying.turn} />
                )}
              </div>
              <End line={line} ask={ask} />
            </main>
            <SidePanel panel={panel} setPanel={setPanel} log={shown.log} line={line} ask={ask} mine={seat} />
            <Question line={line} board={board} confirming={confirming} laying={laying} hints={hints} />
          </div>
          <Stage handle={stage} />
          <Looks looking={looking} playing={playing} live={plays} />
          <Later fallback={null}>
            {help && (
              <Help
                close={() => setHelp(false)}
                rules={() => {
                  setHelp(false);
                  showRules();
                }}
                guide={() => {
                  startCoach();
                  setRound(round + 1);
                  setHelp(false);
                }}
              />
            )}
          </Later>
          {rules.drawer}
          <Toasts {...toasts} game={view.game} />
        </RulesContext>
      </PointingContext>
    </SceneContext>
  );
}
