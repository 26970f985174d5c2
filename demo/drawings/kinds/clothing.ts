import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dashes, dim, dot, FINE, line, path, rect, repeat } from "../kit/shapes";
import { hung } from "./hanger";

/** A piece of cloth with its print, if it has one. */
export function cloth(d: string, print: string): string {
  return (
    path(d, "cf") +
    (print ? `<path d="${d}" fill="url(#${print})" stroke="none" opacity=".85"/>${path(d, "none")}` : "")
  );
}

function tshirt(hand: Hand): Drawing {
  const wide = hand.int(0, 20);
  const neckline = hand.back ? 24 : hand.pick([54, 54, 96]);
  const d = `M310 168C${230 - wide} 190 180 210 150 250L80 390L190 440L236 370L${240 - wide} 690Q400 714 ${560 + wide} 690L564 370L610 440L720 390L650 250C620 210 ${570 + wide} 190 490 168Q400 ${168 + neckline * 1.6} 310 168Z`;
  const print = hand.pick(["", "", "p1", "", "p3"]);
  const motif = [
    dot(400, 400, 74, "af") + path("M340 430Q400 350 460 430A74 74 0 0 1 340 430Z", "wl", BARE),
    rect(300, 350, 200, 26, 13, "ab", BARE) +
      rect(330, 392, 140, 26, 13, "al", BARE) +
      rect(300, 434, 200, 26, 13, "ab", BARE),
    path("M400 320l26 54l60 8l-44 42l12 60l-54 -28l-54 28l12 -60l-44 -42l60 -8Z", "af"),
    rect(470, 300, 76, 86, 8, "cd", FINE),
    "",
  ];
  const front = hand.back || print ? "" : (motif[hand.int(0, 4)] ?? "");
  const collar = path(
    `M310 168Q400 ${168 + neckline * 1.6} 490 168L506 174Q400 ${196 + neckline * 1.9} 294 174Z`,
    hand.pick(["cd", "af", "cd"]),
    FINE,
  );
  const folds =
    dim("M240 400Q262 540 244 690L270 694Q290 540 240 400Z", 0.09) + dim("M560 380Q520 560 540 694L562 690Z", 0.12);
  return {
    art: cloth(d, print) + folds + collar + front + dashes(`M${246 - wide} 668Q400 692 ${554 + wide} 668`, 4, "10 8"),
    detail: [270, 130, 280],
  };
}

function jurk(hand: Hand): Drawing {
  const hem = hand.pick([560, 650, 710]);
  const flare = hand.int(150, 250);
  const print = hand.pick(["", "p3", "p5", "p5", "p1", ""]);
  const top = hand.int(0, 2);
  const strap =
    [
      "M320 130L310 190Q290 250 300 300L326 380",
      "M310 120Q250 130 200 220L270 270L296 230L300 300L326 380",
      "M310 120Q230 140 190 420L250 430L296 250L304 310L326 380",
    ][top] ?? "";
  const mirrored =
    [
      "L474 380L500 300Q510 250 490 190L480 130",
      "L474 380L500 300L504 230L530 270L600 220Q550 130 490 120",
      "L474 380L496 310L504 250L550 430L610 420Q570 140 490 120",
    ][top] ?? "";
  const neck = top === 0 ? "Q440 220 400 226Q360 220 320 130Z" : `Q400 ${hand.back ? 150 : 230} 310 120Z`;
  const skirt = `L${400 - flare} ${hem}Q${400 - flare * 0.5} ${hem + 34} 400 ${hem + 20}Q${400 + flare * 0.5} ${hem + 44} ${400 + flare} ${hem}`;
  const d = `${strap}${skirt}${mirrored}${neck}`;
  const belt = hand.chance(0.6)
    ? path("M324 368Q400 386 476 368L480 402Q400 420 320 402Z", "af", FINE) +
      (hand.back ? "" : rect(384, 372, 34, 40, 6, "yf", FINE))
    : line("M326 384Q400 400 474 384");
  const folds = line(
    `M366 410Q340 ${hem - 120} ${400 - flare * 0.5} ${hem}M430 410Q450 ${hem - 100} ${400 + flare * 0.4} ${hem + 10}M400 430V${hem - 60}`,
    4,
    "cd",
  );
  return {
    art:
      cloth(d, print) +
      dim(`M470 400Q${400 + flare * 0.6} ${hem - 140} ${400 + flare * 0.7} ${hem + 20}L${400 + flare} ${hem}Z`, 0.1) +
      folds +
      belt +
      (hand.back
        ? line("M400 180V366", 4)
        : hand.chance(0.4)
          ? repeat(4, (i) => dot(400, 250 + i * 34, 6, "wl", FINE))
          : ""),
    detail: [260, 120, 290],
  };
}

export const clothing: Kinds = {
  tshirt: kind((hand) => hung(tshirt(hand), hand), "rail", "back"),
  jurk: kind((hand) => hung(jurk(hand), hand), "rail", "back"),
};
