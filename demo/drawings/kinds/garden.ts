import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { both, dashes, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";
import { can, slots, tube } from "../kit/solids";

function grasmaaier(hand: Hand): Drawing {
  const robot = hand.chance(0.3);
  if (robot) {
    return {
      art: [
        path("M90 560C90 440 240 360 400 360C560 360 700 420 716 560L690 620H120Z", "cf"),
        path("M250 400Q400 340 560 400Q600 470 590 520H220Q210 450 250 400Z", hand.pick(["kf", "cd", "kf"])),
        rect(330, 470, 150, 30, 10, "cd", FINE) + dot(405, 420, 24, "zf", FINE) + slots(270, 540, 130, 3, 20),
        dot(200, 596, 84, "kq") +
          dashes("M140 596a60 60 0 1 0 120 0a60 60 0 1 0 -120 0", 14, "14 12", "kl") +
          dot(200, 596, 34, "cf", FINE),
        dot(620, 630, 46, "kq"),
        path("M660 590H724V624H640Z", "kf", FINE),
        gloss("M130 530Q150 440 260 400L250 420Q170 460 152 536Z", 0.5),
      ].join(""),
      ground: [400, 680, 340],
      detail: [220, 340, 330],
    };
  }
  const bag = hand.chance(0.6);
  const engine = hand.pick(["k", "a", "m"]);
  const hub = hand.pick(["mf", "cf", "yf"]);
  const big = hand.int(60, 84);
  return {
    art: [
      tube("M250 520L110 190Q100 150 140 150H190", 18, "k") + rect(130, 134, 90, 34, 16, hand.pick(["af", "kf"])),
      bag
        ? path("M120 400L330 420L320 620H150Q110 600 120 400Z", hand.pick(["kf", "cd"])) +
          slots(160, 460, 120, 5, 28, 4)
        : "",
      path("M240 640V570Q250 500 330 490H620Q700 500 716 600V640Z", "cf"),
      rect(370, 380, 220, 120, 30, `${engine}f`) + can(480, 366, 384, 70, 80, "c") + slots(396, 430, 90, 3, 20),
      dot(520, 440, 22, "zf", FINE),
      dot(290, 696 - big, big, "kq") +
        dot(290, 696 - big, big / 2, hub, FINE) +
        dot(650, 640, 54, "kq") +
        dot(650, 640, 28, hub, FINE),
      gloss("M290 540Q310 514 350 510H480L470 526H360Q320 530 306 560Z", 0.4),
    ].join(""),
    ground: [430, 696, 310],
    detail: [330, 340, 310],
  };
}

function tuinstoel(hand: Hand): Drawing {
  const adirondack = () => ({
    art:
      repeat(5, (i) =>
        group(
          `transform="rotate(${(i - 2) * 4} 400 560)"`,
          rect(246 + i * 64, 150 + Math.abs(i - 2) * 26, 54, 340, 20, "cf"),
        ),
      ) +
      both(path("M196 470H262L250 690H210Z", "cd") + path("M176 416H300L290 446H170Z", "cf")) +
      path("M240 480H560L600 560H200Z", "cf") +
      line("M222 520H578", 4) +
      rect(196, 556, 408, 36, 8, "cd"),
    ground: [400, 694, 260] as const,
    detail: [220, 130, 320] as const,
  });
  const recliner = () => {
    const lean = hand.int(0, 24);
    return {
      art:
        tube(`M300 500L230 690M500 500L580 690`, 20, "k") +
        path(`M276 ${160 - lean}Q400 ${130 - lean} 524 ${160 - lean}L540 480Q400 510 260 480Z`, "cf") +
        dashes(`M280 ${200 - lean}L270 480M520 ${200 - lean}L530 480`, 6, "12 8", "cx") +
        (hand.chance(0.5)
          ? rect(300, 150 - lean, 200, 76, 26, "af")
          : line(
              repeat(4, (i) => `M286 ${220 + i * 62}H514`),
              5,
              "cd",
            )) +
        path("M256 470Q400 440 544 470L580 560Q400 590 220 560Z", "cf") +
        both(tube("M236 640L210 430Q206 404 240 404H300", 20, "m") + rect(186, 392, 120, 26, 13, "hf")) +
        rect(216, 552, 368, 24, 8, "cd"),
      ground: [400, 696, 240] as const,
      detail: [230, 120, 320] as const,
    };
  };
  const shell = () => ({
    art:
      tube("M300 480L250 690M500 480L550 690", 22, hand.pick(["k", "h", "m"])) +
      path("M250 480C210 360 220 200 300 160Q400 130 500 160C580 200 590 360 550 480Z", "cf") +
      line(
        repeat(6, (i) => `M${300 + i * 40} ${176 - (i % 5 ? 10 : 0)}Q${290 + i * 44} 330 ${306 + i * 38} 470`),
        6,
        "cd",
      ) +
      both(tube("M216 560Q170 420 240 360", 26, "c")) +
      path("M236 470Q400 430 564 470L590 540Q400 580 210 540Z", hand.pick(["af", "nf", "cd"])),
    ground: [400, 696, 240] as const,
    detail: [230, 140, 320] as const,
  });
  const folding = () => ({
    art: `${tube("M270 130L540 690M530 130L260 690", 20, "h") + rect(262, 150, 276, 190, 10, "cf")}<rect x="262" y="150" width="276" height="190" rx="10" fill="url(#p1)"/>${path("M262 440H538L560 510H240Z", "cf")}${tube("M240 420H330M470 420H560", 22, "h")}${rect(232, 506, 336, 26, 8, "cd")}`,
    ground: [400, 696, 210] as const,
    detail: [240, 130, 320] as const,
  });
  return hand.pick([adirondack, recliner, folding, shell])();
}

export const garden: Kinds = {
  grasmaaier: kind(grasmaaier, "grass", "box"),
  tuinstoel: kind(tuinstoel, "grass", "size"),
};
