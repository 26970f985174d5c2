import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { dot, FINE, line, rect, repeat } from "../kit/shapes";
import { box, display, knob, slots } from "../kit/solids";
import { porthole } from "./large";

/** Differs from a washing machine by the water container at the top, the larger door and the filter below. */
function wasdroger(hand: Hand): Drawing {
  const [x, y, w, h] = [150, 160, 430, 530];
  const cx = x + w / 2;
  const panel = hand.int(76, 92);
  const left = hand.chance(0.5);
  const tank = left ? x + 26 : x + w - 176;
  const r = hand.int(154, 168);
  const foot = hand.pick([
    rect(x + 50, y + h - 74, w - 100, 48, 10, "cd", FINE) + slots(x + 80, y + h - 60, w - 160, 3, 10, 4),
    rect(x + 40, y + h - 70, 150, 44, 10, "cd", FINE) +
      repeat(5, (i) => dot(x + 60 + i * 28, y + h - 48, 6, "kb", FINE)),
    line(`M${x + 10} ${y + h - 60}H${x + w - 10}`) + slots(x + w - 140, y + h - 46, 100, 3, 12, 4),
  ]);
  return {
    art: [
      rect(x + 26, y + h - 8, 50, 20, 6, "kb") + rect(x + w - 76, y + h - 8, 50, 20, 6, "kb"),
      box(x, y, w, h, hand.deep(76), 20, "c"),
      rect(tank, y + 20, 150, panel, 10, hand.pick(["cl", "cd"]), FINE) +
        rect(tank + 30, y + 20 + panel * 0.6, 90, 16, 8, "kf", FINE),
      knob(cx, y + 20 + panel / 2, panel * 0.36, "m", hand.int(-60, 70)),
      display(left ? x + w - 136 : x + 30, y + 40, 106, panel - 40),
      porthole(cx, y + panel + 30 + (h - panel - 110) * 0.5, r, hand.pick(["k", "m", "c"])),
      foot,
    ].join(""),
    ground: [cx + 40, y + h + 12, 300],
    detail: [x - 20, y - 20, 330],
  };
}

export const drying: Kinds = { wasdroger: kind(wasdroger, "room", "size") };
