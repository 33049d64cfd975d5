import { memo } from "react";
import { numbersOf } from "../../cards/picture/pen";

type Kind = "bands" | "lands" | "lights" | "cracks";

// The colours a planet is thought of with: ground, marks, and what the marks are.
const LOOKS: Record<string, [ground: string, marks: string, kind: Kind]> = {
  mon_cala: ["#1f6fb0", "#63b3dd", "bands"],
  kashyyyk: ["#2f6b3c", "#6fa355", "lands"],
  felucia: ["#5b4a86", "#9c6fb5", "lands"],
  lola_sayu: ["#7a3f3a", "#d08a4e", "cracks"],
  serenno: ["#3e6f5a", "#86b28c", "lands"],
  mandalore: ["#8f8a7c", "#c9c3ae", "bands"],
  dathomir: ["#6b2430", "#a8434a", "cracks"],
  ord_mantell: ["#6a6552", "#9d936f", "lands"],
  coruscant: ["#4a4f63", "#ffcf7a", "lights"],
  alderaan: ["#2c6fa3", "#7fb98c", "lands"],
  bardotta: ["#8a6b4a", "#c9a36f", "bands"],
  sullust: ["#3b3434", "#d0562f", "cracks"],
  mustafar: ["#2d1f1e", "#ff6a2a", "cracks"],
  anaxes: ["#5f4e74", "#a58bc0", "bands"],
  onderon: ["#34734f", "#7fb070", "lands"],
  corellia: ["#2e6a7f", "#8fb59a", "lands"],
  naboo: ["#2f7d6d", "#8cc59a", "lands"],
  malastare: ["#7a7a35", "#b3a956", "lands"],
  utapau: ["#9a7b52", "#c9ab7d", "bands"],
  umbara: ["#2a2f47", "#5b6bb0", "bands"],
  toydaria: ["#576b33", "#93a655", "lands"],
  christophsis: ["#2c7f93", "#9fe0e6", "cracks"],
  tatooine: ["#b98a4b", "#e2bd80", "bands"],
  rodia: ["#3f6f3a", "#4fa08f", "lands"],
  oba_diah: ["#7d5a3c", "#b58a5c", "cracks"],
  nal_hutta: ["#6d6a34", "#8f8a4f", "bands"],
  rishi: ["#2f7f9a", "#9ac48a", "lands"],
  geonosis: ["#a2573a", "#cf8a62", "bands"],
  kamino: ["#2b4f73", "#7fa6c9", "bands"],
  ryloth: ["#9a6040", "#d09a68", "lands"],
};

const HUES: [string, string, Kind][] = [
  ["#46617d", "#8fa9c2", "bands"],
  ["#5d6b3f", "#9fae72", "lands"],
  ["#7a5340", "#b98a6a", "cracks"],
];

const n1 = (value: number) => value.toFixed(1);

function marksOf(kind: Kind, next: () => number): string {
  if (kind === "bands")
    return Array.from({ length: 5 }, (_, n) => {
      const y = 4 + n * 9 + next() * 4;
      return `M-2 ${n1(y)}q12 ${n1(next() * 6 - 3)} 22 0t22 0v${n1(1.5 + next() * 3.5)}q-12 ${n1(next() * 3)} -22 0t-22 0z`;
    }).join("");
  if (kind === "lands")
    return Array.from({ length: 6 }, () => {
      const [x, y, w, h] = [next() * 36, next() * 36, 4 + next() * 8, 3 + next() * 5];
      return `M${n1(x)} ${n1(y)}q${n1(w / 2)} ${n1(-h)} ${n1(w)} 0t${n1(-w / 3)} ${n1(h)}q${n1(-w)} ${n1(h / 2)} ${n1(-w * 0.66)} ${n1(-h)}z`;
    }).join("");
  if (kind === "lights")
    return Array.from(
      { length: 46 },
      () => `M${n1(next() * 40)} ${n1(next() * 40)}h1.100v1.100h-1.100z`,
    ).join("");
  return Array.from({ length: 7 }, () => {
    const [x, y] = [next() * 40, next() * 40];
    return `M${n1(x)} ${n1(y)}l${n1(next() * 9)} ${n1(next() * 8 - 4)} ${n1(next() * 6 - 2)} ${n1(next() * 8)}-1.500 .4-4-5z`;
  }).join("");
}

/** A planet of our own drawing; always the same for the same planet. */
export const Globe = memo(function Globe({ id }: { id: string }) {
  const next = numbersOf(id);
  const [ground, marks, kind] = LOOKS[id] ?? HUES[Math.floor(next() * HUES.length)]!;
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" fill={ground} />
      <path
        d={marksOf(kind, next)}
        fill={marks}
        opacity={kind === "lights" ? 0.9 : 0.72}
        transform="rotate(-14 20 20)"
      />
      <circle cx="13" cy="11" r="13" fill="#fff" opacity=".12" />
      <path d="M40 6v34H6A24 24 0 0 0 40 6z" fill="#000" opacity=".34" />
    </svg>
  );
});
