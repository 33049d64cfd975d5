import "../table/news.css";
import "./study.css";
import { useEffect, useMemo, useState } from "react";
import { useShelf } from "../lobby/decks";
import { GameShelf } from "../lobby/GameShelf";
import { Nowhere } from "../lobby/Nowhere";
import { PageHead } from "../lobby/PageHead";
import { http, type Refusal } from "../net/http";
import type { CheckedPosition, Position, RuleExample } from "../net/protocol";
import { useSay } from "../words/l10n";
import { FromHere } from "./FromHere";
import { Pieces } from "./Pieces";
import { PositionBoard } from "./PositionBoard";
import { linesIn, linesPart, packed, type SharedLine, unpacked } from "./sharing";
import { TryLines } from "./TryLines";
import { useLines } from "./useLines";
import { read, usePosition } from "./usePosition";

const written = (position: Position) => JSON.stringify(position, null, 2);

/** The position editor of a game (`/study/<game>#position`, or `?table=…&step=…`); without a game, which there are. */
export function EditorPage({
  game,
  query,
  language,
}: {
  game: string;
  query: URLSearchParams;
  language: string;
}) {
  const say = useSay();
  const shelf = useShelf();
  if (game && shelf && !shelf.games.some(({ id }) => id === game))
    return <Nowhere title={say("study-none")} why={say("study-none-words")} />;
  if (game) return <Editor game={game} query={query} language={language} />;
  return (
    <>
      <PageHead />
      <main className="page">
        <div className="hero">
          <h1>{say("study-title")}</h1>
          <p>{say("study-words")}</p>
        </div>
        <GameShelf to={(id) => `/study/${id}`} />
      </main>
    </>
  );
}

/** What the editor opens with: the position of the address, a step of a replay, or the first example of the rule book. */
async function firstPosition(
  game: string,
  query: URLSearchParams,
  examples: Promise<RuleExample[]>,
): Promise<Position> {
  const shared = await unpacked(location.hash.slice(1));
  if (shared) return shared;
  const table = query.get("table");
  if (table) {
    const found = await http.stepPosition(table, Number(query.get("step")));
    if (found.game === game) return found.position;
  }
  return (await examples)[0]?.position ?? {};
}

function Editor({ game, query, language }: { game: string; query: URLSearchParams; language: string }) {
  const say = useSay();
  const [text, setText] = useState<string | null>(null);
  const [failed, setFailed] = useState("");
  const [examples, setExamples] = useState<RuleExample[]>([]);
  const [bottom, setBottom] = useState(0);
  const { shown, wrong, busy } = usePosition(game, text, language);
  const [shared, setShared] = useState(() => linesIn(location.hash));
  const [lines, setLines] = useState(shared.length > 0);
  const position = useMemo(() => {
    const found = text === null ? "" : read(text);
    return typeof found === "string" ? null : found;
  }, [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address asks for is read once
  useEffect(() => {
    const book = http.rules(game, language).then(({ examples }) => examples);
    book.then(setExamples, () => undefined);
    firstPosition(game, query, book).then(
      (position) => setText(written(position)),
      (error: Refusal) => {
        setFailed(error.message || say("refused-offline"));
        setText("{}");
      },
    );
  }, [game]);
  // The address always says what is shown, so that it can be copied or come back to.
  useEffect(() => {
    let here = true;
    if (shown && !lines)
      void packed(shown.position).then(
        (part) => here && history.replaceState(null, "", `/study/${game}#${part}`),
      );
    return () => {
      here = false;
    };
  }, [game, shown, lines]);
  const open = (n: number) => {
    const example = examples[n];
    if (example) setText(written(example.position));
  };
  if (lines && shown)
    return (
      <Analysis
        game={game}
        language={language}
        {...shown}
        bottom={bottom}
        shared={shared}
        close={() => {
          setShared([]);
          setLines(false);
        }}
      />
    );
  return (
    <div className="editor">
      <PageHead />
      <section className="editor-board">
        {shown && <PositionBoard game={game} checked={shown.checked} bottom={bottom} language={language} />}
      </section>
      <section className="editor-side" aria-label={say("study-position")}>
        <h1>{say("study-position")}</h1>
        {examples.length > 0 && (
          <label className="field">
            <span>{say("study-examples")}</span>
            <select value="" onChange={(event) => open(Number(event.target.value))}>
              <option value="" disabled>
                {say("study-choose-example")}
              </option>
              {examples.map((example, n) => (
                <option key={example.id} value={n}>
                  {example.rule} {example.text}
                </option>
              ))}
            </select>
          </label>
        )}
        {text !== null &&
          (position ? (
            <Pieces
              game={game}
              language={language}
              position={position}
              change={(next) => setText(written(next))}
              wrong={wrong}
            />
          ) : (
            <p className="quiet">{say("form-no-json")}</p>
          ))}
        <textarea
          className="text-area"
          aria-label={say("study-text")}
          aria-invalid={wrong !== ""}
          aria-describedby="position-state"
          spellCheck={false}
          autoComplete="off"
          value={text ?? ""}
          onChange={(event) => setText(event.target.value)}
        />
        <p id="position-state" role="status" className={wrong || failed ? "error" : "quiet"}>
          {wrong || failed || (busy ? say("study-checking") : shown?.checked.question || say("study-right"))}
        </p>
        {shown && (
          <FromHere
            game={game}
            language={language}
            {...shown}
            disabled={busy || wrong !== ""}
            turnTable={() => setBottom((bottom + 1) % shown.checked.seats)}
            tryLines={() => setLines(true)}
          />
        )}
      </section>
    </div>
  );
}

/** Lines tried from a position, the board beside them. */
function Analysis({
  game,
  language,
  position,
  checked,
  bottom,
  shared,
  close,
}: {
  game: string;
  language: string;
  position: Position;
  checked: CheckedPosition;
  bottom: number;
  shared: SharedLine[];
  close: () => void;
}) {
  const say = useSay();
  const seat = checked.asked ?? 0;
  const trying = useLines(game, position, seat, language, shared);
  const part = linesPart([trying.line, ...trying.kept]);
  useEffect(() => {
    let here = true;
    void packed(position).then(
      (before) => here && history.replaceState(null, "", `/study/${game}#${before}${part}`),
    );
    return () => {
      here = false;
    };
  }, [game, position, part]);
  return (
    <div className="editor">
      <PageHead />
      <section className="editor-board">
        <PositionBoard game={game} checked={trying.here ?? checked} bottom={bottom} language={language} />
      </section>
      <section className="editor-side" aria-label={say("study-position")}>
        <h1 className="unseen">{say("line-title")}</h1>
        <TryLines trying={trying} seat={seat} close={close} />
      </section>
    </div>
  );
}
