import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { dot, FINE, gloss, line, path, rect, repeat } from "../kit/shapes";
import { box, knob, tube } from "../kit/solids";

function barbecue(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const grip = hand.pick(["h", "k", "m"]);
  const frame = hand.pick(["m", "k", "h"]);
  const plain = hand.chance(0.5);
  const kettle = () => ({
    art:
      tube("M320 500L250 690M480 500L550 690M400 510V680M290 610H510", 16, frame) +
      dot(250, 680, 30, "kq") +
      dot(550, 680, 30, "kq") +
      path("M190 380H610C610 500 520 560 400 560S190 500 190 380Z", "cf") +
      path("M190 370C190 240 280 180 400 180S610 240 610 370Z", "cf") +
      rect(180, 362, 440, 26, 10, "mr") +
      rect(340, 150, 120, 34, 16, `${grip}f`) +
      (plain ? "" : path("M560 410H720V432H560Z", "hf") + tube("M690 436L560 560", 12, frame)) +
      dot(500, 260, 22, "mf", FINE) +
      dot(400, 480, 24, "wf", FINE) +
      line("M400 480l10 -12", 4) +
      tube("M190 420H130", 16, grip) +
      gloss("M224 340Q236 240 340 210L344 224Q260 262 250 344Z", 0.5),
    ground: [400, 700, 240] as const,
    detail: [260, 130, 320] as const,
  });
  const gas = () => ({
    art:
      box(190, 430, 380, 240, hand.deep(50), 8, grip === "k" ? "c" : "k") +
      line("M380 440V660", 5) +
      rect(350, 520, 12, 70, 6, "mr", FINE) +
      rect(398, 520, 12, 70, 6, "mr", FINE) +
      rect(50, 388, 150, 26, 6, "mf") +
      rect(600, 388, 150, 26, 6, "mf") +
      rect(180, 370, 440, 70, 10, "mf") +
      repeat(plain ? 3 : 4, (i) => knob(240 + i * (plain ? 156 : 104), 406, 22, frame === "h" ? "a" : "k", i * 30)) +
      path("M180 366C180 220 230 190 300 190H500C570 190 620 220 620 366Z", "cf") +
      rect(270, 300, 260, 22, 11, `${grip}r`) +
      dot(400, 240, 30, "wf") +
      line("M400 240l14 -14", 5) +
      dot(230, 684, 26, "kq") +
      dot(560, 684, 26, "kq") +
      gloss("M210 340Q210 240 270 214L276 228Q236 260 236 340Z", 0.5),
    ground: [400, 708, 270] as const,
    detail: [230, 180, 330] as const,
  });
  const egg = () => ({
    art:
      tube("M280 560L230 700M520 560L570 700", 22, frame) +
      rect(210, 590, 380, 26, 6, `${frame}f`) +
      path("M220 390H580C590 520 520 620 400 620S210 520 220 390Z", "cf") +
      path("M220 370C230 220 310 140 400 140S570 220 580 370Z", "cf") +
      (plain ? "" : rect(90, 372, 124, 22, 6, "hf") + rect(586, 372, 124, 22, 6, "hf")) +
      rect(210, 362, 380, 36, 10, "kf") +
      rect(350, 104, 100, 44, 10, "kf") +
      rect(300, 300, 200, 20, 10, `${grip}f`) +
      dot(400, 240, 26, "wf", FINE) +
      rect(350, 520, 100, 44, 8, "kf", FINE) +
      line(
        repeat(3, (i) => `M270 ${200 + i * 26}Q400 ${170 + i * 26} 530 ${200 + i * 26}`),
        3,
        "cd",
      ) +
      gloss("M256 340Q266 230 330 180L340 192Q290 250 284 344Z", 0.45),
    ground: [400, 706, 220] as const,
    detail: [250, 110, 320] as const,
  });
  return [kettle, gas, egg][style]?.() ?? kettle();
}

export const cookout: Kinds = {
  barbecue: kind(barbecue, "grass", "size"),
};
