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

/** A filter machine with a glass or a thermos jug. */
function filterCoffee(hand: Hand): Drawing {
  const tall = hand.int(0, 30);
  const thermos = hand.chance(0.45);
  const arch = hand.chance(0.4);
  const jug = (wall: string) => path("M226 392H414L440 470V590Q440 622 404 622H236Q200 622 200 590V470Z", `${wall}f`);
  const coffee = path("M203 490H437V590Q437 620 404 620H236Q203 620 203 590Z", "ed", `${BARE} opacity=".9"`);
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
      arch
        ? path("M196 254H444L420 330H220Z", "cd") + rect(250, 330, 140, 30, 8, "kf")
        : path("M214 250H426L392 350H248Z", "kf"),
      thermos ? jug("m") + rect(230, 470, 180, 40, 8, "cd", FINE) : jug("g") + coffee,
      rect(226, 370, 188, 26, 10, "kf", FINE),
      path("M206 420C120 400 110 590 204 574L204 546C150 552 150 446 206 456Z", "kf"),
      gloss("M222 440h22V600h-22Z", 0.45),
      dot(520, 664, 12, "zb", FINE),
    ].join(""),
    ground: [390, 700, 280],
    detail: [130, 340, 330],
  };
}

/** A machine with a portafilter, a pressure gauge and a steam pipe. */
function portafilter(hand: Hand): Drawing {
  const d = hand.deep(80);
  const grip = hand.pick(["k", "h", "e"]);
  const gauges = hand.int(1, 2);
  return {
    art: [
      box(160, 190, 400, 210, d, 22, "c"),
      rect(190, 400, 340, 240, 8, "cd"),
      rect(190, 214, 340, 96, 14, hand.pick(["mf", "cd", "kf"]), FINE),
      repeat(
        gauges,
        (i) =>
          dot(360 - (gauges - 1) * 50 + i * 100, 262, 34, "wb") +
          line(`M${360 - (gauges - 1) * 50 + i * 100} 266l12 -20`, 5),
      ),
      knob(500, 352, 28, "m", hand.int(-50, 50)) + dot(220, 352, 14, "zf", FINE) + dot(262, 352, 14, "vf", FINE),
      rect(284, 398, 130, 34, 8, "mr"),
      path("M296 430H402L392 470H306Z", "mf"),
      tube("M300 448L150 486", 26, grip),
      line("M334 470V520M364 470V520", 7, "ex"),
      path("M306 528H394L384 606H316Z", "wr", FINE),
      tube("M480 400C490 480 500 520 520 580", 12, "m"),
      box(150, 630, 420, 64, d, 12, "k") + slots(186, 650, 340, 2, 18),
      hand.chance(0.6) ? rect(210, 140, 70, 44, 8, "wb", FINE) + rect(300, 150, 60, 34, 8, "wb", FINE) : "",
      gloss("M176 214h14v170h-14Z", 0.4),
    ].join(""),
    ground: [400, 700, 290],
    detail: [140, 330, 330],
  };
}

export const coffee: Kinds = {
  espressomachine: kind((hand) => hand.pick([espresso, portafilter])(hand), "kitchen", "box"),
  koffiezetapparaat: kind(filterCoffee, "kitchen", "box"),
};
