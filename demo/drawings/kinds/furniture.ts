import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { dot, FINE, line, path, rect, repeat } from "../kit/shapes";
import { box, reflection, tube } from "../kit/solids";

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

function kast(hand: Hand): Drawing {
  const doors = hand.int(2, 3);
  const [w, h] = [doors * hand.int(150, 180), 560];
  const x = 370 - w / 2;
  const y = 110;
  const wide = w / doors;
  const style = hand.int(0, 2);
  const plinth = style === 1 ? y + h : y + h - 110;
  const door = (at: number) => {
    const left = x + at * wide;
    const mirror = style === 2 && at === 1;
    const side = at < doors - 1 ? left + wide - 34 : left + 20;
    return [
      mirror
        ? rect(left + 14, y + 16, wide - 28, plinth - y - 32, 4, "gf", FINE) +
          reflection(left + 20, y + 24, wide - 40, 240, 0.4)
        : rect(left + 24, y + 28, wide - 48, plinth - y - 56, 6, style === 1 ? "cf" : "cl", FINE),
      style === 1 ? dot(side + 6, 400, 10, "yf", FINE) : rect(side, 330, 12, 120, 6, "mr", FINE),
    ].join("");
  };
  return {
    art: [
      rect(x + 20, y + h - 4, 40, 34, 4, "hf") + rect(x + w - 60, y + h - 4, 40, 34, 4, "hf"),
      box(x, y, w, h, hand.deep(70), 8, "c"),
      line(
        repeat(doors - 1, (i) => `M${x + (i + 1) * wide} ${y}V${plinth}`),
        5,
      ),
      repeat(doors, door),
      plinth < y + h ? line(`M${x} ${plinth}H${x + w}`, 5) + rect(370 - 50, y + h - 64, 100, 14, 7, "mr", FINE) : "",
    ].join(""),
    ground: [400, 700, w / 2 + 70],
    detail: [x + 70, 260, 300],
  };
}

export const furniture: Kinds = {
  bed: kind(bed, "room", "size"),
  kast: kind(kast, "room", "size"),
};
