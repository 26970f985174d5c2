import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dashes, dim, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";

function pen(hand: Hand): Drawing {
  const metal = hand.pick(["m", "y", "k"]);
  const count = hand.int(1, 3);
  const grip = hand.int(0, 2);
  const ball = (x: number) =>
    [
      rect(x - 26, 150, 52, 420, 14, "cr"),
      grip === 0
        ? ""
        : grip === 1
          ? rect(x - 28, 470, 56, 96, 12, "kr")
          : line(
              repeat(4, (i) => `M${x - 20} ${470 + i * 24}h40`),
              6,
              "cx",
            ),
      path(`M${x - 26} 560H${x + 26}L${x + 8} 670H${x - 8}Z`, `${metal}f`),
      line(`M${x} 670V690`, 7),
      rect(x - 14, 100, 28, 56, 10, `${metal}r`),
      rect(x - 26, 360, 52, 14, 0, "ml", FINE),
      path(`M${x + 14} 170H${x + 40}V330Q${x + 30} 344 ${x + 20} 330Z`, `${metal}f`, FINE),
      gloss(`M${x - 18} 170h10v370h-10Z`, 0.5),
    ].join("");
  return {
    art: group(
      'transform="rotate(32 400 400)"',
      repeat(count, (i) => ball(455 - count * 55 + i * 110)),
    ),
    ground: [330, 690, 160],
    detail: [380, 110, 300],
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

export const desk: Kinds = {
  pen: kind(pen, "desk", "box"),
  boek: kind(boek, "desk", "back"),
};
