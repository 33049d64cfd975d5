import { c, e, l, rounded as n1, numbersOf, type Parts, p, r, shade } from "../pen";

// Landscapes: they fill the picture, 160 × 90.

/** A line of hills from the left to the right. */
export function ridge(seed: string, base: number, rough: number, step: number, round = false): string {
  const next = numbersOf(seed);
  let path = `M0 90V${n1(base)}`;
  for (let x = 0; x < 160; x += step) {
    const [mid, end] = [base - rough + next() * rough * 1.2, base - rough * 0.3 + next() * rough * 0.6];
    path += round
      ? `Q${n1(x + step / 2)} ${n1(mid)} ${x + step} ${n1(end)}`
      : `L${n1(x + step / 2)} ${n1(mid)} ${x + step} ${n1(end)}`;
  }
  return `${path}V90z`;
}

const trunks = (seed: string, fill: string, leaf: string) => {
  const next = numbersOf(seed);
  return Array.from({ length: 7 }, (_, n) => {
    const [x, wide] = [n * 26 - 6 + next() * 12, 4 + next() * 6];
    return (
      p(
        `M${n1(x)} 90C${n1(x + 3)} 60 ${n1(x + 1)} 20 ${n1(x + 2)} 0H${n1(x + wide)}C${n1(x + wide - 1)} 20 ${n1(x + wide + 1)} 60 ${n1(x + wide + 5)} 90z`,
        fill,
      ) + e(n1(x), n1(4 + next() * 8), n1(14 + next() * 8), n1(7 + next() * 5), leaf)
    );
  }).join("");
};

const pines = (seed: string, fill: string, tall = 46) => {
  const next = numbersOf(seed);
  return Array.from({ length: 13 }, (_, n) => {
    const [x, high] = [n * 13 + next() * 7 - 4, tall * (0.5 + next() * 0.5)];
    return p(
      `M${n1(x)} ${n1(90 - high)}l${n1(high * 0.16)} ${n1(high * 0.4)}h-${n1(high * 0.06)}l${n1(high * 0.14)} ${n1(high * 0.6)}h-${n1(high * 0.48)}l${n1(high * 0.14)}-${n1(high * 0.6)}h-${n1(high * 0.06)}z`,
      fill,
    );
  }).join("");
};

export const LANDS: Parts = {
  dunes: (ground = "#d9b06a") =>
    p(ridge("d1", 62, 10, 53, true), shade(ground, -0.18)) +
    p(ridge("d2", 72, 10, 40, true), ground) +
    p(ridge("d3", 82, 6, 32, true), shade(ground, 0.15)),
  plain: (ground = "#7a9a52") =>
    p(ridge("p1", 60, 6, 40, true), shade(ground, -0.2)) + p(ridge("p2", 72, 6, 53, true), ground),
  hills: (ground = "#5a7a4a") =>
    p(ridge("h1", 56, 18, 32, true), shade(ground, -0.25)) +
    p(ridge("h2", 68, 14, 40, true), ground) +
    p(ridge("h3", 80, 8, 53, true), shade(ground, 0.12)),
  peaks: (ground = "#5a5f6a", snow = "") =>
    p(ridge("k1", 58, 34, 27), shade(ground, 0.18)) +
    (snow ? p("M0 0", snow) : "") +
    p(ridge("k2", 70, 24, 32), ground) +
    p(ridge("k3", 82, 10, 27), shade(ground, -0.3)),
  crags: (ground = "#8a4a34") =>
    p("M0 90V40L14 30 22 50 34 44 44 90zM116 90 124 38 134 26 146 44 160 34V90z", shade(ground, -0.15)) +
    p(ridge("c2", 78, 10, 20), ground),
  mesa: (ground = "#b06a44") =>
    p("M0 90V50H26L32 62H52L56 90zM104 90 108 46H138L142 58H160V90z", shade(ground, -0.15)) +
    p(ridge("m2", 80, 6, 53, true), ground),
  crystals: (ground = "#7fe0e6") =>
    [
      [8, 54, 12],
      [30, 34, 10],
      [50, 58, 8],
      [104, 52, 9],
      [124, 28, 13],
      [146, 48, 11],
    ]
      .map(
        ([x, y, w]) =>
          p(
            `M${x! - w!} 90L${x! - w! * 0.5} ${y! + 8}L${x!} ${y}L${x! + w! * 0.6} ${y! + 10}L${x! + w!} 90z`,
            ground,
            0.8,
          ) + p(`M${x!} ${y}L${x! + w! * 0.6} ${y! + 10}L${x! + w!} 90H${x!}z`, shade(ground, -0.4), 0.6),
      )
      .join("") + p(ridge("cr", 84, 6, 20), shade(ground, -0.55)),
  lava: (glow = "#ff7a2a") =>
    p(ridge("l1", 58, 30, 32), "#2a1512") +
    p(ridge("l2", 74, 16, 27), "#170b0b") +
    l("M20 90C34 80 44 84 60 78S100 82 116 74 150 78 160 72", glow, 3) +
    l("M84 62C82 70 90 74 86 90", glow, 2) +
    c(86, 58, 10, glow, 0.25),
  sea: (water = "#2f7fa8") =>
    r(0, 58, 160, 32, water) +
    l("M4 64H40M56 62H96M110 66H156M16 72H60M80 74H130M2 82H50M74 84H150", shade(water, 0.4), 1.2, 0.7),
  depths: (weed = "#2f8a6a") =>
    [10, 24, 40, 118, 134, 150]
      .map((x, n) => l(`M${x} 92C${x - 8} 76 ${x + 8} 64 ${x} ${44 - (n % 3) * 10}`, weed, 4))
      .join("") +
    [
      [30, 20, 3],
      [44, 34, 2],
      [120, 26, 4],
      [132, 44, 2],
      [112, 14, 2],
    ]
      .map(([x, y, s]) => c(x!, y!, s!, "#d8f4ff", 0.4))
      .join("") +
    p(ridge("de", 84, 5, 40, true), "#0d2a3a"),
  waves: (water = "#25506f") =>
    [62, 71, 80]
      .map((y, n) =>
        p(
          `M0 90V${y}C20 ${y - 10} 30 ${y + 6} 50 ${y}S90 ${y - 10} 110 ${y} 140 ${y + 6} 160 ${y - 4}V90z`,
          shade(water, 0.1 * (2 - n) - 0.05),
        ),
      )
      .join(""),
  bog: (leaf = "#3f5a34") =>
    trunks("bog", "#2a2f22", leaf) +
    l("M20 0C22 20 18 30 22 44M62 0C60 14 66 22 62 34M118 0C120 16 114 26 118 40", leaf, 1.4) +
    p(ridge("bo", 80, 6, 40, true), "#26331f") +
    e(80, 86, 50, 4, "#5f7a5a", 0.5),
  jungle: (leaf = "#3f7a3a") =>
    p(ridge("j1", 54, 16, 20, true), shade(leaf, -0.35)) +
    p(ridge("j2", 68, 14, 16, true), shade(leaf, -0.15)) +
    p(ridge("j3", 82, 10, 18, true), leaf),
  forest: (leaf = "#2f6a3a") =>
    pines("f1", shade(leaf, -0.3), 70) +
    pines("f2", leaf, 48) +
    p(ridge("fo", 84, 4, 40, true), shade(leaf, -0.45)),
  giants: (bark = "#5a3f2a", leaf = "#3f7a3a") =>
    trunks("gi", bark, leaf) + p(ridge("gg", 82, 8, 30, true), shade(leaf, -0.35)),
  fungi: (cap = "#b06ac0") =>
    [
      [18, 50, 18],
      [40, 66, 12],
      [122, 44, 20],
      [146, 62, 14],
      [100, 72, 9],
    ]
      .map(
        ([x, y, s]) =>
          p(
            `M${x! - s! * 0.15} ${y}L${x! - s! * 0.3} 90H${x! + s! * 0.3}L${x! + s! * 0.15} ${y}z`,
            shade(cap, 0.3),
          ) +
          p(`M${x! - s!} ${y! + 4}C${x! - s!} ${y! - s!} ${x! + s!} ${y! - s!} ${x! + s!} ${y! + 4}z`, cap) +
          c(x! - s! * 0.3, y! - s! * 0.2, s! * 0.15, "#f4e0ff") +
          c(x! + s! * 0.3, y! - s! * 0.1, s! * 0.1, "#f4e0ff"),
      )
      .join("") + p(ridge("fu", 84, 6, 30, true), shade(cap, -0.55)),
  heap: (metal = "#7a6a58") =>
    p(ridge("hp", 62, 30, 13), shade(metal, -0.2)) +
    p(ridge("hq", 76, 18, 11), metal) +
    c(40, 64, 8, "#4a4238") +
    c(40, 64, 4, metal) +
    r(104, 54, 18, 6, "#8f9aa4", 1) +
    l("M66 70 78 46M118 72 128 50", "#5d6773", 3),
  flames: (fire = "#ff8a2a") =>
    [8, 26, 44, 66, 92, 114, 134, 152]
      .map(
        (x, n) =>
          p(
            `M${x - 13} 92C${x - 12} 74 ${x - 2} 72 ${x} ${44 + ((n * 11) % 22)}C${x + 4} 66 ${x + 14} 74 ${x + 13} 92z`,
            fire,
            0.85,
          ) +
          p(
            `M${x - 6} 92C${x - 5} 82 ${x} 80 ${x + 1} 68C${x + 4} 78 ${x + 8} 84 ${x + 7} 92z`,
            "#ffe68a",
            0.9,
          ),
      )
      .join(""),
};
