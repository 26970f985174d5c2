import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dot, FINE, gloss, line, oval, path, rect, repeat } from "../kit/shapes";
import { box, display, knob } from "../kit/solids";

function basket(x: number, y: number, w: number, h: number, window: boolean): string {
  return [
    rect(x, y, w, h, 30, "kf"),
    window
      ? rect(x + 26, y + 24, w - 52, h * 0.5, 16, "qf", FINE) +
        gloss(`M${x + 46} ${y + 34}h${w * 0.2}l-40 ${h * 0.42}h-24Z`, 0.2)
      : rect(x + 14, y + 14, w - 28, h - 28, 20, "kl", `${BARE} opacity=".35"`),
    rect(x + w / 2 - 34, y + h * 0.42, 68, h * 0.5, 24, "cf"),
    rect(x + w / 2 - 18, y + h * 0.48, 36, h * 0.3, 14, "mr", FINE),
  ].join("");
}

function egg(hand: Hand): string {
  const dial = hand.chance(0.5);
  return [
    rect(250, 680, 60, 20, 6, "kb") + rect(490, 680, 60, 20, 6, "kb"),
    path("M186 640L170 380Q170 150 400 146Q630 150 630 380L614 640Q610 690 560 690H240Q190 690 186 640Z", "cf"),
    path("M250 200Q400 130 550 200Q520 256 400 256T250 200Z", "kf"),
    dial ? knob(400, 206, 34, "m", hand.int(-50, 50)) : display(340, 180, 120, 46, 1),
    path("M180 400H620L606 630Q602 672 560 672H240Q198 672 194 630Z", "cd"),
    line("M176 396H624", 7),
    path("M340 440H460Q480 440 478 460L470 590Q466 620 440 620H360Q334 620 330 590L322 460Q320 440 340 440Z", "kf"),
    rect(362, 464, 76, 60, 20, "kl", FINE) + dot(400, 576, 14, "mf", FINE),
    gloss("M206 370Q206 230 300 180L306 196Q236 250 236 380Z", 0.45),
  ].join("");
}

function dual(hand: Hand): string {
  const d = hand.deep(70);
  return [
    rect(130, 684, 60, 18, 6, "kb") + rect(540, 684, 60, 18, 6, "kb"),
    box(90, 240, 560, 450, d, 60, "c"),
    rect(120, 268, 500, 100, 30, "kf", FINE) + display(170, 290, 150, 56, 2) + display(420, 290, 150, 56, 2),
    dot(370, 318, 24, "mq"),
    basket(116, 392, 246, 280, false) + basket(378, 392, 246, 280, false),
  ].join("");
}

function tower(hand: Hand): string {
  const d = hand.deep(80);
  const buttons = repeat(5, (i) => dot(224 + i * 66, 250, 15, i === 2 ? "al" : "kl", FINE));
  return [
    rect(190, 684, 60, 18, 6, "kb") + rect(470, 684, 60, 18, 6, "kb"),
    box(150, 150, 410, 540, d, 46, "c"),
    rect(176, 176, 358, 120, 24, "kf", FINE),
    hand.chance(0.5) ? display(276, 188, 160, 40, 1) + buttons : oval(355, 236, 54, 46, "qf", FINE) + buttons,
    basket(176, 330, 358, 330, hand.chance(0.6)),
    gloss("M164 210h16v420h-16Z", 0.4),
  ].join("");
}

function airfryer(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const art = [egg, tower, dual][style]?.(hand) ?? "";
  return { art, ground: [400, 700, style === 2 ? 330 : 270], detail: style === 0 ? [240, 150, 320] : [170, 240, 330] };
}

export const frying: Kinds = { airfryer: kind(airfryer, "kitchen", "box") };
