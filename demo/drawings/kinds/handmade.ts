import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, dot, FINE, gloss, line, oval, path, rect, repeat } from "../kit/shapes";
import { can, tube } from "../kit/solids";

function mok(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const h = hand.int(260, 330);
  const top = 640 - h;
  const [rTop, rBottom] = (
    [
      [170, 170],
      [180, 130],
      [150, 176],
    ] as const
  )[style] ?? [170, 170];
  const edge = 370 + rTop;
  const glaze = hand.int(0, 3);
  const side = (share: number) => Math.round(rTop + (rBottom - rTop) * share);
  const band = (from: number, to: number, paint: string) => {
    const [y0, y1] = [top + h * from, top + h * to];
    return path(
      `M${370 - side(from)} ${y0}Q370 ${y0 + 58} ${370 + side(from)} ${y0}L${370 + side(to)} ${y1}Q370 ${y1 + 58} ${370 - side(to)} ${y1}Z`,
      paint,
      FINE,
    );
  };
  const decor = [
    band(0.62, 1, "nr"),
    band(0.3, 0.38, "al") + band(0.46, 0.54, "al"),
    path(
      `M${370 - rTop} ${top}Q370 ${top + 58} ${370 + rTop} ${top}L${370 + side(0.3)} ${top + h * 0.3}q-30 70 -60 10q-40 90 -80 20q-50 60 -90 -6q-40 50 -${side(0.3) * 2 - 230} -24Z`,
      "ar",
      FINE,
    ),
    repeat(14, (i) => dot(250 + ((i * 83) % 240), top + 70 + ((i * 57) % (h - 110)), 3 + (i % 3), "cx", BARE)),
  ][glaze];
  return {
    art: [
      tube(
        `M${edge - 10} ${top + 70}C${edge + 120} ${top + 40} ${edge + 130} ${top + h - 70} ${370 + side(0.75) - 8} ${top + h * 0.75}`,
        36,
        "c",
      ),
      can(370, top, 640, rTop, rBottom, "c"),
      decor ?? "",
      oval(370, top, rTop - 16, (rTop - 16) * 0.15, hand.chance(0.5) ? "ef" : "nf", FINE),
      gloss(`M${390 - rTop} ${top + 60}h26L${416 - rBottom} 620l-22 -10Z`, 0.35),
    ].join(""),
    ground: [390, 664, 230],
    detail: [230, top - 50, 310],
  };
}

function snijplank(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const w = hand.int(300, 360);
  const x = 400 - w / 2;
  const shape = [
    `M${x} 250Q${x} 230 ${x + 20} 230H${x + w - 20}Q${x + w} 230 ${x + w} 250V690Q${x + w} 720 ${x + w - 30} 720H${x + 30}Q${x} 720 ${x} 690Z`,
    `M360 90Q400 70 440 90L446 240Q${x + w} 260 ${x + w} 320V680Q${x + w} 720 ${x + w - 40} 720H${x + 40}Q${x} 720 ${x} 680V320Q${x} 260 354 240Z`,
    "M364 90Q400 70 436 90L444 250C580 270 620 380 620 480S540 720 400 720S180 620 180 480S220 270 356 250Z",
  ][style];
  const grain = repeat(
    6,
    (i) =>
      `M${x + 36 + (i * (w - 60)) / 6} ${340 + (i % 3) * 24}Q${x + 24 + (i * (w - 60)) / 6 + (i % 2) * 24} 480 ${x + 36 + (i * (w - 60)) / 6} ${650 - (i % 2) * 40}`,
  );
  const hole = style === 0 ? rect(350, 262, 100, 30, 15, "cx") : dot(400, 130, 22, "cx");
  const extra = hand.int(0, 2);
  const strap = style > 0 && extra === 1 ? tube("M400 130C360 40 460 30 400 130", 10, "e") : "";
  return {
    art: [
      strap,
      path(shape ?? "", "cd", ' transform="translate(14 6)"'),
      path(shape ?? "", "cf"),
      extra === 2
        ? rect(x + 70, 320, 50, 380, 0, "hd", `${BARE} opacity=".5"`) +
          rect(x + w - 130, 320, 26, 380, 0, "el", `${BARE} opacity=".4"`)
        : "",
      line(grain, 4, "cd"),
      extra === 0 && style === 0 ? rect(x + 24, 316, w - 48, 380, 14, "none", ' stroke="{cd}" stroke-width="9"') : "",
      hole,
      gloss(`M${x + 18} 340h18v320h-18Z`, style === 2 ? 0 : 0.3),
    ].join(""),
    ground: [410, 724, 200],
    detail: [260, style === 0 ? 220 : 80, 300],
  };
}

export const handmade: Kinds = {
  mok: kind((hand) => moved(mok(hand), -70), "kitchen", "box"),
  snijplank: kind(snijplank, "kitchen", "size"),
};
