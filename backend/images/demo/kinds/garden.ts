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
  const lounger = () => ({
    art:
      tube("M180 640L300 470M620 640V520M420 640L520 520", 16, "m") +
      tube("M90 250L300 500H700", 20, "m") +
      path("M96 240Q110 220 136 244L322 468H690Q716 470 714 496Q712 516 690 516H300L92 280Q80 258 96 240Z", "cf") +
      dashes("M120 262L310 492H700", 44, "5 60", "cx") +
      path("M110 226Q140 190 170 226L210 280L160 320L104 252Z", "af"),
    ground: [400, 646, 310] as const,
    detail: [90, 210, 330] as const,
  });
  const folding = () => ({
    art: `${tube("M270 130L540 690M530 130L260 690", 20, "h") + rect(262, 150, 276, 190, 10, "cf")}<rect x="262" y="150" width="276" height="190" rx="10" fill="url(#p1)"/>${path("M262 440H538L560 510H240Z", "cf")}${tube("M240 420H330M470 420H560", 22, "h")}${rect(232, 506, 336, 26, 8, "cd")}`,
    ground: [400, 696, 210] as const,
    detail: [240, 130, 320] as const,
  });
  return hand.pick([adirondack, lounger, folding])();
}

export const garden: Kinds = {
  grasmaaier: kind(grasmaaier, "grass", "box"),
  tuinstoel: kind(tuinstoel, "grass", "size"),
};
