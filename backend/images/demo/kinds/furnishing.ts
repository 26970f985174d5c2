import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dashes, dim, dot, FINE, gloss, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { can, tube } from "../kit/solids";

function lamp(hand: Hand): Drawing {
  const glow = (x: number, y: number, r: number) => oval(x, y, r, r * 0.7, "yl", `${BARE} opacity=".45"`);
  const table = () => ({
    art:
      glow(400, 330, 250) +
      can(400, 660, 684, 110, 116, "c") +
      rect(386, 380, 28, 290, 10, "mr") +
      dot(400, 560, hand.int(50, 74), "cq") +
      path("M300 150H500L570 380Q400 420 230 380Z", hand.pick(["nr", "ar", "wr"])) +
      oval(400, 150, 100, 16, "yl", FINE) +
      gloss("M316 170h30l-40 210h-34Z", 0.35),
    ground: [400, 696, 170] as const,
    detail: [220, 110, 340] as const,
  });
  const arc = () => ({
    art:
      glow(560, 350, 190) +
      tube("M250 680V260Q250 100 400 100T550 220", 18, "c") +
      can(250, 670, 690, 110, 114, "k") +
      path("M550 216C480 216 446 290 440 340Q550 376 660 340C654 290 620 216 550 216Z", "cf") +
      oval(550, 342, 108, 18, "yl", FINE),
    ground: [270, 702, 170] as const,
    detail: [400, 140, 320] as const,
  });
  const desk = () => ({
    art:
      tube("M330 660L230 440L430 260", 18, "c") +
      dot(230, 440, 20, "mf") +
      dot(430, 260, 20, "mf") +
      can(330, 664, 690, 130, 136, "c") +
      group(
        'transform="rotate(32 480 260)"',
        path("M420 210Q400 260 420 310L600 350V170Z", "cf") + oval(600, 260, 22, 90, "yl"),
      ) +
      path("M604 224L740 470H450Z", "yl", `${BARE} opacity=".3"`),
    ground: [340, 702, 190] as const,
    detail: [370, 130, 300] as const,
  });
  const pendant = () => {
    const wide = hand.int(170, 230);
    return {
      art:
        line("M400 0V240", 8) +
        rect(376, 200, 48, 56, 10, "mr") +
        path(
          `M400 246C${400 - wide * 0.7} 250 ${400 - wide} 380 ${400 - wide} 470Q400 530 ${400 + wide} 470C${400 + wide} 380 ${400 + wide * 0.7} 250 400 246Z`,
          "cf",
        ) +
        oval(400, 474, wide, 34, "yl", FINE) +
        oval(400, 486, 60, 26, "yb", FINE) +
        gloss(
          `M${400 - wide + 40} 440Q${400 - wide + 60} 320 380 270Q${400 - wide + 120} 340 ${400 - wide + 80} 450Z`,
          0.4,
        ) +
        path(
          `M${400 - wide + 20} 510H${400 + wide - 20}L${400 + wide + 60} 740H${400 - wide - 60}Z`,
          "yl",
          `${BARE} opacity=".25"`,
        ),
      detail: [220, 190, 340] as const,
    };
  };
  const tripod = () => ({
    art:
      glow(400, 250, 230) +
      tube("M400 360L260 700M400 360L540 700M400 360L410 660", 16, "h") +
      rect(270, 120, 260, 230, 20, hand.pick(["cr", "nr"])) +
      oval(400, 122, 128, 14, "yl", FINE) +
      line("M272 324H528"),
    ground: [400, 702, 200] as const,
    detail: [240, 90, 320] as const,
  });
  return hand.pick([table, arc, desk, pendant, tripod])();
}

function kussen(hand: Hand): Drawing {
  const shape = hand.int(0, 2);
  const d =
    [
      "M150 190Q400 240 650 190Q600 420 650 650Q400 600 150 650Q200 420 150 190Z",
      "M90 280Q400 320 710 280Q680 420 710 570Q400 530 90 570Q120 420 90 280Z",
      "M400 150C560 150 660 270 660 420S560 680 400 680S140 570 140 420S240 150 400 150Z",
    ][shape] ?? "";
  const print = hand.pick(["p1", "p3", "p4", "p5", "p6", ""]);
  const extra =
    shape === 2
      ? dot(400, 415, 16, "cd", FINE) +
        line(
          repeat(
            8,
            (i) =>
              `M${(400 + Math.cos(i * 0.785) * 30).toFixed(0)} ${(415 + Math.sin(i * 0.785) * 30).toFixed(0)}L${(400 + Math.cos(i * 0.785) * 150).toFixed(0)} ${(415 + Math.sin(i * 0.785) * 150).toFixed(0)}`,
          ),
          4,
          "cd",
        )
      : hand.back
        ? dashes("M240 560H560", 6, "10 8")
        : "";
  const fringe =
    hand.chance(0.3) && shape !== 2
      ? dot(150, 190, 24, "af") + dot(650, 190, 24, "af") + dot(150, 650, 24, "af") + dot(650, 650, 24, "af")
      : "";
  return {
    art:
      (shape === 1 ? "" : fringe) +
      path(d, "cf") +
      (print && !hand.back ? `<path d="${d}" fill="url(#${print})" stroke="none" opacity=".8"/>` : "") +
      (shape === 0 ? dim("M650 190Q600 420 650 650Q560 628 480 622Q600 600 610 420Q612 300 650 190Z", 0.1) : "") +
      path(d, "none") +
      (shape === 0
        ? line("M190 230Q220 250 240 290M610 230Q580 250 560 290M196 610Q220 590 236 556M604 610Q580 590 564 556", 4)
        : "") +
      extra,
    ground: [400, shape === 1 ? 580 : 664, 280],
    detail: [140, 180, 300],
  };
}

export const furnishing: Kinds = {
  lamp: kind(lamp, "room", "box"),
  kussen: kind(kussen, "room", "back"),
};
