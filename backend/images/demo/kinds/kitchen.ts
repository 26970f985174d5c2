import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, dot, FINE, gloss, line, oval, path, rect, repeat } from "../kit/shapes";
import { box, can, display, knob, reflection, slots, tube } from "../kit/solids";

function espresso(hand: Hand): Drawing {
  const [x, y, w] = [170, 170, 370];
  const d = hand.deep(80);
  const cup = path("M316 520H404L394 590H326Z", "wr", FINE) + line("M404 536q30 4 22 28q-8 14 -28 14", 8);
  return {
    art: [
      box(x, y + 20, w, 500, d, 20, "c"),
      rect(x + 26, y + 210, w - 52, 240, 14, "qd", FINE),
      rect(x + 26, y + 46, w - 52, 132, 14, hand.pick(["kf", "cd", "mf"]), FINE),
      display(x + 48, y + 76, 130, 74, 2),
      knob(x + w - 92, y + 112, 42, "m", hand.int(-50, 50)),
      path("M290 380H430L420 424H300Z", "kf", FINE),
      rect(328, 424, 14, 30, 4, "mb", FINE),
      rect(378, 424, 14, 30, 4, "mb", FINE),
      hand.chance(0.5) ? tube("M480 384V480", 12, "m") : "",
      line("M336 458V516M384 458V516", 7, "ex"),
      cup,
      box(x - 8, 620, w + 16, 76, d, 12, "k"),
      slots(x + 30, 640, w - 60, 3, 16),
    ].join(""),
    ground: [390, 702, 280],
    detail: [200, 330, 320],
  };
}

function filterCoffee(hand: Hand): Drawing {
  const tall = hand.int(0, 30);
  return {
    art: [
      box(180, 630, 380, 64, hand.deep(70), 16, "c"),
      rect(440, 190, 120, 460, 18, "cf"),
      path("M560 200L600 184V640L560 650Z", "cs", FINE),
      rect(462, 300, 40, 250, 14, "gf", FINE),
      line(
        repeat(4, (i) => `M470 ${350 + i * 46}h24`),
        4,
      ),
      path(`M180 ${170 - tall}Q180 150 210 150H580L604 170V250H180Z`, "cf"),
      path("M214 250H426L392 350H248Z", "kf"),
      path("M226 392H414L440 470V590Q440 622 404 622H236Q200 622 200 590V470Z", "gf"),
      path("M203 490H437V590Q437 620 404 620H236Q203 620 203 590Z", "ed", `${BARE} opacity=".9"`),
      rect(226, 370, 188, 26, 10, "kf", FINE),
      path("M206 420C120 400 110 590 204 574L204 546C150 552 150 446 206 456Z", "kf"),
      gloss("M222 440h22V600h-22Z", 0.45),
      dot(520, 664, 12, "zb", FINE),
    ].join(""),
    ground: [390, 700, 280],
    detail: [130, 340, 330],
  };
}

function pods(hand: Hand): Drawing {
  const d = hand.int(0, 24);
  return {
    art: [
      path("M470 230Q590 240 590 330V640Q590 664 566 664H470Z", "gf"),
      rect(300, 640, 320, 54, 20, "kf"),
      rect(370, 300, 120, 380, 24, "cf"),
      path(`M190 ${270 - d}Q196 170 310 170H470Q540 180 540 260V330Q540 350 510 350H240Q192 340 190 ${270 - d}Z`, "cf"),
      path("M226 214Q300 136 440 178L430 206Q320 186 244 240Z", "mf", FINE),
      path("M240 350H330L318 396H252Z", "kf", FINE),
      line("M276 400V520M294 400V520", 7, "ex"),
      path("M226 520H344L330 620H240Z", "wr", FINE),
      path("M226 540q-38 2 -30 34q8 20 38 20", "none", ' stroke-width="9"'),
      rect(176, 620, 230, 26, 12, "kf"),
      rect(196, 646, 190, 48, 12, "cd"),
      gloss("M214 300Q216 214 300 200L290 216Q238 230 236 310Z", 0.5),
      dot(430, 262, 16, "al", FINE),
    ].join(""),
    ground: [400, 700, 250],
    detail: [170, 150, 320],
  };
}

function koffiezetapparaat(hand: Hand): Drawing {
  return hand.pick([espresso, filterCoffee, pods])(hand);
}

function waterkoker(hand: Hand): Drawing {
  const glass = hand.chance(0.3);
  const goose = hand.chance(0.3);
  const rTop = hand.int(100, 120);
  const rBottom = goose ? 180 : hand.int(146, 170);
  const top = goose ? 360 : hand.int(220, 260);
  const wall = glass ? "g" : "c";
  const spout = goose
    ? tube(`M${372 - rBottom + 20} 580C90 560 190 380 96 350`, 26, "c")
    : path(`M${372 - rTop - 2} ${top + 26}L${372 - rTop - 56} ${top + 6}L${372 - rTop - 26} ${top + 110}Z`, "cf");
  const handle = goose
    ? tube(`M${372 + rTop} ${top + 10}C620 200 690 330 640 520`, 34, "k")
    : tube(
        `M${372 + rTop - 6} ${top + 26}C600 ${top - 30} 640 ${top + 120} 620 440C612 540 580 560 ${372 + rBottom - 6} 566`,
        36,
        "k",
      );
  return {
    art: [
      handle,
      spout,
      can(372, top, 632, rTop, rBottom, wall),
      glass
        ? path(
            `M${372 - rBottom + 22} 470H${372 + rBottom - 22}L${372 + rBottom - 4} 630Q372 690 ${372 - rBottom + 4} 630Z`,
            "gd",
            `${BARE} opacity=".55"`,
          )
        : "",
      glass ? "" : path(`M440 ${top + 130}h22l16 170h-26Z`, "gf", FINE),
      path(
        `M${372 - rTop} ${top}Q372 ${top - 74} ${372 + rTop} ${top}Q372 ${top + 44} ${372 - rTop} ${top}Z`,
        glass ? "cf" : "cf",
      ),
      rect(352, top - 66, 40, 30, 12, "kf", FINE),
      path(
        `M${372 - rBottom - 2} 626A${rBottom} 28 0 0 0 ${374 + rBottom} 626V660A${rBottom} 30 0 0 1 ${372 - rBottom - 2} 660Z`,
        "kr",
      ),
      path(
        `M${372 - rBottom - 30} 664A${rBottom + 30} 30 0 0 0 ${402 + rBottom} 664V678A${rBottom + 30} 32 0 0 1 ${372 - rBottom - 30} 678Z`,
        "kf",
      ),
      gloss(`M${380 - rTop} ${top + 40}l26 8L${400 - rBottom} 620l-22 -8Z`, 0.4),
    ].join(""),
    ground: [390, 692, 270],
    detail: [230, 150, 320],
  };
}

function magnetron(hand: Hand): Drawing {
  const [x, y, w, h] = [80, 250, 530, 340];
  const knobs = hand.chance(0.45);
  const pane = hand.int(340, 366);
  const grip = hand.chance(0.6);
  const panelX = x + pane + 44;
  const panelW = w - pane - 62;
  const controls = knobs
    ? knob(panelX + panelW / 2, y + 96, 44, "m", hand.int(-60, 60)) +
      knob(panelX + panelW / 2, y + 226, 44, "m", hand.int(-60, 60))
    : display(panelX + 8, y + 40, panelW - 16, 50, 1) +
      repeat(9, (i) =>
        rect(
          panelX + 10 + (i % 3) * ((panelW - 12) / 3),
          y + 118 + Math.floor(i / 3) * 46,
          (panelW - 12) / 3 - 12,
          28,
          8,
          "mb",
          FINE,
        ),
      ) +
      rect(panelX + 10, y + 264, panelW - 20, 34, 10, "al", FINE);
  return {
    art: [
      rect(x + 30, y + h - 6, 60, 18, 6, "kb") + rect(x + w - 90, y + h - 6, 60, 18, 6, "kb"),
      box(x, y, w, h, hand.deep(100), 16, "c"),
      rect(x + 22, y + 28, pane, h - 56, 14, "kf"),
      rect(x + 50, y + 56, pane - 56, h - 112, 10, "qf", FINE),
      path(
        `M${x + 90} ${y + h - 92}Q${x + pane / 2} ${y + h - 66} ${x + pane - 44} ${y + h - 92}`,
        "none",
        ' stroke="#f6d27a" stroke-width="5" opacity=".6"',
      ),
      reflection(x + 52, y + 58, pane - 60, h - 116),
      grip ? rect(x + pane - 2, y + 50, 18, h - 100, 9, "mr", FINE) : "",
      controls,
    ].join(""),
    ground: [x + w / 2 + 50, y + h + 14, 340],
    detail: [panelX - 120, y + 10, 310],
  };
}

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

export const kitchen: Kinds = {
  koffiezetapparaat: kind(koffiezetapparaat, "kitchen", "box"),
  waterkoker: kind((hand) => moved(waterkoker(hand), -25), "kitchen", "box"),
  magnetron: kind(magnetron, "kitchen", "size"),
  pan: kind(pan, "kitchen", "box"),
  mes: kind(mes, "kitchen", "box"),
};
