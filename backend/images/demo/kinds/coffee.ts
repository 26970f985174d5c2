import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dot, FINE, gloss, line, path, rect, repeat } from "../kit/shapes";
import { box, display, knob, slots, tube } from "../kit/solids";

function espresso(hand: Hand): Drawing {
  const [x, y, w] = [170, 170, 370];
  const d = hand.deep(80);
  const cup = path("M316 520H404L394 590H326Z", "wr", FINE) + line("M404 536q30 4 22 28q-8 14 -28 14", 8);
  return {
    art: [
      box(x, y + 20, w, 500, d, 20, "c"),
      rect(x + 26, y + 210, w - 52, 240, 14, "qd", FINE),
      rect(x + 26, y + 46, w - 52, 132, 14, hand.pick(["kf", "cd", "mf"]), FINE),
      display(x + 48, y + 76, 130, 74, 2),
      knob(x + w - 92, y + 112, 42, "m", hand.int(-50, 50)),
      path("M290 380H430L420 424H300Z", "kf", FINE),
      rect(328, 424, 14, 30, 4, "mb", FINE),
      rect(378, 424, 14, 30, 4, "mb", FINE),
      hand.chance(0.5) ? tube("M480 384V480", 12, "m") : "",
      line("M336 458V516M384 458V516", 7, "ex"),
      cup,
      box(x - 8, 620, w + 16, 76, d, 12, "k"),
      slots(x + 30, 640, w - 60, 3, 16),
    ].join(""),
    ground: [390, 702, 280],
    detail: [200, 330, 320],
  };
}

function filterCoffee(hand: Hand): Drawing {
  const tall = hand.int(0, 30);
  return {
    art: [
      box(180, 630, 380, 64, hand.deep(70), 16, "c"),
      rect(440, 190, 120, 460, 18, "cf"),
      path("M560 200L600 184V640L560 650Z", "cs", FINE),
      rect(462, 300, 40, 250, 14, "gf", FINE),
      line(
        repeat(4, (i) => `M470 ${350 + i * 46}h24`),
        4,
      ),
      path(`M180 ${170 - tall}Q180 150 210 150H580L604 170V250H180Z`, "cf"),
      path("M214 250H426L392 350H248Z", "kf"),
      path("M226 392H414L440 470V590Q440 622 404 622H236Q200 622 200 590V470Z", "gf"),
      path("M203 490H437V590Q437 620 404 620H236Q203 620 203 590Z", "ed", `${BARE} opacity=".9"`),
      rect(226, 370, 188, 26, 10, "kf", FINE),
      path("M206 420C120 400 110 590 204 574L204 546C150 552 150 446 206 456Z", "kf"),
      gloss("M222 440h22V600h-22Z", 0.45),
      dot(520, 664, 12, "zb", FINE),
    ].join(""),
    ground: [390, 700, 280],
    detail: [130, 340, 330],
  };
}

function pods(hand: Hand): Drawing {
  const d = hand.int(0, 24);
  return {
    art: [
      path("M470 230Q590 240 590 330V640Q590 664 566 664H470Z", "gf"),
      rect(300, 640, 320, 54, 20, "kf"),
      rect(370, 300, 120, 380, 24, "cf"),
      path(`M190 ${270 - d}Q196 170 310 170H470Q540 180 540 260V330Q540 350 510 350H240Q192 340 190 ${270 - d}Z`, "cf"),
      path("M226 214Q300 136 440 178L430 206Q320 186 244 240Z", "mf", FINE),
      path("M240 350H330L318 396H252Z", "kf", FINE),
      line("M276 400V520M294 400V520", 7, "ex"),
      path("M226 520H344L330 620H240Z", "wr", FINE),
      path("M226 540q-38 2 -30 34q8 20 38 20", "none", ' stroke-width="9"'),
      rect(176, 620, 230, 26, 12, "kf"),
      rect(196, 646, 190, 48, 12, "cd"),
      gloss("M214 300Q216 214 300 200L290 216Q238 230 236 310Z", 0.5),
      dot(430, 262, 16, "al", FINE),
    ].join(""),
    ground: [400, 700, 250],
    detail: [170, 150, 320],
  };
}

function koffiezetapparaat(hand: Hand): Drawing {
  return hand.pick([espresso, filterCoffee, pods])(hand);
}

export const coffee: Kinds = {
  koffiezetapparaat: kind(koffiezetapparaat, "kitchen", "box"),
};
