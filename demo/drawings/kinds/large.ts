import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dot, FINE, gloss, line, oval, path, rect, repeat } from "../kit/shapes";
import { box, display, knob } from "../kit/solids";

/** The round window of a drum. */
export function porthole(cx: number, cy: number, r: number, ring: string): string {
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
  const front = porthole(cx, y + panel + 30 + (h - panel - 50) * 0.46, r, hand.pick(["m", "k", "c"]));
  const plinth = hand.chance(0.6)
    ? rect(x + w - 110, y + h - 58, 76, 36, 8, "cd", FINE)
    : line(`M${x + 10} ${y + h - 34}H${x + w - 10}`);
  const feet = rect(x + 26, y + h - 8, 50, 20, 6, "kb") + rect(x + w - 76, y + h - 8, 50, 20, 6, "kb");
  return {
    art: feet + box(x, y, w, h, hand.deep(76), 20, "c") + top + front + plinth,
    ground: [cx + 40, y + h + 12, 300],
    detail: [cx - 190, y + panel - 20, 380],
  };
}

function koelkast(hand: Hand): Drawing {
  const variant = hand.int(0, 2);
  const [w, h] = [hand.int(270, 330), 590];
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
      line(`M${x} ${y + h * 0.56}H${x + w}M${x} ${y + h * 0.78}H${x + w}`, 6) +
      rect(x + 30, y + h * 0.53, 120, 12, 6, "kf", FINE) +
      rect(x + 30, y + h * 0.585, 120, 12, 6, "kf", FINE) +
      display(x + w - 96, y + h * 0.24, 60, 84, 3),
  ][variant];
  const extra = variant < 2 && hand.chance(0.4) ? display(x + w - 110, y + 40, 76, 40, 1) : "";
  return {
    art:
      rect(x + 20, 690, 46, 18, 6, "kb") +
      rect(x + w - 66, 690, 46, 18, 6, "kb") +
      box(x, y, w, h, hand.deep(80), 16, "c") +
      gloss(`M${x + 30} ${y + 14}h30v${h - 28}h-30Z`, 0.22) +
      (doors?.() ?? "") +
      extra,
    ground: [x + w / 2 + 40, 708, w * 0.5 + 110],
    detail: [x - 20, y + h * 0.14, 300],
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

export const large: Kinds = {
  wasmachine: kind(wasmachine, "room", "size"),
  koelkast: kind(koelkast, "kitchen", "size"),
  vaatwasser: kind(vaatwasser, "kitchen", "size"),
};
