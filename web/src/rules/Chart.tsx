import { Sign } from "../look/Symbol";
import type { RuleBook, TimingPhase, TimingStep, View } from "../net/protocol";
import { useSay } from "../words/l10n";
import { type Here, hereOf, partsOf } from "./here";
import { RuleLink } from "./RuleLink";

/** The timing chart as a picture: phases side by side, their steps one below the other, each leading to its rule. */
export function Chart({ book, view }: { book: RuleBook; view: View | null }) {
  const say = useSay();
  const here = view && hereOf(book.timing, view);
  return (
    <section className="chart" id="chart" tabIndex={-1} aria-labelledby="chart-title">
      <h2 id="chart-title">{say("rules-chart")}</h2>
      {here && (
        <p className="chart-now">
          {say("rules-here")} <b>{here.phase.text}</b>
          {here.step && ` – ${here.step.text}`}{" "}
          <RuleLink game={book.game} rule={(here.step ?? here.phase).rule} />
        </p>
      )}
      <p className="chart-key quiet">
        <span data-kind="step">{say("rules-kind-step")}</span>
        <span data-kind="choice">
          <Sign name="person" /> {say("rules-kind-choice")}
        </span>
        <span data-kind="window">{say("rules-kind-window")}</span>
      </p>
      <ol className="chart-phases">
        {book.timing.map((phase) => (
          <Phase key={phase.id} book={book} phase={phase} here={here?.phase === phase ? here : null} />
        ))}
      </ol>
    </section>
  );
}

function Phase({ book, phase, here }: { book: RuleBook; phase: TimingPhase; here: Here | null }) {
  return (
    <li className="chart-phase" data-now={here ? true : undefined}>
      <h3>
        <RuleLink
          game={book.game}
          rule={phase.rule}
          className="chart-head"
          current={here && !here.step ? "step" : undefined}
        >
          {phase.text} <small>{phase.rule}</small>
        </RuleLink>
      </h3>
      <ol>
        {partsOf(phase).map(({ part, steps }) =>
          part ? (
            <li key={steps[0]!.id} className="chart-part">
              <h4>{phase.words[part]}</h4>
              <ol>
                {steps.map((step) => (
                  <Node key={step.id} book={book} step={step} now={here?.step === step} />
                ))}
              </ol>
            </li>
          ) : (
            steps.map((step) => <Node key={step.id} book={book} step={step} now={here?.step === step} />)
          ),
        )}
      </ol>
    </li>
  );
}

function Node({ book, step, now }: { book: RuleBook; step: TimingStep; now: boolean }) {
  const say = useSay();
  const back = step.back && book.timing.flatMap(({ steps }) => steps).find(({ id }) => id === step.back);
  return (
    <li className="chart-step">
      <RuleLink game={book.game} rule={step.rule} className="chart-node" current={now ? "step" : undefined}>
        <span className="chart-shape" data-kind={step.kind}>
          {step.kind === "choice" && <Sign name="person" label={say("rules-kind-choice")} />}
          <span>{step.text}</span> <small>{step.rule}</small>
        </span>
        {now && <b className="chart-here">{say("rules-you-are-here")}</b>}
      </RuleLink>
      {back && <p className="chart-back">{say("rules-back-to", { step: back.text })}</p>}
    </li>
  );
}
