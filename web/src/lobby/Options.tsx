import { type Dispatch, type SetStateAction, useState } from "react";
import { http, Refusal } from "../net/http";
import type { GameInfo, OptionValue } from "../net/protocol";
import { useSay, useSayOr } from "../words/l10n";
import { PoolChoice } from "./PoolChoice";

type Values = Record<string, OptionValue>;
type Choices = GameInfo["choices"];

/** The options with values that can be: a word that is no longer one of the choices becomes the first that is. */
export function fitting(options: Values, choices: Choices): Values {
  const words = Object.entries(choices).filter(([option]) => typeof options[option] === "string");
  const mended = words.map(([option, known]) => {
    const value = String(options[option]);
    return [option, value in known ? value : (Object.keys(known)[0] ?? null)];
  });
  return { ...options, ...Object.fromEntries(mended) };
}

interface OptionsProps {
  game: GameInfo;
  options: Values;
  change: Dispatch<SetStateAction<Values>>;
  /** Says what is wrong with a file; empty: nothing is. */
  refuse: (why: string) => void;
  /** Hears what a file of one's own offers. */
  offer?: (choices: Choices) => void;
}

/** The options of a game: yes or no, one of a few words, a file of one's own, or free text. */
export function Options({ game, options, change, refuse, offer }: OptionsProps) {
  const say = useSay();
  const name = useSayOr();
  const [choices, setChoices] = useState(game.choices);
  const called = (option: string) =>
    name(`option-${game.id.replaceAll("_", "-")}-${option}`, name(`option-${option}`, option));
  const set = (option: string, value: OptionValue) => change((now) => ({ ...now, [option]: value }));

  /** A file may have choices of its own, or something wrong with it; then the game's own is taken. */
  const take = async (option: string, file: File | undefined) => {
    let content: OptionValue = null;
    let offered = game.choices;
    let why = "";
    try {
      if (file) {
        content = JSON.parse(await file.text()) as OptionValue;
        offered = await http.choicesOfFile(game.id, option, content);
      }
    } catch (error) {
      content = null;
      why =
        error instanceof Refusal
          ? error.message || say("refused-offline")
          : say("not-json", { file: file?.name ?? "" });
    }
    setChoices(offered);
    offer?.(offered);
    change((now) => fitting({ ...now, [option]: content }, offered));
    refuse(why);
  };

  return Object.entries(options).map(([option, value]) => {
    const words = choices[option];
    if (option === "pool")
      return (
        <PoolChoice
          key={option}
          sets={game.sets}
          value={String(value)}
          choose={(pool) => set(option, pool)}
        />
      );
    if (words && typeof value === "string" && Object.keys(words).length < 2) return null;
    if (typeof value === "boolean")
      return (
        <label key={option} className="check">
          <input type="checkbox" checked={value} onChange={() => set(option, !value)} />
          {called(option)}
        </label>
      );
    if (words)
      return (
        <label key={option} className="field">
          <span>{called(option)}</span>
          <select value={String(value)} onChange={(event) => set(option, event.target.value)}>
            {Object.entries(words).map(([one, title]) => (
              <option key={one} value={one}>
                {title}
              </option>
            ))}
          </select>
        </label>
      );
    if (game.files.includes(option))
      return (
        <div key={option} className="field">
          <label htmlFor={`file-${option}`}>{called(option)}</label>
          <input
            id={`file-${option}`}
            type="file"
            accept=".json,application/json"
            onChange={(event) => void take(option, event.target.files?.[0])}
          />
          <a href={`/api/games/${game.id}/files/${option}`} download>
            {say("the-games-file")}
          </a>
        </div>
      );
    return (
      <label key={option} className="field">
        <span>{called(option)}</span>
        <input
          value={value === null ? "" : String(value)}
          onChange={(event) =>
            set(option, typeof value === "number" ? Number(event.target.value) : event.target.value)
          }
        />
      </label>
    );
  });
}
