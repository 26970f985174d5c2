import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { dashes, dot, FINE, gloss, path, rect, repeat } from "../kit/shapes";
import { picture } from "./wallpaper";

function window(x: number, y: number, wide: boolean): string {
  const eyes = repeat(wide ? 3 : 2, (i) =>
    dot(x + 44 + (wide ? i * 66 : 0), y + 44 + (wide ? 0 : i * 66), 24, "kx", FINE),
  );
  return rect(x, y, wide ? 220 : 88, wide ? 88 : 154, 34, "kf") + eyes;
}

function pattern(hand: Hand, x: number, y: number): string {
  const print = hand.pick(["", "p3", "p5", "", "p6", "p1"]);
  return print
    ? `<rect x="${x}" y="${y}" width="300" height="580" rx="52" fill="url(#${print})" stroke="none" opacity=".8"/>`
    : "";
}

/** A cover from behind, with the camera visible through its window. */
function shell(hand: Hand, x: number, y: number): string {
  const extra = hand.int(0, 2);
  return [
    rect(x + 12, y + 8, 300, 580, 52, "cx"),
    rect(x, y, 300, 580, 52, "cf"),
    pattern(hand, x, y),
    rect(x + 14, y + 14, 272, 552, 42, "none", ' stroke="{cl}" stroke-width="5" opacity=".7"'),
    window(x + 30, y + 34, hand.chance(0.4)),
    extra === 1 ? dot(x + 150, y + 360, 62, "none", ' stroke="{ad}" stroke-width="18"') : "",
    extra === 2 ? rect(x + 120, y + 510, 60, 16, 8, "cd", FINE) : "",
    rect(x - 8, y + 170, 12, 70, 5, "cd", FINE) + rect(x - 8, y + 260, 12, 70, 5, "cd", FINE),
    rect(x, y, 300, 580, 52, "none"),
  ].join("");
}

/** An empty cover from the front: the lining and the raised edge. */
function inside(x: number, y: number): string {
  return (
    rect(x, y, 300, 580, 52, "cf") +
    rect(x + 20, y + 20, 260, 540, 36, "cx", FINE) +
    rect(x + 34, y + 34, 232, 512, 26, "nf", FINE) +
    rect(x + 50, y + 52, 76, 134, 28, "cd", FINE)
  );
}

function wallet(hand: Hand): Drawing {
  const cards = repeat(
    3,
    (i) =>
      rect(132, 230 + i * 84, 190, 120, 10, ["al", "wf", "gf"][i] ?? "wf", FINE) +
      path(`M116 ${286 + i * 84}H340V${400 + i * 84}H116Z`, "cl", FINE),
  );
  return {
    art: [
      path("M100 130Q90 110 120 112L372 130V690L120 708Q96 708 100 690Z", "cd"),
      path("M116 150L356 164V660L116 674Z", "cl", FINE),
      cards,
      dashes("M110 132L360 148V672L110 688Z", 4, "10 8", "nb"),
      path("M372 130H660Q690 130 690 160V660Q690 690 660 690H372Z", "cf"),
      rect(396, 152, 274, 516, 40, "kf"),
      picture(hand, 406, 162, 254, 496, 32),
      rect(354, 130, 30, 560, 8, "cx", FINE),
    ].join(""),
    ground: [400, 704, 320],
    detail: [200, 170, 320],
  };
}

function telefoonhoesje(hand: Hand): Drawing {
  const style = hand.int(0, 4);
  if (style === 2) return wallet(hand);
  if (style === 0 || style === 3)
    return { art: inside(400, 90) + shell(hand, 120, 122), ground: [410, 714, 300], detail: [100, 100, 300] };
  const phone = rect(262, 40, 276, 400, 46, "mf") + picture(hand, 274, 52, 252, 300, 36);
  const slid = style === 1 ? phone : "";
  return {
    art:
      slid +
      shell(hand, 250, style === 1 ? 160 : 110) +
      gloss(`M280 ${style === 1 ? 690 : 650}L440 180h40L330 690Z`, 0.14),
    ground: [410, style === 1 ? 752 : 702, 190],
    detail: [240, 130, 300],
  };
}

export const covers: Kinds = { telefoonhoesje: kind(telefoonhoesje, "desk", "box") };
