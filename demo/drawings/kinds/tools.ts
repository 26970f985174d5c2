import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { both, FINE, gloss, line, path, rect, repeat } from "../kit/shapes";
import { box, slots, tube } from "../kit/solids";

function boor(hand: Hand): Drawing {
  const big = hand.int(0, 24);
  return {
    art: [
      tube("M640 330H730", 12, "m") + path("M726 318L770 330L726 342Z", "mf", FINE),
      path("M560 290H610L650 312V348L610 370H560Z", "kf") + line("M580 292V368M600 294V366", 4),
      rect(486, 256, 80, 148, 20, "af"),
      path(
        `M150 ${250 - big}Q150 ${230 - big} 180 ${230 - big}H480Q500 ${230 - big} 500 260V400Q500 430 470 430H400L420 580H280L250 430H190Q150 430 150 390Z`,
        "cf",
      ),
      path(`M262 440H404L424 600H288Z`, "kf") + repeat(4, (i) => line(`M292 ${490 + i * 26}h96`, 5)),
      path("M410 440H470Q476 490 430 500H418Z", hand.pick(["zf", "kf"])),
      slots(180, 290, 70, 4, 26),
      rect(280, 270, 150, 60, 12, "al", FINE) + line("M300 300h80", 6),
      path("M230 590H480L500 690H220Z", "kf") +
        rect(226, 588, 256, 30, 8, "cd") +
        repeat(3, (i) => rect(270 + i * 40, 640, 26, 16, 4, i < 2 ? "vb" : "kl", FINE)),
      gloss(`M176 ${256 - big}H440L430 ${268 - big}H190V330H176Z`, 0.4),
    ].join(""),
    ground: [390, 696, 240],
    detail: [400, 190, 320],
  };
}

function gereedschapskist(hand: Hand): Drawing {
  const open = hand.chance(0.4);
  const metal = hand.chance(0.4);
  const d = hand.deep(80);
  const tools =
    tube("M230 380L190 190", 26, "h") +
    path("M150 180L250 150L262 190L170 220Z", "mf") +
    tube("M360 380L380 190", 16, "m") +
    rect(356, 290, 40, 90, 12, "af") +
    path("M470 380L500 220Q470 160 520 150V190H546V150Q590 170 560 220L520 380Z", "mf");
  return {
    art: [
      open ? tools : tube("M250 330V270Q250 240 280 240H430Q460 240 460 270V330", 26, "k"),
      box(100, 400, 520, 270, d, 16, "c"),
      open ? rect(100, 380, 520, 60, 14, "cd") : box(92, 330, 536, 110, d, 18, metal ? "c" : "k"),
      both(rect(180, 410, 60, 76, 10, metal ? "mf" : "yf") + line("M196 450h28", 5), 360),
      rect(290, 480, 140, 60, 10, "cd", FINE) + line("M310 510h70", 6, "cl"),
      line(`M120 600H600M120 630H600`, 5, "cd"),
      gloss("M116 420h30v230h-30Z", 0.25),
    ].join(""),
    ground: [400, 676, 330],
    detail: [130, 320, 310],
  };
}

export const tools: Kinds = {
  boor: kind(boor, "desk", "box"),
  gereedschapskist: kind(gereedschapskist, "desk", "size"),
};
