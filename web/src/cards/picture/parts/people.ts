import { c, e, l, mirrored, type Part, type Parts, p, r, shade } from "../pen";

// Heads, hair, hoods and bodies of people: the head is around (0, -12), the shoulders at 8 to 26, and bodies run out of the picture.

const DARK = "#1c1512";

export const torso = (fill: string, wide = 25, top = 8) =>
  p(
    `M${-wide} 90V${top + 18}C${-wide} ${top + 6} ${-wide * 0.66} ${top + 2} -8 ${top}L0 ${top - 2} 8 ${top}C${wide * 0.66} ${top + 2} ${wide} ${top + 6} ${wide} ${top + 18}V90z`,
    fill,
  );

const face: Part = (skin = "#eec6a2", eyes = DARK) =>
  r(-5, -4, 10, 15, shade(skin, -0.22), 3) +
  mirrored(e(10.3, -10.5, 2, 3, shade(skin, -0.12))) +
  e(0, -12, 10.4, 12.8, skin) +
  mirrored(
    l("M2.3-15.8C3.5-16.6 5.3-16.6 6.6-15.6", shade(skin, -0.5), 1.1) + e(4.2, -12.6, 1.5, 1.1, eyes),
  ) +
  l("M0-11.5L1-7.5-.6-7", shade(skin, -0.28), 0.9) +
  l("M-2.8-3.6H2.8", shade(skin, -0.4), 1);

/** Heads, with what grows on them. */
export const HEADS: Parts = {
  face,
  short: (hair = DARK) =>
    p("M-11.5-8C-14-24-6-27.5 1-27 10-26.5 13.5-20 11.3-8L9.6-14C6-18-3-19.5-9-15.5z", hair),
  crop: (hair = DARK) =>
    p("M-10.8-12C-12-23-6-25.8 0-25.8S12-23 10.8-12C9-19 5-20.5 0-20.5S-9-19-10.8-12z", hair),
  bowl: (hair = "#d8b266") =>
    p(
      "M-12.8-3C-16-24-7-28.5 0-28.5S16-24 12.8-3C10.5-4 9.8-8 9.6-14 4-15-2-17.5-4-20.5-5-17-8-14.5-9.6-13.5-9.8-8-10.5-4-12.8-3z",
      hair,
    ),
  long: (hair = DARK) =>
    p(
      "M-14 16C-18-10-15-28.5 0-28.5S18-10 14 16C9 14 9.5 2 9.8-8 9-15 5-19.5-2-20-6-19-9-15-9.8-8-9.5 2-9 14-14 16z",
      hair,
    ),
  swept: (hair = "#7c5a34") =>
    p(
      "M-13 2C-17-20-9-29 0-29S17-20 13 2C10.5 0 10-5 10-11 7-13 5-17 4-20.5 0-16-6-14-9.6-13-9.8-6-10.8-1-13 2z",
      hair,
    ),
  buns: (hair = "#4a2c18") =>
    p("M-11.5-9C-13-24-6-27.5 0-27.5S13-24 11.5-9C9-17 4-20.5 0-20.5S-9-17-11.5-9z", hair) +
    mirrored(c(13.5, -10, 6.6, hair) + l("M13.5-13.5a3.5 3.5 0 1 1-3 5.5", shade(hair, 0.22), 1)),
  bun: (hair = "#4a2c18") =>
    c(0, -28, 6, hair) +
    p("M-11.5-9C-13-24-6-27.5 0-27.5S13-24 11.5-9C9-17 4-20.5 0-20.5S-9-17-11.5-9z", hair),
  thin: (hair = "#9a948c") =>
    mirrored(p("M9-17C12-15 12.3-10 11-5.5 10-8 9.5-12 9-17z", hair)) +
    l("M-6-23.5C-2-25 3-25 6-23.5", hair, 1.4),
  widow: (hair = "#8f8f8f") =>
    p(
      "M-11.3-7C-13-22-7-26.5 0-26.5S13-22 11.3-7C10.3-13 8-18.5 4.5-19.5L0-17-4.5-19.5C-8-18.5-10.3-13-11.3-7z",
      hair,
    ),
  curls: (hair = DARK) =>
    [-11, -7, -2, 3, 8, 11].map((x, n) => c(x, [-17, -22, -25, -25, -22, -17][n]!, 4.6, hair)).join(""),
  locks: (hair = DARK) =>
    p("M-11-10C-13-24-6-28 0-28S13-24 11-10C8-18 4-20.5 0-20.5S-8-18-11-10z", hair) +
    mirrored(l("M11-14C14-6 12 4 14 12M9-18C16-12 16 0 18 8", hair, 2.6)),
  crest: (hair = "#c33") => p("M-3-17C-5-32 0-36 3-37 6-32 4-22 3-17z", hair),
  tail: (hair = DARK) =>
    p("M-11-10C-13-24-6-27.5 0-27.5S13-24 11-10C8-18 4-20.5 0-20.5S-8-18-11-10z", hair) +
    l("M5-27C18-34 22-18 19-4", hair, 4.5),
  beard: (hair = DARK) =>
    p(
      "M-10.4-12C-11 2-6.5 5.5 0 5.5S11 2 10.4-12C9.5-7 7-5.5 3.5-6.5L0-6-3.5-6.5C-7-5.5-9.5-7-10.4-12z",
      hair,
    ) + l("M-2.5-3.2H2.5", shade(hair, -0.5), 1),
  longbeard: (hair = "#c9c9c9") =>
    p(
      "M-10.4-12C-11 4-7 18 0 22 7 18 11 4 10.4-12 9.5-7 7-5.5 3.5-6.5L0-6-3.5-6.5C-7-5.5-9.5-7-10.4-12z",
      hair,
    ),
  goatee: (hair = DARK) => p("M-4-5.5C-2-6.5 2-6.5 4-5.5L3 4.5C1 6-1 6-3 4.5zM-2-4V-2.5H2V-4z", hair),
  moustache: (hair = DARK) => p("M0-6.5C3-7 6-5.5 7-2.5 4-4 2-4 0-4.2-2-4-4-4-7-2.5-6-5.5-3-7 0-6.5z", hair),
  hood: (cloth = "#5d4630") =>
    p("M-19 16C-22-12-13-32 0-32S22-12 19 16L7 9C12-2 11.5-21 0-21.5-11.5-21-12-2-7 9z", cloth) +
    l("M-7 9C-12-2-11.5-21 0-21.5S12-2 7 9", shade(cloth, -0.4), 1.6),
  shadow: (eyes = "#ffd166") => e(0, -9, 11, 16, "#0b0a10") + mirrored(e(4.2, -11.5, 2, 1.2, eyes)),
  gaze: (eyes = "#ffd166") => mirrored(e(4.2, -12.6, 2.2, 1.3, eyes)),
  patch: () => l("M-11-16L10-9", DARK, 1.4) + e(4.3, -12.4, 3.2, 2.8, DARK),
  scar: (ink = "#8b2d20") => l("M4.5-18.5L6-7", ink, 1),
  band: (cloth = "#a33") => p("M-10.6-17C-5-20.5 5-20.5 10.6-17V-13.5C5-17-5-17-10.6-13.5z", cloth),
  goggles: (glass = "#f0a53a") =>
    l("M-11-17.5H11", "#2a241f", 3) + mirrored(c(4.8, -17.5, 4.2, "#3a342c") + c(4.8, -17.5, 2.9, glass)),
  mask: (cloth = "#2a2f36") => p("M-10.5-8C-4-9.5 4-9.5 10.5-8 10.5 0 6 3.5 0 3.5S-10.5 0-10.5-8z", cloth),
  tattoo: (ink = "#2b2b33") => l("M-2-24V-17M2-24V-17M-8-19-4-14M8-19L4-14M-8-6-3-4M8-6L3-4M0-1V1", ink, 1.8),
  cap: (cloth = "#55605a", badge = "#c3cad0") =>
    p("M-11.5-17C-12-26-8-29 0-29S12-26 11.5-17z", cloth) +
    p("M-12-18C-6-20.5 6-20.5 12-18L12.5-14.5C5-17.5-5-17.5-12.5-14.5z", shade(cloth, -0.45)) +
    c(0, -22.5, 1.6, badge),
  beret: (cloth = "#7a2f2a") => p("M-12-16C-14-26-2-29 8-27 17-25 15-18 11.5-16 4-20-5-20-12-16z", cloth),
  tiara: (metal = "#d9ab3c", gem = "#3f7fd8") =>
    p("M-11-16-9-25-5-20 0-30 5-20 9-25 11-16C5-19-5-19-11-16z", metal) + c(0, -21, 1.8, gem),
  veil: (cloth = "#37474f") =>
    p("M-13 12C-17-12-13-29.5 0-29.5S17-12 13 12L9-4C11-12 9-19.5 0-19.5S-11-12-9-4z", cloth) +
    l("M-9.5-16C-4-19.5 4-19.5 9.5-16", shade(cloth, 0.35), 1.5),
};

/** Bodies, with what is worn on them. */
export const BODIES: Parts = {
  torso: (cloth = "#555555") => torso(cloth),
  robe: (cloth = "#6b5136", shirt = "#cdb892") =>
    torso(cloth, 27) +
    p("M-9 7 0 40 9 7 0 10z", shirt) +
    l("M-8 8 3 40M8 8-3 40", shade(shirt, -0.3), 1.6) +
    l("M-11 8-4 80M11 8 4 80", shade(cloth, -0.35), 2),
  tunic: (cloth = "#e8e0cc", belt = "#6f4a2c") =>
    torso(cloth, 23) +
    p("M-7 7 0 26 7 7 0 9z", shade(cloth, -0.3)) +
    l("M-9 8 3 34M9 8-3 34", shade(cloth, -0.22), 2) +
    r(-24, 38, 48, 6, belt),
  gown: (cloth = "#ecebe6", trim = "#c3cad0") =>
    torso(cloth, 22) +
    p("M-9 6C-5 12 5 12 9 6L7 4C3 7-3 7-7 4z", trim) +
    l("M-6 20-10 80M6 20 10 80M0 14V80", shade(cloth, -0.15), 1.4),
  cloak: (cloth = "#2a2a33", lining = "#6d1420") =>
    p("M-33 90C-32 40-27 14-11 7L0 12 11 7C27 14 32 40 33 90z", cloth) +
    p("M-12 90-6 12 6 12 12 90z", lining),
  collar: (cloth = "#2a2a33") => p("M-15 16-18-8C-12-2-8 4 0 6 8 4 12-2 18-8L15 16 0 24z", cloth),
  cape: (cloth = "#2a2a33") => p("M-34 90C-34 44-30 16-14 8L14 8C30 16 34 44 34 90z", cloth),
  uniform: (cloth = "#56605a", rank = "#cf3a34") =>
    torso(cloth, 24) +
    p("M-7 6 0 12 7 6V3H-7z", shade(cloth, -0.25)) +
    l("M1 12V80", shade(cloth, -0.3), 1.4) +
    r(-17, 18, 12, 6, "#d5d8d4") +
    [-15.5, -12, -8.5].map((x) => r(x, 19.3, 2.4, 3.4, rank)).join(""),
  suit: (cloth = "#e07a2a", vest = "#e9e6dc") =>
    torso(cloth, 24) +
    p("M-12 8C-8 12-7 40-8 90H8C7 40 8 12 12 8L0 13z", vest) +
    r(-9, 22, 18, 11, "#4a525b", 2) +
    c(-4, 27, 2, "#cf3a34") +
    c(3, 27, 2, "#6fd6e6") +
    l("M-22 20-9 26M22 20 9 26", "#2d3238", 2),
  vest: (shirt = "#e6dfcd", leather = "#26231f") =>
    torso(shirt, 24) +
    p("M-6 7 0 24 6 7 0 9z", "#d9a986") +
    mirrored(p("M25 90V26C25 15 17 11 9 8.5L5 40 6 90z", leather)),
  jacket: (leather = "#6f4a2c", shirt = "#2f2b28") =>
    torso(leather, 25) +
    p("M-7 7-5 90H5L7 7 0 9z", shirt) +
    mirrored(p("M7 7 13 11 8 24 5 16z", shade(leather, -0.3)) + l("M14 30H20", shade(leather, -0.4), 1.5)),
  plate: (metal = "#e9ebea", under = "#1c1f24", mark = "#b9bec2") =>
    torso(under, 23) +
    mirrored(e(22.5, 19, 8, 9.5, metal)) +
    p("M-15 11C-8 14 8 14 15 11L17.5 28C11 35-11 35-17.5 28z", metal) +
    l("M-9 29C-4 31 4 31 9 29", mark, 1.6) +
    p("M-14 38H14L12 60H-12z", metal),
  scales: (metal = "#7d8791", under = "#2a2d33") =>
    torso(under, 24) +
    p("M-16 10C-8 15 8 15 16 10L18 34 8 42H-8L-18 34z", metal) +
    l("M-16 20C-6 25 6 25 16 20M-17 29C-6 34 6 34 17 29", shade(metal, -0.35), 1.5) +
    mirrored(p("M13 9C24 9 31 16 31 28L20 25z", metal)),
  fur: (coat = "#6b4426") =>
    p("M-28 90-26 40-30 36-25 28-28 22-20 16-14 10 0 8 14 10 20 16 28 22 25 28 30 36 26 40 28 90z", coat) +
    l("M-12 22-10 30M-4 26-3 34M6 22 7 31M14 27 14 36M-16 38-14 46M10 42 11 50", shade(coat, -0.3), 1.8),
  strap: (leather = "#2a1c12") =>
    l("M-20 14 18 60", leather, 5) +
    [0, 1, 2, 3].map((n) => r(-13 + n * 8, 21 + n * 9.6, 4, 5, "#b9b3a4", 1)).join(""),
  bare: (skin = "#c98f62") =>
    torso(skin, 26) + l("M-14 28C-8 33-2 33 0 28 2 33 8 33 14 28M0 28V60M-8 44H8", shade(skin, -0.25), 1.4),
  rags: (cloth = "#7a6a52") =>
    torso(cloth, 25) +
    p("M-24 16-6 30 2 22 20 34 26 24 18 12 4 18-8 12z", shade(cloth, -0.3)) +
    l("M-12 34-16 60M6 36 10 66", shade(cloth, -0.4), 1.4),
  coat: (cloth = "#7a2f3a", trim = "#d9ab3c") =>
    torso(cloth, 26) +
    p("M-6 7-4 90H4L6 7 0 10z", "#ded2b5") +
    l("M-7 8-5 80M7 8 5 80", trim, 2) +
    mirrored(e(23, 15, 8, 3.5, trim) + l("M18 18V22M22 18.5V23M26 18V22", trim, 1.6)),
  sash: (cloth = "#cf3a34") => p("M-22 14-16 10 20 44 18 54z", cloth),
  order: () => p("M-3 14H3L1 22H-1z", "#cf3a34") + c(0, 25, 3.5, "#d9ab3c"),
  badge: (paint = "#cf3a34") => c(-9, 24, 3, paint),
};
