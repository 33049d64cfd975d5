import type { ReactNode } from "react";
import { printedOf, useScene } from "../../table/scene";
import { useSay } from "../../words/l10n";
import type { CloneWarsView } from "./layout";
import { Mark } from "./Signs";

const HOTTEST = 4;
const FEW_DROIDS = 6;

/** Whose turn it is, how near the war is to being won and lost, and what is left in the supply. */
export function Tracks({ view }: { view: CloneWarsView }) {
  return (
    <header className="cw-tracks">
      <Turn view={view} />
      <Goal view={view} />
      <Threat view={view} />
      <Invasion view={view} />
      <Supply view={view} />
    </header>
  );
}

function Turn({ view }: { view: CloneWarsView }) {
  const say = useSay();
  const scene = useScene();
  const who = view.turn_of ? printedOf(scene, view.turn_of).title : say("cw-setup");
  return (
    <div className="cw-turn">
      <b data-short title={who}>
        {who}
      </b>
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
  );
}

/** How one wins, and how near that is: the missions, then the finale. */
function Goal({ view }: { view: CloneWarsView }) {
  const say = useSay();
  const scene = useScene();
  const { missions, finale, remove } = view.goal;
  const name = remove ? printedOf(scene, remove).title : "";
  const words = !view.finale
    ? say("cw-goal-missions", { ...missions })
    : remove
      ? say("cw-goal-remove", { name })
      : say("cw-goal-finale", { next: Math.min(finale.done + 1, finale.of), of: finale.of });
  return (
    <Track name={words} label={`${words}. ${say("cw-goal-how")}`} kind="goal">
      {Array.from({ length: missions.of }, (_, n) => (
        <i key={n} className="cw-cell cw-step" data-done={n < missions.done || undefined}>
          <Mark name={n < missions.done ? "success" : "mission"} />
        </i>
      ))}
      {Array.from({ length: Math.max(1, finale.of) }, (_, n) => (
        <i
          key={`f${n}`}
          className="cw-cell cw-step cw-step-finale"
          data-done={n < finale.done || undefined}
          data-at={(view.finale && n === finale.done) || undefined}
        >
          <Mark name={n < finale.done ? "success" : "threat"} />
        </i>
      ))}
    </Track>
  );
}

/** How near the war is to being lost. */
function Threat({ view }: { view: CloneWarsView }) {
  const say = useSay();
  const { value, lost_at: lost } = view.threat;
  return (
    <Track
      name={say("cw-threat-how", { value, lost })}
      label={say("cw-threat-at", { value, lost })}
      kind="threat"
      stock="threat-value"
      near={lost - value <= 2}
    >
      {Array.from({ length: lost + 1 }, (_, n) => (
        <Cell key={n} n={n} at={value} heat={Math.floor((n / lost) * HOTTEST)}>
          {n === lost ? <Mark name="threat" /> : n}
        </Cell>
      ))}
    </Track>
  );
}

function Invasion({ view }: { view: CloneWarsView }) {
  const say = useSay();
  const { place, values } = view.invasion;
  const label = say("cw-invasion-at", { value: values[place] ?? 0 });
  return (
    <Track name={say("cw-invasion-how", { value: values[place] ?? 0 })} label={label} kind="droid">
      {values.map((value, n) => (
        <Cell key={n} n={n} at={place} heat={Math.min(HOTTEST, n)}>
          {value}
        </Cell>
      ))}
    </Track>
  );
}

function Supply({ view }: { view: CloneWarsView }) {
  const say = useSay();
  const { supply } = view;
  const words = say("cw-supply", { ...supply });
  return (
    <div className="cw-supply" role="img" aria-label={words} title={words}>
      <small>{say("cw-supply-short")}</small>
      <span data-low={supply.droids < FEW_DROIDS || undefined}>
        <Mark name="droid" />
        {supply.droids}
      </span>
      <span data-low={supply.blockades === 0 || undefined}>
        <Mark name="blockade" />
        {supply.blockades}
      </span>
    </div>
  );
}

export function Cell({
  n,
  at,
  heat,
  children,
}: {
  n: number;
  at: number;
  heat: number;
  children: ReactNode;
}) {
  return (
    <i className="cw-cell" data-heat={heat} data-passed={n < at || undefined} data-at={n === at || undefined}>
      {children}
    </i>
  );
}

/** A row of places with the one that has been reached. */
export function Track({
  name,
  label,
  kind,
  stock,
  near,
  children,
}: {
  name: string;
  label: string;
  kind: string;
  /** What it counts, where its changes are told. */
  stock?: string;
  /** Whether its end is near. */
  near?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className="cw-track"
      data-track={kind}
      data-stock={stock}
      data-near={near || undefined}
      role="img"
      aria-label={label}
      title={label}
    >
      <small>{name}</small>
      <span className="cw-cells">{children}</span>
    </div>
  );
}
