import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, dot, FINE, gloss, line, oval, path, rect, repeat } from "../kit/shapes";
import { box, can, tube } from "../kit/solids";

function stick(hand: Hand): Drawing {
  const tilt = "translate(30 0) rotate(14 400 400)";
  const cup = hand.int(54, 66);
  const art = [
    `<g transform="${tilt}">`,
    tube("M400 330V690", 24, hand.pick(["m", "a", "k"])),
    path("M352 240H448L440 344H360Z", "kf"),
    rect(400 - cup, 110, cup * 2, 150, 26, "gf"),
    rect(400 - cup, 90, cup * 2, 56, 26, "cf"),
    repeat(4, (index) => line(`M${386 - cup * 0.5 + index * 22} 170v60`, 5)),
    path("M448 130C540 120 560 260 470 300L440 300V270C500 250 500 170 448 166Z", "cf"),
    rect(376, 300, 48, 60, 10, "cd", FINE),
    "</g>",
  ].join("");
  return {
    art: `${art}${path("M210 690L236 640H372L398 690Z", "cf")}${rect(204, 676, 200, 28, 14, "kf")}`,
    ground: [330, 704, 220],
    detail: [330, 60, 300],
  };
}

function robot(hand: Hand): Drawing {
  const lid = hand.pick(["cl", "kf", "wf"]);
  const brush = hand.chance(0.5);
  const eye = hand.int(0, 2);
  const dock = hand.chance(0.4)
    ? box(250, 300, 270, 250, 60, 26, hand.pick(["c", "k", "w"])) +
      rect(276, 330, 218, 90, 14, "kf", FINE) +
      dot(385, 470, 14, "gb", FINE)
    : "";
  const dome = can(400, 560, 640, 280, 280, "c", "f");
  const art = [
    dome,
    (brush ? line("M150 640L96 662M150 640L104 690M150 640L150 696", 6) : "") + oval(400, 560, 236, 34, lid, FINE),
    eye === 0
      ? oval(400, 560, 60, 11, "mf", FINE) + dot(400, 560, 5, "vb", BARE)
      : oval(400, 548, eye === 1 ? 84 : 60, 20, "kf", FINE) +
        oval(400, 536, eye === 1 ? 84 : 60, 16, hand.pick(["kl", "af", "ml"]), FINE),
    path("M126 600Q400 700 674 600V622Q400 724 126 622Z", "kb", FINE),
    dot(300, 652, 6, "gb", FINE),
    gloss("M170 562Q240 528 330 524L320 534Q230 544 190 566Z", 0.6),
  ].join("");
  return moved({ art: dock + art, ground: [410, 690, 330], detail: [260, 440, 280] }, dock ? -60 : -150);
}

export const cleaning: Kinds = {
  robotstofzuiger: kind(robot, "room", "box"),
  steelstofzuiger: kind(stick, "room", "box"),
};
