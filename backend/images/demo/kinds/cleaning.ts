import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { dot, FINE, gloss, line, oval, path, rect, repeat } from "../kit/shapes";
import { can, tube } from "../kit/solids";

function sledge(hand: Hand): Drawing {
  const r = hand.int(92, 108);
  const hose = tube("M330 520C250 330 330 150 470 160C560 168 590 250 610 330", 26, "k");
  const pipe = tube("M606 320L690 640", 22, "m") + path("M640 660L740 640L762 690H616Z", "kf");
  const body = path(
    "M110 640C90 520 170 440 300 440H400C470 440 500 520 500 600C500 650 480 668 440 668H150C124 668 112 660 110 640Z",
    "cf",
  );
  const wheel = dot(180, 618, r * 0.72, "kq") + dot(180, 618, r * 0.36, "cf", FINE);
  const top =
    path("M190 470Q290 400 400 448L384 500Q290 462 214 514Z", "kf", FINE) +
    path("M440 480Q490 530 488 600L440 604Q436 540 410 500Z", "gf", FINE);
  return {
    art:
      hose +
      pipe +
      body +
      top +
      wheel +
      dot(440, 652, 28, "kq") +
      gloss("M150 560Q170 490 240 466L230 484Q176 510 168 566Z", 0.5),
    ground: [420, 690, 330],
    detail: [150, 410, 320],
  };
}

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
  const dome = can(400, 560, 640, 280, 280, "c", "f");
  const art = [
    dome,
    (brush ? line("M150 640L96 662M150 640L104 690M150 640L150 696", 6) : "") + oval(400, 560, 236, 34, lid, FINE),
    oval(400, 548, 84, 20, "kf", FINE),
    oval(400, 536, 84, 16, "kl", FINE),
    path("M126 600Q400 700 674 600V622Q400 724 126 622Z", "kb", FINE),
    dot(300, 652, 6, "gb", FINE),
    gloss("M170 562Q240 528 330 524L320 534Q230 544 190 566Z", 0.6),
  ].join("");
  return moved({ art, ground: [410, 690, 330], detail: [260, 440, 280] }, -150);
}

function stofzuiger(hand: Hand): Drawing {
  return hand.pick([sledge, stick, sledge, robot, stick])(hand);
}

export const cleaning: Kinds = {
  stofzuiger: kind(stofzuiger, "room", "box"),
};
