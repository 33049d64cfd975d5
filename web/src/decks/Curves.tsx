import { useSay } from "../words/l10n";
import type { Curve } from "./api";

const HIGH = 44;
const WIDE = 200;
const NUMBER = /^\d+$/;

/** How the cards of a deck are spread: numbers as columns, words as rows. */
export function Curves({ curves }: { curves: Curve[] }) {
  return (
    <div className="curves">
      {curves.map((curve) =>
        curve.bars.every((bar) => NUMBER.test(bar.name)) ? (
          <Columns key={curve.key} curve={curve} />
        ) : (
          <Rows key={curve.key} curve={curve} />
        ),
      )}
    </div>
  );
}

/** The words of a curve, for whoever does not see it. */
function useSpoken(curve: Curve): string {
  const say = useSay();
  const bars = curve.bars.filter((bar) => bar.copies > 0);
  return `${curve.name}: ${bars.map(({ name, copies }) => say("curve-bar", { name, copies })).join(", ")}`;
}

function Columns({ curve }: { curve: Curve }) {
  const spoken = useSpoken(curve);
  const most = Math.max(1, ...curve.bars.map((bar) => bar.copies));
  const wide = WIDE / curve.bars.length;
  return (
    <figure className="curve">
      <figcaption>{curve.name}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH + 30}`} role="img" aria-label={spoken}>
        {curve.bars.map((bar, n) => {
          const high = (bar.copies / most) * HIGH;
          const middle = (n + 0.5) * wide;
          return (
            <g key={bar.name}>
              <rect x={n * wide + 3} y={HIGH + 13 - high} width={wide - 6} height={high} rx="1.5" />
              {bar.copies > 0 && (
                <text x={middle} y={HIGH + 9 - high} className="curve-count">
                  {bar.copies}
                </text>
              )}
              <text x={middle} y={HIGH + 25}>
                {n === curve.bars.length - 1 ? `${bar.name}+` : bar.name}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function Rows({ curve }: { curve: Curve }) {
  const spoken = useSpoken(curve);
  const most = Math.max(1, ...curve.bars.map((bar) => bar.copies));
  return (
    <figure className="curve curve-rows">
      <figcaption>{curve.name}</figcaption>
      <div role="img" aria-label={spoken}>
        {curve.bars.map((bar) => (
          <div key={bar.name} className="curve-row">
            <span>{bar.name}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(bar.copies / most) * 100} height="8" rx="1.5" />
            </svg>
            <b>{bar.copies}</b>
          </div>
        ))}
      </div>
    </figure>
  );
}
