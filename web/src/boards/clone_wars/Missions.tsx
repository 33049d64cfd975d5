import { Piece } from "../../cards/Piece";
import type { Printed } from "../../net/protocol";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { type CloneWarsView, type Missing, missingOf, missionsOf, pipsOf, type Token } from "./layout";
import { isMark, Mark } from "./Signs";

interface MissionFacts extends Printed {
  symbols?: string[];
  damage?: number;
}

/** The open missions: where, what they need and still lack, what counts for them, what they cost. */
export function Missions({ view }: { view: CloneWarsView }) {
  const say = useSay();
  const open = missionsOf(view);
  return (
    <section className="cw-missions" aria-label={say(view.finale ? "cw-finale" : "cw-missions")}>
      <ul>
        {open.map(({ mission, token }) => (
          <li key={mission}>
            <Mission view={view} mission={mission} token={token} />
          </li>
        ))}
        {!open.length && <li className="cw-none">{say(view.finale ? "cw-hunt" : "cw-no-mission")}</li>}
      </ul>
    </section>
  );
}

/** What a mission still lacks, in words. */
function useMissing(): (missing: Missing) => string {
  const say = useSay();
  const scene = useScene();
  return (missing) => {
    const name = "villain" in missing ? printedOf(scene, missing.villain).title : "";
    return say(`cw-missing-${missing.what}`, { name, more: "more" in missing ? missing.more : 0 });
  };
}

function Mission({ view, mission, token }: { view: CloneWarsView; mission: number; token: Token | null }) {
  const say = useSay();
  const scene = useScene();
  const inWords = useMissing();
  const printed = printedOf(scene, mission) as MissionFacts;
  const attempt = view.attempts[mission];
  if (!attempt) return null;
  const planet = printedOf(scene, attempt.planet).title;
  const symbols = (printed.symbols ?? []).filter(isMark);
  const missing = missingOf(view, mission, attempt);
  const label = say("cw-mission", {
    title: printed.title,
    planet,
    needs: attempt.needs,
    symbols: [printed.words?.symbols ?? []].flat().join(", "),
    damage: printed.damage ?? 0,
  });
  return (
    <Piece card={mission} label={`${label}. ${inWords(missing)}`} className="cw-mission">
      <span className="cw-mission-in" data-missing={missing.what}>
        <span className="cw-mission-words">
          {token && <span className="cw-token" data-token={token} />}
          <b>{printed.title}</b>
          <small>{planet}</small>
        </span>
        <span className="cw-mission-needs">
          <b>{attempt.needs}</b>
          {symbols.map((symbol) => (
            <span key={symbol} data-kind={symbol}>
              <Mark name={symbol} />
            </span>
          ))}
          {printed.damage ? (
            <span className="cw-mission-cost">
              <Mark name="damage" />
              {printed.damage}
            </span>
          ) : null}
        </span>
        <span className="cw-pips">
          {pipsOf(view, mission, attempt).map((pip, n) => (
            <i key={n} data-pip={pip} />
          ))}
        </span>
        <span className="cw-missing">{inWords(missing)}</span>
      </span>
    </Piece>
  );
}
