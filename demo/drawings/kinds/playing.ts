import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, dashes, dot, FINE, gloss, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { can, display, knob, tube } from "../kit/solids";

/** A musical keyboard. */
function keyboard(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const white = hand.pick([14, 15, 17]);
  const step = 640 / white;
  const y = style === 1 ? 330 : 300;
  const keys =
    rect(80, y + 120, 640, 150, 4, "wl") +
    line(
      repeat(white - 1, (i) => `M${80 + (i + 1) * step} ${y + 120}v150`),
      3,
    ) +
    repeat(white - 1, (i) =>
      [0, 1, 3, 4, 5].includes(i % 7)
        ? rect(80 + (i + 1) * step - step * 0.3, y + 120, step * 0.6, 92, 3, "kx", FINE)
        : "",
    );
  const panel =
    rect(110, y + 24, 130, 70, 14, "kf", FINE) +
    dashes(`M124 ${y + 59}h104`, 36, "6 8", "kl") +
    rect(560, y + 24, 130, 70, 14, "kf", FINE) +
    dashes(`M574 ${y + 59}h104`, 36, "6 8", "kl") +
    display(330, y + 24, 140, 46, 1) +
    repeat(4, (i) => dot(340 + i * 40, y + 92, 9, i === 1 ? "zb" : "al", FINE)) +
    knob(280, y + 54, 22, "m", hand.int(-50, 50)) +
    knob(520, y + 54, 22, "m", hand.int(-50, 50));
  const stand = [
    tube(`M170 700L620 ${y + 300}M630 700L180 ${y + 300}`, 22, "k") +
      rect(120, 690, 110, 18, 8, "kf") +
      rect(570, 690, 110, 18, 8, "kf"),
    "",
    rect(110, y + 280, 40, 340 - y + 90, 4, "cf") +
      rect(650, y + 280, 40, 340 - y + 90, 4, "cf") +
      rect(140, 620, 520, 26, 4, "cd") +
      repeat(3, (i) => path(`M${360 + i * 34} 640h20l6 44h-32Z`, "yf", FINE)),
  ][style];
  const music = hand.chance(0.5)
    ? path(`M260 ${y}L280 ${y - 150}H520L540 ${y}Z`, "kf") +
      path(`M300 ${y - 10}L312 ${y - 130}H398V${y - 10}ZM402 ${y - 10}V${y - 130}H488L500 ${y - 10}Z`, "wl", FINE) +
      line(`M322 ${y - 100}h60M320 ${y - 70}h62M420 ${y - 100}h54M420 ${y - 70}h60`, 4)
    : "";
  return {
    art: [
      stand ?? "",
      music,
      path(
        `M60 ${y + 20}Q60 ${y} 84 ${y}H716Q740 ${y} 740 ${y + 20}L752 ${y + 270}Q752 ${y + 300} 724 ${y + 300}H76Q48 ${y + 300} 48 ${y + 270}Z`,
        "cf",
      ),
      panel,
      keys,
      rect(48, y + 268, 704, 32, 12, "cd"),
      gloss(`M84 ${y + 6}H716V${y + 14}H84Z`, 0.3),
    ].join(""),
    ground: [400, style === 1 ? y + 308 : 706, 340],
    detail: [80, y, 320],
  };
}

/** A group of outdoor toys; which ones lie in front varies. */
function buitenspeelgoed(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const bucket = (x: number, y: number) =>
    group(
      `transform="translate(${x} ${y})"`,
      tube("M-110 -150C-110 -300 110 -300 110 -150", 14, "a"),
      can(0, -150, 80, 124, 92, "c", "d"),
      path("M0 -90l18 36l40 6l-30 28l8 40l-36 -20l-36 20l8 -40l-30 -28l40 -6Z", "yf", FINE),
      gloss("M-98 -110h22l14 170l-20 -8Z", 0.4),
    );
  const spade = (x: number, y: number, turn: number) =>
    group(
      `transform="translate(${x} ${y}) rotate(${turn})"`,
      rect(-14, -300, 28, 200, 8, "hr"),
      rect(-44, -320, 88, 34, 16, "af"),
      path("M-60 -110H60V20Q40 80 0 90Q-40 80 -60 20Z", "af"),
      line("M0 -90V50", 5, "ad"),
    );
  const frisbee = (x: number, y: number, tone: string) =>
    group(
      `transform="translate(${x} ${y})"`,
      oval(0, 18, 150, 50, `${tone}d`),
      oval(0, 0, 150, 50, `${tone}f`),
      oval(0, -2, 112, 34, `${tone}l`, FINE),
      oval(0, -2, 60, 18, `${tone}b`, FINE),
    );
  const rope = (y: number) =>
    tube(`M170 ${y}C120 ${y - 130} 330 ${y - 170} 380 ${y - 60}S580 ${y + 60} 640 ${y - 60}`, 14, "n") +
    group(
      `transform="translate(170 ${y}) rotate(24)"`,
      rect(-22, 0, 44, 120, 20, "cr"),
      line("M-20 40h40M-20 70h40", 5),
    ) +
    group(
      `transform="translate(640 ${y - 60}) rotate(-34)"`,
      rect(-22, 0, 44, 120, 20, "cr"),
      line("M-20 40h40M-20 70h40", 5),
    );
  const chalk = (x: number, y: number) =>
    repeat(3, (i) =>
      group(
        `transform="rotate(${-16 + i * 16} ${x + i * 46} ${y})"`,
        rect(x + i * 46 - 18, y - 110, 36, 120, 12, ["zl", "yl", "gl"][i] ?? "zl"),
      ),
    );
  const ball = (x: number, y: number, r: number) =>
    dot(x, y, r, "aq") +
    path(`M${x - r} ${y}Q${x} ${y + r * 0.7} ${x + r} ${y}Q${x} ${y + r * 0.2} ${x - r} ${y}Z`, "wf", FINE);
  const rake = (x: number, y: number) =>
    group(
      `transform="translate(${x} ${y}) rotate(18)"`,
      rect(-12, -300, 24, 250, 8, "hr"),
      path("M-80 -60H80V-30H-80Z", "cf"),
      line("M-66 -30V40M-22 -30V40M22 -30V40M66 -30V40", 14, "cb"),
    );
  const art = [
    () => spade(560, 560, 16) + bucket(330, 600) + chalk(520, 690),
    () => rope(520) + frisbee(420, 640, "a"),
    () => rake(610, 590) + bucket(400, 590) + frisbee(240, 660, "a") + ball(600, 640, 54),
    () => frisbee(400, 380, "c") + ball(270, 590, 84) + rope(640),
  ][style]?.();
  const pebble = hand.int(0, 3);
  return {
    art: (art ?? "") + (pebble ? repeat(pebble, (i) => dot(180 + i * 30, 700, 9, i % 2 ? "nd" : "nb", BARE)) : ""),
    ground: [400, 696, 310],
    detail: [230, 380, 320],
  };
}

export const playing: Kinds = {
  keyboard: kind(keyboard, "room", "box"),
  buitenspeelgoed: kind((hand) => moved(buitenspeelgoed(hand), -60), "grass", "box"),
};
