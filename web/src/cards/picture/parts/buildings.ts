import { at, c, e, l, rounded as n1, numbersOf, type Parts, p, r, shade } from "../pen";
import { ridge } from "./lands";
import { stars } from "./skies";

// Cities, halls and works: they fill the picture, 160 × 90.

const towers = (seed: string, fill: string, lit: string, tall = 50, count = 11) => {
  const next = numbersOf(seed);
  return Array.from({ length: count }, (_, n) => {
    const [x, high, wide] = [n * (164 / count) - 4 + next() * 4, tall * (0.4 + next() * 0.6), 9 + next() * 9];
    const windows = Array.from({ length: 5 }, () =>
      r(n1(x + 2 + next() * (wide - 4)), n1(92 - high + next() * high * 0.8), 1.2, 1.6, lit, 0, 0.8),
    ).join("");
    return `${p(`M${n1(x)} 90V${n1(90 - high)}L${n1(x + wide / 2)} ${n1(84 - high - next() * 8)}L${n1(x + wide)} ${n1(90 - high)}V90z`, fill)}${windows}`;
  }).join("");
};

export const BUILDINGS: Parts = {
  city: (wall = "#3a4258", lit = "#ffd98a") =>
    towers("c1", shade(wall, 0.2), lit, 74) + towers("c2", wall, lit, 52, 9),
  spires: (wall = "#5a4a6a", lit = "#ffd98a") =>
    [
      [10, 30],
      [28, 50],
      [46, 22],
      [112, 26],
      [130, 46],
      [150, 18],
    ]
      .map(
        ([x, y]) =>
          p(`M${x! - 9} 90L${x! - 4} ${y! + 18}L${x} ${y}L${x! + 4} ${y! + 18}L${x! + 9} 90z`, wall) +
          r(x! - 0.8, y! + 26, 1.6, 5, lit),
      )
      .join("") + p(ridge("sp", 82, 6, 30), shade(wall, -0.3)),
  domes: (wall = "#d8b884") =>
    [
      [24, 70, 20],
      [134, 66, 22],
      [100, 78, 12],
      [58, 80, 12],
    ]
      .map(
        ([x, y, s]) =>
          p(`M${x! - s!} 90V${y}C${x! - s!} ${y! - s!} ${x! + s!} ${y! - s!} ${x! + s!} ${y}V90z`, wall) +
          r(x! - 3, y! + 4, 6, 20, shade(wall, -0.55), 3),
      )
      .join("") + p(ridge("do", 86, 3, 40, true), shade(wall, -0.2)),
  temple: (stone = "#a8906a") =>
    p("M36 90 44 70H52L58 52H66L72 34H88L94 52H102L108 70H116L124 90z", stone) +
    p("M80 34H88L94 52H102L108 70H116L124 90H80z", shade(stone, -0.25)) +
    r(74, 62, 12, 28, "#1d1a14", 1) +
    l("M52 70H108M66 52H94", shade(stone, -0.35), 1.2),
  ruins: (stone = "#8a8474") =>
    [
      [18, 40, 7],
      [36, 58, 6],
      [120, 36, 7],
      [140, 54, 6],
    ]
      .map(([x, y, w]) =>
        p(`M${x! - w!} 90V${y! + 5}L${x! - w! + 3} ${y}L${x!} ${y! + 5}L${x! + w!} ${y! + 2}V90z`, stone),
      )
      .join("") +
    r(10, 34, 20, 5, shade(stone, 0.1)) +
    p(ridge("ru", 82, 6, 20), shade(stone, -0.35)),
  bespin: () =>
    p("M36 46C48 40 112 40 124 46 116 56 100 60 90 64L84 90H76L70 64C60 60 44 56 36 46z", "#d8b8a0") +
    e(80, 46, 44, 5, "#f0dcc8") +
    [
      [60, 30, 5, 16],
      [74, 22, 6, 24],
      [92, 26, 6, 20],
      [106, 34, 4, 12],
    ]
      .map(([x, y, w, h]) => r(x!, y!, w!, h!, "#e8ccb4", 2))
      .join("") +
    [
      [50, 48],
      [66, 49],
      [86, 49],
      [104, 48],
    ]
      .map(([x, y]) => r(x!, y!, 3, 1.4, "#fff2c4"))
      .join(""),
  hall: (wall = "#3a4048", light = "#8fd3ee") =>
    p("M0 0 44 18V66L0 90zM160 0 116 18V66L160 90z", wall) +
    p("M0 90 44 66H116L160 90z", shade(wall, -0.4)) +
    r(44, 18, 72, 48, shade(wall, -0.25)) +
    mirroredScene(l("M8 14 8 78M22 20 22 74M36 24V70", light, 1.4, 0.8)),
  throne: (wall = "#2a2f38") =>
    c(80, 40, 36, "#0a0d18") +
    stars("throne", 24) +
    l("M80 4V76M44 40H116M55 15 105 65M105 15 55 65", wall, 2.4) +
    l("M116 40A36 36 0 1 1 116 39.9", wall, 5) +
    p("M0 90V74H160V90z", shade(wall, -0.3)) +
    p("M0 0H30L20 90H0zM160 0H130L140 90H160z", shade(wall, -0.2)),
  bridge: (wall = "#3a4048") =>
    p("M14 8H146L132 54H28z", "#0c1424") +
    stars("bridge", 20) +
    l("M14 8H146L132 54H28zM48 8 54 54M112 8 106 54M80 8V54", wall, 3) +
    p("M0 90 20 60H140L160 90z", wall) +
    [36, 56, 96, 116].map((x) => r(x, 64, 8, 4, "#6fd6e6")).join("") +
    [46, 104].map((x) => r(x, 72, 8, 4, "#f0a53a")).join(""),
  hangar: (wall = "#3c444e") =>
    r(30, 12, 100, 52, "#0c1424") +
    stars("hangar", 16) +
    p("M0 0H160V12H30V64H130V12H160V90H0z", wall) +
    p("M0 90 30 64H130L160 90z", shade(wall, -0.3)) +
    l("M80 64V90M56 64 40 90M104 64 120 90", "#f0c84a", 1.6, 0.8) +
    l("M30 12V64M130 12V64", "#8fd3ee", 1.6),
  trench: (wall = "#5d6670") =>
    p("M0 0 56 34 66 90H0zM160 0 104 34 94 90H160z", wall) +
    p("M66 90 56 34H104L94 90z", shade(wall, -0.5)) +
    l(
      "M10 20 58 46M4 50 62 66M150 20 102 46M156 50 98 66M22 12V90M40 24V90M120 24V90M138 12V90",
      shade(wall, -0.35),
      1.4,
    ),
  cantina: (wall = "#6a4a30") =>
    p("M20 90V40C20 10 140 10 140 40V90z", shade(wall, 0.1)) +
    p("M0 0H160V90H140V40C140 10 20 10 20 40V90H0z", shade(wall, -0.35)) +
    r(0, 70, 160, 20, shade(wall, -0.2)) +
    [34, 48, 112, 126]
      .map((x, n) => r(x, 56, 5, 14, ["#6fd6e6", "#cf3a34", "#a8cf4a", "#f0a53a"][n]!, 2))
      .join("") +
    e(80, 22, 16, 3, "#ffe6a0"),
  shelves: (wood = "#4a3320") =>
    [14, 36, 58, 80]
      .map(
        (y) =>
          r(0, y, 160, 2.4, shade(wood, 0.2)) +
          Array.from({ length: 26 }, (_, n) =>
            r(
              n * 6.2 + 1,
              y - 16 + ((n * 7) % 5),
              4.6,
              16 - ((n * 7) % 5),
              ["#6d1420", "#22335c", "#8a6a2a", "#3a4a3a"][(n + y) % 4]!,
            ),
          ).join(""),
      )
      .join(""),
  bunker: (wall = "#6f6c5c") =>
    p("M20 90 34 48H126L140 90z", wall) +
    p("M30 48H130L124 38H36z", shade(wall, 0.15)) +
    r(48, 56, 64, 7, "#15171c", 2) +
    r(70, 68, 20, 22, "#22262c", 2) +
    l("M70 68H90", "#f0a53a", 1.6),
  fortress: (stone = "#4a5568") =>
    p("M14 90V40H26V32H32V40H44V26H58V18H66V10H94V18H102V26H116V40H128V32H134V40H146V90z", stone) +
    p("M80 10H94V18H102V26H116V40H128V32H134V40H146V90H80z", shade(stone, -0.2)) +
    p("M70 90V66C70 56 90 56 90 66V90z", "#12141a") +
    [
      [52, 40],
      [106, 40],
      [76, 26],
      [30, 54],
      [128, 54],
    ]
      .map(([x, y]) => r(x!, y!, 3, 7, "#ffd98a", 1))
      .join(""),
  dark_fort: (stone = "#2c1c30", lit = "#ff7a4a") =>
    p(
      "M10 90 20 44 26 20 34 46 48 52 56 24 64 6 72 30H88L96 6 104 24 112 52 126 46 134 20 140 44 150 90z",
      stone,
    ) +
    [
      [63, 34],
      [95, 34],
      [30, 58],
      [128, 58],
    ]
      .map(([x, y]) => p(`M${x} ${y}l3 6h-5z`, lit))
      .join("") +
    p("M68 90 72 64 80 54 88 64 92 90z", lit, 0.85),
  shrine: (stone = "#d8cfc0", gem = "#6fd6e6") =>
    p("M40 90V82H120V90zM48 82V76H112V82z", shade(stone, -0.2)) +
    p("M54 76C54 40 70 22 80 12 90 22 106 40 106 76H94C94 52 86 42 80 36 74 42 66 52 66 76z", stone) +
    p("M80 44 88 58 80 74 72 58z", gem) +
    c(80, 58, 18, gem, 0.25),
  gate: (stone = "#8fb0c0", light = "#8af0ff") =>
    e(80, 50, 30, 38, light, 0.25) +
    e(80, 50, 24, 32, light, 0.5) +
    e(80, 50, 14, 22, "#fff", 0.6) +
    l("M46 90C40 40 60 8 80 8S120 40 114 90", stone, 9) +
    l("M46 90C40 40 60 8 80 8S120 40 114 90", shade(stone, -0.3), 2),
  factory: (wall = "#4a4640", fire = "#ff8a3a") =>
    p("M0 90V54L20 42V54L40 42V54L60 42V90zM96 90V36H104V14H114V36H124V22H134V36H160V90z", wall) +
    [
      [109, 8, 8],
      [116, 2, 11],
      [129, 14, 7],
    ]
      .map(([x, y, s]) => c(x!, y!, s!, "#8a8480", 0.5))
      .join("") +
    r(108, 52, 14, 10, fire, 1) +
    r(132, 52, 14, 10, fire, 1) +
    r(12, 66, 30, 8, fire, 1) +
    r(0, 82, 160, 8, shade(wall, -0.4)),
  arena: (stone = "#b58a5a") =>
    p("M0 90V38C30 20 130 20 160 38V90z", stone) +
    p("M0 90V62C40 50 120 50 160 62V90z", shade(stone, 0.25)) +
    [10, 28, 46, 64, 82, 100, 118, 136, 154]
      .map((x) => p(`M${x - 5} 56V44C${x - 5} 38 ${x + 5} 38 ${x + 5} 44V56z`, shade(stone, -0.5)))
      .join("") +
    l("M0 36C40 20 120 20 160 36", shade(stone, -0.3), 2) +
    [52, 80, 108].map((x) => r(x - 2, 56, 4, 18, shade(stone, -0.3))).join(""),
  post: (metal = "#5d6670") =>
    r(74, 34, 12, 56, metal) +
    p("M60 36H100L96 20H64z", shade(metal, 0.15)) +
    r(66, 24, 28, 7, "#8fd3ee", 1) +
    p("M62 20 80 12 98 20z", metal) +
    l("M80 12V2", metal, 1.6) +
    l("M74 48 86 60M86 48 74 60M74 66 86 78M86 66 74 78", shade(metal, -0.4), 1.4),
  dish: (metal = "#b5b2a0") =>
    p("M66 90 76 56H84L94 90z", shade(metal, -0.2)) +
    at(
      80,
      46,
      1,
      p("M-34-10C-30 18 30 18 34-10z", metal) +
        e(0, -10, 34, 6, shade(metal, -0.25)) +
        l("M0-10V-30M-16-8 0-30 16-8", shade(metal, -0.4), 1.6) +
        c(0, -31, 3, "#ff5a3a"),
      -24,
    ),
  platform: (metal = "#8a929b") =>
    e(80, 66, 54, 12, metal) +
    e(80, 63, 54, 12, shade(metal, 0.2)) +
    e(80, 63, 34, 7, shade(metal, -0.1)) +
    p("M66 76H94L88 90H72z", shade(metal, -0.3)) +
    [
      [34, 62],
      [126, 62],
      [60, 72],
      [100, 72],
    ]
      .map(([x, y]) => c(x!, y!, 1.6, "#f0a53a"))
      .join(""),
  hut: (mud = "#8a7a58") =>
    p("M34 90C30 50 54 30 80 30S130 50 126 90z", mud) +
    p("M50 90V70C50 56 74 56 74 70V90z", "#241c12") +
    c(102, 62, 7, "#f0c84a") +
    l("M102 55V69M95 62H109", shade(mud, -0.4), 1.4) +
    p("M70 32 72 16H80L80 30z", shade(mud, -0.2)) +
    e(92, 30, 26, 6, "#4f6a34"),
  vault: (metal = "#6f6450") =>
    r(16, 6, 128, 84, shade(metal, -0.35), 4) +
    c(80, 48, 36, metal) +
    c(80, 48, 28, shade(metal, -0.2)) +
    c(80, 48, 8, "#d9ab3c") +
    l("M80 20V76M52 48H108M60 28 100 68M100 28 60 68", shade(metal, 0.3), 2.4) +
    [
      [80, 16],
      [80, 80],
      [48, 48],
      [112, 48],
    ]
      .map(([x, y]) => c(x!, y!, 3, "#d9ab3c"))
      .join(""),
  mine: (rock = "#5a4a3c") =>
    p(ridge("mi", 56, 36, 40), rock) +
    p("M58 90V62C58 46 102 46 102 62V90z", "#120e0a") +
    l("M60 90V60M100 90V60M58 60H102", "#8a6a3a", 4) +
    l("M68 90 74 74M92 90 86 74", "#8a929b", 1.6) +
    c(80, 70, 9, "#ff9a3a", 0.35),
  wall: (stone = "#6b6f75") =>
    r(0, 40, 160, 50, stone) +
    [0, 24, 48, 72, 96, 120, 144].map((x) => r(x, 32, 14, 10, stone)).join("") +
    l(
      "M0 56H160M0 72H160M20 42V56M60 42V56M100 42V56M140 42V56M40 56V72M80 56V72M120 56V72",
      shade(stone, -0.3),
      1.2,
    ),
  bars: (a = "#2a2f36") =>
    [8, 30, 52, 108, 130, 152].map((x) => r(x - 2, 0, 4, 90, a)).join("") +
    r(0, 10, 160, 4, a) +
    r(0, 76, 160, 4, a),
};

function mirroredScene(drawing: string): string {
  return `${drawing}<g transform="translate(160 0) scale(-1 1)">${drawing}</g>`;
}
