import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { dot, FINE, line, oval, path, rect, repeat } from "../kit/shapes";
import { box, can, tube } from "../kit/solids";

/** A table top seen from a little above, with its front edge. */
function board(left: number, right: number, y: number, deep: number, thick: number): string {
  return (
    path(`M${left} ${y}L${left + deep} ${y - deep}H${right - deep}L${right} ${y}Z`, "cl") +
    line(
      `M${left + deep} ${y - deep * 0.3}H${right - deep * 2}M${left + deep * 2} ${y - deep * 0.7}H${right - deep * 1.4}`,
      3,
      "cd",
    ) +
    rect(left - 4, y, right - left + 8, thick, 8, "cf")
  );
}

function vase(y: number): string {
  return (
    can(400, y - 84, y, 24, 36, "a") +
    tube(
      `M396 ${y - 86}C390 ${y - 150} 370 ${y - 160} 350 ${y - 180}M404 ${y - 86}C410 ${y - 140} 420 ${y - 170} 446 ${y - 196}`,
      5,
      "v",
    ) +
    dot(346, y - 186, 20, "yf", FINE) +
    dot(450, y - 200, 22, "zf", FINE)
  );
}

function eettafel(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const y = 340;
  const leg = hand.pick(["c", "k", "c"]);
  const straight =
    tube(`M196 ${y + 30}V610M604 ${y + 30}V610`, 20, leg) +
    rect(88, y + 30, 40, 664 - y, 4, `${leg}f`) +
    rect(672, y + 30, 40, 664 - y, 4, `${leg}f`);
  const splayed =
    tube(`M220 ${y + 34}L190 620M580 ${y + 34}L610 620`, 18, leg) +
    path(`M130 ${y + 36}H180L130 696H106ZM620 ${y + 36}H670L694 696H670Z`, `${leg}f`);
  const cross = tube(
    `M150 ${y + 36}L290 694M290 ${y + 36}L150 694M510 ${y + 36}L650 694M650 ${y + 36}L510 694M220 ${y + 190}H580`,
    24,
    leg,
  );
  const round =
    can(400, 660, 684, 120, 140, leg) +
    rect(372, y + 20, 56, 330, 10, `${leg}r`) +
    path(`M90 ${y - 6}V${y + 24}A310 56 0 0 0 710 ${y + 24}V${y - 6}Z`, "cf") +
    oval(400, y - 6, 310, 56, "cl");
  const art =
    style === 2 ? round : ([straight, splayed, "", cross][style] ?? "") + board(70, 730, y, hand.int(70, 100), 36);
  return {
    art: art + (hand.chance(0.6) ? vase(y - 30) : ""),
    ground: [400, 698, style === 2 ? 220 : 340],
    detail: [420, y - 110, 330],
  };
}

function salontafel(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const leg = hand.pick(["k", "c", "h"]);
  const books = hand.chance(0.6)
    ? box(330, 372, 130, 22, 40, 4, "a") + box(342, 350, 110, 20, 36, 4, "n")
    : can(400, 350, 394, 70, 46, "n") + dot(380, 346, 20, "zf", FINE) + dot(414, 340, 20, "vf", FINE);
  const drum = (cx: number, y: number, r: number, foot: number) =>
    tube(
      `M${cx - r * 0.7} ${y + 20}L${cx - r * 0.8} ${foot}M${cx + r * 0.7} ${y + 20}L${cx + r * 0.8} ${foot}M${cx} ${y + 30}V${foot + 10}`,
      16,
      leg,
    ) + can(cx, y, y + 30, r, r, "c");
  const art = [
    () =>
      rect(130, 430, 30, 200, 4, `${leg}f`) +
      rect(640, 430, 30, 200, 4, `${leg}f`) +
      rect(150, 560, 500, 22, 6, "cd") +
      board(90, 710, 420, 80, 34) +
      books,
    () => drum(400, 420, 280, 630) + books,
    () => drum(500, 380, 180, 620) + drum(270, 460, 170, 640),
    () =>
      box(110, 450, 520, 170, hand.deep(90), 10, "c") +
      rect(140, 480, 220, 110, 8, "cd", FINE) +
      rect(390, 480, 210, 110, 8, "cl", FINE) +
      rect(470, 500, 50, 12, 6, "mr", FINE) +
      repeat(2, (i) => rect(140 + i * 420, 618, 36, 26, 4, "hf")) +
      books,
  ][style];
  return { art: art?.() ?? "", ground: [400, 646, 310], detail: [250, 300, 320] };
}

function bureau(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const steel = hand.pick(["k", "m", "w"]);
  const drawers =
    rect(500, 400, 180, 280, 6, "cf") +
    repeat(3, (i) => rect(512, 412 + i * 90, 156, 78, 6, "cl", FINE) + rect(560, 444 + i * 90, 60, 12, 6, "mr", FINE)) +
    rect(104, 396, 34, 296, 4, "cf");
  const lift =
    rect(170, 396, 40, 280, 6, `${steel}r`) +
    rect(590, 396, 40, 280, 6, `${steel}r`) +
    rect(110, 670, 160, 24, 10, `${steel}f`) +
    rect(530, 670, 160, 24, 10, `${steel}f`) +
    rect(210, 420, 380, 24, 4, `${steel}d`, FINE) +
    rect(560, 404, 70, 18, 6, "qf", FINE);
  const trestles =
    tube("M180 400L120 690M220 400L280 690M580 400L520 690M620 400L680 690", 20, hand.pick(["h", "k", "c"])) +
    tube("M160 560H240M560 560H640", 14, "h");
  const screen =
    rect(300, 180, 200, 130, 10, "kf") +
    rect(312, 192, 176, 106, 4, "qf", FINE) +
    rect(390, 308, 20, 40, 2, "mr", FINE) +
    rect(350, 340, 100, 12, 6, "mf", FINE);
  const pots =
    can(170, 280, 350, 30, 24, "a") + tube("M166 276C160 230 150 220 134 200M172 276C180 230 190 220 206 196", 7, "v");
  return {
    art:
      ([drawers, lift, trestles][style] ?? "") + board(70, 730, 370, 60, 28) + (hand.chance(0.6) ? screen : "") + pots,
    ground: [400, 698, 340],
    detail: [430, 300, 320],
  };
}

export const tables: Kinds = {
  eettafel: kind(eettafel, "room", "size"),
  salontafel: kind(salontafel, "room", "size"),
  bureau: kind(bureau, "room", "size"),
};
