import { Piece } from "../../cards/Piece";
import { useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import {
  DIAL_TO_WIN,
  dialPiece,
  OBJECTIVES_TO_WIN,
  type Side,
  type StarWarsView,
  standingOf,
} from "./layout";

const TURN = (n: number) => (n / DIAL_TO_WIN) * Math.PI * 2 - Math.PI / 2;
const at = (n: number, radius: number) =>
  `${(50 + Math.cos(TURN(n)) * radius).toFixed(2)} ${(50 + Math.sin(TURN(n)) * radius).toFixed(2)}`;

/** The Death Star dial: twelve marks, a hand, and the damage of a trench run. */
function Dial({ view }: { view: StarWarsView }) {
  const say = useSay();
  const scene = useScene();
  const piece = dialPiece(view);
  const damage = Number(scene.view.cards[piece]?.damage ?? 0);
  const label = say("dial", { dial: view.dial, damage });
  const drawing = (
    <svg viewBox="0 0 100 100" className="dial" data-stock="dial" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="47" className="dial-rim" />
      <path
        className="dial-done"
        d={
          view.dial >= DIAL_TO_WIN
            ? "M50 12a38 38 0 1 1-.01 0z"
            : `M50 50L${at(0, 38)}A38 38 0 ${view.dial > 6 ? 1 : 0} 1 ${at(view.dial, 38)}z`
        }
      />
      {Array.from({ length: DIAL_TO_WIN }, (_, n) => (
        <path
          key={n}
          d={`M${at(n + 1, 46)}L${at(n + 1, (n + 1) % 3 === 0 ? 38 : 41)}`}
          className={n + 1 <= view.dial ? "dial-mark dial-mark-on" : "dial-mark"}
        />
      ))}
      <circle cx="50" cy="50" r="25" className="dial-core" />
      <text x="50" y={damage ? 54 : 58} textAnchor="middle" className="dial-number">
        {view.dial}
        <tspan className="dial-of">/{DIAL_TO_WIN}</tspan>
      </text>
      {damage > 0 && (
        <text x="50" y="68" textAnchor="middle" className="dial-damage">
          ✹ {damage}/10
        </text>
      )}
    </svg>
  );
  return piece ? (
    <Piece card={piece} label={label} className="dial-piece">
      {drawing}
    </Piece>
  ) : (
    <div role="img" aria-label={label} className="dial-piece">
      {drawing}
    </div>
  );
}

/** How one wins, and how close both sides are: the dial, the destroyed objectives, the Balance of the Force. */
export function Goal({ view, sides }: { view: StarWarsView; sides: readonly Side[] }) {
  const say = useSay();
  const { dial, lost, won, pace } = standingOf(view, sides);
  const dark = say("goal-dark-words", { left: Math.max(0, DIAL_TO_WIN - dial), pace, lost, next: lost + 1 });
  const light = say("goal-light-words", { left: Math.max(0, OBJECTIVES_TO_WIN - won), count: won });
  return (
    <div className="sw-goal">
      <Dial view={view} />
      <div
        className="sw-way"
        data-side="dark"
        data-near={dial >= 9 || undefined}
        role="img"
        aria-label={dark}
        title={dark}
      >
        <b>{say("goal-dark", { dial })}</b>
        <Pips count={lost} most={Math.max(OBJECTIVES_TO_WIN, lost)} />
        <span className="sw-words">{say("goal-dark-next", { count: lost, next: lost + 1 })}</span>
      </div>
      <div
        className="sw-way"
        data-side="light"
        data-near={won === 2 || undefined}
        role="img"
        aria-label={light}
        title={light}
      >
        <b>{say("goal-light", { count: won })}</b>
        <Pips count={won} most={OBJECTIVES_TO_WIN} />
        <span className="sw-words">{say("goal-light-what")}</span>
      </div>
      <Balance view={view} />
    </div>
  );
}

/** Objectives destroyed, as many as there are. */
function Pips({ count, most }: { count: number; most: number }) {
  return (
    <span className="sw-pips" aria-hidden="true">
      {Array.from({ length: most }, (_, n) => (
        <i key={n} data-full={n < count || undefined} />
      ))}
    </span>
  );
}

function Balance({ view }: { view: StarWarsView }) {
  const say = useSay();
  return (
    <div
      className="balance"
      data-side={view.balance}
      role="img"
      aria-label={`${say("balance", { side: view.balance })}. ${say("balance-does", { side: view.balance })}`}
      title={say("balance", { side: view.balance })}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle cx="32" cy="32" r="30" className="balance-rim" />
        <g className="balance-turn">
          <path d="M32 6a26 26 0 0 1 0 52 13 13 0 0 1 0-26 13 13 0 0 0 0-26" className="balance-light" />
          <path d="M32 58a26 26 0 0 1 0-52 13 13 0 0 1 0 26 13 13 0 0 0 0 26" className="balance-dark" />
          <circle cx="32" cy="19" r="4" className="balance-dark" />
          <circle cx="32" cy="45" r="4" className="balance-light" />
        </g>
      </svg>
      <span className="sw-words">
        <b>
          <span className="sw-long">{say("balance-name")} </span>
          {say("balance-short", { side: view.balance })}
        </b>
        <span className="sw-does">
          {(["light", "dark"] as const).map((side) => (
            <span key={side} data-now={side === view.balance || undefined}>
              {say("balance-does", { side })}
            </span>
          ))}
        </span>
      </span>
    </div>
  );
}
