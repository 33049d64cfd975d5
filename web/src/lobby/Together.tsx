import { useState } from "react";
import type { GameInfo, SeatWish } from "../net/protocol";
import { useSay, useSayOr } from "../words/l10n";
import { fittingBot, fullList, remember, remembered, said } from "./laying";
import { Options } from "./Options";
import { Portraits } from "./Portraits";
import { SetUpForm } from "./SetUpForm";
import { sharesOf } from "./strength";
import { ClockChoice, PublicChoice, termsOf, useTerms } from "./Terms";
import { useLaying } from "./useLaying";

const SOLO = 2; // figures a player alone has

/** A table where everybody plays together against the game: against whom, as whom, with whom. */
export function Together({ game, bots }: { game: GameInfo; bots: string[] }) {
  const say = useSay();
  const or = useSayOr();
  const [options, setOptions] = useState(game.options);
  const [choices, setChoices] = useState(game.choices);
  const [chosen, setChosen] = useState<string[]>([]);
  const [company, setCompany] = useState<string[]>(() => [fittingBot(game, bots, remembered(game.id))]);
  const [terms, setTerms] = useTerms();
  const { busy, wrong, setWrong, lay } = useLaying();
  const figures = company.length ? company.length + 1 : SOLO;
  const offered = choices.jedi ?? {};
  const jedi = chosen.filter((one) => one in offered).slice(0, figures);
  const { villain, difficulty, jedi: _, ...rest } = options;
  const set = (option: string) => (value: string) => setOptions((now) => ({ ...now, [option]: value }));
  const turn = (id: string) =>
    setChosen(jedi.includes(id) ? jedi.filter((one) => one !== id) : [...jedi, id].slice(-figures));

  const begin = () => {
    const others = company.map((who): SeatWish => (who === "invited" ? { who } : { who: "bot", bot: who }));
    const bot = company.find((who) => who !== "invited");
    if (bot) remember(game.id, { bot });
    const list = fullList(jedi, Object.keys(offered), figures);
    void lay({
      game: game.id,
      seats: [{ who: "me" }, ...others],
      options: said({ ...options, ...(list ? { jedi: list } : {}) }),
      ...termsOf(terms),
    });
  };
  return (
    <SetUpForm
      lay={begin}
      wrong={wrong}
      disabled={busy}
      more={
        <>
          <Options game={game} options={rest} change={setOptions} refuse={setWrong} offer={setChoices} />
          <PublicChoice terms={terms} change={setTerms} />
        </>
      }
    >
      {choices.villain && (
        <Portraits
          game={game.id}
          kind="villain"
          title={say("option-clone-wars-villain")}
          names={choices.villain}
          chosen={[String(villain)]}
          turn={set("villain")}
        />
      )}
      {choices.difficulty && (
        <fieldset className="setting">
          <legend>{say("option-clone-wars-difficulty")}</legend>
          <div className="setting-values">
            {Object.entries(choices.difficulty).map(([id, name]) => (
              <label key={id} className="setting-value">
                <input
                  type="radio"
                  name="difficulty"
                  checked={difficulty === id}
                  onChange={() => set("difficulty")(id)}
                />
                {or(`difficulty-${id.replaceAll("_", "-")}`, name)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Company
        bots={bots}
        shares={game.shares}
        most={game.most_seats - 1}
        value={company}
        change={setCompany}
      />
      <Portraits
        game={game.id}
        kind="jedi"
        title={say("option-clone-wars-jedi")}
        words={say("jedi-words", { count: figures })}
        names={offered}
        chosen={jedi}
        turn={turn}
        several
      />
      <div className="fields">
        <ClockChoice terms={terms} change={setTerms} />
      </div>
    </SetUpForm>
  );
}

interface CompanyProps {
  bots: string[];
  /** What of a hundred games two of a kind win. */
  shares: Record<string, number>;
  most: number;
  value: string[];
  change: (company: string[]) => void;
}

/** With whom: alone, or a bot or a friend at each of the other seats. */
function Company({ bots, shares, most, value, change }: CompanyProps) {
  const say = useSay();
  return (
    <fieldset className="setting company">
      <legend>{say("play-with")}</legend>
      <p className="quiet">{value.length ? say("play-with-words") : say("alone-words")}</p>
      <div className="fields">
        <label className="field">
          <span>{say("how-many")}</span>
          <select
            value={value.length}
            onChange={(event) => {
              const count = Number(event.target.value);
              change(Array.from({ length: count }, (_, n) => value[n] ?? value.at(-1) ?? "normal"));
            }}
          >
            {Array.from({ length: most + 1 }, (_, n) => (
              <option key={n} value={n}>
                {n ? say("company-count", { count: n + 1 }) : say("alone")}
              </option>
            ))}
          </select>
        </label>
        {value.map((who, n) => (
          <label key={n} className="field">
            <span>{say("who-sits-at", { seat: n + 2 })}</span>
            <select
              value={who}
              onChange={(event) => change(value.map((one, m) => (m === n ? event.target.value : one)))}
            >
              <option value="invited">{say("a-friend")}</option>
              {bots.map((bot) => (
                <option key={bot} value={bot}>
                  {say("bot-name", { bot })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {sharesOf(value, shares, say).map((words) => (
        <p key={words} className="quiet">
          {words}
        </p>
      ))}
    </fieldset>
  );
}
