import { c, e, l, rounded as n1, numbersOf, type Parts, p, r, shade } from "../pen";

// Skies, what hangs in them and what falls from them: they fill the picture, 160 × 90.

export const SKIES: Record<string, [above: string, below: string, light: string]> = {
  day: ["#3f7fb8", "#c6dde6", "#fff6dc"],
  dawn: ["#4a5a8c", "#f2b28a", "#ffe3b8"],
  dusk: ["#2b2450", "#e58a55", "#ffd29a"],
  gold: ["#8a5a2c", "#f0c878", "#fff0c0"],
  sand: ["#b98a58", "#f0dcb0", "#fff4d6"],
  night: ["#0b1024", "#2a3a60", "#a8c4ff"],
  space: ["#05070f", "#16203a", "#c8dcff"],
  void: ["#07060d", "#1c1626", "#d8ccff"],
  mist: ["#22352c", "#7d9478", "#e6f2c8"],
  swamp: ["#17261d", "#50683f", "#d8f0a0"],
  jade: ["#0f3a34", "#4f9a80", "#d8fff0"],
  ocean: ["#123a5c", "#4f9ab8", "#d8f4ff"],
  ice: ["#5a7f9c", "#dceaf0", "#ffffff"],
  storm: ["#1c2430", "#5a6878", "#d8e6f4"],
  blood: ["#1d060b", "#8a2028", "#ffb0a0"],
  ember: ["#220c08", "#b8421c", "#ffc98a"],
  rust: ["#3a1f16", "#a8623a", "#ffd8b0"],
  violet: ["#150c2a", "#5a3a8c", "#dcc0ff"],
  plum: ["#1e0b22", "#7a2f6a", "#ffc0f0"],
  toxic: ["#141c08", "#6c8020", "#eaff90"],
  steel: ["#20262e", "#66727e", "#eaf2f8"],
  navy: ["#0c1830", "#3a5a8c", "#cfe2ff"],
  teal: ["#0a2a34", "#2f8088", "#ccfaf4"],
  warp: ["#1a0a3a", "#b03a8a", "#9ff0ff"],
  fire: ["#3a0f06", "#f07a1c", "#fff0a0"],
  parch: ["#6a5436", "#cbb083", "#fff6de"],
};

export const stars = (seed: string, count = 40) => {
  const next = numbersOf(seed);
  return Array.from({ length: count }, () =>
    c(n1(next() * 160), n1(next() * 90), n1(0.3 + next() * 0.7), "#fff", n1(0.3 + next() * 0.6)),
  ).join("");
};

/** A world seen from far. */
const globe = (x: number, y: number, size: number, ground: string, land: string) => {
  const next = numbersOf(ground + land);
  const lands = Array.from({ length: 6 }, () => {
    const [a, b, w] = [
      x - size + next() * size * 1.6,
      y - size + next() * size * 1.8,
      size * (0.3 + next() * 0.5),
    ];
    return `M${n1(a)} ${n1(b)}q${n1(w / 2)} ${n1(-w / 2)} ${n1(w)} 0t${n1(-w / 3)} ${n1(w / 2)}q${n1(-w / 2)} ${n1(w / 3)} ${n1(-w * 0.66)} ${n1(-w / 2)}z`;
  }).join("");
  const id = `g${n1(x)}${n1(y)}`.replaceAll(".", "_");
  return `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${size}"/></clipPath><g clip-path="url(#${id})">${c(x, y, size, ground)}${p(lands, land, 0.85)}${c(x + size * 0.5, y + size * 0.35, size * 1.15, "none")}${p(`M${x - size} ${y + size}A${size * 1.3} ${size * 1.3} 0 0 0 ${x + size} ${y - size}V${y + size}z`, "#04050c", 0.45)}${c(x - size * 0.35, y - size * 0.35, size * 0.55, "#fff", 0.12)}</g>`;
};

export const SKY: Parts = {
  stars: (seed = "a") => stars(seed),
  nebula: (tint = "#6a4fb0") =>
    e(40, 30, 60, 26, tint, 0.25) +
    e(110, 60, 60, 24, tint, 0.22) +
    e(84, 40, 40, 18, tint, 0.25) +
    stars("n", 30),
  streaks: (tint = "#cfe4ff") => {
    const next = numbersOf(tint);
    return Array.from({ length: 26 }, () => {
      const a = next() * 6.283;
      const [from, to] = [18 + next() * 30, 60 + next() * 50];
      return l(
        `M${n1(80 + Math.cos(a) * from)} ${n1(45 + Math.sin(a) * from)}L${n1(80 + Math.cos(a) * to)} ${n1(45 + Math.sin(a) * to)}`,
        tint,
        n1(0.6 + next()),
        0.7,
      );
    }).join("");
  },
  suns: (a = "#fff2c4", b = "#ffc98a") =>
    c(52, 24, 16, a, 0.25) + c(52, 24, 11, a) + c(100, 32, 12, b, 0.25) + c(100, 32, 7.5, b),
  sun: (a = "#fff2c4") => c(112, 24, 20, a, 0.2) + c(112, 24, 12, a),
  moon: (a = "#dfe6f0") =>
    c(116, 22, 12, a) + c(112, 19, 2.6, shade(a, -0.15)) + c(119, 26, 3.2, shade(a, -0.12)),
  moons: (a = "#dfe6f0") => c(40, 20, 10, a, 0.9) + c(122, 30, 6, a, 0.7) + c(128, 14, 3, a, 0.6),
  world: (ground = "#3f7fb8", land = "#7fb070") => globe(80, 110, 62, ground, land),
  far: (ground = "#3f7fb8", land = "#7fb070") => globe(122, 26, 19, ground, land),
  great: (ground = "#3f7fb8", land = "#7fb070") => globe(80, 45, 36, ground, land),
  ring: (tint = "#e6dcc0") =>
    l("M20 58C50 78 130 40 142 26", tint, 3, 0.8) + l("M24 62C60 80 132 46 144 30", tint, 1.2, 0.6),
  deathstar: (metal = "#8b949c") =>
    c(112, 30, 25, metal) +
    p("M87 30A25 25 0 0 0 137 30z", shade(metal, -0.15)) +
    r(87, 29, 50, 2.4, shade(metal, -0.45)) +
    c(103, 20, 7, shade(metal, -0.25)) +
    c(103, 20, 2.6, shade(metal, -0.5)) +
    p("M112 5A25 25 0 0 1 112 55 34 34 0 0 0 112 5z", "#04050c", 0.4),
  station: (metal = "#8b949c") =>
    c(80, 45, 40, metal) +
    p("M40 45A40 40 0 0 0 120 45z", shade(metal, -0.12)) +
    r(40, 43.5, 80, 3.4, shade(metal, -0.5)) +
    c(66, 28, 12, shade(metal, -0.25)) +
    c(66, 28, 5, shade(metal, -0.55)) +
    l("M46 56H112M50 64H108M56 36H60M90 30H108M86 20H98", shade(metal, -0.35), 1) +
    p("M80 5A40 40 0 0 1 80 85 56 56 0 0 0 80 5z", "#04050c", 0.35),
  rain: () => {
    const next = numbersOf("rain");
    return Array.from({ length: 40 }, () => {
      const [x, y] = [next() * 160, next() * 90];
      return l(`M${n1(x)} ${n1(y)}l-3 9`, "#d8e8f4", 0.7, 0.5);
    }).join("");
  },
  snow: () => {
    const next = numbersOf("snow");
    return Array.from({ length: 46 }, () =>
      c(n1(next() * 160), n1(next() * 90), n1(0.5 + next()), "#fff", 0.8),
    ).join("");
  },
  ash: (tint = "#ffb06a") => {
    const next = numbersOf("ash");
    return Array.from({ length: 34 }, () =>
      c(n1(next() * 160), n1(next() * 90), n1(0.4 + next() * 0.9), tint, 0.8),
    ).join("");
  },
  clouds: (tint = "#f4e6d8") =>
    [
      [20, 74, 26, 9],
      [60, 82, 34, 10],
      [110, 76, 30, 10],
      [150, 84, 28, 10],
      [130, 22, 18, 4],
      [30, 26, 20, 4],
    ]
      .map(([x, y, a, b]) => e(x!, y!, a!, b!, tint, 0.75))
      .join(""),
  fog: (tint = "#dfe8d8") => [52, 62, 72, 82].map((y, n) => e(40 + n * 28, y, 70, 5, tint, 0.28)).join(""),
  rays: (a = "#ffffff") =>
    Array.from({ length: 12 }, (_, n) => {
      const t = (n / 12) * 6.283;
      const u = t + 0.2;
      const q = (k: number) => `${n1(80 + Math.cos(k) * 120)} ${n1(45 + Math.sin(k) * 120)}`;
      return p(`M80 45L${q(t)}L${q(u)}z`, a, 0.16);
    }).join(""),
  swirl: (a = "#b7f0ff") =>
    [40, 30, 20, 11]
      .map((size, n) =>
        l(
          `M${80 - size} 45a${size} ${n1(size * 0.8)} 0 1 1 ${size} ${n1(size * 0.8)}`,
          a,
          3 - n * 0.4,
          0.35 + n * 0.15,
        ),
      )
      .join("") + c(80, 45, 6, "#fff", 0.8),
  grid: (a = "#4f9ad8") =>
    Array.from({ length: 9 }, (_, n) => l(`M${n * 20} 0V90M0 ${n * 11.2}H160`, a, 0.5, 0.4)).join(""),
  lines: (a = "#ffffff") =>
    [10, 24, 38, 54, 68, 82]
      .map((y, n) => l(`M${(n * 29) % 40} ${y}H${60 + ((n * 37) % 60)}`, a, 1.4, 0.35))
      .join(""),
};
