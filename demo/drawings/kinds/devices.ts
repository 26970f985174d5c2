import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dashes, dot, FINE, line, path, rect, repeat } from "../kit/shapes";
import { box, display, knob, tube } from "../kit/solids";

function printer(hand: Hand): Drawing {
  const [x, y, w] = [110, 350, 510];
  const d = hand.deep(80);
  const scanner = hand.chance(0.6);
  const sheet =
    path("M220 300L240 120H520L536 300Z", "wf") +
    line("M268 160H480M264 196H440", 5, "md") +
    rect(380, 220, 90, 60, 4, "al", BARE);
  return {
    art: [
      sheet,
      box(x, y, w, 280, d, 30, "c"),
      scanner
        ? box(x - 6, y - 46, w + 12, 60, d, 20, hand.pick(["c", "k"]))
        : path(`M${x + 60} ${y - 6}H${x + w - 20}L${x + w + 30} ${y - 34}H${x + 110}Z`, "kf", FINE),
      rect(x + 26, y + 36, 190, 76, 12, "kf", FINE) +
        display(x + 40, y + 48, 90, 52, 2) +
        dot(x + 160, y + 74, 14, "vl", FINE) +
        dot(x + 194, y + 74, 8, "ml", FINE),
      rect(x + 60, y + 150, w - 120, 70, 10, "kf", FINE),
      path(`M${x + 90} ${y + 196}H${x + w - 90}L${x + w - 60} ${y + 306}H${x + 60}Z`, "wf"),
      line(`M${x + 120} ${y + 236}H${x + w - 140}M${x + 116} ${y + 264}H${x + w - 190}`, 5, "md"),
      path(`M${x + 40} ${y + 290}H${x + w - 40}L${x + w - 20} ${y + 326}H${x + 20}Z`, "cd", FINE),
    ].join(""),
    ground: [400, y + 328, 320],
    detail: [x + 10, y - 20, 300],
  };
}

function toetsenbord(hand: Hand): Drawing {
  const small = hand.chance(0.4);
  const withMouse = hand.chance(0.3);
  const [left, right] = small ? [150, 610] : withMouse ? [60, 650] : [70, 690];
  const key = hand.pick(["cd", "kb", "ml"]);
  const lit = hand.pick(["cd", "kb", "ab"]);
  const count = small ? 12 : 16;
  const mouse = [
    rect(690, 380, 80, 130, 40, "cf"),
    line("M692 430H768M730 380V430", 4),
    rect(724, 392, 12, 28, 6, "ab", FINE),
  ].join("");
  const rows = repeat(4, (row) => {
    const step = (right - left - 40) / count;
    return dashes(
      `M${left + 20} ${384 + row * 36}H${right - 20}`,
      27,
      `${(step * 0.82).toFixed(2)} ${(step * 0.18).toFixed(2)}`,
      row === 0 ? lit : key,
    );
  });
  const cord = hand.chance(0.4) ? tube("M380 356C380 270 300 280 320 200", 10, "k") : "";
  return {
    art: [
      cord,
      box(left, 354, right - left, 196, 44, 18, "c"),
      rows,
      rect(left + 20, 514, 90, 24, 4, lit, BARE) +
        rect(left + 120, 514, (right - left) * 0.44, 24, 4, key, BARE) +
        rect(right - 150, 514, 130, 24, 4, lit, BARE),
      hand.chance(0.3) && !small ? knob(right - 34, 384, 18, "m", 30) : "",
      withMouse ? mouse : "",
    ].join(""),
    ground: [410, 558, 350],
    detail: [left - 10, 330, 260],
  };
}

export const devices: Kinds = {
  printer: kind(printer, "desk", "size"),
  toetsenbord: kind(toetsenbord, "desk", "box"),
};
