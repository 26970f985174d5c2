import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dashes, dim, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";
import { can, slots, tube } from "../kit/solids";

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

function haardroger(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const cord = tube("M400 660C410 740 520 730 600 700", 14, "k");
  if (style === 2) {
    return {
      art:
        cord +
        rect(354, 330, 92, 340, 44, "cr") +
        dot(400, 250, 140, "cq") +
        dot(400, 250, 84, "af", FINE) +
        dot(400, 250, 62, "ax", BARE) +
        dot(400, 440, 16, "kf", FINE) +
        dot(400, 490, 12, "kf", FINE) +
        slots(374, 600, 52, 3, 18, 4) +
        gloss("M282 230Q300 140 390 132L388 150Q320 166 304 240Z", 0.5),
      ground: [430, 716, 200],
      detail: [240, 100, 320],
    };
  }
  const nozzle =
    style === 0
      ? path("M560 210L690 190V330L560 316Z", "kf")
      : path("M560 200L640 160Q700 260 640 360L560 320Z", "kf") +
        repeat(4, (i) => tube(`M656 ${196 + i * 44}h40`, 12, "k"));
  return {
    art: [
      cord,
      path("M330 380L450 390L430 650Q390 680 352 656Z", hand.pick(["cd", "kf"])),
      nozzle,
      path("M250 130C400 130 520 180 570 200V322C520 350 420 410 260 410C100 410 100 130 250 130Z", "cf"),
      dot(236, 270, 92, "kf") + repeat(4, (i) => line(`M${180 + i * 6} ${232 + i * 26}h${112 - i * 12}`, 5)),
      rect(372, 450, 34, 70, 12, "af", FINE) + line("M388 470v30", 5),
      path("M430 170Q440 270 430 376L460 364Q470 270 460 182Z", "af", FINE),
      gloss("M280 150Q400 156 500 196L494 208Q400 176 280 172Z", 0.5),
    ].join(""),
    ground: [440, 708, 220],
    detail: [120, 110, 340],
  };
}

function wider(x: number, content: string): string {
  return group(`transform="matrix(1.4 0 0 1 ${-0.4 * x} 0)"`, content);
}

function tandenborstel(hand: Hand): Drawing {
  const electric = hand.chance(0.6);
  if (electric) {
    const duo = hand.chance(0.4);
    const one = (x: number, tone: string) =>
      [
        rect(x - 26, 92, 52, 44, 6, tone === "c" ? "cl" : "al") +
          line(`M${x - 12} 96v30M${x} 96v30M${x + 12} 96v30`, 3) +
          rect(x - 32, 130, 64, 40, 18, "wf"),
        rect(x - 8, 156, 16, 150, 6, "wr"),
        path(`M${x - 22} 300H${x + 22}L${x + 50} 380V640Q${x} 656 ${x - 50} 640V380Z`, `${tone}r`),
        rect(x - 18, 410, 36, 84, 18, "wl", FINE) + dot(x, 432, 10, "vb", FINE),
        repeat(3, (i) => dot(x, 530 + i * 26, 5, "kb", BARE)),
        can(x, 652, 688, 70, 80, "w"),
      ].join("");
    return {
      art: duo ? wider(280, one(280, "c")) + wider(520, one(520, "a")) : wider(400, one(400, "c")),
      ground: [400, 704, duo ? 260 : 150],
      detail: duo ? [180, 80, 240] : [270, 80, 260],
    };
  }
  const brush = (x: number, tone: string, turn: number) =>
    group(
      `transform="rotate(${turn} ${x} 420)"`,
      path(
        `M${x - 22} 120Q${x} 100 ${x + 22} 120V250Q${x + 10} 300 ${x + 14} 360L${x + 24} 640Q${x} 720 ${x - 24} 640L${x - 14} 360Q${x - 10} 300 ${x - 22} 250Z`,
        `${tone}r`,
      ),
      rect(x + 16, 126, 44, 118, 4, "wf"),
      line(
        repeat(6, (i) => `M${x + 24} ${142 + i * 17}h34`),
        3,
        "gd",
      ),
      line(
        repeat(4, (i) => `M${x - 8} ${460 + i * 26}h16`),
        6,
      ),
    );
  const cup = hand.chance(0.5);
  return cup
    ? {
        art:
          brush(330, "c", -10) +
          brush(450, "a", 12) +
          can(400, 440, 670, 150, 120, "g", "f") +
          gloss("M280 470h24l14 190l-22 -6Z", 0.6),
        ground: [400, 694, 190],
        detail: [260, 90, 300],
      }
    : {
        art: brush(300, "c", 0) + brush(400, "a", 0) + brush(500, "v", 0),
        ground: [400, 712, 220],
        detail: [250, 90, 260],
      };
}

const PEN_COLORS = ["c", "a", "v", "z", "g"] as const;

function pen(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const metal = hand.pick(["m", "y", "k"]);
  const count = hand.int(1, 3);
  const ball = (x: number, tone: string) =>
    [
      rect(x - 26, 150, 52, 420, 14, `${tone}r`),
      path(`M${x - 26} 560H${x + 26}L${x + 8} 670H${x - 8}Z`, `${metal}f`),
      line(`M${x} 670V690`, 7),
      rect(x - 14, 100, 28, 56, 10, `${metal}r`),
      rect(x - 26, 360, 52, 14, 0, "ml", FINE),
      path(`M${x + 14} 170H${x + 40}V330Q${x + 30} 344 ${x + 20} 330Z`, `${metal}f`, FINE),
      gloss(`M${x - 18} 170h10v370h-10Z`, 0.5),
    ].join("");
  const fountain = (x: number) =>
    [
      rect(x - 32, 290, 64, 240, 12, "cr"),
      path(`M${x - 24} 526H${x + 24}V590H${x - 24}Z`, "kr"),
      path(`M${x - 24} 590H${x + 24}L${x} 700Z`, metal === "k" ? "mf" : "yf"),
      line(`M${x} 640V690`, 4),
      dot(x, 632, 7, "kb", BARE),
      rect(x - 36, 90, 72, 210, 18, "cr"),
      rect(x - 38, 276, 76, 24, 4, `${metal}r`),
      path(`M${x + 12} 110h26v150q-12 20 -20 0Z`, `${metal}f`, FINE),
      gloss(`M${x - 24} 110h12v390h-12Z`, 0.45),
    ].join("");
  const marker = (x: number, tone: string) =>
    [
      rect(x - 38, 260, 76, 400, 18, "wr"),
      rect(x - 42, 120, 84, 190, 18, `${tone}r`),
      rect(x - 38, 620, 76, 50, 12, `${tone}r`),
      rect(x - 24, 360, 48, 200, 8, `${tone}b`, FINE),
      rect(x + 22, 150, 18, 130, 8, `${tone}d`, FINE),
    ].join("");
  if (style === 0)
    return {
      art: group(
        'transform="rotate(32 400 400)"',
        repeat(count, (i) => ball(455 - count * 55 + i * 110, PEN_COLORS[i] ?? "c")),
      ),
      ground: [330, 690, 160],
      detail: [380, 110, 300],
    };
  if (style === 1)
    return {
      art: group(
        'transform="rotate(38 400 400)"',
        fountain(count === 3 ? 340 : 400),
        count === 3 ? ball(470, "k") : "",
      ),
      ground: [280, 676, 140],
      detail: [170, 430, 260],
    };
  return {
    art: repeat(count + 2, (i) => marker(465 - (count + 2) * 65 + i * 130, PEN_COLORS[i] ?? "c")),
    ground: [400, 678, 290],
    detail: [130, 100, 300],
  };
}

function boek(hand: Hand): Drawing {
  const [x, y] = [200, 120];
  const [w, h] = [hand.int(360, 400), hand.int(500, 550)];
  const d = hand.deep(hand.int(36, 80));
  const style = hand.int(0, 4);
  const cx = x + w / 2;
  const cover = [
    dot(cx, y + h * 0.42, w * 0.28, "af") +
      path(
        `M${x + 24} ${y + h - 110}Q${x + w * 0.4} ${y + h * 0.5} ${x + w * 0.6} ${y + h - 130}T${x + w} ${y + h - 150}V${y + h - 8}H${x + 24}Z`,
        "cd",
        FINE,
      ),
    repeat(5, (i) => rect(x + 60 + i * 14, y + 170 + i * 60, w - 130 - i * 30, 34, 17, i % 2 ? "al" : "ab", BARE)),
    repeat(4, (i) =>
      path(
        `M${cx - 140 + i * 34} ${y + h - 130}A${140 - i * 34} ${140 - i * 34} 0 0 1 ${cx + 140 - i * 34} ${y + h - 130}Z`,
        ["ab", "al", "yb", "cl"][i] ?? "ab",
        FINE,
      ),
    ) + dot(cx + 90, y + 180, 34, "yf"),
    rect(x + 60, y + 150, w - 100, h - 260, 6, "nf", FINE) +
      path(
        `M${x + 62} ${y + h - 180}L${cx - 40} ${y + 240}L${cx + 30} ${y + h - 220}L${cx + 80} ${y + 290}L${x + w - 42} ${y + h - 200}V${y + h - 112}H${x + 62}Z`,
        "vf",
        FINE,
      ) +
      dot(cx + 70, y + 200, 28, "yb"),
    `<rect x="${x + 26}" y="${y}" width="${w - 26}" height="${h}" fill="url(#p6)" stroke="none"/>${rect(x + 70, y + h * 0.3, w - 120, h * 0.3, 8, "wl", FINE)}`,
  ][style];
  const title =
    line(`M${x + 70} ${y + 64}H${x + w - 50}M${x + 110} ${y + 102}H${x + w - 90}`, 14, hand.pick(["wl", "al", "cx"])) +
    line(`M${x + 130} ${y + h - 50}H${x + w - 110}`, 9, "wl");
  const rear =
    line(
      `M${x + 60} ${y + 90}H${x + w - 40}M${x + 60} ${y + 130}H${x + w - 40}M${x + 60} ${y + 170}H${x + w - 90}M${x + 60} ${y + 210}H${x + w - 60}`,
      8,
      "cl",
    ) +
    rect(x + w - 160, y + h - 120, 120, 80, 4, "wl", FINE) +
    dashes(`M${x + w - 148} ${y + h - 80}h98`, 50, "5 3 2 4 7 3", "kx");
  return {
    art: [
      path(`M${x + 6} ${y}L${x + d + 6} ${y - d / 2}H${x + w + d}V${y + h - d / 2}L${x + w} ${y + h}Z`, "cd"),
      path(
        `M${x + w} ${y + 10}L${x + w + d - 8} ${y - d / 2 + 12}V${y + h - d / 2 - 8}L${x + w} ${y + h - 10}Z`,
        "nl",
        FINE,
      ),
      line(
        repeat(
          3,
          (i) => `M${x + w + (d * (i + 1)) / 4} ${y + 10 - (d * (i + 1)) / 8}V${y + h - 10 - (d * (i + 1)) / 8}`,
        ),
        2,
        "nd",
      ),
      path(`M${x + 14} ${y - 2}L${x + d + 12} ${y - d / 2 + 4}H${x + w + d - 8}L${x + w - 6} ${y - 2}Z`, "nl", FINE),
      rect(x, y, w, h, 6, "cf"),
      hand.back ? rear : `${cover ?? ""}${title}`,
      dim(`M${x} ${y + 6}h26v${h - 12}h-26Z`, 0.18),
      gloss(`M${x + 40} ${y + 6}h60L${x + 60} ${y + h - 6}h-20Z`, 0.16),
      hand.chance(0.3) ? path(`M${x + w - 70} ${y + h}V${y + h + 50}l18 -16l18 16V${y + h}Z`, "zf", FINE) : "",
    ].join(""),
    ground: [420, y + h + 8, 250],
    detail: [x + 60, y + 100, 300],
  };
}

export const care: Kinds = {
  parfum: kind(parfum, "shelf", "box"),
  cremepot: kind(cremepot, "shelf", "box"),
  haardroger: kind(haardroger, "shelf", "box"),
  tandenborstel: kind(tandenborstel, "shelf", "box"),
  pen: kind(pen, "desk", "box"),
  boek: kind(boek, "desk", "back"),
};
