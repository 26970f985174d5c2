import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { both, dashes, dim, dot, FINE, gloss, line, path, rect } from "../kit/shapes";
import { tube } from "../kit/solids";

function tas(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const print = hand.pick(["", "", "p1", "p4"]);
  const metal = hand.pick(["y", "m"]);
  if (style === 0) {
    const d = "M170 340H630L680 690Q400 706 120 690Z";
    return {
      art:
        both(tube("M270 350C270 120 400 120 400 120", 22, "e")) +
        path(d, "cf") +
        (print ? `<path d="${d}" fill="url(#${print})" stroke="none" opacity=".7"/>` : "") +
        path("M166 340H634L640 396Q400 410 160 396Z", "cd", FINE) +
        dot(270, 380, 12, `${metal}f`, FINE) +
        dot(530, 380, 12, `${metal}f`, FINE) +
        rect(350, 480, 100, 70, 8, "ef", FINE) +
        dim("M590 400L680 690L630 694Q600 560 590 400Z"),
      ground: [400, 696, 310],
      detail: [230, 300, 300],
    };
  }
  if (style === 1) {
    return {
      art:
        tube("M180 420C140 60 660 60 620 420", 16, "c") +
        path("M130 400H670V640Q670 680 630 680H170Q130 680 130 640Z", "cf") +
        path("M120 380Q120 360 140 360H660Q680 360 680 380V480Q560 560 400 560Q240 560 120 480Z", "cf") +
        dashes("M138 476Q250 542 400 542Q550 542 662 476", 4, "10 8") +
        rect(366, 520, 68, 76, 12, `${metal}f`) +
        gloss("M140 380H300L240 500Q170 490 138 464Z", 0.25),
      ground: [400, 688, 300],
      detail: [260, 420, 290],
    };
  }
  return {
    art:
      tube("M290 290C290 160 510 160 510 290", 24, "c") +
      path("M200 280H600Q640 280 650 330L690 640Q690 684 640 686H160Q110 684 110 640L150 330Q160 280 200 280Z", "cf") +
      line("M300 282L260 686M500 282L540 686", 5) +
      rect(140, 420, 520, 16, 4, "cd", FINE) +
      path("M340 420H460V500Q400 540 340 500Z", "cd") +
      rect(380, 476, 40, 40, 8, `${metal}f`, FINE) +
      gloss("M200 310H260L230 640H150Z", 0.25),
    ground: [400, 692, 310],
    detail: [250, 340, 300],
  };
}

function rugzak(hand: Hand): Drawing {
  const y = hand.int(170, 200);
  const flap = hand.chance(0.4);
  const body = `M210 ${y + 100}Q220 ${y} 320 ${y}H480Q580 ${y} 590 ${y + 100}L610 620Q610 690 540 690H260Q190 690 190 620Z`;
  const straps = both(
    path(`M300 ${y + 40}C200 ${y + 100} 200 480 240 600L286 590C260 480 270 ${y + 160} 336 ${y + 90}Z`, "cd"),
  );
  const lower = hand.pick([
    path("M230 470Q400 440 570 470L576 630Q570 664 530 664H270Q230 664 224 630Z", "cl") +
      dashes("M246 494Q400 470 554 494", 10, "5 5", "mb"),
    both(rect(236, 450, 150, 200, 22, "cl") + dashes("M250 490h122", 9, "5 5", "mb")),
    path("M230 470Q400 440 570 470L576 630Q570 664 530 664H270Q230 664 224 630Z", "af") +
      rect(360, 520, 80, 50, 8, "ef", FINE),
  ]);
  const front = hand.back
    ? straps + rect(330, 300, 140, 300, 30, "kf", FINE) + line("M340 360h120M340 420h120M340 480h120M340 540h120", 5)
    : lower +
      (flap
        ? path(
            `M206 ${y + 90}Q220 ${y - 10} 320 ${y - 10}H480Q580 ${y - 10} 594 ${y + 90}L584 ${y + 190}Q400 ${y + 240} 216 ${y + 190}Z`,
            "cf",
          ) +
          rect(300, y + 150, 30, 110, 6, "ef", FINE) +
          rect(470, y + 150, 30, 110, 6, "ef", FINE)
        : dashes(`M250 ${y + 160}Q250 ${y + 50} 340 ${y + 46}H460Q550 ${y + 50} 550 ${y + 160}`, 10, "5 5", "mb") +
          rect(350, y + 110, 100, 40, 8, "ad", FINE));
  return {
    art: [
      tube(`M350 ${y + 6}C350 ${y - 70} 450 ${y - 70} 450 ${y + 6}`, 18, "k"),
      path("M196 470Q140 480 146 600Q160 660 200 650ZM604 470Q660 480 654 600Q640 660 600 650Z", "cd"),
      path(body, "cf"),
      front,
      gloss(`M226 ${y + 110}Q236 ${y + 50} 270 ${y + 30}L250 440H216Z`, 0.2),
    ].join(""),
    ground: [400, 694, 260],
    detail: [230, 400, 310],
  };
}

export const bags: Kinds = {
  tas: kind(tas, "shelf", "size"),
  rugzak: kind(rugzak, "grass", "back"),
};
