import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dot, FINE, gloss, line, path, rect } from "../kit/shapes";
import { can, tube } from "../kit/solids";

function label(x: number, y: number, w: number, h: number): string {
  return (
    rect(x, y, w, h, 8, "wl", FINE) +
    dot(x + w / 2, y + h * 0.3, Math.min(w, h) * 0.13, "ab", BARE) +
    line(`M${x + w * 0.2} ${y + h * 0.6}h${w * 0.6}M${x + w * 0.3} ${y + h * 0.78}h${w * 0.4}`, 5)
  );
}

function parfum(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const bodies = [
    "M250 330Q250 300 280 300H520Q550 300 550 330V650Q550 690 510 690H290Q250 690 250 650Z",
    "M400 290C540 290 600 400 600 500S530 690 400 690S200 620 200 500S260 290 400 290Z",
    "M300 300H500L570 420L530 690H270L230 420Z",
    "M320 290H480Q500 290 500 320V650Q500 690 460 690H340Q300 690 300 650V320Q300 290 320 290Z",
  ];
  const inner = [
    "M276 400H524V640Q524 664 500 664H300Q276 664 276 640Z",
    "M226 470Q400 500 574 470Q590 664 400 664T226 470Z",
    "M262 430H538L506 664H294Z",
    "M322 420H478V640Q478 666 456 666H344Q322 666 322 640Z",
  ];
  const cap = hand.pick([
    rect(330, 130, 140, 120, 14, "yr"),
    dot(400, 180, 70, "yq"),
    rect(346, 110, 108, 140, 50, "kr"),
    path("M340 240L360 120H440L460 240Z", "af"),
  ]);
  return {
    art: [
      rect(350, 240, 100, 64, 6, "mr"),
      cap,
      path(bodies[style] ?? "", "gf"),
      path(inner[style] ?? "", "cf", `${BARE} opacity=".85"`),
      style === 1 ? "" : rect(346, 470, 108, 120, 6, "wl", FINE) + line("M366 520h68M376 550h48", 5),
      style === 1 ? path("M400 540l22 40l44 6l-32 32l8 44l-42 -20l-42 20l8 -44l-32 -32l44 -6Z", "yl", FINE) : "",
      path(bodies[style] ?? "", "none"),
      gloss(
        style === 1
          ? "M236 500Q240 390 330 340L338 354Q270 410 266 510Z"
          : style === 3
            ? "M316 330h20v320h-20Z"
            : "M272 400h26l6 240h-26Z",
        0.6,
      ),
      hand.chance(0.4) ? path("M360 300L400 320L440 300L450 340L400 322L350 340Z", "af", FINE) : "",
    ].join(""),
    ground: [400, 694, 210],
    detail: [260, 110, 310],
  };
}

function cremepot(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  if (style === 0) {
    const r = hand.int(190, 230);
    return {
      art:
        can(400, 470, 640, r, r, "c") +
        label(400 - 100, 520, 200, 130) +
        can(400, 350, 460, r + 10, r + 10, hand.pick(["y", "m", "w", "h"])) +
        gloss(`M${400 - r + 20} 500h26v150l-26 -8Z`, 0.4),
      ground: [400, 680, 270],
      detail: [230, 330, 330],
    };
  }
  if (style === 1) {
    return {
      art:
        path("M300 190H500L540 640H260Z", "cf") +
        path("M300 190Q400 176 500 190L504 220H296Z", "cd", FINE) +
        line("M320 200V216M360 196V214M400 194V214M440 196V214M480 200V216", 4) +
        rect(290, 636, 220, 64, 12, hand.pick(["kr", "wr", "yr"])) +
        label(320, 320, 160, 200) +
        gloss("M316 240h22l-26 380h-24Z", 0.45),
      ground: [400, 704, 180],
      detail: [270, 260, 280],
    };
  }
  if (style === 2) {
    return {
      art:
        tube("M400 230V150H300V180", 22, "k") +
        rect(366, 226, 68, 70, 6, "kr") +
        can(400, 320, 670, 140, 140, "c") +
        label(310, 400, 180, 190) +
        gloss("M276 360h26v300l-26 -10Z", 0.4),
      ground: [400, 694, 200],
      detail: [260, 130, 320],
    };
  }
  return {
    art:
      can(300, 400, 640, 120, 120, "g") +
      can(300, 330, 400, 126, 126, "y") +
      label(224, 460, 152, 130) +
      can(550, 520, 650, 130, 130, "c") +
      can(550, 450, 510, 138, 138, "a"),
    ground: [420, 672, 300],
    detail: [160, 300, 310],
  };
}

export const care: Kinds = {
  parfum: kind(parfum, "shelf", "box"),
  cremepot: kind(cremepot, "shelf", "box"),
};
