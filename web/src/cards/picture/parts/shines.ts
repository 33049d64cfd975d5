import { at, c, e, glow, l, mirrored, type Parts, p, shining } from "../pen";

/** Things that shine. */
export const SHINES: Parts = {
  lightning: (bolt = "#9fd4ff") =>
    [
      "M-8 4-22 0-30 10-44 4",
      "M8 4 20 10 30-2 44 6",
      "M-4-6-14-20-8-28-16-40",
      "M4-8 14-18 10-30 20-42",
      "M-6 10-18 24-12 32-22 44",
      "M6 12 16 22 12 34 22 44",
    ]
      .map((d) => shining(d, bolt, 2.2))
      .join("") + glow(0, 2, 22, bolt),
  bolts: (bolt = "#ff4a3a") =>
    [
      [-44, -30, -24, -18],
      [-14, -38, 4, -27],
      [10, -14, 32, -2],
      [-40, 6, -20, 17],
      [16, 20, 36, 31],
    ]
      .map(([a, b, x, y]) => shining(`M${a} ${b}L${x} ${y}`, bolt, 2.6))
      .join(""),
  volley: (bolt = "#5fe07a") =>
    [-26, -14, -2, 10, 22]
      .map((y, n) => shining(`M${-50 + n * 7} ${y + 4}L${-18 + n * 7} ${y}`, bolt, 2.4))
      .join(""),
  crossfire: (a = "#ff4a3a", b = "#5fe07a") =>
    shining("M-60-24-10-4M-40 22-6 6M-70 0-30 0", a, 2.4) +
    shining("M60-20 12-2M44 26 8 8M70 2 32 2", b, 2.4) +
    glow(0, 2, 12, "#fff2c4"),
  blast: (fire = "#ffb04a") =>
    glow(0, 0, 46, fire) +
    p(
      `${Array.from({ length: 22 }, (_, n) => {
        const t = (n / 22) * 6.283;
        const s = n % 2 ? 17 + ((n * 7) % 5) : 30 + ((n * 13) % 12);
        return `${n ? "L" : "M"}${Math.round(Math.cos(t) * s)} ${Math.round(Math.sin(t) * s)}`;
      }).join("")}z`,
      fire,
    ) +
    c(0, 0, 15, "#fff2c4") +
    c(0, 0, 8, "#fff"),
  burst: (fire = "#ffb04a") =>
    glow(0, 0, 26, fire) +
    p("M0-18 4-6 14-12 8-2 20 2 8 5 12 16 2 9-4 20-5 8-17 11-9 2-20-6-8-6-10-16-2-8z", fire) +
    c(0, 0, 5, "#fff"),
  beam: (ray = "#6fe07a") =>
    shining("M-80-46 0 0M-80-26 0 0M-80-6 0 0", ray, 2) + shining("M0 0 90 40", ray, 7) + glow(0, 0, 18, ray),
  pulses: (ring = "#9fd4ff") =>
    [14, 24, 34, 46]
      .map((size, n) =>
        l(
          `M${-size} 0a${size} ${size} 0 1 1 ${size * 2} 0a${size} ${size} 0 1 1 ${-size * 2} 0`,
          ring,
          2.4,
          0.8 - n * 0.17,
        ),
      )
      .join("") + glow(0, 0, 16, ring),
  arcs: (ring = "#9fd4ff") =>
    [16, 26, 36]
      .map((size, n) =>
        l(
          `M${size * 0.5} ${-size}A${size * 1.1} ${size * 1.1} 0 0 1 ${size * 0.5} ${size}`,
          ring,
          3 - n * 0.5,
          0.85 - n * 0.2,
        ),
      )
      .join(""),
  aura: (ring = "#9fd4ff") => c(0, -4, 40, ring, 0.14) + c(0, -4, 30, ring, 0.16) + c(0, -4, 20, ring, 0.22),
  bubble: (ring = "#9fd4ff") =>
    c(0, 2, 38, ring, 0.2) +
    l("M38 2a38 38 0 1 1 0-.01", ring, 2.2, 0.9) +
    l("M-26-14C-20-24-10-30 0-31", "#fff", 3, 0.6),
  reticle: (ink = "#ff5a4a") =>
    l("M28 0a28 28 0 1 1 0-.01M15 0a15 15 0 1 1 0-.01", ink, 2.4) +
    l("M0-40V-20M0 20V40M-40 0H-20M20 0H40", ink, 2.4) +
    c(0, 0, 2.5, ink),
  holo: (light = "#8fd3ff") =>
    p("M-20 46-30-34H30L20 46z", light, 0.16) +
    p("M-9 34-8 4C-8-4 8-4 8 4L9 34z", light, 0.75) +
    c(0, -10, 7, light, 0.85) +
    l("M-26 0H26M-27-12H27M-24 14H24", light, 0.7, 0.5),
  holoship: (light = "#8fd3ff") =>
    p("M-20 46-40-30H40L20 46z", light, 0.14) +
    l("M-26 6 24-10 28-2-8 12zM10-6 12-16 20-17 20-8", light, 1.6),
  galaxy: (light = "#b7a8ff") =>
    at(
      0,
      0,
      1,
      e(0, 0, 44, 15, light, 0.2) +
        e(0, 0, 30, 9, light, 0.35) +
        e(0, 0, 15, 5, "#fff", 0.7) +
        l("M-40 4C-26-14 8-16 18-4M40-4C26 14-8 16-18 4", light, 2.4, 0.8),
      -18,
    ),
  spark: (light = "#fff2c4") => glow(0, 0, 20, light) + p("M0-26 3-3 26 0 3 3 0 26-3 3-26 0-3-3z", light),
  sparks: (light = "#fff2c4") =>
    [
      [-24, -16, 0.5],
      [20, -24, 0.4],
      [28, 12, 0.5],
      [-18, 22, 0.4],
      [2, -2, 0.9],
    ]
      .map(([x, y, s]) => at(x!, y!, s!, p("M0-26 3-3 26 0 3 3 0 26-3 3-26 0-3-3z", light)))
      .join(""),
  fireball: (fire = "#ff8a2a") =>
    p("M-44-36C-20-30 10-26 20-4 30 18 10 34-8 28-26 20-24 0-44-36z", fire, 0.85) +
    p("M-26-18C-10-14 8-8 14 4 18 16 6 24-4 20-14 14-14 0-26-18z", "#ffe68a") +
    glow(2, 8, 26, fire),
  flame: (fire = "#ff8a2a") =>
    p("M0-36C6-20 24-10 22 14 20 32 6 38 0 38S-22 32-22 12C-22 0-12-4-10-16-4-10-2-22 0-36z", fire) +
    p("M0-6C4 4 12 8 10 20 8 30 3 32 0 32S-10 28-10 20C-10 12-2 8 0-6z", "#ffe68a"),
  spray: (fire = "#ff8a2a") =>
    at(
      20,
      20,
      1,
      p("M0 0C20-20 40-34 50-30 60-22 50-6 38 0 24 8 10 8 0 0z", fire, 0.9) +
        p("M0 0C16-12 30-18 38-18 40-10 26 0 0 0z", "#ffe68a"),
      -30,
    ),
  portal: (light = "#c84a9a") =>
    e(0, 0, 26, 40, light, 0.35) +
    e(0, 0, 19, 32, light, 0.55) +
    e(0, 0, 10, 20, "#fff", 0.7) +
    l("M-26 0C-26-50 26-50 26 0S-26 50-26 0z", light, 2.5),
  rift: (light = "#c84a9a") =>
    p("M-6-46 4-22-4-8 8 6-2 20 6 46-10 22-2 8-14-8-4-22z", light) +
    p("M-3-30 1-14-4-4 3 6-3 14 0 28-6 14 0 6-8-6-2-16z", "#fff") +
    glow(0, 0, 34, light),
  mist: (light = "#7fe07a") =>
    [
      [-24, 16, 18],
      [4, 24, 22],
      [26, 12, 16],
      [-6, -4, 14],
      [16, -14, 10],
      [-22, -16, 8],
    ]
      .map(([x, y, s]) => c(x!, y!, s!, light, 0.3))
      .join(""),
  star_eyes: (light = "#ffe14a") => mirrored(p("M10-4 30-12 26 4z", light) + glow(20, -3, 12, light)),
  blade_arc: (light = "#3f9bff") =>
    p("M-44 30C-40-20 0-44 44-34 6-34-26-12-30 30z", light, 0.5) +
    shining("M-36 30C-32-14 4-38 44-34", light, 2.6),
  jets: (fire = "#8fd3ff") => mirrored(p("M12 22 17 44 22 22z", fire, 0.8)),
};
