import { memo, type ReactNode } from "react";
import type { Printed } from "../net/protocol";

// A picture of our own for every card: a small abstract scene, always the same for the same card. The kind of thing the card
// is (traits, type) picks the motif, the card's id picks everything else.

/** A small generator of numbers in [0, 1), seeded by a text. */
export function numbersOf(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Motif = "ships" | "figure" | "force" | "droid" | "world" | "structure" | "rays" | "weapon" | "beast";

const BUILT = new Set(["enhancement", "support", "attachment", "upgrade", "plot"]);
const WORLDS = new Set(["objective", "affiliation", "planet", "battlefield", "mission", "invasion"]);
const FORCE = new Set(["jedi", "villain", "sheet"]);
const SHIPS = new Set(["transport", "armor"]);

/** What a card is beside its type: traits, or subtypes in games that write them small. */
function traitsOf(card: Printed): string[] {
  const subtypes = (card.subtypes as string[] | undefined) ?? [];
  return (
    (card.traits as string[] | undefined) ??
    subtypes.map((name) => name.charAt(0).toUpperCase() + name.slice(1))
  );
}

function motifOf(card: Printed): Motif {
  const traits = new Set(traitsOf(card));
  const has = (...names: string[]) => names.some((name) => traits.has(name));
  if (WORLDS.has(card.type)) return "world";
  if (card.type === "event" || card.type === "fate" || card.type === "villain card") return "rays";
  if (has("Droid")) return "droid";
  if (has("Force User", "Jedi", "Sith") || FORCE.has(card.type)) return "force";
  if (has("Vehicle", "Fighter", "Capital Ship", "Transport", "Cruiser") || SHIPS.has(card.type))
    return "ships";
  if (has("Creature")) return "beast";
  if (has("Weapon", "Lightsaber", "Equipment")) return "weapon";
  if (has("Location")) return "structure";
  return BUILT.has(card.type) ? "structure" : "figure";
}

const round = (value: number) => Math.round(value * 10) / 10;

function stars(next: () => number, count: number): ReactNode[] {
  return Array.from({ length: count }, (_, n) => (
    <circle
      key={`s${n}`}
      cx={round(next() * 160)}
      cy={round(next() * 90)}
      r={round(0.4 + next() * 0.8)}
      className="art-star"
    />
  ));
}

function hills(next: () => number): ReactNode[] {
  return [0, 1, 2].map((layer) => {
    const base = 52 + layer * 12;
    let path = `M0 90V${round(base + next() * 8)}`;
    for (let x = 0; x <= 160; x += 40)
      path += `S${x + 18} ${round(base - 14 + next() * 22)} ${x + 40} ${round(base + next() * 8)}`;
    return <path key={`h${layer}`} d={`${path}V90z`} className={`art-${layer}`} />;
  });
}

function suns(next: () => number): ReactNode[] {
  const [x, y, r] = [30 + next() * 90, 16 + next() * 20, 7 + next() * 9];
  return [
    <circle key="u1" cx={round(x)} cy={round(y)} r={round(r)} className="art-2" />,
    <circle key="u2" cx={round(x + r * 2 + 4)} cy={round(y + 8)} r={round(r * 0.6)} className="art-1" />,
  ];
}

function ridges(next: () => number): ReactNode[] {
  return [0, 1, 2].map((layer) => {
    let path = "M0 90";
    for (let x = 0; x <= 160; x += 20) path += `L${x} ${round(40 + layer * 15 + next() * 16)}`;
    return <path key={`e${layer}`} d={`${path}V90z`} className={`art-${[1, 0, 2][layer]}`} />;
  });
}

function towers(next: () => number): ReactNode[] {
  return Array.from({ length: 8 }, (_, n) => {
    const height = 18 + next() * 50;
    return (
      <rect
        key={`t${n}`}
        x={6 + n * 19}
        y={round(90 - height)}
        width={round(9 + next() * 9)}
        height={70}
        rx={next() > 0.6 ? 5 : 0}
        className={`art-${n % 3}`}
      />
    );
  });
}

function trees(next: () => number): ReactNode[] {
  return Array.from({ length: 11 }, (_, n) => {
    const [x, top, wide] = [n * 15 + next() * 8, 8 + next() * 44, 9 + next() * 9];
    return (
      <path
        key={`g${n}`}
        d={`M${round(x)} ${round(top)}L${round(x + wide)} 92H${round(x - wide)}z`}
        className={`art-${n % 3}`}
      />
    );
  });
}

function dome(next: () => number): ReactNode[] {
  const [x, r] = [60 + next() * 40, 26 + next() * 16];
  return [
    ...ridges(next).slice(0, 1),
    <path
      key="d1"
      d={`M${round(x - r)} 84a${round(r)} ${round(r)} 0 0 1 ${round(r * 2)} 0z`}
      className="art-2"
    />,
    <path key="d2" d={`M${round(x)} ${round(84 - r)}V${round(60 - r)}`} className="art-line" />,
    <rect key="d3" x={0} y={82} width={160} height={10} className="art-0" />,
    <rect key="d4" x={round(x - 6)} y={72} width={12} height={12} className="art-0" />,
  ];
}

function scene(card: Printed): ReactNode[] {
  const next = numbersOf(card.id);
  const shapes: ReactNode[] = stars(next, 14);
  const x = 50 + next() * 60;
  const y = 34 + next() * 18;
  switch (motifOf(card)) {
    case "world": {
      const kind = Math.floor(next() * 5);
      if (kind === 1) {
        shapes.push(...suns(next), ...ridges(next));
        break;
      }
      if (kind === 2) {
        shapes.push(...hills(next).slice(0, 1), ...towers(next));
        break;
      }
      if (kind === 3) {
        shapes.push(...trees(next));
        break;
      }
      if (kind === 4) {
        shapes.push(...suns(next).slice(0, 1), ...dome(next));
        break;
      }
      const radius = 16 + next() * 16;
      shapes.push(<circle key="p" cx={x} cy={y - 4} r={radius} className="art-1" />);
      shapes.push(
        <circle
          key="q"
          cx={x - radius * 0.25}
          cy={y - 4 - radius * 0.2}
          r={radius * 0.78}
          className="art-2"
        />,
      );
      if (next() > 0.5)
        shapes.push(
          <ellipse key="r" cx={x} cy={y - 4} rx={radius * 1.7} ry={radius * 0.3} className="art-line" />,
        );
      shapes.push(...hills(next));
      break;
    }
    case "ships": {
      const count = 1 + Math.floor(next() * 4);
      const tilt = -24 + next() * 48;
      for (let n = 0; n < count; n++) {
        const size = count === 1 ? 30 : 13 + next() * 7;
        const wing = 0.35 + next() * 0.5;
        const where = `translate(${round(30 + (n + 0.5) * (100 / count) + next() * 10)} ${round(24 + next() * 38)}) rotate(${round(tilt)}) scale(${round(size) / 10})`;
        shapes.push(
          <g key={`v${n}`} transform={where}>
            <path d={`M12 0L-8 ${-6 * wing - 2}L-5 0L-8 ${6 * wing + 2}z`} className="art-2" />
            <path d="M12 0L-6-1.600-6 1.600z" className="art-0" />
            <path d="M-8 0h-9" className="art-trail" />
          </g>,
        );
      }
      break;
    }
    case "force": {
      for (let n = 5; n > 0; n--)
        shapes.push(
          <circle
            key={`c${n}`}
            cx={x}
            cy={y}
            r={n * 9}
            className="art-line"
            strokeDasharray={`${round(10 + next() * 60)} ${round(6 + next() * 30)}`}
            transform={`rotate(${round(next() * 360)} ${round(x)} ${round(y)})`}
          />,
        );
      shapes.push(
        <path
          key="b"
          d={`M${x - 8} 90C${x - 20} 62 ${x - 9} 52 ${x} 52S${x + 20} 62 ${x + 8} 90z`}
          className="art-0"
        />,
      );
      shapes.push(<circle key="h" cx={x} cy={45} r={8} className="art-0" />);
      shapes.push(
        <path
          key="l"
          d={`M${x + 14} 78L${round(x + 26 + next() * 14)} ${round(14 + next() * 12)}`}
          className="art-blade"
        />,
      );
      break;
    }
    case "droid": {
      const size = 15 + next() * 6;
      shapes.push(
        <rect key="b" x={x - size} y={y - 2} width={size * 2} height={60} rx={6} className="art-1" />,
      );
      shapes.push(
        <path key="d" d={`M${x - size} ${y}a${size} ${size} 0 0 1 ${size * 2} 0z`} className="art-2" />,
      );
      shapes.push(
        <circle key="e" cx={x + (next() - 0.5) * size} cy={y - size * 0.4} r={3.2} className="art-star" />,
      );
      for (let n = 0; n < 4; n++)
        shapes.push(
          <rect
            key={`p${n}`}
            x={x - size + 5}
            y={y + 6 + n * 9}
            width={round(size * (0.5 + next()))}
            height={4}
            className="art-0"
          />,
        );
      break;
    }
    case "figure": {
      const count = 1 + Math.floor(next() * 3);
      shapes.push(...hills(next).slice(0, 2));
      for (let n = 0; n < count; n++) {
        const at = 80 + (n - (count - 1) / 2) * 34;
        const size = 1.05 - Math.abs(n - (count - 1) / 2) * 0.18;
        shapes.push(
          <g key={`f${n}`} transform={`translate(${at} 90) scale(${size})`}>
            <path d="M-19 0C-20-26-14-36 0-36S20-26 19 0z" className="art-0" />
            <circle cx={0} cy={-46} r={10.5} className="art-0" />
            <path d={`M-9-48a9.500 9.500 0 0 1 18 0l-${round(3 + next() * 4)} 2h-8z`} className="art-2" />
          </g>,
        );
      }
      break;
    }
    case "beast": {
      shapes.push(...hills(next).slice(0, 1));
      let back = "M20 90";
      for (let n = 0; n < 6; n++)
        back += `Q${30 + n * 20} ${round(18 + next() * 30)} ${40 + n * 20} ${round(44 + next() * 14)}`;
      shapes.push(<path key="b" d={`${back}L150 90z`} className="art-0" />);
      shapes.push(<circle key="e" cx={44} cy={58} r={2.5} className="art-star" />);
      break;
    }
    case "weapon":
      shapes.push(
        <path
          key="l"
          d={`M40 80L${round(90 + next() * 40)} ${round(8 + next() * 16)}`}
          className="art-blade"
        />,
      );
      shapes.push(<path key="g" d="M28 92L46 72" className="art-grip" />);
      break;
    case "structure":
      shapes.push(...hills(next).slice(0, 1), ...towers(next));
      break;
    case "rays": {
      const count = 9 + Math.floor(next() * 7);
      const turn = next() * 6;
      for (let n = 0; n < count; n++) {
        const a = turn + (n / count) * Math.PI * 2;
        const b = a + 0.06 + next() * 0.22;
        const p = (angle: number) =>
          `${round(x + Math.cos(angle) * 150)} ${round(y + Math.sin(angle) * 150)}`;
        shapes.push(
          <path key={`r${n}`} d={`M${round(x)} ${round(y)}L${p(a)}L${p(b)}z`} className={`art-${n % 3}`} />,
        );
      }
      shapes.push(<circle key="c" cx={x} cy={y} r={7 + next() * 5} className="art-star" />);
      break;
    }
  }
  return shapes;
}

export const Art = memo(function Art({ card }: { card: Printed }) {
  return (
    <svg
      className="art"
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {scene(card)}
    </svg>
  );
});
