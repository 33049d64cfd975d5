import { at, c, e, l, mirrored, type Parts, p, r, shade, shining } from "../pen";

// What is held: in the right hand unless it is said otherwise. A "great" one is the subject of a picture itself.

const STEEL = "#7d8791";
const DARK = "#22262c";

const hilt = (metal = "#9aa2aa") =>
  r(-2.2, -7, 4.4, 15, metal, 1.5) +
  r(-2.2, -2, 4.4, 1.6, DARK) +
  r(-2.2, 2, 4.4, 1.6, DARK) +
  r(-2.8, -8, 5.6, 2.4, DARK, 1);

/** Weapons and tools that take light. */
export const GEAR: Parts = {
  pistol: (metal = DARK) =>
    at(
      22,
      26,
      1,
      p("M-5-4H16V-1.5H9L7 1H4L2 10H-4L-2 1-6-1z", metal) + r(10, -5, 8, 3, shade(metal, 0.3)),
      -14,
    ),
  pistols: (metal = DARK) =>
    mirrored(at(21, 28, 0.9, p("M-5-4H16V-1.5H9L7 1H4L2 10H-4L-2 1-6-1z", metal), -50)),
  rifle: (metal = DARK) =>
    at(
      0,
      34,
      1,
      p("M-30 0-14-3H12L30-5V-2L12 2 6 3 4 10H0L1 3-14 4-24 10H-30z", metal) +
        r(-4, -7, 14, 3, shade(metal, 0.35), 1),
      -24,
    ),
  longrifle: (metal = DARK) =>
    at(
      3,
      28,
      1.1,
      p("M-26 2-12-2H8L40-4V-1.5L8 2 4 8H0L1 2-12 3-20 9H-27z", metal) +
        r(-4, -7, 16, 3.5, shade(metal, 0.3), 1.5),
      -52,
    ),
  cannon: (metal = "#3a4048") =>
    at(
      2,
      32,
      1.15,
      r(-24, -6, 34, 12, metal, 3) +
        r(10, -4, 18, 8, shade(metal, 0.25), 2) +
        r(24, -5, 5, 10, DARK, 1) +
        l("M-10-6V6M0-6V6", shade(metal, -0.4), 1.5),
      -22,
    ),
  minigun: (metal = "#3a4048") =>
    at(
      2,
      34,
      1.1,
      r(-24, -7, 26, 14, metal, 4) +
        [-5, -1.5, 2].map((y) => r(2, y, 26, 2.6, shade(metal, 0.3), 1)).join("") +
        r(20, -6, 3, 11, DARK),
      -18,
    ),
  launcher: (metal = "#59614c", head = "#a33a2a") =>
    at(14, 2, 1, r(-26, -5, 44, 10, metal, 3) + p("M18-6 30 0 18 6z", head) + r(-14, 4, 4, 9, DARK, 1), -32),
  bow: () =>
    at(
      14,
      26,
      1,
      l("M-8-20C6-16 6 16-8 20", "#5a3a20", 3.5) +
        r(-14, -2, 30, 4, DARK, 1) +
        l("M-8-20V20", "#d8cfae", 0.8),
      -24,
    ),
  staff: (wood = "#6f4a2c", top = "#d9ab3c") => l("M25 90 29-30", wood, 3) + c(29, -31, 4, top),
  cane: () => l("M20 90 23 22C24 17 30 18 29 24", "#5a3a20", 3),
  spear: (metal = "#c3cad0", shaft = "#4a3a2c") =>
    l("M24 90 28-20", shaft, 2.6) + p("M28-40 32-22 28-17 24-22z", metal),
  pike: (metal = "#c3cad0") => l("M25 90 28-38", "#2a2f36", 3) + r(25.5, -36, 5, 14, metal, 2),
  sword: (metal = "#d5dbe0", grip = "#6f4a2c") =>
    at(
      26,
      26,
      1,
      p("M-2.6 0-2-54 0-60 2-54 2.6 0z", metal) +
        l("M0-2V-52", shade(metal, -0.3), 0.9) +
        r(-8, 0, 16, 3, "#b08f3a", 1) +
        r(-1.8, 3, 3.6, 12, grip, 1),
      8,
    ),
  curved: (metal = "#cdd6dc") =>
    at(
      24,
      30,
      1,
      p("M-2 0C6-18 8-36-2-56 12-44 16-20 4 2z", metal) + r(-5, 0, 12, 3, DARK, 1) + r(-1, 2, 4, 12, DARK, 1),
      6,
    ),
  chainsword: (metal = "#8f979e") =>
    at(
      26,
      28,
      1,
      p("M-5 0V-44C-5-50 5-50 5-44V0z", metal) +
        Array.from({ length: 9 }, (_, n) => mirrored(p(`M5 ${-4 - n * 5}l3 2-3 2z`, "#d9dde0"))).join("") +
        r(-6, 0, 12, 5, "#a33a2a", 1) +
        r(-2, 5, 4, 10, DARK, 1),
      10,
    ),
  axe: (metal = "#b9c0c6", shaft = "#4a3a2c") =>
    l("M24 90 29-34", shaft, 3.4) +
    p("M28-34C40-40 46-30 44-16 38-20 34-20 29-20z", metal) +
    l("M44-16C46-26 44-34 38-38", shade(metal, 0.5), 1.2),
  choppa: (metal = "#9aa2a4") =>
    at(
      26,
      26,
      1.1,
      p("M-3 4-6-34 12-42 16-10 4 4z", metal) +
        l("M12-40 15-12", shade(metal, 0.45), 1.5) +
        p("M-6-24-11-28-6-30z", metal) +
        r(-2, 3, 4.5, 16, "#5a3a20", 1),
      14,
    ),
  hammer: (metal = "#8f979e") => l("M24 90 28-24", "#4a3a2c", 3.6) + r(17, -36, 22, 15, metal, 2),
  claws: (metal = "#cdd6dc") =>
    mirrored(
      [0, 5, 10]
        .map((x) => l(`M${20 + x * 0.8} 30C${26 + x} 18 ${26 + x} 6 ${21 + x} -6`, metal, 2))
        .join(""),
    ),
  whip: (lash = "#c84a9a") =>
    l("M22 34C40 10 10-4 30-22 40-30 34-38 26-36", lash, 2.4) + r(19, 32, 5, 12, DARK, 2),
  knife: (metal = "#d5dbe0") =>
    at(25, 22, 1, p("M-2 0 0-24 3-20 3 0z", metal) + r(-3, 0, 7, 2, DARK) + r(-1, 2, 3.5, 9, DARK, 1), 14),
  wrench: (metal = "#aab2b8") =>
    at(25, 20, 1, p("M-3 26V-8C-9-12-9-22-3-26V-16H3V-26C9-22 9-12 3-8V26z", metal), 16),
  pad: (glass = "#6fd6e6") =>
    at(
      16,
      32,
      1,
      r(-12, -9, 24, 18, DARK, 2) +
        r(-9.5, -6.5, 19, 13, glass, 1) +
        l("M-6-3H6M-6 0H3M-6 3H5", "#0d3a44", 1.2),
      -10,
    ),
  scroll: () =>
    at(
      16,
      32,
      1,
      r(-11, -9, 22, 18, "#e6d8b0", 1) +
        r(-13, -11, 26, 4, "#b08f5a", 2) +
        r(-13, 8, 26, 4, "#b08f5a", 2) +
        l("M-7-4H7M-7 0H5M-7 4H6", "#6f5a3a", 1.1),
      -8,
    ),
  book: (cover = "#6d1420") =>
    at(
      0,
      34,
      1,
      p("M-22-10 0-5 22-10V12L0 17-22 12z", cover) +
        p("M-20-11 0-6.5V14L-20 9zM20-11 0-6.5V14L20 9z", "#e9dfc4"),
      0,
    ),
  grenade: (metal = "#59614c") =>
    at(
      22,
      18,
      1,
      c(0, 0, 8, metal) +
        r(-3, -12, 6, 5, STEEL, 1) +
        l("M3-11C9-11 10-6 9-2", STEEL, 1.6) +
        l("M-8 0H8M0-8V8", shade(metal, -0.4), 1),
    ),
  flag: (cloth = "#cf3a34") =>
    l("M25 90V-40", "#3a3f46", 2.6) + p("M25-40C14-44 6-34-8-38L-8-16C6-12 14-22 25-18z", cloth),
  pack: (metal = "#5d6773") =>
    mirrored(r(14, -16, 10, 40, metal, 4) + p("M15-16C15-24 23-24 23-16z", shade(metal, -0.3))),
  jet: (metal = "#5d6773") => mirrored(r(13, -14, 9, 34, metal, 4) + p("M14-14 17.5-24 21-14z", "#b8402c")),
  wings: (skin = "#8a7a5a") =>
    mirrored(
      p("M10 10C24-20 40-24 52-26 48-10 44 4 30 22 24 26 16 24 12 20z", skin) +
        l("M12 14C26-6 38-16 50-24M14 18C28 4 38-4 46-12", shade(skin, -0.4), 1.2),
    ),
  board: (metal = "#4a525b") =>
    p("M-46 40C-20 30 20 30 46 36L40 44C10 40-20 44-46 48z", metal) +
    l("M-40 42C-10 36 20 36 40 39", "#6fd6e6", 1.2),
  quills: (ink = "#2a2420") =>
    [-60, -35, -12, 12, 35, 60].map((turn) => at(0, -16, 1, p("M-1.5-8 0-26 1.5-8z", ink), turn)).join(""),
  halo: (metal = "#e8c45a") =>
    l("M-20-6A22 22 0 1 1 20-6", metal, 3) +
    [-70, -42, -14, 14, 42, 70]
      .map((turn) => at(0, -12, 1, p("M-2.5-22 0-31 2.5-22z", metal), turn))
      .join(""),
  hands: (skin = "#eec6a2") => mirrored(p("M16 40C14 30 14 22 18 18 24 18 26 24 25 30L28 46z", skin)),
  palm: (skin = "#eec6a2") =>
    p(
      "M16 50 15 26C14 22 16 20 18 22L19 12C20 9 22.5 10 22.5 12V9C23 6 26 6 26 9V12C27 10 29.5 11 29.5 13L29 16C31 14 33 16 32 18L28 34 28 50z",
      skin,
    ),
  great_hilt: (metal = "#b5bcc2", trim = "#22262c") =>
    at(
      -11,
      26,
      1.15,
      p("M-7-22H7L8 26H-8z", metal) +
        r(-8.5, -26, 17, 6, trim, 2) +
        [-12, -4, 4, 12].map((y) => r(-8, y, 16, 4, trim, 1)).join("") +
        r(8, -16, 4, 12, trim, 1) +
        c(0, -8, 2, "#cf3a34"),
      32,
    ),
  great_pistol: (metal = "#2b3037", trim = "#7d8791") =>
    at(
      -4,
      4,
      1.15,
      p("M-26-12H22V-3H12L10 3H3L-2 26H-16L-10 2-28-2z", metal) +
        r(-20, -18, 26, 5, trim, 2) +
        r(20, -10.5, 12, 6, trim, 1) +
        c(3, 1, 3, "#15171c") +
        l("M-9 8-13 22", trim, 1.5),
      -12,
    ),
  great_rifle: (metal = "#2b3037", trim = "#7d8791") =>
    at(
      0,
      2,
      1.1,
      p("M-44 2-20-7H16L44-10V-5L16 3 8 5 5 18H-3L-1 5-20 6-34 16H-44z", metal) +
        r(-10, -15, 24, 6, trim, 3) +
        l("M16-4.5H40", trim, 1.5),
      -16,
    ),
  great_bolter: () =>
    at(
      0,
      2,
      1.15,
      p("M-26-14H18V12H8V2H-2L-6 24H-16L-13 4-26 2z", "#2c3f66") +
        r(18, -10, 14, 7, "#2b3037", 1) +
        r(-2, 2, 10, 20, "#2b3037", 1) +
        r(-20, -18, 24, 4, "#d9ab3c", 1) +
        p("M-14-8H4V-2H-14z", "#d9ab3c"),
      -10,
    ),
  great_sword: (metal = "#d5dbe0", grip = "#d9ab3c") =>
    at(
      0,
      6,
      1.15,
      p("M-5 10-4-40 0-48 4-40 5 10z", metal) +
        l("M0 8V-40", shade(metal, -0.35), 1.5) +
        p("M-16 8 16 8 13 13-13 13z", grip) +
        r(-2.6, 13, 5.2, 16, "#3a2a1c", 2) +
        c(0, 31, 3.5, grip),
      38,
    ),
  great_bolt: (metal = "#8f979e") =>
    at(
      0,
      0,
      1.2,
      l("M-30 26 22-18", metal, 5) +
        p("M14-24 34-28 28-8z", metal) +
        p("M-38 24-28 16-22 24-32 32z", "#3a4048"),
      0,
    ),
  holster: () =>
    at(
      0,
      0,
      1.1,
      l("M-50-22C-20-12 20-12 50-22", "#5a3a20", 9) +
        p("M-12-14H14L9 26C4 32-2 32-6 26z", "#6f4a2c") +
        p("M-10-26 8-26 12-14H-12z", "#22262c") +
        c(0, 2, 3, "#d9ab3c") +
        r(-30, -21, 12, 10, "#d9ab3c", 2),
      0,
    ),
  injector: (fluid = "#a8cf4a") =>
    at(
      0,
      0,
      1.2,
      r(-20, -7, 36, 14, "#c3cad0", 3) +
        r(-16, -4.5, 28, 9, fluid, 2) +
        l("M16 0H36", "#e8ecee", 1.8) +
        r(-30, -2.5, 10, 5, "#5d6773") +
        r(-33, -8, 4, 16, "#3a4048", 2),
      -28,
    ),
  orb: (glass = "#6a4fb0") =>
    c(0, -4, 24, glass) +
    c(-7, -11, 8, "#ffffff", 0.35) +
    p("M-20 22H20L26 34H-26z", "#7a5a2c") +
    l("M-10-2C-2-14 6 8 12-6", "#b7f0a0", 1.8),
  comlink: () =>
    at(
      0,
      2,
      1.1,
      r(-10, -26, 20, 52, "#3a4048", 6) +
        r(-6, -20, 12, 10, "#6fd6e6", 2) +
        [-4, 3, 10].map((y) => r(-6, y, 12, 3.5, "#8a929b", 1)).join("") +
        l("M6-26V-40", "#8a929b", 2),
      16,
    ),
  gauntlet: () =>
    at(
      0,
      4,
      1.1,
      p("M-30 20-8-4 10-10 24-4 22 8 4 14-16 34z", "#6f7a50") +
        r(-16, -6, 24, 8, "#8f2f24", 2) +
        [-10, -4, 2].map((x) => p(`M${x}-6 ${x + 2}-18 ${x + 4}-6z`, "#c3cad0")).join(""),
      -10,
    ),
  suit_stand: (metal = "#6f7f5a", trim = "#8f2f24") =>
    p("M-26 40V18C-24 8-14 4-8 2L0 8 8 2C14 4 24 8 26 18V40H14L12 24V40H-12V24L-14 40z", metal) +
    p("M-14 12H-2V22H-14zM2 12H14V22H2z", trim) +
    p("M-9-2C-10-20-6-26 0-26S10-20 9-2L4 1H-4z", metal) +
    p("M-8-14H8L7-10 2-9V0H-2V-9L-7-10z", "#15171c"),
  harness: (metal = "#8a929b") =>
    l("M-18-24C-10 4-10 20-16 40M18-24C10 4 10 20 16 40", "#43291b", 6) +
    r(-16, 4, 32, 14, metal, 3) +
    c(0, 11, 5, "#6fd6e6") +
    mirrored(e(20, -22, 9, 6, metal)),
  crate: (wood = "#7a5f3a") =>
    r(-22, -14, 44, 40, wood, 2) +
    l("M-22-14 22 26M22-14-22 26", shade(wood, -0.35), 4) +
    l("M-22-14H22V26H-22z", shade(wood, -0.35), 3.5),
  medkit: () =>
    r(-22, -14, 44, 34, "#e8ecee", 5) +
    p("M-5-10H5V-2H13V8H5V16H-5V8H-13V-2H-5z", "#cf3a34") +
    l("M-8-14V-20H8V-14", "#8a929b", 3),
};

/** Weapons that shine. */
export const BLADES: Parts = {
  saber: (blade = "#3f9bff", turn = "9") =>
    at(24, 32, 1, shining("M0-8V-64", blade, 3) + hilt(), Number(turn)),
  saber_left: (blade = "#3f9bff") => at(-24, 32, 1, shining("M0-8V-64", blade, 3) + hilt(), -9),
  saber_low: (blade = "#3f9bff") => at(14, 30, 1, shining("M0-8V-60", blade, 3) + hilt(), -62),
  saber_back: (blade = "#6fd67a") => at(-22, 34, 1, shining("M0-8V-52", blade, 3) + hilt(), -30),
  sabers: (blade = "#ff3b30", other = "") =>
    at(25, 34, 1, shining("M0-8V-62", blade, 2.8) + hilt(), 14) +
    at(-25, 34, 1, shining("M0-8V-62", other || blade, 2.8) + hilt(), -14),
  crossed: (blade = "#ff3b30", other = "#3f9bff") =>
    at(20, 36, 1, shining("M0-8V-76", blade, 3.2), -34) + at(-20, 36, 1, shining("M0-8V-76", other, 3.2), 34),
  double: (blade = "#ff3b30") =>
    at(
      6,
      26,
      1,
      shining("M0-12V-58", blade, 2.8) +
        shining("M0 12V58", blade, 2.8) +
        r(-2.4, -12, 4.8, 24, "#6b747e", 1.5),
      58,
    ),
  four: () =>
    at(24, 34, 1, shining("M0-8V-58", "#3f9bff", 2.4), 12) +
    at(-24, 34, 1, shining("M0-8V-58", "#5fd35a", 2.4), -12) +
    at(28, 40, 1, shining("M0-6V-40", "#5fd35a", 2.2), 44) +
    at(-28, 40, 1, shining("M0-6V-40", "#3f9bff", 2.2), -44),
  great_blade: (blade = "#3f9bff") => at(-11, 26, 1.15, shining("M0-28V-90", blade, 6), 32),
  great_two: (blade = "#ff3b30") =>
    at(
      0,
      0,
      1,
      shining("M0-16V-60M0 16V60", blade, 5) + r(-4, -16, 8, 32, "#8a929b", 2) + r(-4, -3, 8, 6, "#22262c"),
      52,
    ),
};
