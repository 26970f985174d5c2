import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dashes, dim, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";
import { box, can, tube } from "../kit/solids";

const PENCILS = ["z", "y", "v", "g", "a", "c", "e", "k"] as const;

function pencil(x: number, y: number, tall: number, tone: string): string {
  return (
    path(`M${x - 22} ${y + 70}L${x} ${y}L${x + 22} ${y + 70}Z`, "hl") +
    path(`M${x - 8} ${y + 24}L${x} ${y}L${x + 8} ${y + 24}Z`, `${tone}b`, FINE) +
    rect(x - 22, y + 68, 44, tall, 4, `${tone}r`) +
    line(`M${x - 8} ${y + 74}v${tall - 12}`, 3, `${tone}d`)
  );
}

function felt(x: number, y: number, tall: number, tone: string): string {
  return (
    path(`M${x - 8} ${y + 30}V${y}L${x + 8} ${y + 6}V${y + 30}Z`, `${tone}b`, FINE) +
    path(`M${x - 24} ${y + 70}L${x - 12} ${y + 28}H${x + 12}L${x + 24} ${y + 70}Z`, "wf") +
    rect(x - 24, y + 68, 48, tall, 8, "wr") +
    rect(x - 24, y + 150, 48, tall - 82, 8, `${tone}r`)
  );
}

function kleurpotloden(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const one = hand.chance(0.5) ? pencil : felt;
  const start = hand.int(0, 7);
  const tone = (i: number) => PENCILS[(i + start) % PENCILS.length] ?? "z";
  const boxed = () =>
    repeat(6, (i) => one(204 + i * 78, 150 + ((i * 3) % 4) * 12, 300, tone(i))) +
    rect(130, 400, 540, 290, 14, "cf") +
    rect(160, 450, 480, 150, 10, "wl", FINE) +
    path("M190 580Q260 470 330 540T470 520T610 560V590H190Z", `${tone(2)}b`, BARE) +
    dot(560, 490, 22, "yb", BARE) +
    line("M200 640H600", 10, "al") +
    gloss("M146 416h20v260h-20Z", 0.3);
  const cup = () =>
    repeat(6, (i) =>
      group(`transform="rotate(${(i - 2.5) * 9} 400 640)"`, one(330 + i * 28, 150 + (i % 2) * 40, 380, tone(i))),
    ) +
    can(400, 430, 690, 140, 120, "c", "d") +
    line("M266 520Q400 560 534 520M272 600Q400 640 528 600", 8, "al") +
    gloss("M284 470h24l14 190l-22 -8Z", 0.4);
  const row = () => repeat(7, (i) => one(160 + i * 80, 170 + (i % 2) * 30, 420, tone(i)));
  const art = [boxed, cup, row][style]?.() ?? "";
  return { art, ground: [400, style === 2 ? 696 : 696, style === 1 ? 180 : 300], detail: [200, 130, 320] };
}

function notitieboek(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const [x, y, w, h] = [200, 110, hand.int(370, 410), hand.int(540, 580)];
  const elastic = rect(x + w - 70, y - 4, 16, h + 8, 4, hand.pick(["kf", "af", "cd"]), FINE);
  const rings = repeat(11, (i) => tube(`M${x - 24} ${y + 40 + i * ((h - 80) / 10)}h50`, 9, "m"));
  const label = hand.pick([
    rect(x + w * 0.3, y + h * 0.24, w * 0.46, 100, 8, "nl", FINE) +
      line(`M${x + w * 0.38} ${y + h * 0.24 + 40}h${w * 0.3}M${x + w * 0.38} ${y + h * 0.24 + 68}h${w * 0.2}`, 6),
    dot(x + w * 0.5, y + h * 0.4, 60, "al", FINE) + line(`M${x + w * 0.5 - 26} ${y + h * 0.4}h52`, 8),
    rect(x + w * 0.3, y + h - 70, w * 0.3, 14, 6, "cl", BARE),
    line(`M${x + 70} ${y + 80}H${x + w - 100}`, 12, "cl"),
  ]);
  const pages =
    path(`M${x + w} ${y + 14}l18 10v${h - 34}l-18 8Z`, "nl", FINE) + line(`M${x + w + 8} ${y + 22}v${h - 44}`, 2, "nd");
  const pen = hand.chance(0.4)
    ? rect(x + w + 20, y + 120, 30, 300, 12, "ar") + path(`M${x + w + 20} ${y + 416}h30l-15 50Z`, "mf", FINE)
    : "";
  const open = () =>
    path("M60 220Q240 180 400 230Q560 180 740 220V640Q560 600 400 650Q240 600 60 640Z", "cd") +
    path("M84 230Q250 194 396 240V630Q250 588 84 618Z", "nl") +
    path("M716 230Q550 194 404 240V630Q550 588 716 618Z", "wl") +
    repeat(8, (i) => line(`M120 ${290 + i * 40}Q250 ${262 + i * 40} 366 ${296 + i * 40}`, 3, "gd")) +
    repeat(6, (i) => dashes(`M440 ${300 + i * 48}Q560 ${264 + i * 48} 684 ${290 + i * 48}`, 5, "4 26", "md")) +
    path("M560 212V700l18 -20l18 20V208Z", "af", FINE);
  const closed =
    (style === 0 ? path(`M${x + w - 120} ${y + h}v60l14 -14l14 14v-60Z`, "zf", FINE) : "") +
    pages +
    rect(x, y, w, h, style === 1 ? 10 : 26, "cf") +
    dim(`M${x + 4} ${y + 20}h30v${h - 40}h-30Z`, style === 1 ? 0 : 0.16) +
    label +
    (style === 0 ? elastic : rings) +
    pen +
    gloss(`M${x + 60} ${y + 8}h60L${x + 80} ${y + h - 8}h-20Z`, 0.14);
  return {
    art: style === 2 ? open() : closed,
    ground: [410, style === 2 ? 656 : y + h + 8, style === 2 ? 340 : 240],
    detail: style === 2 ? [90, 220, 320] : [x + 60, y + 60, 310],
  };
}

function ordner(hand: Hand): Drawing {
  const count = hand.int(1, 3);
  const wide = count === 1 ? 180 : hand.int(112, 136);
  const d = count === 1 ? hand.deep(200) : hand.deep(90);
  const h = 540;
  const mark = hand.pick(["al", "wl", "nl"]);
  const lined = hand.int(2, 4);
  const left = 400 - (wide * count + d) / 2;
  const one = (i: number) => {
    const x = left + i * (wide + 4);
    return [
      box(x, 150, wide, h, i === count - 1 ? d : 30, 6, "c"),
      rect(x + 22, 200, wide - 44, 220, 8, mark, FINE) +
        line(
          repeat(lined, (j) => `M${x + 38} ${250 + j * 40}h${wide - 76}`),
          6,
        ),
      dot(x + wide / 2, 560, 34, "mf") + dot(x + wide / 2, 560, 22, "kx", FINE),
      rect(x + 8, 150 + h - 16, wide - 16, 16, 4, "mf", FINE),
      gloss(`M${x + 10} 170h10v${h - 60}h-10Z`, 0.35),
    ].join("");
  };
  return {
    art: repeat(count, (i) => one(count - 1 - i)),
    ground: [410, 696, (wide * count + d) / 2 + 50],
    detail: [left, 130, 320],
  };
}

export const stationery: Kinds = {
  kleurpotloden: kind(kleurpotloden, "desk", "box"),
  notitieboek: kind(notitieboek, "desk", "size"),
  ordner: kind(ordner, "desk", "size"),
};
