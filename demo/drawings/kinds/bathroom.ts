import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";
import { can, slots, tube } from "../kit/solids";

function haardroger(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const cord = tube("M400 660C410 740 520 730 600 700", 14, "k");
  if (style === 2) {
    return {
      art:
        cord +
        rect(354, 330, 92, 340, 44, "cr") +
        dot(400, 250, 140, "cq") +
        dot(400, 250, 84, "af", FINE) +
        dot(400, 250, 62, "ax", BARE) +
        dot(400, 440, 16, "kf", FINE) +
        dot(400, 490, 12, "kf", FINE) +
        slots(374, 600, 52, 3, 18, 4) +
        gloss("M282 230Q300 140 390 132L388 150Q320 166 304 240Z", 0.5),
      ground: [430, 716, 200],
      detail: [240, 100, 320],
    };
  }
  const nozzle =
    style === 0
      ? path("M560 210L690 190V330L560 316Z", "kf")
      : path("M560 200L640 160Q700 260 640 360L560 320Z", "kf") +
        repeat(4, (i) => tube(`M656 ${196 + i * 44}h40`, 12, "k"));
  return {
    art: [
      cord,
      path("M330 380L450 390L430 650Q390 680 352 656Z", hand.pick(["cd", "kf"])),
      nozzle,
      path("M250 130C400 130 520 180 570 200V322C520 350 420 410 260 410C100 410 100 130 250 130Z", "cf"),
      dot(236, 270, 92, "kf") + repeat(4, (i) => line(`M${180 + i * 6} ${232 + i * 26}h${112 - i * 12}`, 5)),
      rect(372, 450, 34, 70, 12, "af", FINE) + line("M388 470v30", 5),
      path("M430 170Q440 270 430 376L460 364Q470 270 460 182Z", "af", FINE),
      gloss("M280 150Q400 156 500 196L494 208Q400 176 280 172Z", 0.5),
    ].join(""),
    ground: [440, 708, 220],
    detail: [120, 110, 340],
  };
}

function wider(x: number, content: string): string {
  return group(`transform="matrix(1.4 0 0 1 ${-0.4 * x} 0)"`, content);
}

function tandenborstel(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const duo = style === 2;
  const round = hand.chance(0.4);
  const body = hand.int(40, 56);
  const marks = hand.int(0, 4);
  const one = (x: number) =>
    [
      round
        ? dot(x, 116, 34, "cl") + dot(x, 116, 22, "wf", FINE) + rect(x - 16, 144, 32, 30, 10, "wf")
        : rect(x - 26, 92, 52, 44, 6, "cl") +
          line(`M${x - 12} 96v30M${x} 96v30M${x + 12} 96v30`, 3) +
          rect(x - 32, 130, 64, 40, 18, "wf"),
      rect(x - 8, 156, 16, 150, 6, "wr"),
      path(`M${x - 22} 300H${x + 22}L${x + body} 380V640Q${x} 656 ${x - body} 640V380Z`, "cr"),
      rect(x - 18, 410, 36, 84, 18, "wl", FINE) + dot(x, 432, 10, "vb", FINE),
      repeat(marks, (i) => dot(x, 530 + i * 26, 5, "kb", BARE)),
      style === 1
        ? can(x, 600, 688, 84, 70, "g", "d") + gloss(`M${x - 60} 610h14v60h-14Z`, 0.6)
        : can(x, 652, 688, 70, 80, "w"),
    ].join("");
  return {
    art: duo ? wider(280, one(280)) + wider(520, one(520)) : wider(400, one(400)),
    ground: [400, 704, duo ? 260 : 150],
    detail: duo ? [180, 80, 240] : [270, 80, 260],
  };
}

export const bathroom: Kinds = {
  haardroger: kind(haardroger, "shelf", "box"),
  tandenborstel: kind(tandenborstel, "shelf", "box"),
};
