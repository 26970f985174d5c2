import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { dot, FINE, gloss, group, line, oval, path, rect, repeat } from "../kit/shapes";

function knife(x: number, hand: Hand, grip: string): string {
  const w = hand.int(70, 92);
  const style = hand.int(0, 2);
  const blade = [
    `M${x} 440V90Q${x + w} 190 ${x + w} 340V440Z`,
    `M${x} 440V60Q${x + w * 1.1} 200 ${x + w * 1.1} 440Z`,
    `M${x} 440V110Q${x + w * 0.2} 80 ${x + w * 0.6} 90Q${x + w} 220 ${x + w} 360V440Z`,
  ][style];
  const dents = style === 2 ? repeat(5, (i) => oval(x + w * 0.66, 210 + i * 48, 8, 17, "md", FINE)) : "";
  const waves =
    style === 1 && hand.chance(0.6)
      ? line(`M${x + 22} 420q20 -60 8 -120t6 -110M${x + 44} 420q20 -60 8 -120t-4 -80`, 3, "md")
      : "";
  return [
    path(blade ?? "", "mf"),
    gloss(`M${x + 10} 430V190l14 30V430Z`, 0.7),
    line(`M${x + w * 0.66} 230V430`, 3),
    dents + waves,
    rect(x - 5, 436, w * 0.75, 26, 6, "mr"),
    path(
      `M${x - 2} 462H${x + w * 0.62}Q${x + w * 0.5} 560 ${x + w * 0.7} 660Q${x + w * 0.72} 700 ${x + w * 0.4} 700H${x + 14}Q${x - 10} 690 ${x - 4} 650Z`,
      grip,
    ),
    repeat(3, (i) => dot(x + w * 0.28, 500 + i * 66, 8, "ml", FINE)),
  ].join("");
}

/** One cook's knife; the blade and the handle differ. */
function mes(hand: Hand): Drawing {
  return {
    art: group(
      'transform="translate(-10 10) rotate(46 400 400) scale(1.16)"',
      knife(340, hand, hand.pick(["cf", "cf", "cd"])),
    ),
    ground: [390, 690, 250],
    detail: [250, 330, 280],
  };
}

export const cooking: Kinds = { mes: kind(mes, "kitchen", "box") };
