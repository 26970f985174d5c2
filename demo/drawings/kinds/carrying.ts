import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { both, dashes, dim, dot, FINE, gloss, line, path, rect } from "../kit/shapes";
import { can, tube } from "../kit/solids";

/** A nappy bag: wide, many pockets, a bottle at hand and hooks for the pram. */
function luiertas(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const bottle =
    can(622, 380, 470, 34, 34, "g") +
    can(622, 352, 384, 38, 38, "a") +
    path("M602 352Q600 330 614 322V300H630V322Q644 330 642 352Z", "nf", FINE);
  const print = hand.pick(["", "p3", "", "p1"]);
  const pocket = (x: number, w: number) =>
    rect(x, 480, w, 160, 22, "cl") + line(`M${x} 516h${w}`, 5) + dot(x + w / 2, 516, 9, "mf", FINE);
  const tote = "M150 330H650L690 650Q690 690 650 690H150Q110 690 110 650Z";
  const sack = "M200 320Q200 210 310 210H490Q600 210 600 320L624 640Q624 692 570 692H230Q176 692 176 640Z";
  const d = style === 2 ? sack : tote;
  const straps = [
    both(tube("M260 340C260 130 390 130 400 130", 20, "e")),
    tube("M130 420C150 90 650 90 670 420", 18, "k") + both(rect(112, 390, 40, 56, 10, "mf", FINE)),
    tube("M340 214C340 130 460 130 460 214", 20, "e"),
  ][style];
  return {
    art: [
      hand.chance(0.75) && style !== 2 ? bottle : "",
      straps ?? "",
      style === 2 ? both(rect(150, 460, 60, 170, 24, "cd")) : "",
      path(d, "cf"),
      print ? `<path d="${d}" fill="url(#${print})" stroke="none" opacity=".7"/>${path(d, "none")}` : "",
      style === 2
        ? dashes("M230 350Q230 250 330 246H470Q570 250 570 350", 10, "5 5", "mb")
        : dashes("M160 366H640", 10, "5 5", "mb") + line("M140 390H660", 4),
      style === 0
        ? pocket(170, 200) + pocket(430, 200)
        : style === 1
          ? pocket(250, 300) + rect(150, 500, 70, 150, 18, "cd", FINE) + rect(580, 500, 70, 150, 18, "cd", FINE)
          : pocket(240, 320) + rect(330, 380, 140, 50, 10, "ad", FINE),
      rect(370, style === 2 ? 560 : 410, 60, 44, 8, "ef", FINE),
      dim("M610 350L650 690H620Q610 520 590 350Z", 0.1),
      gloss("M170 400H200L190 650H150Z", 0.22),
    ].join(""),
    ground: [400, 698, 310],
    detail: [360, 300, 300],
  };
}

/** A tall rucksack for walking, with a hip belt and straps that hold a mat. */
function wandelrugzak(hand: Hand): Drawing {
  const mat = hand.int(0, 2);
  const top = hand.int(120, 160);
  const wide = hand.int(0, 24);
  const d = `M${230 - wide} ${top + 70}Q${240 - wide} ${top} 330 ${top}H470Q${560 + wide} ${top} ${570 + wide} ${top + 70}L${586 + wide} 600Q${586 + wide} 680 500 684H300Q${214 - wide} 680 ${214 - wide} 600Z`;
  const lid = path(
    `M${216 - wide} ${top + 110}Q${210 - wide} ${top - 40} 330 ${top - 40}H470Q${590 + wide} ${top - 40} ${584 + wide} ${top + 110}Q400 ${top + 150} ${216 - wide} ${top + 110}Z`,
    hand.pick(["cd", "af", "cl"]),
  );
  const buckle = both(path(`M300 ${top + 60}h30v150h-30Z`, "kf", FINE) + rect(294, top + 160, 42, 36, 8, "mf", FINE));
  const front = [
    path(`M270 ${top + 190}Q400 ${top + 160} 530 ${top + 190}L540 620Q400 650 260 620Z`, "cl") +
      dashes(`M290 ${top + 220}Q400 ${top + 196} 510 ${top + 220}`, 9, "5 5", "mb"),
    both(rect(262, 440, 124, 190, 20, "cl") + dashes("M276 470h96", 9, "5 5", "mb")),
    line(`M280 ${top + 200}L520 400L280 500L520 610`, 8, "ab") +
      both(dot(280, top + 200, 9, "mf", FINE) + dot(280, 500, 9, "mf", FINE)),
  ][hand.int(0, 2)];
  const roll =
    mat === 0
      ? rect(190, 690, 420, 66, 33, "af") + both(rect(290, 676, 22, 88, 6, "kf", FINE))
      : mat === 1
        ? rect(210, top - 110, 380, 74, 37, "af") + both(rect(290, top - 116, 22, 90, 6, "kf", FINE))
        : "";
  const straps =
    both(
      path(`M320 ${top + 40}C220 ${top + 90} 220 460 250 590L296 580C270 460 290 ${top + 170} 350 ${top + 90}Z`, "kf"),
    ) + rect(330, 260, 140, 320, 30, "cd", FINE);
  return {
    art: [
      tube(`M360 ${top - 34}C360 ${top - 90} 440 ${top - 90} 440 ${top - 34}`, 16, "k"),
      both(
        path(`M${216 - wide} 440Q${160 - wide} 450 ${166 - wide} 570Q${180 - wide} 640 ${220 - wide} 620Z`, "cd") +
          path(`M${220 - wide} 600L130 640V676L${230 - wide} 660Z`, "kf"),
      ),
      path(d, "cf"),
      hand.back ? straps : `${front ?? ""}${lid}${buckle}${rect(366, top + 20, 68, 40, 8, "wf", FINE)}`,
      roll,
      dim(`M540 ${top + 180}L${556 + wide} 660Q${586 + wide} 640 ${586 + wide} 600L${572 + wide} ${top + 140}Z`, 0.12),
    ].join(""),
    ground: [400, mat === 0 ? 760 : 694, 230],
    detail: [240, top - 30, 320],
  };
}

export const carrying: Kinds = {
  luiertas: kind(luiertas, "shelf", "size"),
  wandelrugzak: kind(wandelrugzak, "grass", "back"),
};
