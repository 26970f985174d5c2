import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";
import { can, display } from "../kit/solids";

function head(x: number, y: number, r: number): string {
  return (
    dot(x, y, r, "kf") +
    dot(x, y, r * 0.78, "mf", FINE) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.56}" fill="none" stroke="{md}" stroke-width="${r * 0.2}" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
    dot(x, y, r * 0.3, "kl", FINE)
  );
}

function rotary(hand: Hand): string {
  const lit = hand.chance(0.5);
  return [
    path("M320 330H480L500 400C530 470 520 600 480 690Q400 720 320 690C280 600 270 470 300 400Z", "cf"),
    path("M340 380H460Q490 520 440 640H360Q310 520 340 380Z", hand.pick(["kf", "cd", "mf"]), FINE),
    path("M330 300H470L486 350H314Z", "kf"),
    dot(400, 210, 150, "cf") + dot(400, 210, 134, "kf", FINE),
    head(334, 176, 60) + head(466, 176, 60) + head(400, 282, 60),
    dot(400, 450, 30, "mf", FINE) + line("M400 436v16", 5),
    lit ? display(364, 540, 72, 50, 1) : repeat(3, (i) => dot(400, 530 + i * 26, 6, "vb", BARE)),
    gloss("M306 440Q286 560 326 670l12 4Q304 560 324 440Z", 0.4),
  ].join("");
}

function foil(hand: Hand): string {
  const rows = hand.int(2, 3);
  return [
    path("M290 250H510L530 400Q540 600 500 690H300Q260 600 270 400Z", "cf"),
    rect(276, 230, 248, 60, 16, "kf"),
    repeat(
      rows,
      (i) =>
        rect(296 + i * (208 / rows), 150, 208 / rows - 10, 96, 30, "mr") +
        line(
          repeat(3, (j) => `M${306 + i * (208 / rows)} ${180 + j * 20}h${208 / rows - 30}`),
          3,
          "md",
        ),
    ),
    path("M320 350H480Q500 520 470 640H330Q300 520 320 350Z", hand.pick(["kf", "cd"]), FINE),
    rect(372, 400, 56, 90, 26, "mf", FINE) + dot(400, 430, 16, "cf", FINE),
    line(
      repeat(4, (i) => `M350 ${530 + i * 24}h100`),
      6,
      "kx",
    ),
    gloss("M292 300Q276 480 310 670h14Q296 480 310 300Z", 0.4),
  ].join("");
}

function scheerapparaat(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const art = style % 2 ? foil(hand) : rotary(hand);
  if (style === 3 || (style === 2 && hand.chance(0.5)))
    return {
      art:
        path("M250 560Q250 500 300 500L310 640H490L500 500Q550 500 550 560V690H250Z", "kd") +
        group('transform="translate(36 -40) scale(.91)"', art) +
        can(400, 640, 690, 150, 170, "k") +
        dot(400, 680, 8, "vb", BARE),
      ground: [400, 716, 220],
      detail: [250, 40, 300],
    };
  return { art, ground: [400, 706, 150], detail: [250, 70, 310] };
}

export const shaving: Kinds = { scheerapparaat: kind((hand) => moved(scheerapparaat(hand), 24), "shelf", "box") };
