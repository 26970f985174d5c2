import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dashes, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";
import { box, display, knob, tube } from "../kit/solids";

function pad(hand: Hand, dy: number): string {
  return [
    path(
      `M220 ${250 + dy}H580C660 ${250 + dy} 700 ${420 + dy} 716 ${520 + dy}C724 ${590 + dy} 650 ${610 + dy} 610 ${550 + dy}L560 ${480 + dy}H240L190 ${550 + dy}C150 ${610 + dy} 76 ${590 + dy} 84 ${520 + dy}C100 ${420 + dy} 140 ${250 + dy} 220 ${250 + dy}Z`,
      "cf",
    ),
    rect(320, 272 + dy, 160, 96, 16, hand.pick(["kf", "af", "wf"]), FINE),
    path(`M196 ${310 + dy}h40v34h34v40h-34v34h-40v-34h-34v-40h34Z`, "kf", FINE),
    dot(320, 440 + dy, 46, "kf") +
      dot(320, 436 + dy, 32, "kq", FINE) +
      dot(480, 440 + dy, 46, "kf") +
      dot(480, 436 + dy, 32, "kq", FINE),
    dot(580, 316 + dy, 19, "yf", FINE) +
      dot(580, 400 + dy, 19, "vf", FINE) +
      dot(538, 358 + dy, 19, "gf", FINE) +
      dot(622, 358 + dy, 19, "zf", FINE),
    gloss(`M130 ${440 + dy}Q150 ${300 + dy} 220 ${270 + dy}H290Q180 ${300 + dy} 150 ${450 + dy}Z`, 0.35),
  ].join("");
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
          line("M110 406H610", 5, "ab")) + group('transform="matrix(.62 0 0 .62 240 360)"', pad(hand, 0)),
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
  const controller = () => ({ art: pad(hand, 0), ground: [400, 600, 300] as const, detail: [440, 240, 270] as const });
  return hand.pick([console, handheld, controller])();
}

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
  const [left, right] = small ? [130, 600] : [60, 650];
  const key = hand.pick(["cl", "kb", "wl"]);
  const lit = hand.pick(["cl", "kb", "ab"]);
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
      mouse,
    ].join(""),
    ground: [410, 558, 350],
    detail: [left - 10, 330, 260],
  };
}

export const devices: Kinds = {
  printer: kind(printer, "desk", "size"),
  toetsenbord: kind(toetsenbord, "desk", "box"),
  spelcomputer: kind(spelcomputer, "room", "box"),
};
