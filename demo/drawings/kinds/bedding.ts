import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { both, dashes, dim, dot, FINE, gloss, line, oval, path, rect, repeat } from "../kit/shapes";
import { cloth } from "./clothing";

const PRINTS = ["p1", "p3", "p4", "p5", "p6", ""] as const;

function pillow(x: number, y: number, w: number, h: number, print: string): string {
  return cloth(
    `M${x} ${y}Q${x + w / 2} ${y + 20} ${x + w} ${y}Q${x + w - 14} ${y + h / 2} ${x + w} ${y + h}Q${x + w / 2} ${y + h - 14} ${x} ${y + h}Q${x + 14} ${y + h / 2} ${x} ${y}Z`,
    print,
  );
}

function dekbedovertrek(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const print = hand.pick(PRINTS);
  const made = () =>
    rect(90, 240, 620, 80, 20, "hf") +
    pillow(120, 270, 250, 130, print) +
    pillow(430, 270, 250, 130, print) +
    cloth("M70 430Q400 390 730 430L760 660Q760 690 730 690H70Q40 690 40 660Z", print) +
    path("M70 430Q400 390 730 430L738 490Q400 452 62 490Z", "cl") +
    dim("M600 450L640 690H730Q760 690 760 660L738 490Z", 0.1) +
    line("M200 520L180 686M420 500V686M590 520L610 686", 4, "cd");
  const folded = () =>
    repeat(
      3,
      (i) =>
        cloth(
          `M140 ${640 - i * 84}Q120 ${600 - i * 84} 150 ${566 - i * 84}H620Q670 ${566 - i * 84} 670 ${610 - i * 84}Q670 ${650 - i * 84} 620 ${650 - i * 84}H150Z`,
          print,
        ) + line(`M160 ${608 - i * 84}H640`, 4, "cd"),
    ) +
    pillow(190, 250, 420, 150, print) +
    path("M370 244h60v410h-60Z", "nf", FINE) +
    rect(340, 440, 120, 90, 10, "wl", FINE) +
    line("M362 476h76M372 500h56", 6);
  const laid = () =>
    cloth("M180 250L640 220Q690 450 720 660Q400 720 120 680Q140 440 180 250Z", print) +
    path("M180 250L400 236Q330 380 150 420Q166 320 180 250Z", "nf") +
    line("M400 236Q330 380 150 420", 5) +
    pillow(300, 120, 330, 150, print) +
    dashes("M150 640Q400 690 690 634", 4, "10 8") +
    dim("M600 230Q640 460 660 680L720 660Q690 450 640 222Z", 0.1);
  const art = [made, folded, laid][style]?.() ?? "";
  return { art, ground: [400, style === 1 ? 658 : 696, 330], detail: [190, 260, 320] };
}

function slaapzak(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const quilt = (from: number, count: number, left: number, right: number) =>
    line(
      repeat(count, (i) => `M${left} ${from + i * 58}Q400 ${from + 26 + i * 58} ${right} ${from + i * 58}`),
      4,
      "cd",
    );
  const mummy = () =>
    path(
      "M400 80C520 80 560 170 556 250C620 330 600 480 540 690Q400 740 260 690C200 480 180 330 244 250C240 170 280 80 400 80Z",
      "cf",
    ) +
    quilt(340, 6, 226, 574) +
    path("M400 130C470 130 500 180 496 250Q400 310 304 250C300 180 330 130 400 130Z", "ad") +
    path("M320 240Q400 190 480 240Q400 296 320 240Z", "nf", FINE) +
    dashes("M500 262Q560 420 520 690", 9, "6 5", "mb") +
    line("M330 276q70 40 140 0", 8, "ab") +
    gloss("M236 340Q240 520 276 660l18 6Q254 500 254 330Z", 0.3);
  const blanket = () =>
    rect(210, 110, 380, 600, 40, "cf") +
    quilt(250, 8, 214, 586) +
    path("M210 250V150Q210 110 250 110H590L330 300Z", "af") +
    path("M590 110L330 300L560 290Q590 250 590 110Z", "ad", FINE) +
    rect(250, 126, 250, 70, 26, "nf", FINE) +
    dashes("M590 260V690", 9, "6 5", "mb") +
    gloss("M226 320h20v360h-20Z", 0.25);
  const rolled = () =>
    path("M190 320H560Q640 330 640 470T560 630H190Z", "cf") +
    line(
      repeat(4, (i) => `M${270 + i * 78} 322Q${310 + i * 78} 470 ${270 + i * 78} 628`),
      4,
      "cd",
    ) +
    oval(190, 475, 92, 155, "cd") +
    oval(190, 475, 62, 110, "af", FINE) +
    oval(190, 475, 34, 66, "ad", FINE) +
    oval(190, 475, 12, 26, "ax", FINE) +
    path("M330 316h34v320h-34ZM470 316h34v320h-34Z", "kf", FINE) +
    rect(326, 440, 42, 56, 8, "mf", FINE) +
    rect(466, 440, 42, 56, 8, "mf", FINE) +
    line("M347 316Q400 250 487 316", 12, "kb") +
    gloss("M230 350H540V366H226Z", 0.35);
  const art = [mummy, blanket, rolled][style]?.() ?? "";
  return {
    art,
    ground: style === 2 ? [400, 640, 280] : [400, 716, 190],
    detail: style === 2 ? [110, 320, 320] : [240, 90, 320],
  };
}

function babyslaapzak(hand: Hand): Drawing {
  const print = hand.pick(PRINTS);
  const sleeves = hand.chance(0.45);
  const zip = hand.int(0, 2);
  const hem = hand.int(0, 50);
  const d = `M330 150L310 160Q280 210 284 280L${232 - hem} 640Q230 710 300 714H500Q570 710 ${568 + hem} 640L516 280Q520 210 490 160L470 150Q400 ${hand.back ? 190 : 240} 330 150Z`;
  const arms = sleeves
    ? both(
        path("M320 152Q240 170 200 260L150 380L216 414L286 320Z", "cf") +
          path("M150 376L218 412L206 440L136 404Z", "ad"),
      )
    : "";
  const closing = hand.back
    ? ""
    : [
        dashes("M400 214V712", 10, "6 6", "mb") + dot(400, 226, 10, "mf", FINE),
        dashes("M470 170Q540 400 520 712", 10, "6 6", "mb"),
        both(dot(318, 176, 12, "wf", FINE) + dot(318, 216, 12, "wf", FINE)) +
          dashes(`M${250 - hem} 660Q400 700 ${550 + hem} 660`, 8, "6 6", "mb"),
      ][zip];
  const star =
    hand.back || print ? "" : path("M400 380l22 46l50 6l-38 34l10 50l-44 -26l-44 26l10 -50l-38 -34l50 -6Z", "af", FINE);
  return {
    art: [
      arms,
      cloth(d, print),
      dim(`M500 300L${540 + hem} 700Q570 690 ${568 + hem} 640L516 290Z`, 0.1),
      path(`M330 150Q400 ${hand.back ? 190 : 240} 470 150L486 160Q400 ${hand.back ? 220 : 274} 314 160Z`, "ad"),
      closing ?? "",
      star,
      line("M290 290Q300 330 292 380M510 290Q500 330 508 380", 4),
    ].join(""),
    detail: [260, 130, 300],
  };
}

export const bedding: Kinds = {
  dekbedovertrek: kind(dekbedovertrek, "room", "box"),
  slaapzak: kind(slaapzak, "grass", "box"),
  babyslaapzak: kind(babyslaapzak, "rail", "back"),
};
