import type { BoardKind } from "../boards/board";
import type { TableLine } from "../net/useTable";
import { useSay } from "../words/l10n";
import { ConfirmBar } from "./ConfirmBar";
import type { Confirming } from "./confirming";
import { DecisionBar } from "./DecisionBar";
import { HintPanel } from "./HintPanel";
import type { Hinting } from "./hints";
import type { Laying } from "./laying";
import { aboutOf } from "./tray";
import { UndoBanner } from "./UndoBanner";
import { Waiting } from "./Waiting";

/**
 * Below the board, in one place of one height: what is asked. What a bot would do, and somebody's wish to take a choice back,
 * stand there instead until they are answered, so that nothing is covered and the board never moves.
 */
export function Question({
  line,
  board,
  confirming,
  laying,
  hints,
}: {
  line: TableLine;
  board: BoardKind;
  confirming: Confirming;
  laying: Laying;
  hints: Hinting;
}) {
  const say = useSay();
  const { question, undo, outcome } = line.newest!;
  const seen = line.shown!.message.view;
  const { seat, hints: mayHint } = line.hello!;
  const { playing } = confirming;
  const { mine } = playing;
  const concerns = undo && seat !== null && undo.asks.includes(seat) && !undo.agreed.includes(seat);
  return (
    <section
      className="bottom decision"
      data-mine={mine || undefined}
      data-busy={playing.busy || undefined}
      data-number={hints.question}
      aria-label={say("decision")}
    >
      {concerns ? (
        <UndoBanner undo={undo} seats={line.seats} ask={playing.ask} />
      ) : confirming.chosen ? (
        <ConfirmBar confirming={confirming} />
      ) : hints.shown ? (
        <HintPanel advice={hints.advice} busy={playing.busy} choose={playing.choose} close={hints.turn} />
      ) : (
        <DecisionBar
          text={mine ? (question?.text ?? "") : <Waiting line={line} />}
          note={undo?.seat === seat && undo ? say("undo-asked-mine") : ""}
          about={aboutOf(seen, board.tray, laying.tray)}
          playing={playing}
          laying={laying}
          hints={hints}
          mayUndo={seat !== null && !outcome}
          mayHint={mayHint}
        />
      )}
    </section>
  );
}
