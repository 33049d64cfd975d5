import type { ReactNode } from "react";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import type { CloneWarsView } from "./layout";
import { Mark } from "./Signs";

/** Whose turn it is, how far the war has come, and what is left in the supply. */
export function Tracks({ view }: { view: CloneWarsView }) {
  const say = useSay();
  const scene = useScene();
  const { threat, invasion, supply, strength } = view;
  return (
    <header className="cw-tracks">
      <div className="cw-turn">
        <b>{view.turn_of ? printedOf(scene, view.turn_of).title : say("cw-setup")}</b>
        <span
          className="cw-actions"
          role="img"
          aria-label={say("cw-actions", { actions: view.actions, free: view.free_action ? "yes" : "no" })}
        >
          {[0, 1, 2, 3].map((n) => (
            <i key={n} data-left={n < view.actions || undefined} />
          ))}
          <i className="cw-free" data-left={view.free_action || undefined} />
        </span>
        <small>{say("cw-turn", { turn: view.turn })}</small>
      </div>
      <Track
        name={say("cw-threat")}
        label={say("cw-threat-at", { value: threat.value, lost: threat.lost_at })}
        mark="threat"
      >
        {Array.from({ length: threat.lost_at + 1 }, (_, n) => (
          <i
            key={n}
            className="cw-cell"
            data-heat={Math.floor((n / threat.lost_at) * 4)}
            data-passed={n < threat.value || undefined}
            data-at={n === threat.value || undefined}
          >
            {n === threat.lost_at ? <Mark name="threat" /> : n}
          </i>
        ))}
      </Track>
      <Track
        name={say("cw-invasion")}
        label={say("cw-invasion-at", { value: invasion.values[invasion.place] ?? 0 })}
        mark="droid"
      >
        {invasion.values.map((value, n) => (
          <i
            key={n}
            className="cw-cell"
            data-heat={Math.min(4, n)}
            data-passed={n < invasion.place || undefined}
            data-at={n === invasion.place || undefined}
          >
            {value}
          </i>
        ))}
      </Track>
      {strength.most > 0 && (
        <Track
          name={say("cw-strength")}
          label={say("cw-strength-at", { value: strength.value, most: strength.most, x: strength.x })}
          mark="damage"
        >
          {Array.from({ length: strength.most + 1 }, (_, n) => (
            <i
              key={n}
              className="cw-cell"
              data-heat={Math.floor((n / strength.most) * 4)}
              data-passed={n < strength.value || undefined}
              data-at={n === strength.value || undefined}
            >
              {n}
            </i>
          ))}
        </Track>
      )}
      <div className="cw-supply" role="img" aria-label={say("cw-supply", { ...supply })}>
        <span data-low={supply.droids < 6 || undefined}>
          <Mark name="droid" />
          {supply.droids}
        </span>
        <span>
          <Mark name="blockade" />
          {supply.blockades}
        </span>
        <small>{say("cw-supply-short")}</small>
      </div>
    </header>
  );
}

function Track({
  name,
  label,
  mark,
  children,
}: {
  name: string;
  label: string;
  mark: Mark;
  children: ReactNode;
}) {
  return (
    <div className="cw-track" data-track={mark} role="img" aria-label={label}>
      <small>{name}</small>
      <span className="cw-cells">{children}</span>
    </div>
  );
}
