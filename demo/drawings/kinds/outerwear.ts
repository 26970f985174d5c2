import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, both, dashes, dim, dot, FINE, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { hung } from "./hanger";

function jas(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const hem = [580, 700, 610][style] ?? 600;
  const sleeve =
    path(`M250 170Q180 190 160 290L104 ${hem - 30}L190 ${hem - 6}L262 400Z`, "cf") +
    path(`M104 ${hem - 30}L190 ${hem - 6}L182 ${hem + 24}L98 ${hem}Z`, style === 2 ? "kf" : "cd", FINE);
  const body = path(`M300 140Q260 150 240 176L226 ${hem}Q400 ${hem + 24} 574 ${hem}L560 176Q540 150 500 140Z`, "cf");
  const quilt =
    style === 0
      ? line(
          repeat(5, (i) => `M232 ${236 + i * 70}Q400 ${260 + i * 70} 568 ${236 + i * 70}`),
          4,
          "cx",
        ) + both(line(`M168 300L240 330M148 390L236 420M130 470L216 496`, 4, "cx"))
      : "";
  const collar = [
    path("M300 146Q400 90 500 146L512 210Q400 170 288 210Z", "cd"),
    both(path("M320 136L400 330L300 300L262 240Z", "cl")),
    path("M296 150Q400 84 504 150L520 230Q400 180 280 230Z", "nf") +
      line("M310 190l8 14M350 176l6 14M400 168v16M450 176l-6 14M490 190l-8 14", 4, "nd"),
  ][style];
  const closing =
    style === 1
      ? line(`M400 330V${hem + 8}`, 5) +
        repeat(3, (i) => dot(370, 380 + i * 90, 13, "hf", FINE) + dot(430, 380 + i * 90, 13, "hf", FINE))
      : dashes(`M400 200V${hem + 8}`, 14, "6 6", "mb") +
        line(`M400 196V${hem + 8}`, 4) +
        rect(392, 210, 16, 34, 6, "mr", FINE);
  const pockets = hand.pick([
    both(path(`M262 ${hem - 150}L330 ${hem - 170}L336 ${hem - 150}L266 ${hem - 128}Z`, "cd", FINE)),
    both(rect(256, hem - 170, 96, 100, 10, "cl", FINE) + line(`M256 ${hem - 136}h96`)),
  ]);
  const belt =
    style === 1 && hand.chance(0.6)
      ? path("M234 440Q400 460 566 440V476Q400 496 234 476Z", "cd", FINE) + rect(376, 436, 48, 56, 6, "hf", FINE)
      : "";
  const face = hand.back
    ? line(`M400 220V${hem + 8}M250 250Q400 280 550 250`, 4)
    : closing + pockets + (style === 1 ? belt : "") + (hand.chance(0.4) ? rect(450, 260, 70, 50, 6, "af", FINE) : "");
  return {
    art:
      (hand.back || style !== 1 ? "" : path("M320 138H480L400 330Z", "ad", FINE)) +
      both(sleeve) +
      body +
      quilt +
      dim(`M520 160L574 ${hem}Q540 ${hem + 8} 510 ${hem + 10}Q540 400 520 160Z`, 0.12) +
      face +
      (hand.back && style === 1 ? path("M300 140Q400 176 500 140L510 186Q400 220 290 186Z", "cl") : (collar ?? "")),
    detail: [250, 100, 320],
  };
}

function broek(hand: Hand): Drawing {
  const hem = 710;
  const flare = hand.pick([0, 10, 40]);
  const foot = flare;
  const left = `M262 130L226 ${hem}Q${270 - foot} ${hem + 14} ${342 + foot} ${hem}L400 320`;
  const d = `${left}L${458 - foot} ${hem}Q${530 + foot} ${hem + 14} 574 ${hem}L538 130Z`;
  const seam = dashes("M270 200Q310 260 256 280M530 200Q490 260 544 280", 4, "9 7", "yb");
  const wash = hand.int(0, 2);
  const worn =
    hand.back || wash === 0
      ? ""
      : both(oval(300, wash === 1 ? 380 : 420, 36, wash === 1 ? 90 : 130, "cl", `${BARE} opacity=".4"`)) +
        (wash === 2 ? line("M270 480l44 -10M486 486l44 8M276 500l30 -4", 4, "nb") : "");
  const cuffs = hand.chance(0.35)
    ? path(
        `M230 ${hem - 44}L226 ${hem}Q${270 - foot} ${hem + 14} ${342 + foot} ${hem}L${346 + foot * 0.8} ${hem - 44}Z`,
        "cl",
        FINE,
      )
    : "";
  const rear = both(path("M286 210H372V290L330 310L286 290Z", "cl", FINE)) + rect(450, 140, 60, 36, 4, "ef", FINE);
  const fly = path("M400 176Q436 180 432 280L400 320", "none", FINE) + dot(400, 154, 10, "yf", FINE);
  return {
    art: [
      path(d, "cf"),
      dim(
        `M400 320L${458 - foot} ${hem}l30 6Q470 500 400 320ZM330 330Q310 ${hem - 120} 320 ${hem + 6}l22 -4L400 320Z`,
        0.12,
      ),
      cuffs + (cuffs ? group('transform="matrix(-1 0 0 1 800 0)"', cuffs) : ""),
      path("M262 130Q400 150 538 130L542 176Q400 196 258 176Z", "cd"),
      repeat(4, (i) => rect(286 + i * 70 + (i > 1 ? 6 : 0), 128, 14, 56, 4, "cf", FINE)),
      hand.back ? rear : seam + fly,
      worn,
    ].join(""),
    detail: [240, 110, 290],
  };
}

export const outerwear: Kinds = {
  jas: kind((hand) => hung(jas(hand), hand), "rail", "back"),
  broek: kind((hand) => moved(broek(hand), -20), "rail", "back"),
};
