import "./decks.css";
import { useEffect, useRef, useState } from "react";
import { useShelf } from "../lobby/decks";
import { fittingBot, OPPONENTS, remembered } from "../lobby/laying";
import { useLaying } from "../lobby/useLaying";
import { Refusal } from "../net/http";
import type { OptionValue } from "../net/protocol";
import { go } from "../router";
import { useSay } from "../words/l10n";
import { type Box, type BoxProblem, boxes } from "./api";

const PAUSE = 500; // milliseconds after the last key before a file is checked

/** A box of one's own: the component file of a game, edited and checked line by line. */
export function BoxPage({ id }: { id: string }) {
  const say = useSay();
  const shelf = useShelf();
  const about = shelf?.games.find((one) => one.files.length > 0);
  const [box, setBox] = useState<Box | null>(null);
  const [wrong, setWrong] = useState("");
  const option = about?.files[0] ?? "";
  useEffect(() => {
    if (!about) return;
    const asked =
      id === "new"
        ? fetch(`/api/games/${about.id}/files/${option}`)
            .then((answer) => answer.text())
            .then((text): Box => ({ id: "", game: about.id, name: "", text, changed: 0 }))
        : boxes.one(id);
    asked.then(setBox, (error) => setWrong(error instanceof Refusal ? error.message : String(error)));
  }, [about, id, option]);
  return (
    <main className="page box-page">
      <h1>{say("box-title")}</h1>
      <p className="quiet">{say("box-words")}</p>
      {wrong && <p className="error">{wrong}</p>}
      {box && about && <BoxEditor box={box} option={option} />}
    </main>
  );
}

function BoxEditor({ box, option }: { box: Box; option: string }) {
  const say = useSay();
  const [kept, setKept] = useState(box);
  const [name, setName] = useState(box.name);
  const [text, setText] = useState(box.text);
  const [problems, setProblems] = useState<BoxProblem[] | null>(null);
  const [wrong, setWrong] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      boxes.check(box.game, text).then(
        (found) => setProblems(found.problems),
        (error) => setWrong(error instanceof Refusal ? error.message : String(error)),
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [box.game, text]);
  const save = async () => {
    const called = name.trim() || say("box-unnamed");
    try {
      const saved = kept.id
        ? await boxes.change(kept.id, called, text)
        : await boxes.add(kept.game, called, text);
      setKept(saved);
      if (!kept.id) history.replaceState(null, "", `/decks/box/${saved.id}`);
    } catch (error) {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
    }
  };
  const remove = async () => {
    if (!confirm(say("deck-remove-sure", { name: kept.name }))) return;
    await boxes.remove(kept.id);
    go("/decks");
  };
  const lead = (line: number) => {
    const before = text
      .split("\n")
      .slice(0, line - 1)
      .join("\n").length;
    const from = line > 1 ? before + 1 : 0;
    area.current?.focus();
    area.current?.setSelectionRange(from, from + (text.split("\n")[line - 1]?.length ?? 0));
  };
  const dirty = !kept.id || text !== kept.text || name !== kept.name;
  return (
    <>
      <div className="tool-row">
        <input
          className="bench-name"
          value={name}
          maxLength={80}
          placeholder={say("box-unnamed")}
          aria-label={say("box-name")}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {kept.id && (
          <button type="button" className="button button-quiet" onClick={() => void remove()}>
            {say("deck-remove")}
          </button>
        )}
        <button type="button" className="button" disabled={!dirty} onClick={() => void save()}>
          {say(dirty ? "bench-save" : "bench-saved")}
        </button>
        <PlayBox game={box.game} option={option} text={text} sound={problems?.length === 0} />
      </div>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <section className="legality" aria-live="polite">
        {problems &&
          (problems.length === 0 ? (
            <p className="badge badge-good">{say("box-sound")}</p>
          ) : (
            <ul>
              {problems.map((problem, n) => (
                <li key={n}>
                  <button type="button" className="button mend" onClick={() => lead(problem.line)}>
                    {say("box-line", { line: problem.line })}
                  </button>{" "}
                  {problem.text}
                </li>
              ))}
            </ul>
          ))}
      </section>
      <Lines area={area} text={text} setText={setText} wrong={new Set(problems?.map((one) => one.line))} />
    </>
  );
}

/** A text with the numbers of its lines beside it. */
function Lines({
  area,
  text,
  setText,
  wrong,
}: {
  area: { current: HTMLTextAreaElement | null };
  text: string;
  setText: (text: string) => void;
  wrong: Set<number>;
}) {
  const say = useSay();
  const gutter = useRef<HTMLDivElement>(null);
  const lines = text.split("\n").length;
  return (
    <div className="box-lines">
      <div ref={gutter} className="box-gutter" aria-hidden="true">
        {Array.from({ length: lines }, (_, n) => (
          <span key={n} data-wrong={wrong.has(n + 1) || undefined}>
            {n + 1}
          </span>
        ))}
      </div>
      <textarea
        ref={area}
        className="box-text"
        value={text}
        wrap="off"
        spellCheck={false}
        aria-label={say("box-text")}
        onScroll={(event) => {
          if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop;
        }}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  );
}

function PlayBox({
  game,
  option,
  text,
  sound,
}: {
  game: string;
  option: string;
  text: string;
  sound: boolean;
}) {
  const say = useSay();
  const shelf = useShelf();
  const laying = useLaying();
  const about = shelf?.games.find((one) => one.id === game);
  if (!about || !shelf) return null;
  const bots = OPPONENTS.filter((one) => shelf.bots.includes(one));
  const play = () =>
    laying.lay({
      game,
      seats: [{ who: "me" }, { who: "bot", bot: fittingBot(about, bots, remembered(game)) }],
      options: { [option]: JSON.parse(text) as OptionValue },
    });
  return (
    <>
      <button
        type="button"
        className="button button-main"
        disabled={!sound || laying.busy}
        onClick={() => void play()}
      >
        {say("box-play")}
      </button>
      {laying.wrong && <p className="error">{laying.wrong}</p>}
    </>
  );
}
