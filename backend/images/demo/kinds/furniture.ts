import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, both, dashes, dim, dot, FINE, gloss, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { box, can, tube } from "../kit/solids";

function cushion(x: number, y: number, w: number, h: number, material: string): string {
  return path(
    `M${x + 16} ${y}Q${x + w / 2} ${y - 12} ${x + w - 16} ${y}Q${x + w} ${y} ${x + w} ${y + 18}V${y + h - 16}Q${x + w} ${y + h} ${x + w - 16} ${y + h}H${x + 16}Q${x} ${y + h} ${x} ${y + h - 16}V${y + 18}Q${x} ${y} ${x + 16} ${y}Z`,
    `${material}f`,
  );
}

function bank(hand: Hand): Drawing {
  const seats = hand.int(2, 3);
  const arm = hand.pick([40, 62, 84]);
  const rolled = hand.chance(0.35);
  const left = seats === 2 ? 120 : 60;
  const width = 800 - left * 2;
  const inner = width - arm * 2;
  const part = inner / seats;
  const top = hand.int(260, 300);
  const slim = hand.chance(0.45);
  const leg = slim
    ? (x: number) => path(`M${x - 10} 588H${x + 10}L${x + 5} 660H${x - 5}Z`, "hf")
    : (x: number) => rect(x - 16, 596, 32, 30, 4, "hf");
  const sideArm = rolled
    ? dot(left + arm / 2, 420, arm * 0.72, "cq") +
      path(`M${left + 4} 440H${left + arm - 4}V610H${left + 4}Z`, "cf") +
      dot(left + arm / 2, 420, arm * 0.3, "cd", FINE)
    : rect(left, 380, arm, 226, 22, "cf");
  const buttons = hand.chance(0.35)
    ? repeat(seats * 2, (i) =>
        dot(left + arm + part * (Math.floor(i / 2) + 0.3 + (i % 2) * 0.4), top + 70, 6, "cd", FINE),
      )
    : "";
  const pillow = (x: number, turn: number) =>
    group(
      `transform="rotate(${turn} ${x} 420)"`,
      path(
        `M${x - 62} 356Q${x} 372 ${x + 62} 356Q${x + 48} 420 ${x + 62} 484Q${x} 468 ${x - 62} 484Q${x - 48} 420 ${x - 62} 356Z`,
        "af",
      ),
    );
  return {
    art: [
      both(leg(left + 44)),
      rect(left + 10, top, width - 20, 300, 36, "cd"),
      repeat(seats, (i) => cushion(left + arm + i * part, top + 4, part, 200, "c")),
      buttons,
      rect(left + 10, 530, width - 20, 76, 14, "cf"),
      repeat(seats, (i) => cushion(left + arm - 4 + i * (part + 8 / seats), 456, part + 8 / seats, 92, "c")),
      dim(`M${left + arm} 448H${800 - left - arm}V456H${left + arm}Z`, 0.2),
      pillow(left + arm + 66, -10),
      hand.chance(0.6) ? pillow(800 - left - arm - 70, 12) : "",
      both(sideArm),
    ].join(""),
    ground: [400, slim ? 658 : 624, width / 2 + 20],
    detail: [left, 290, 330],
  };
}

function stoel(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const wood = hand.pick(["h", "e", "k"]);
  const legs = [
    tube("M304 500L270 700", 20, wood),
    tube("M496 500L530 700", 20, wood),
    tube("M330 500L316 650", 16, wood),
    tube("M470 500L484 650", 16, wood),
  ]
    .reverse()
    .join("");
  const seat = path("M262 470Q400 440 538 470L566 510Q566 540 530 540H270Q234 540 234 510Z", "cf");
  const shell =
    path("M272 470C246 380 250 220 300 150Q400 116 500 150C550 220 554 380 528 470Q400 500 272 470Z", "cf") +
    gloss("M290 420C270 330 276 240 312 180L330 180C300 250 296 340 312 420Z", 0.3);
  const spindles =
    tube("M270 480L240 140M530 480L560 140", 20, wood) +
    tube("M310 470L300 190M370 470L366 180M430 470L434 180M490 470L500 190", 10, wood) +
    path("M226 130Q400 90 574 130V190Q400 154 226 190Z", "cf");
  const slats =
    tube("M270 490L256 120M530 490L544 120", 22, wood) + repeat(3, (i) => rect(262, 150 + i * 96, 276, 54, 12, "cf"));
  const armchair =
    path("M230 480C190 320 200 180 270 140H530C600 180 610 320 570 480Z", "cf") +
    path(
      "M200 360Q170 360 176 400L200 560H280L260 400Q250 350 200 360ZM600 360Q630 360 624 400L600 560H520L540 400Q550 350 600 360Z",
      "cd",
    ) +
    path("M250 470Q400 430 550 470V550H250Z", "cf") +
    line("M340 150V430M460 150V430", 4);
  const back = [shell, spindles, slats, armchair][style] ?? shell;
  const chrome =
    hand.chance(0.25) && style === 0
      ? tube("M400 530V640M400 640L270 690M400 640L530 690M400 640L330 700M400 640L470 700", 18, "m")
      : legs;
  return { art: chrome + (style === 3 ? back : back + seat), ground: [400, 704, 210], detail: [220, 110, 330] };
}

function tafel(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const y = style === 3 ? 420 : 330;
  const board =
    path(`M70 ${y}L180 ${y - 90}H620L730 ${y}Z`, "cl") +
    line(hand.chance(0.6) ? `M178 ${y - 20}H500M270 ${y - 56}H560` : "", 3, "cd") +
    rect(66, y, 668, 36, 8, "cf");
  const leg = hand.pick(["c", "k", "h"]);
  const straight =
    tube(`M200 ${y + 30}V610M600 ${y + 30}V610`, 20, leg) +
    rect(92, y + 34, 34, 660 - y, 4, `${leg}f`) +
    rect(674, y + 34, 34, 660 - y, 4, `${leg}f`);
  const splayed =
    tube(`M220 ${y + 34}L190 620M580 ${y + 34}L610 620`, 18, leg) +
    path(`M130 ${y + 36}H180L130 696H106ZM620 ${y + 36}H670L694 696H670Z`, `${leg}f`);
  const cross = tube(
    `M150 ${y + 36}L310 694M310 ${y + 36}L150 694M490 ${y + 36}L650 694M650 ${y + 36}L490 694`,
    22,
    leg,
  );
  const round =
    can(400, 660, 684, 120, 140, leg) +
    rect(378, y + 20, 44, 330 - (y - 330), 10, `${leg}r`) +
    path(`M90 ${y - 6}V${y + 20}A310 56 0 0 0 710 ${y + 20}V${y - 6}Z`, "cf") +
    oval(400, y - 6, 310, 56, "cl");
  const vase = hand.chance(0.6)
    ? can(400, y - 120, y - 36, 24, 36, "a") +
      tube(
        `M396 ${y - 122}C390 ${y - 190} 370 ${y - 200} 350 ${y - 220}M404 ${y - 122}C410 ${y - 180} 420 ${y - 210} 446 ${y - 236}`,
        5,
        "v",
      ) +
      dot(346, y - 226, 20, "yf", FINE) +
      dot(450, y - 240, 22, "zf", FINE)
    : "";
  const art = style === 2 ? round : [straight, splayed, "", cross][style] + board;
  return {
    art: art + (style === 3 ? "" : vase),
    ground: [400, 698, style === 2 ? 220 : 340],
    detail: [420, y - 130, 330],
  };
}

function bureaustoel(hand: Hand): Drawing {
  const mesh = hand.int(0, 2);
  const foot = hand.pick(["k", "m", "c"]);
  const padding = hand.pick(["kf", "af", "cd"]);
  const caster = (x: number, y: number) => dot(x, y, 20, "kq");
  const base = [
    tube("M400 540V640", 30, "m"),
    tube("M400 640L230 690M400 640L570 690M400 640L310 710M400 640L490 710M400 640V700", 20, foot),
    caster(230, 700),
    caster(570, 700),
    caster(310, 722),
    caster(490, 722),
  ].join("");
  const shells = [
    path("M290 430C260 330 270 190 310 130Q400 96 490 130C530 190 540 330 510 430Z", "cf") +
      line(
        hand.pick([
          "M300 300Q400 340 500 300",
          "M340 124V430M400 116V430M460 124V430",
          "M290 220Q400 250 510 220M288 310Q400 340 512 310",
        ]),
        4,
      ),
    `${rect(290, 90, 220, 96, 34, "cf") + path("M282 440C256 360 270 240 290 210H510C530 240 544 360 518 440Z", "kf")}<path d="M282 440C256 360 270 240 290 210H510C530 240 544 360 518 440Z" fill="url(#p2)" stroke="none"/>`,
    path("M270 440C240 300 260 150 300 90Q400 60 500 90C540 150 560 300 530 440Z", "cf") +
      path("M330 440V110M470 440V110", "none") +
      path("M340 130H460V190Q400 206 340 190ZM330 240H470V430H330Z", padding, FINE),
  ];
  const arms = both(tube("M250 480V400", 18, "k") + rect(206, 376, 84, 30, 15, padding));
  return {
    art: [
      base,
      shells[mesh] ?? "",
      hand.chance(0.75) ? arms : "",
      path("M256 460Q400 430 544 460L570 510Q572 548 530 548H270Q228 548 230 510Z", "cf"),
      gloss("M262 490Q330 470 420 468L414 480Q330 482 266 504Z", 0.4),
    ].join(""),
    ground: [400, 740, 230],
    detail: [230, 330, 320],
  };
}

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

function bed(hand: Hand): Drawing {
  const head = hand.int(0, 2);
  const w = hand.pick([500, 580, 640]);
  const x = 400 - w / 2;
  const boards = [
    rect(x, 190, w, 330, 20, "cf") +
      line(
        repeat(4, (i) => `M${x + ((i + 1) * w) / 5} 190V420`),
        4,
      ),
    tube(
      `M${x + 10} 560V220Q${x + 10} 180 ${x + 60} 180H${x + w - 60}Q${x + w - 10} 180 ${x + w - 10} 220V560`,
      18,
      "c",
    ) +
      tube(
        repeat(6, (i) => `M${x + ((i + 1) * w) / 7} 190V420`),
        9,
        "c",
      ),
    path(`M${x} 560V260Q400 140 ${x + w} 260V560Z`, "cf") +
      repeat(7, (i) => dot(x + 60 + (i * (w - 120)) / 6, 310 - 44 * Math.sin((i / 6) * Math.PI), 7, "cd", FINE)),
  ];
  const pillow = (px: number, pw: number) =>
    path(
      `M${px} 396Q${px + pw / 2} 366 ${px + pw} 396Q${px + pw + 8} 440 ${px + pw - 6} 462Q${px + pw / 2} 476 ${px + 6} 462Q${px - 8} 440 ${px} 396Z`,
      "wf",
    );
  const pillows = w > 540 ? pillow(x + 40, w / 2 - 60) + pillow(400 + 20, w / 2 - 60) : pillow(250, 300);
  return {
    art: [
      boards[head] ?? "",
      path(`M${x + 10} 450H${x + w - 10}L${x + w + 20} 600H${x - 20}Z`, "wf"),
      pillows,
      path(`M${x + 2} 490Q400 470 ${x + w - 2} 490L${x + w + 26} 620V660H${x - 26}V620Z`, "af"),
      path(`M${x + 2} 490Q400 470 ${x + w - 2} 490L${x + w + 8} 530Q400 512 ${x - 8} 530Z`, "al", FINE),
      line(`M${x + w * 0.3} 540L${x + w * 0.24} 650M${x + w * 0.66} 540L${x + w * 0.7} 650`, 4, "ad"),
      rect(x - 30, 636, w + 60, 44, 12, "cf"),
      rect(x - 10, 680, 36, 28, 4, "hf") + rect(x + w - 26, 680, 36, 28, 4, "hf"),
    ].join(""),
    ground: [400, 706, w / 2 + 50],
    detail: [x, 320, 320],
  };
}

const BOOKS = ["ab", "gb", "nb", "vb", "zb"] as const;

/** Books side by side on a shelf, from the left. */
function books(count: number, left: number, shelf: number, height: number, first: number): string {
  const top = Math.round(shelf - height);
  const spine = (at: number) =>
    rect(
      left + at * 26,
      top + ((at + first) % 3) * 8,
      22,
      Math.round(height) - ((at + first) % 3) * 8,
      2,
      BOOKS[(at + first) % 5] ?? "ab",
    );
  return group(FINE.trim(), repeat(count, spine));
}

function kast(hand: Hand): Drawing {
  const d = hand.deep(70);
  const open = () => {
    const [x, y, w, h] = [170, 110, 400, 580];
    const rows = hand.int(4, 5);
    const step = (h - 20) / rows;
    return {
      art:
        box(x, y, w, h, d, 6, "c") +
        repeat(
          rows,
          (i) =>
            rect(x + 20, Math.round(y + 20 + i * step), w - 40, Math.round(step - 20), 2, "cd", FINE) +
            books(hand.int(2, 4), x + 34 + (i % 2) * 120, y + (i + 1) * step - 2, step * 0.66, i) +
            (i % 2
              ? can(x + 90, y + i * step + step * 0.5, y + (i + 1) * step - 6, 22, 28, "a")
              : can(x + w - 90, y + i * step + step * 0.56, y + (i + 1) * step - 6, 34, 22, "n")),
        ),
      ground: [400, 696, 280] as const,
      detail: [160, 110, 320] as const,
    };
  };
  const wardrobe = () => {
    const [x, y, w, h] = [150, 110, 430, 560];
    const knobs = hand.chance(0.5)
      ? dot(x + w / 2 - 26, 400, 10, "yf", FINE) + dot(x + w / 2 + 26, 400, 10, "yf", FINE)
      : rect(x + w / 2 - 34, 330, 12, 120, 6, "mr", FINE) + rect(x + w / 2 + 22, 330, 12, 120, 6, "mr", FINE);
    return {
      art:
        rect(x + 20, y + h - 4, 40, 34, 4, "hf") +
        rect(x + w - 60, y + h - 4, 40, 34, 4, "hf") +
        box(x, y, w, h, d, 8, "c") +
        line(`M${x + w / 2} ${y}V${y + h - 110}M${x} ${y + h - 110}H${x + w}`, 5) +
        (hand.chance(0.6)
          ? rect(x + 34, y + 40, w / 2 - 68, h - 210, 6, "cl", FINE) +
            rect(x + w / 2 + 34, y + 40, w / 2 - 68, h - 210, 6, "cl", FINE)
          : "") +
        knobs +
        rect(x + w / 2 - 50, y + h - 64, 100, 14, 7, "mr", FINE),
      ground: [400, 700, 290] as const,
      detail: [x + 70, 260, 300] as const,
    };
  };
  const drawers = () => {
    const [x, y, w, h] = [130, 270, 470, 360];
    const rows = hand.int(3, 4);
    const step = (h - 20) / rows;
    return {
      art:
        tube(`M${x + 50} ${y + h}L${x + 34} 700M${x + w - 50} ${y + h}L${x + w - 34} 700`, 20, "h") +
        box(x, y, w, h, d, 8, "c") +
        repeat(
          rows,
          (i) =>
            rect(x + 16, y + 16 + i * step, w - 32, step - 12, 6, "cl", FINE) +
            (rows === 3
              ? rect(x + w / 2 - 50, y + i * step + step * 0.44, 100, 14, 7, "mr", FINE)
              : dot(x + w * 0.3, y + 10 + i * step + step / 2, 10, "yf", FINE) +
                dot(x + w * 0.7, y + 10 + i * step + step / 2, 10, "yf", FINE)),
        ) +
        can(260, 190, 256, 30, 24, "a") +
        tube("M260 186C250 150 240 130 224 116M262 186C270 140 280 130 296 112", 6, "v"),
      ground: [400, 704, 300] as const,
      detail: [x + 80, 270, 300] as const,
    };
  };
  return hand.pick([open, wardrobe, drawers])();
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

export const furniture: Kinds = {
  bank: kind((hand) => moved(bank(hand), -50), "room", "size"),
  stoel: kind(stoel, "room", "size"),
  tafel: kind(tafel, "room", "size"),
  bureaustoel: kind(bureaustoel, "room", "size"),
  lamp: kind(lamp, "room", "box"),
  bed: kind(bed, "room", "size"),
  kast: kind(kast, "room", "size"),
  kussen: kind(kussen, "room", "back"),
};
