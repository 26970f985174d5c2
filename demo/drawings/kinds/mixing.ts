import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { dot, FINE, gloss, line, oval, path, rect } from "../kit/shapes";
import { knob, slots, tube } from "../kit/solids";

function bowl(hand: Hand): string {
  const material = hand.pick(["m", "m", "g"]);
  const ear = hand.chance(0.6) ? tube("M196 500C110 480 120 600 206 590", 18, material) : "";
  return [
    ear,
    path("M172 450H468L446 590Q430 646 320 646T194 590Z", `${material}r`),
    oval(320, 450, 148, 25, `${material}l`),
    gloss("M204 490h24l12 110l-20 -14Z", 0.5),
    rect(262, 640, 116, 20, 8, "md"),
  ].join("");
}

function whisk(style: number): string {
  if (style === 0)
    return line("M320 380V410M320 410C250 430 260 520 320 540C380 520 390 430 320 410M320 410V540", 6, "md");
  return style === 1
    ? path("M310 376H330V430L370 480V530Q320 560 270 530V480L310 430Z", "mf", FINE)
    : tube("M320 376V430C270 440 280 520 340 520", 16, "m");
}

const HEADS = [
  "M150 296C140 196 220 164 340 164H590Q690 176 690 280Q690 366 600 374H240Q160 374 150 296Z",
  "M160 190Q160 160 200 160H640Q680 160 680 200V340Q680 376 640 376H230Q160 376 160 310Z",
  "M180 350C140 270 210 220 300 214L600 150Q690 160 690 260Q690 370 610 374H240Q200 374 180 350Z",
] as const;

function keukenmachine(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  return {
    art: [
      whisk(hand.int(0, 2)),
      path("M480 656C466 560 500 470 470 350H650C670 480 646 580 650 656Z", "cd"),
      path("M120 690Q120 644 170 644H600Q670 644 670 690Z", "cf"),
      path(HEADS[style] ?? HEADS[0], "cf"),
      style === 0
        ? path("M156 256H690V286H152Z", "mf", FINE) + dot(176, 270, 26, "mq")
        : rect(200, 250, 200, 56, 14, hand.pick(["mf", "cd", "wf"]), FINE),
      rect(290, 360, 60, 34, 8, "mr"),
      bowl(hand),
      knob(588, style === 0 ? 330 : 290, 40, "m", hand.int(-50, 60)),
      hand.chance(0.5) ? slots(540, 520, 70, 4, 22) : dot(570, 590, 16, "zf", FINE),
      gloss("M200 214Q240 186 330 184H540L536 200H330Q250 204 214 236Z", 0.45),
    ].join(""),
    ground: [400, 694, 310],
    detail: [160, 330, 330],
  };
}

export const mixing: Kinds = { keukenmachine: kind(keukenmachine, "kitchen", "box") };
