import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { dot, FINE, gloss, line, oval, path, rect, repeat } from "../kit/shapes";
import { tube } from "../kit/solids";

function pan(hand: Hand): Drawing {
  const variant = hand.int(0, 2);
  const lidded = variant !== 1;
  const r = variant === 1 ? 220 : hand.int(200, 220);
  const cx = variant === 1 ? 280 : 400;
  const [top, bottom] = variant === 1 ? [400, 480] : [hand.int(330, 370), 590];
  const ear = (side: number) =>
    tube(
      `M${cx + side * (r - 6)} ${top + 54}c${side * 80} -26 ${side * 80} 66 ${side * -4} 54`,
      22,
      hand.back ? "k" : "m",
    );
  const wall = `M${cx - r} ${top}L${cx - r + (variant === 1 ? 44 : 12)} ${bottom}Q${cx} ${bottom + 60} ${cx + r - (variant === 1 ? 44 : 12)} ${bottom}L${cx + r} ${top}Z`;
  const lid = [
    path(
      `M${cx - r - 6} ${top - 6}Q${cx - r + 30} ${top - 110} ${cx} ${top - 112}Q${cx + r - 30} ${top - 110} ${cx + r + 6} ${top - 6}Q${cx} ${top + 62} ${cx - r - 6} ${top - 6}Z`,
      hand.chance(0.5) ? "gf" : "cf",
    ),
    rect(cx - 14, top - 138, 28, 34, 6, "mr", FINE) + oval(cx, top - 142, 44, 18, "kf"),
    gloss(
      `M${cx - r + 40} ${top - 20}Q${cx - r + 70} ${top - 86} ${cx - 60} ${top - 96}Q${cx - r + 110} ${top - 60} ${cx - r + 80} ${top - 8}Z`,
      0.5,
    ),
  ].join("");
  const long = path(
    `M${cx + r - 10} ${top + 6}L${cx + r + 250} ${top - 62}Q${cx + r + 280} ${top - 66} ${cx + r + 278} ${top - 40}Q${cx + r + 276} ${top - 24} ${cx + r + 250} ${top - 18}L${cx + r - 14} ${top + 46}Z`,
    hand.pick(["kf", "hf"]),
  );
  const inner = oval(cx, top, r, 46, "cl") + oval(cx, top + 6, r - 24, 34, hand.pick(["kf", "mf"]), FINE);
  const body = path(wall, "cr") + gloss(`M${cx - r + 24} ${top + 54}l30 10l6 ${bottom - top - 60}l-26 -8Z`, 0.4);
  const grip =
    variant === 2 ? path(`M${cx + r - 8} ${top + 40}h190q20 0 20 20t-20 20H${cx + r - 12}Z`, "kf") : ear(-1) + ear(1);
  const shift = variant === 2 ? '<g transform="translate(-90 0)">' : "<g>";
  const art = variant === 1 ? long + body + inner : grip + body + lid;
  return {
    art: `${shift}${art}</g>`,
    ground: variant === 1 ? [310, 506, 230] : [variant === 2 ? 330 : 410, 620, 260],
    detail: lidded ? [cx - 160, top - 170, 300] : [cx - 20, top - 130, 320],
  };
}

function knife(x: number, hand: Hand, grip: string): string {
  const w = hand.int(70, 92);
  const style = hand.int(0, 2);
  const blade = [
    `M${x} 440V110Q${x + w} 200 ${x + w} 340V440Z`,
    `M${x} 440V130L${x + w * 0.5} 96Q${x + w} 110 ${x + w} 150V440Z`,
    `M${x} 440V150Q${x + w * 0.3} 90 ${x + w * 0.8} 110L${x + w} 440Z`,
  ][style];
  const serration = style === 1 ? line(`M${x + w} 180${repeat(12, () => "l-8 10l8 10")}`, 3) : "";
  return [
    path(blade ?? "", "mf"),
    gloss(`M${x + 10} 430V190l14 30V430Z`, 0.7),
    line(`M${x + w * 0.66} 230V430`, 3),
    serration,
    rect(x - 5, 436, w * 0.75, 26, 6, "mr"),
    path(
      `M${x - 2} 462H${x + w * 0.62}Q${x + w * 0.5} 560 ${x + w * 0.7} 660Q${x + w * 0.72} 700 ${x + w * 0.4} 700H${x + 14}Q${x - 10} 690 ${x - 4} 650Z`,
      grip,
    ),
    repeat(3, (i) => dot(x + w * 0.28, 500 + i * 66, 8, "ml", FINE)),
  ].join("");
}

function block(_hand: Hand): Drawing {
  const handles = repeat(5, (i) => {
    const [hx, hy] = [262 + (i % 3) * 96 + (i > 2 ? 48 : 0), i > 2 ? 330 : 250];
    return `<g transform="rotate(8 ${hx} ${hy})">${rect(hx - 20, hy - 150, 40, 170, 14, "cr")}${dot(hx, hy - 110, 6, "ml", FINE)}${dot(hx, hy - 60, 6, "ml", FINE)}</g>`;
  });
  return {
    art: [
      handles,
      path("M196 260L536 300L586 250L260 214Z", "hl"),
      path("M196 260L536 300L560 690H190Z", "hf"),
      path("M536 300L586 250L622 640L560 690Z", "hs"),
      line("M214 380L528 406M216 500L540 520", 3),
      rect(330, 560, 100, 50, 8, "ml", FINE),
    ].join(""),
    ground: [410, 696, 250],
    detail: [220, 90, 320],
  };
}

function mes(hand: Hand): Drawing {
  if (hand.chance(0.3)) return block(hand);
  const count = hand.int(1, 3);
  const start = 400 - count * 70;
  const blades = repeat(count, (i) => knife(start + i * 140 + 30, hand, "cf"));
  const art = count === 1 ? `<g transform="rotate(38 400 400)">${blades}</g>` : blades;
  return {
    art,
    detail: [start, 380, 260],
    ...(count === 1 ? { ground: [400, 690, 210] as const } : { ground: [400, 716, 220] as const }),
  };
}

export const cooking: Kinds = {
  pan: kind(pan, "kitchen", "box"),
  mes: kind(mes, "kitchen", "box"),
};
