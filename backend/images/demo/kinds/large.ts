import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, dot, FINE, gloss, line, oval, path, rect, repeat } from "../kit/shapes";
import { box, can, display, knob, slots, tube } from "../kit/solids";

function porthole(cx: number, cy: number, r: number, ring: string): string {
  return [
    dot(cx, cy, r, `${ring}f`),
    dot(cx, cy, r * 0.8, "qf", FINE),
    dot(cx, cy + r * 0.06, r * 0.62, "mr", FINE),
    dot(cx, cy + r * 0.06, r * 0.62, "qb", `${BARE} opacity=".55"`),
    path(
      `M${cx - r * 0.6} ${cy + r * 0.16}Q${cx} ${cy + r * 0.42} ${cx + r * 0.6} ${cy + r * 0.16}A${r * 0.62} ${r * 0.62} 0 0 1 ${cx - r * 0.6} ${cy + r * 0.16}Z`,
      "gb",
      `${BARE} opacity=".75"`,
    ),
    gloss(
      `M${cx - r * 0.66} ${cy - r * 0.1}A${r * 0.67} ${r * 0.67} 0 0 1 ${cx + r * 0.05} ${cy - r * 0.68}L${cx - r * 0.06} ${cy - r * 0.46}A${r * 0.45} ${r * 0.45} 0 0 0 ${cx - r * 0.46} ${cy - r * 0.06}Z`,
      0.4,
    ),
    rect(cx + r * 0.82, cy - r * 0.2, r * 0.14, r * 0.4, r * 0.06, "kb", FINE),
  ].join("");
}

function wasmachine(hand: Hand): Drawing {
  const [x, y, w, h] = [150, 160, 430, 530];
  const cx = x + w / 2;
  const topLoader = hand.chance(0.16);
  const panel = hand.int(80, 104);
  const dial = hand.pick([cx, x + w * 0.64, x + w * 0.36]);
  const top = [
    rect(x + 18, y + 18, w - 36, panel, 12, hand.pick(["cl", "kf", "cd"]), FINE),
    dial > cx - 60
      ? rect(x + 34, y + 34, 108, panel - 32, 8, "cf", FINE)
      : rect(x + w - 142, y + 34, 108, panel - 32, 8, "cf", FINE),
    knob(dial, y + 18 + panel / 2, panel * 0.36, "m", hand.int(-60, 70)),
    display(dial > cx + 20 ? x + 164 : dial + 66, y + 40, 90, panel - 46),
  ].join("");
  const r = hand.int(132, 156);
  const front = topLoader
    ? slots(cx - 110, y + 420, 220, 5, 18) + line(`M${x + 24} ${y + 160}H${x + w - 24}`)
    : porthole(cx, y + panel + 30 + (h - panel - 50) * 0.46, r, hand.pick(["m", "k", "c"]));
  const plinth = hand.chance(0.6)
    ? rect(x + w - 110, y + h - 58, 76, 36, 8, "cd", FINE)
    : line(`M${x + 10} ${y + h - 34}H${x + w - 10}`);
  const lid = topLoader
    ? path(`M${x + 40} ${y - 4}L${x + 96} ${y - 34}H${x + w + 10}L${x + w - 40} ${y - 4}Z`, "gf", FINE)
    : "";
  const feet = rect(x + 26, y + h - 8, 50, 20, 6, "kb") + rect(x + w - 76, y + h - 8, 50, 20, 6, "kb");
  return {
    art: feet + box(x, y, w, h, hand.deep(76), 20, "c") + lid + top + front + plinth,
    ground: [cx + 40, y + h + 12, 300],
    detail: topLoader ? [x, y - 40, 320] : [cx - 190, y + panel - 20, 380],
  };
}

function koelkast(hand: Hand): Drawing {
  const variant = hand.int(0, 3);
  const wide = variant === 3;
  const [w, h] = wide ? [400, 590] : [hand.int(280, 320), variant === 2 ? 470 : 590];
  const [x, y] = [370 - w / 2, 700 - h];
  const handle = (hx: number, from: number, to: number) =>
    rect(hx, from, 16, to - from, 8, hand.back ? "kb" : "mr", FINE);
  const doors = [
    () =>
      line(`M${x} ${y + h * 0.6}H${x + w}`, 6) +
      handle(x + 26, y + h * 0.34, y + h * 0.56) +
      handle(x + 26, y + h * 0.64, y + h * 0.78),
    () =>
      line(`M${x} ${y + h * 0.3}H${x + w}`, 6) +
      handle(x + 26, y + h * 0.14, y + h * 0.27) +
      handle(x + 26, y + h * 0.34, y + h * 0.6),
    () =>
      path(`M${x + 26} ${y + 90}h60`, "none", ' stroke-width="14"') +
      rect(x + w - 90, y + 34, 60, 18, 6, "mf", FINE) +
      line(`M${x} ${y + h - 40}H${x + w}`),
    () =>
      line(`M${x + w / 2} ${y}V${y + h * 0.66}M${x} ${y + h * 0.66}H${x + w}M${x} ${y + h * 0.83}H${x + w}`, 6) +
      handle(x + w / 2 - 34, y + 150, y + 360) +
      handle(x + w / 2 + 18, y + 150, y + 360) +
      display(x + 48, y + 150, 84, 120, 3),
  ][variant];
  const extra = variant < 2 && hand.chance(0.4) ? display(x + w - 110, y + 40, 76, 40, 1) : "";
  return {
    art:
      rect(x + 20, 690, 46, 18, 6, "kb") +
      rect(x + w - 66, 690, 46, 18, 6, "kb") +
      box(x, y, w, h, hand.deep(80), variant === 2 ? 46 : 16, "c") +
      gloss(`M${x + 30} ${y + 14}h30v${h - 28}h-30Z`, 0.22) +
      (doors?.() ?? "") +
      extra,
    ground: [x + w / 2 + 40, 708, w * 0.5 + 110],
    detail: wide ? [x + 20, y + 100, 300] : [x - 20, y + h * 0.14, 300],
  };
}

function vaatwasser(hand: Hand): Drawing {
  const [x, y, w, h] = [150, 170, 430, 520];
  const open = hand.chance(0.35);
  const panel = hand.int(70, 92);
  const bar = hand.chance(0.5)
    ? rect(x + 60, y + panel + 26, w - 120, 20, 10, "mr", FINE)
    : path(`M${x + 130} ${y + panel - 2}h${w - 260}l-16 26h${-(w - 292)}Z`, "cd", FINE);
  const buttons = repeat(hand.int(3, 5), (index) => dot(x + 54 + index * 36, y + panel / 2 + 4, 10, "mb", FINE));
  const rack = (top: number) =>
    line(`M${x + 44} ${top}H${x + w - 44}M${x + 56} ${top + 34}H${x + w - 56}`, 5, "mb") +
    repeat(7, (index) => oval(x + 82 + index * 44, top - 14, 14, 38, "wf", FINE));
  const inside =
    rect(x + 24, y + panel + 14, w - 48, h - panel - 130, 8, "qd", FINE) +
    rack(y + panel + 96) +
    rack(y + panel + 220) +
    path(`M${x + 10} ${y + h - 104}H${x + w - 10}L${x + w + 24} ${y + h + 20}H${x - 24}Z`, "cf") +
    path(`M${x + 44} ${y + h - 86}H${x + w - 44}L${x + w - 26} ${y + h}H${x + 26}Z`, "ml", FINE);
  const closed =
    line(`M${x + 6} ${y + panel}H${x + w - 6}M${x + 6} ${y + h - 60}H${x + w - 6}`) +
    bar +
    gloss(`M${x + 50} ${y + panel + 70}h70L${x + 60} ${y + h - 80}h-24Z`, 0.3);
  return {
    art:
      box(x, y, w, h, hand.deep(76), 14, "c") +
      rect(x + 6, y + 6, w - 12, panel - 6, 10, hand.pick(["cl", "kf", "mf"]), FINE) +
      buttons +
      display(x + w - 150, y + 22, 110, panel - 42, 1) +
      (open ? inside : closed),
    ground: [x + w / 2 + 36, y + h + 6, 310],
    detail: open ? [x + 20, y + 60, 320] : [x + 90, y - 10, 340],
  };
}

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
  const tower = hand.chance(0.5);
  const dome = can(400, 560, 640, 280, 280, "c", "f");
  const art = [
    tower ? box(300, 250, 200, 290, 60, 20, "k") + rect(340, 290, 120, 14, 7, "gb", BARE) : "",
    dome,
    oval(400, 560, 236, 34, "cl", FINE),
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

export const large: Kinds = {
  wasmachine: kind(wasmachine, "room", "size"),
  koelkast: kind(koelkast, "kitchen", "size"),
  vaatwasser: kind(vaatwasser, "kitchen", "size"),
  stofzuiger: kind(stofzuiger, "room", "box"),
};
