import { useEffect, useState } from "react";
import { startCoach } from "../coach/keep";
import { useShelf } from "../lobby/decks";
import { GamePicture } from "../lobby/GamePicture";
import { GameShelf } from "../lobby/GameShelf";
import { PageHead } from "../lobby/PageHead";
import { Sign } from "../look/Symbol";
import { http, Refusal } from "../net/http";
import type { PuzzleInfo, TableInfo } from "../net/protocol";
import { go } from "../router";
import { useLanguage, useSay } from "../words/l10n";
import "./school.css";

/** Where one learns: a lesson for each game, and puzzles. */
export function SchoolPage() {
  const say = useSay();
  const shelf = useShelf();
  const puzzles = usePuzzles();
  const [wrong, setWrong] = useState("");
  const open = async (laid: Promise<TableInfo>) => {
    setWrong("");
    try {
      go(`/table/${(await laid).id}`);
    } catch (error) {
      setWrong(error instanceof Refusal && error.message ? error.message : say("refused-offline"));
    }
  };
  const today = puzzles?.find((puzzle) => puzzle.today);
  return (
    <>
      <PageHead />
      <main className="page school">
        <h1>{say("school-title")}</h1>
        {wrong && (
          <p className="error" role="alert">
            {wrong}
          </p>
        )}
        <section aria-labelledby="lessons">
          <h2 id="lessons">{say("lessons")}</h2>
          <p className="quiet">{say("lessons-words")}</p>
          <ul className="lesson-list">
            {shelf?.games
              .filter((game) => game.lesson)
              .map((game) => (
                <li key={game.id} className="panel">
                  <GamePicture game={game.id} />
                  <h3>{game.title}</h3>
                  <button
                    type="button"
                    className="button button-main"
                    aria-label={say("lesson-of", { game: game.title })}
                    onClick={() => {
                      startCoach();
                      void open(http.layLesson(game.id));
                    }}
                  >
                    {say("begin-lesson")}
                  </button>
                </li>
              ))}
          </ul>
        </section>
        <section aria-labelledby="puzzles">
          <h2 id="puzzles">{say("puzzles")}</h2>
          <p className="quiet">{say("puzzles-words")}</p>
          {today && <Today puzzle={today} begin={() => void open(http.layPuzzle(today.id))} />}
          {shelf?.games.map((game) => {
            const own = puzzles?.filter((puzzle) => puzzle.game === game.id) ?? [];
            if (!own.length) return null;
            const solved = own.filter((puzzle) => puzzle.solved).length;
            return (
              <section key={game.id} className="panel" aria-label={game.title}>
                <h3>
                  {game.title} <small>{say("puzzles-solved", { solved, all: own.length })}</small>
                </h3>
                <ol className="puzzle-list">
                  {own.map((puzzle) => (
                    <li key={puzzle.id}>
                      <Puzzle puzzle={puzzle} begin={() => void open(http.layPuzzle(puzzle.id))} />
                    </li>
                  ))}
                </ol>
              </section>
            );
          })}
        </section>
        <section aria-labelledby="positions">
          <h2 id="positions">{say("study-title")}</h2>
          <p className="quiet">{say("study-words")}</p>
          <GameShelf to={(game) => `/study/${game}`} />
        </section>
      </main>
    </>
  );
}

function usePuzzles(): PuzzleInfo[] | null {
  const language = useLanguage();
  const [puzzles, setPuzzles] = useState<PuzzleInfo[] | null>(null);
  useEffect(() => {
    let here = true;
    http.puzzles(language).then(
      (found) => here && setPuzzles(found),
      () => here && setPuzzles([]),
    );
    return () => {
      here = false;
    };
  }, [language]);
  return puzzles;
}

function Today({ puzzle, begin }: { puzzle: PuzzleInfo; begin: () => void }) {
  const say = useSay();
  return (
    <div className="panel puzzle-today">
      <GamePicture game={puzzle.game} />
      <div>
        <h3>{say("puzzle-today")}</h3>
        <p>{puzzle.goal}</p>
        <button type="button" className="button button-main" onClick={begin}>
          {say(puzzle.solved ? "solve-again" : "solve")}
        </button>
      </div>
    </div>
  );
}

function Puzzle({ puzzle, begin }: { puzzle: PuzzleInfo; begin: () => void }) {
  const say = useSay();
  const state = puzzle.solved ? "solved" : puzzle.grade;
  return (
    <button type="button" className="puzzle" data-solved={puzzle.solved || undefined} onClick={begin}>
      <b>{puzzle.name}</b>
      <span>{puzzle.goal}</span>
      <small>
        {puzzle.solved && <Sign name="done" />}
        {say(`puzzle-${state}`)}
      </small>
    </button>
  );
}
