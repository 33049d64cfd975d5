import { COLOURS, type Parts } from "./pen";

// A recipe says what a picture is made of: layers, parted by blanks, from the back to the front. A layer is parts joined by "+",
// optionally with their number ("*3": one before two) and their place ("@x,y,scale,turn"). A part is its name and its colours:
//
//   "dusk dunes suns tunic:white+face:fair+bowl:blond+saber:blue@0,0,1"
//
// The first layer is a sky. Landscapes fill the picture; everything else is drawn around its middle and lit from above left.

export interface Kit {
  /** The sky behind: its colour above, below, and the colour of its light. */
  skies: Record<string, [above: string, below: string, light: string]>;
  /** What fills the picture. */
  scenes: Parts;
  /** What stands in it. */
  subjects: Parts;
  /** What gives light itself, and takes none. */
  lights: Parts;
}

const WIDTH = 160;
const HEIGHT = 90;
const LAYER = /^([^*@]+)(?:\*(\d))?(?:@(.+))?$/;

/** Where the copies of a layer stand: those behind first. */
const RANKS: Record<string, [x: number, y: number, scale: number][]> = {
  "1": [[0, 0, 1]],
  "2": [
    [17, -5, 0.8],
    [-13, 3, 0.95],
  ],
  "3": [
    [-25, -4, 0.76],
    [25, -4, 0.76],
    [0, 4, 0.95],
  ],
  "4": [
    [-14, -12, 0.6],
    [14, -12, 0.6],
    [-25, 6, 0.78],
    [18, 10, 0.86],
  ],
  "5": [
    [0, -16, 0.5],
    [-25, -9, 0.6],
    [26, -8, 0.6],
    [-14, 8, 0.78],
    [15, 10, 0.8],
  ],
};

function partOf(words: string, kit: Kit): string {
  const [name, ...given] = words.split(":");
  const colours = given.map((word) => COLOURS[word] ?? word);
  const scene = kit.scenes[name!];
  if (scene) return scene(...colours);
  const light = kit.lights[name!];
  if (light) return light(...colours);
  const subject = kit.subjects[name!];
  return subject ? `<g filter="url(#l)">${subject(...colours)}</g>` : "";
}

function layerOf(words: string, kit: Kit): string {
  const [, parts = "", copies = "1", place = ""] = LAYER.exec(words) ?? [];
  const drawn = parts
    .split("+")
    .map((part) => partOf(part, kit))
    .join("");
  if (kit.scenes[parts.split(":")[0]!]) return drawn;
  const [x = 0, y = 0, scale = 1, turn = 0] = place ? place.split(",").map(Number) : [];
  const [left, top] = [WIDTH / 2 + x, HEIGHT / 2 + y];
  const standing = (RANKS[copies] ?? RANKS["1"]!).map(
    ([dx, dy, size]) => `<g transform="translate(${dx} ${dy}) scale(${size})">${drawn}</g>`,
  );
  const turned = turn ? ` rotate(${turn})` : "";
  return `<g transform="translate(${left} ${top})${turned} scale(${scale})">${copies === "1" ? drawn : standing.join("")}</g>`;
}

/** Light from above left: a bright edge there, shade on the other side. */
const lit = (light: string) =>
  `<filter id="l" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="-4.5" dy="-2" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="s"/><feFlood flood-color="#080a18" flood-opacity=".36"/><feComposite in2="s" operator="in" result="d"/><feOffset in="SourceAlpha" dx="1.1" dy="1" result="q"/><feComposite in="SourceAlpha" in2="q" operator="out" result="e"/><feFlood flood-color="${light}" flood-opacity=".62"/><feComposite in2="e" operator="in" result="b"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="d"/><feMergeNode in="b"/></feMerge></filter>`;

/** The picture of a recipe, as an SVG of its own. */
export function compose(recipe: string, kit: Kit): string {
  const [first = "", ...layers] = recipe.split(" ");
  const [above, below, light] = kit.skies[first] ?? ["#20283a", "#5a6478", "#ffffff"];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<defs><linearGradient id="k" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>` +
    `<radialGradient id="h" cx=".4" cy=".35" r=".55"><stop stop-color="${light}" stop-opacity=".34"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="v" cy=".45" r=".72"><stop offset=".55" stop-color="#05060c" stop-opacity="0"/><stop offset="1" stop-color="#05060c" stop-opacity=".55"/></radialGradient>${lit(light)}</defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#k)"/>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#h)"/>` +
    `${layers.map((layer) => layerOf(layer, kit)).join("")}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/></svg>`
  );
}

/** Every name in a recipe that no part has: a misspelt recipe draws nothing in silence. */
export function unknownIn(recipe: string, kit: Kit): string[] {
  const [first = "", ...layers] = recipe.split(" ");
  const names = layers.flatMap((layer) =>
    (LAYER.exec(layer)?.[1] ?? layer).split("+").map((part) => part.split(":")[0]!),
  );
  const known = (name: string) => name in kit.scenes || name in kit.subjects || name in kit.lights;
  return [...(first in kit.skies ? [] : [first]), ...names.filter((name) => !known(name))];
}
