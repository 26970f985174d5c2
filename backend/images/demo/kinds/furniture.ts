import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { dot, FINE, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { box, can, tube } from "../kit/solids";

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

export const furniture: Kinds = {
  tafel: kind(tafel, "room", "size"),
  bed: kind(bed, "room", "size"),
  kast: kind(kast, "room", "size"),
};
