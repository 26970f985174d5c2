import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dashes, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";
import { picture } from "./wallpaper";

function keys(left: number, right: number, top: number, count: number): string {
  return repeat(4, (row) => {
    const from = left - row * 8;
    const width = right - left + row * 16;
    const step = width / count;
    return dashes(
      `M${from} ${top + row * 18}h${width}`,
      13,
      `${(step * 0.84).toFixed(2)} ${(step * 0.16).toFixed(2)}`,
      "kb",
    );
  });
}

function laptop(hand: Hand): Drawing {
  const w = hand.int(500, 540);
  const x = 400 - w / 2;
  const thick = hand.int(16, 26);
  const lid = hand.back
    ? rect(x, 176, w, 344, 18, "cf") +
      dot(400, 346, 34, "cl", FINE) +
      gloss(`M${x + 30} 190h120L${x + 60} 500h-30Z`, 0.2)
    : rect(x, 176, w, 344, 18, "cf") +
      rect(x + 10, 186, w - 20, 324, 10, "kb", FINE) +
      picture(hand, x + 20, 200, w - 40, 292, 3) +
      dot(400, 192, 3, "gb", BARE);
  const deck =
    path(`M${x - 4} 520H${x + w + 4}L${x + w + 64} 640H${x - 64}Z`, "cl") +
    (hand.back
      ? ""
      : keys(x + 22, x + w - 22, 544, 13) + path(`M${hand.pick([330, 340])} 612H466L472 634H326Z`, "cf", FINE));
  const edge = path(
    `M${x - 64} 640H${x + w + 64}V${640 + thick}Q${x + w + 60} ${652 + thick} ${x + w + 40} ${652 + thick}H${x - 40}Q${x - 60} ${652 + thick} ${x - 64} ${640 + thick}Z`,
    "cf",
  );
  const notch = hand.chance(0.6)
    ? path("M356 640h88q-4 12 -16 12h-56q-12 0 -16 -12Z", "cd", FINE)
    : rect(x - 30, 646, 30, 8, 3, "kb", BARE);
  return {
    art: lid + rect(x + 60, 512, w - 120, 14, 6, "kf", FINE) + deck + edge + notch,
    ground: [400, 664 + thick, 370],
    detail: [150, 470, 260],
  };
}

function lenses(x: number, y: number, style: number): string {
  const eye = (cx: number, cy: number, r: number) =>
    dot(cx, cy, r, "kf", FINE) +
    dot(cx, cy, r * 0.5, "qb", BARE) +
    dot(cx - r * 0.2, cy - r * 0.2, r * 0.18, "gl", BARE);
  if (style === 0)
    return (
      rect(x, y, 126, 132, 34, "cl", FINE) + eye(x + 40, y + 40, 28) + eye(x + 40, y + 94, 28) + eye(x + 92, y + 66, 22)
    );
  if (style === 1) return eye(x + 40, y + 40, 34) + eye(x + 40, y + 122, 34) + dot(x + 96, y + 40, 10, "yb", FINE);
  return (
    rect(x - 10, y, 270, 92, 30, "cd", FINE) +
    eye(x + 40, y + 46, 32) +
    eye(x + 124, y + 46, 32) +
    eye(x + 204, y + 46, 22)
  );
}

function telefoon(hand: Hand): Drawing {
  const r = hand.int(36, 56);
  const style = hand.int(0, 2);
  const both = hand.chance(0.65);
  const phone = (x: number, y: number, face: string) =>
    rect(x + 8, y + 6, 292, 580, r, "cd") + rect(x, y, 292, 580, r, "cf") + face;
  const rearFace = (x: number, y: number) =>
    lenses(x + 28, y + 28, style) +
    dot(x + 146, y + 330, 20, "cl", FINE) +
    gloss(`M${x + 40} ${y + 560}L${x + 230} ${y + 20}h30L${x + 90} ${y + 560}Z`, 0.2);
  const cut = hand.pick([rect(0, 0, 76, 20, 10, "kb", BARE), dot(38, 10, 10, "kb", BARE)]);
  const frontFace = (x: number, y: number) =>
    `${rect(x + 10, y + 10, 272, 560, r - 8, "kb", FINE) + picture(hand, x + 18, y + 18, 256, 544, r - 16)}<g transform="translate(${x + 108} ${y + 34})">${cut}</g>${rect(x + 96, y + 546, 100, 6, 3, "wb", BARE)}`;
  const apps = (x: number, y: number) =>
    group(
      'stroke="none" opacity=".9"',
      repeat(4, (i) => rect(x + 36 + i * 58, y + 468, 44, 44, 12, ["wl", "yb", "vb", "zb"][i] ?? "wl")),
    );
  if (hand.back) return { art: phone(254, 110, rearFace(254, 110)), ground: [410, 700, 190], detail: [250, 100, 260] };
  const art = both
    ? phone(150, 90, rearFace(150, 90)) + phone(340, 122, frontFace(340, 122) + apps(340, 122))
    : phone(254, 110, frontFace(254, 110) + apps(254, 110)) + line("M552 240v60M552 330v100", 7);
  return { art, ground: both ? [400, 706, 280] : [410, 700, 190], detail: both ? [130, 70, 300] : [250, 100, 300] };
}

function tablet(hand: Hand): Drawing {
  const upright = hand.chance(0.5);
  const [w, h] = upright ? [430, 570] : [600, 430];
  const [x, y] = [396 - w / 2, 400 - h / 2];
  const pen = hand.chance(0.55)
    ? rect(x + w + 34, y + 30, 20, h - 80, 10, "wr") + path(`M${x + w + 34} ${y + h - 56}h20l-10 34Z`, "kf", FINE)
    : "";
  const shell = rect(x + 8, y + 7, w, h, 34, "cd") + rect(x, y, w, h, 34, "cf");
  const rearFace =
    rect(x + 26, y + 26, 74, 74, 22, "cl", FINE) +
    dot(x + 63, y + 63, 24, "kf", FINE) +
    dot(x + w / 2, y + h / 2, 26, "cl", FINE);
  const bezel = hand.int(22, 34);
  const face =
    rect(x + 10, y + 10, w - 20, h - 20, 26, "kb", FINE) +
    picture(hand, x + bezel, y + bezel, w - bezel * 2, h - bezel * 2, 8);
  const stand =
    !upright && hand.chance(0.5) && !hand.back
      ? path(`M${x + 40} ${y + h - 10}L${x - 20} ${y + h + 70}H${x + w + 20}L${x + w - 40} ${y + h - 10}Z`, "cd") +
        repeat(3, (row) =>
          dashes(`M${x + 36 - row * 6} ${y + h + 14 + row * 19}h${w - 72 + row * 12}`, 13, "38 9", "kl"),
        )
      : "";
  return {
    art: `<g transform="translate(${pen ? -20 : 0} ${stand ? -40 : 0})">${stand}${shell}${hand.back ? rearFace : face}${pen}</g>`,
    ground: [400, y + h + (stand ? 38 : 16), w / 2 + 40],
    detail: [x + w - 220, y - 20, 290],
  };
}

export const computers: Kinds = {
  laptop: kind(laptop, "desk", "back"),
  telefoon: kind(telefoon, "desk", "back"),
  tablet: kind(tablet, "desk", "back"),
};
