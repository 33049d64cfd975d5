// What every part of a picture is drawn with: a few shapes as SVG text, and colours by name. A picture is 160 × 90; a subject is drawn
// around its middle (0, 0), a landscape over the whole of it.

/** A part of a picture: its arguments are colours (by name in a recipe) or words it knows itself. */
export type Part = (...colours: string[]) => string;
export type Parts = Record<string, Part>;

const paint = (fill: string, opacity?: number) =>
  `fill="${fill}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;

/** A filled path. */
export const p = (d: string, fill: string, opacity?: number) =>
  `<path fill-rule="evenodd" d="${d}" ${paint(fill, opacity)}`;

/** A line. */
export const l = (d: string, stroke: string, width = 1, opacity?: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${
    opacity === undefined ? "" : ` opacity="${opacity}"`
  }/>`;

export const c = (x: number, y: number, r: number, fill: string, opacity?: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${paint(fill, opacity)}`;

export const e = (x: number, y: number, rx: number, ry: number, fill: string, opacity?: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${paint(fill, opacity)}`;

export const r = (x: number, y: number, w: number, h: number, fill: string, round = 0, opacity?: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" ${paint(fill, opacity)}`;

/** The same drawing on the other side of the middle. */
export const mirrored = (drawing: string) => `${drawing}<g transform="scale(-1 1)">${drawing}</g>`;

/** A drawing elsewhere, turned and larger or smaller. */
export const at = (x: number, y: number, scale: number, drawing: string, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${scale})">${drawing}</g>`;

/** Something that shines: a wide halo, the colour, a white core. */
export const shining = (d: string, colour: string, width = 3) =>
  l(d, colour, width * 2.6, 0.22) +
  l(d, colour, width * 1.6, 0.4) +
  l(d, colour, width) +
  l(d, "#fff", width * 0.42);

/** A soft light around a point. */
export const glow = (x: number, y: number, size: number, colour: string) =>
  c(x, y, size, colour, 0.14) + c(x, y, size * 0.7, colour, 0.2) + c(x, y, size * 0.42, colour, 0.35);

/** A colour mixed with black (below 0) or white. */
export function shade(colour: string, amount: number): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const goal = amount < 0 ? 0 : 255;
  const mixed = [16, 8, 0].map((shift) => {
    const part = (value >> shift) & 255;
    return Math.round(part + (goal - part) * Math.abs(amount));
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** A number short enough to be written. */
export const rounded = (value: number) => Math.round(value * 10) / 10;

/** A small generator of numbers in [0, 1), seeded by a text: stars, dunes and towers lie where they always lay. */
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

/** The colours recipes name. */
export const COLOURS: Record<string, string> = {
  black: "#15171c",
  coal: "#262a31",
  steel: "#5d6773",
  grey: "#8a929b",
  silver: "#c3cad0",
  white: "#eef0ee",
  bone: "#e4d8bb",
  cream: "#d9c79f",
  sand: "#c9a56b",
  tan: "#a97f4f",
  brown: "#6f4a2c",
  umber: "#43291b",
  rust: "#9a4a26",
  orange: "#e07a2a",
  amber: "#f0a53a",
  gold: "#d9ab3c",
  yellow: "#f4d452",
  lime: "#a8cf4a",
  green: "#4f9a45",
  olive: "#6c7340",
  moss: "#4c6a3a",
  forest: "#2c5638",
  jade: "#58b08a",
  teal: "#2c8a8c",
  cyan: "#6fd6e6",
  sky: "#6fb0e0",
  blue: "#3f7fd8",
  royal: "#2a4fa0",
  navy: "#22335c",
  violet: "#8a5bd0",
  purple: "#5d3a86",
  plum: "#4a2548",
  magenta: "#c84a9a",
  pink: "#e59ab0",
  red: "#cf3a34",
  crimson: "#a3212f",
  blood: "#6d1420",
  fair: "#eec6a2",
  rosy: "#e0a98a",
  olivine: "#c98f62",
  bronze: "#9a6440",
  dark: "#6b4229",
  pale: "#dccfc4",
  blond: "#d8b266",
  auburn: "#7c3f22",
  ebony: "#1e1712",
};
