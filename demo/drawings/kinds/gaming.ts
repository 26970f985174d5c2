import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, both, dot, FINE, gloss, group, line, path, rect } from "../kit/shapes";
import { box } from "../kit/solids";

const SHELLS = [
  "M220 250H580C660 250 700 420 716 520C724 590 650 610 610 550L560 480H240L190 550C150 610 76 590 84 520C100 420 140 250 220 250Z",
  "M200 270Q260 226 330 250H470Q540 226 600 270C680 330 724 470 720 560C716 640 640 640 600 570L550 500Q400 520 250 500L200 570C160 640 84 640 80 560C76 470 120 330 200 270Z",
  "M190 260H610Q690 260 690 340V440Q690 590 640 600Q600 600 580 540Q560 500 500 500H300Q240 500 220 540Q200 600 160 600Q110 590 110 440V340Q110 260 190 260Z",
] as const;

function cross(x: number, y: number): string {
  return path(`M${x - 20} ${y - 57}h40v37h37v40h-37v37h-40v-37h-37v-40h37Z`, "kf", FINE);
}

function stick(x: number, y: number): string {
  return dot(x, y, 46, "kf") + dot(x, y - 4, 32, "kq", FINE);
}

function buttons(x: number, y: number): string {
  return (
    dot(x, y - 42, 19, "yf", FINE) +
    dot(x, y + 42, 19, "vf", FINE) +
    dot(x - 42, y, 19, "gf", FINE) +
    dot(x + 42, y, 19, "zf", FINE)
  );
}

/** A controller: sticks side by side, or one above the cross. */
function pad(hand: Hand): string {
  const style = hand.int(0, 2);
  const even = style === 0;
  const grip =
    style === 1 && hand.chance(0.6)
      ? both(path("M84 530C90 480 100 430 116 396Q170 480 156 600Q90 640 84 530Z", "kf", FINE))
      : "";
  const touch = rect(320, 272, 160, 96, 16, hand.pick(["kf", "af", "wf"]), FINE);
  const home = dot(400, 310, 30, hand.pick(["wf", "kf", "af"]), FINE) + line("M330 350h24M446 350h24", 9);
  return [
    both(path("M180 268Q190 214 260 222L290 254Z", "kf")),
    path(SHELLS[style] ?? SHELLS[0], "cf"),
    grip,
    even ? touch : home,
    even ? cross(216, 345) + stick(320, 440) : stick(230, 350) + cross(320, 440),
    stick(480, 440) + buttons(580, 358),
    gloss("M130 440Q150 300 220 276H290Q180 306 150 450Z", 0.3),
  ].join("");
}

function gamecontroller(hand: Hand): Drawing {
  return { art: pad(hand), ground: [400, 610, 300], detail: [440, 240, 270] };
}

function spelcomputer(hand: Hand): Drawing {
  const console = () => ({
    art:
      (hand.chance(0.5)
        ? box(290, 110, 160, 430, hand.deep(110), 22, "c") +
          rect(306, 140, 12, 360, 6, "gb", BARE) +
          rect(392, 190, 10, 200, 5, "kb", FINE) +
          dot(420, 500, 10, "wl", FINE)
        : box(110, 300, 500, 150, hand.deep(120), 18, "c") +
          rect(150, 350, 220, 12, 6, "kb", FINE) +
          dot(560, 374, 18, "cl", FINE) +
          line("M110 406H610", 5, "ab")) + group('transform="matrix(.62 0 0 .62 240 360)"', pad(hand)),
    ground: [410, 690, 310] as const,
    detail: [360, 460, 280] as const,
  });
  const handheld = () => ({
    art:
      rect(60, 240, 680, 330, 70, "kf") +
      path("M190 240H130Q60 240 60 310V500Q60 570 130 570H190Z", "af") +
      path("M610 240H670Q740 240 740 310V500Q740 570 670 570H610Z", "cf") +
      rect(204, 262, 392, 286, 12, "qf", FINE) +
      path("M206 480Q300 380 400 450T594 420V546H206Z", "vb", BARE) +
      dot(500, 340, 30, "yb", BARE) +
      rect(270, 400, 60, 26, 8, "al", BARE) +
      dot(125, 330, 32, "kf") +
      dot(125, 326, 22, "kq", FINE) +
      dot(675, 460, 32, "kf") +
      dot(675, 456, 22, "kq", FINE) +
      path("M115 430h20v20h20v20h-20v20h-20v-20h-20v-20h20Z", "kf", FINE) +
      dot(675, 310, 13, "kb", FINE) +
      dot(675, 370, 13, "kb", FINE) +
      dot(645, 340, 13, "kb", FINE) +
      dot(705, 340, 13, "kb", FINE),
    ground: [400, 586, 320] as const,
    detail: [520, 230, 260] as const,
  });
  return hand.pick([console, console, handheld])();
}

export const gaming: Kinds = {
  gamecontroller: kind(gamecontroller, "room", "box"),
  spelcomputer: kind(spelcomputer, "room", "box"),
};
