import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { dashes, dim, dot, FINE, line, path, repeat } from "../kit/shapes";

function kussen(hand: Hand): Drawing {
  const shape = hand.int(0, 2);
  const d =
    [
      "M150 190Q400 240 650 190Q600 420 650 650Q400 600 150 650Q200 420 150 190Z",
      "M90 280Q400 320 710 280Q680 420 710 570Q400 530 90 570Q120 420 90 280Z",
      "M400 150C560 150 660 270 660 420S560 680 400 680S140 570 140 420S240 150 400 150Z",
    ][shape] ?? "";
  const print = hand.pick(["p1", "p3", "p4", "p5", "p6", ""]);
  const extra =
    shape === 2
      ? dot(400, 415, 16, "cd", FINE) +
        line(
          repeat(
            8,
            (i) =>
              `M${(400 + Math.cos(i * 0.785) * 30).toFixed(0)} ${(415 + Math.sin(i * 0.785) * 30).toFixed(0)}L${(400 + Math.cos(i * 0.785) * 150).toFixed(0)} ${(415 + Math.sin(i * 0.785) * 150).toFixed(0)}`,
          ),
          4,
          "cd",
        )
      : hand.back
        ? dashes("M240 560H560", 6, "10 8")
        : "";
  const fringe =
    hand.chance(0.3) && shape !== 2
      ? dot(150, 190, 24, "af") + dot(650, 190, 24, "af") + dot(150, 650, 24, "af") + dot(650, 650, 24, "af")
      : "";
  return {
    art:
      (shape === 1 ? "" : fringe) +
      path(d, "cf") +
      (print && !hand.back ? `<path d="${d}" fill="url(#${print})" stroke="none" opacity=".8"/>` : "") +
      (shape === 0 ? dim("M650 190Q600 420 650 650Q560 628 480 622Q600 600 610 420Q612 300 650 190Z", 0.1) : "") +
      path(d, "none") +
      (shape === 0
        ? line("M190 230Q220 250 240 290M610 230Q580 250 560 290M196 610Q220 590 236 556M604 610Q580 590 564 556", 4)
        : "") +
      extra,
    ground: [400, shape === 1 ? 580 : 664, 280],
    detail: [140, 180, 300],
  };
}

export const furnishing: Kinds = {
  kussen: kind(kussen, "room", "back"),
};
