import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";
import { box, display, tube } from "../kit/solids";

function eye(cx: number, cy: number, r: number): string {
  return [
    dot(cx, cy, r, "kf") + dot(cx, cy, r * 0.78, "mf", FINE) + dot(cx, cy, r * 0.66, "qf", FINE),
    dot(cx, cy, r * 0.36, "qb", FINE) + dot(cx + r * 0.1, cy + r * 0.1, r * 0.2, "gd", `${BARE} opacity=".6"`),
    gloss(
      `M${cx - r * 0.5} ${cy}A${r * 0.5} ${r * 0.5} 0 0 1 ${cx} ${cy - r * 0.5}L${cx} ${cy - r * 0.3}A${r * 0.3} ${r * 0.3} 0 0 0 ${cx - r * 0.3} ${cy}Z`,
      0.6,
    ),
  ].join("");
}

function actioncamera(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const w = hand.int(350, 400);
  const y = style === 0 ? 250 : 190;
  const body = [
    rect(250, y - 22, 90, 34, 10, "zf"),
    box(180, y, w, 290, hand.deep(70), 34, "c"),
    rect(206, y + 40, w * 0.4, 200, 18, "kf", FINE) + display(220, y + 58, w * 0.4 - 28, 120, 2),
    rect(180 + w - w * 0.48, y + 24, w * 0.44, w * 0.44, 34, "kf"),
    eye(180 + w - w * 0.26, y + 24 + w * 0.22, w * 0.19),
    line(`M${180 + w - w * 0.44} ${y + 240}h${w * 0.3}`, 6),
    dot(226, y + 262, 8, "zb", BARE),
  ].join("");
  const stick =
    path(`M330 ${y + 286}h90v60h-90Z`, "kd") +
    rect(336, y + 340, 78, 240, 30, "kr") +
    repeat(5, (i) => line(`M344 ${y + 390 + i * 32}h62`, 6, "kx"));
  const foot =
    path(`M330 ${y + 286}h90v70h-90Z`, "kd") +
    dot(375, y + 340, 26, "mf") +
    path(`M230 ${y + 420}Q240 ${y + 370} 375 ${y + 364}T520 ${y + 420}Z`, "kf");
  const clip = tube(
    `M300 ${y + 300}C250 560 230 620 200 690M440 ${y + 300}C480 560 500 620 540 690M370 ${y + 300}V690`,
    26,
    "k",
  );
  return {
    art: ([foot, stick, clip][style] ?? foot) + body,
    ground: [390, style === 0 ? 676 : style === 1 ? 770 : 700, style === 2 ? 220 : 190],
    detail: [260, y - 30, 320],
  };
}

function dashcam(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const trim = hand.pick(["kf", "mf", "af", "zf"]);
  const shift = hand.int(-60, 60);
  const mount = hand.chance(0.5)
    ? rect(300, 130, 200, 60, 14, "kf") + path("M360 188H440L430 290H370Z", "kd")
    : path("M290 190Q290 120 400 120T510 190Z", "kf") + tube("M400 190V290", 44, "k") + dot(400, 230, 30, "mf", FINE);
  const lights = repeat(3, (i) => dot(560 + i * 26, 330, 6, i === 0 ? "zb" : "gb", BARE));
  const bodies = [
    tube("M190 400H610", 150, "c") +
      dot(400, 400, 110, "cf") +
      eye(400, 400, 88) +
      repeat(4, (i) => line(`M${180 + i * 24} 350v100`, 6)) +
      lights,
    box(180, 280, 400, 260, hand.deep(60), 34, "c") +
      rect(206, 306, 348, 208, 24, "kf", FINE) +
      eye(330, 410, 92) +
      repeat(3, (i) => rect(460, 350 + i * 44, 60, 20, 10, "ml", FINE)),
    path("M200 300Q400 250 600 300L640 480Q400 560 160 480Z", "cf") +
      path("M220 420Q400 470 580 420L600 478Q400 536 200 478Z", "cd", FINE) +
      eye(400, 400, 96) +
      rect(500, 330, 70, 18, 9, "ml", FINE),
  ];
  const badge = rect(style === 0 ? 470 : 240, style === 0 ? 440 : 300, 64 + shift / 4, 12, 6, trim, FINE);
  return {
    art: group(`transform="translate(0 ${40 + shift / 3})"`, mount, bodies[style] ?? "", badge),
    detail: [260, 280, 300],
  };
}

export const recording: Kinds = {
  actioncamera: kind(actioncamera, "grass", "box"),
  dashcam: kind(dashcam, "desk", "box"),
};
