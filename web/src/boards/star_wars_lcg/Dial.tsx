import { Piece } from "../../cards/Piece";
import { useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import { dialPiece, type StarWarsView } from "./layout";

const TURN = (n: number) => (n / 12) * Math.PI * 2 - Math.PI / 2;
const at = (n: number, radius: number) =>
  `${(50 + Math.cos(TURN(n)) * radius).toFixed(2)} ${(50 + Math.sin(TURN(n)) * radius).toFixed(2)}`;

/** The Death Star dial: twelve marks, a hand, and the damage of a trench run. */
export function Dial({ view }: { view: StarWarsView }) {
  const say = useSay();
  const scene = useScene();
  const piece = dialPiece(view);
  const damage = Number(scene.view.cards[piece]?.damage ?? 0);
  const label = say("dial", { dial: view.dial, damage });
  const drawing = (
    <svg viewBox="0 0 100 100" className="dial" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="47" className="dial-rim" />
      <path
        className="dial-done"
        d={
          view.dial >= 12
            ? "M50 12a38 38 0 1 1-.01 0z"
            : `M50 50L${at(0, 38)}A38 38 0 ${view.dial > 6 ? 1 : 0} 1 ${at(view.dial, 38)}z`
        }
      />
      {Array.from({ length: 12 }, (_, n) => (
        <path
          key={n}
          d={`M${at(n + 1, 46)}L${at(n + 1, (n + 1) % 3 === 0 ? 38 : 41)}`}
          className={n + 1 <= view.dial ? "dial-mark dial-mark-on" : "dial-mark"}
        />
      ))}
      <circle cx="50" cy="50" r="25" className="dial-core" />
      <text x="50" y="59" textAnchor="middle" className="dial-number">
        {view.dial}
      </text>
      {damage > 0 && (
        <text x="50" y="71" textAnchor="middle" className="dial-damage">
          {damage}/10
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

export function Balance({ view }: { view: StarWarsView }) {
  const say = useSay();
  return (
    <div
      className="balance"
      data-side={view.balance}
      role="img"
      aria-label={say("balance", { side: view.balance })}
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
      <span>{say("balance-short", { side: view.balance })}</span>
    </div>
  );
}
