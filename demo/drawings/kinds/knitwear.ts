import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { both, dashes, dim, dot, FINE, line, path, repeat } from "../kit/shapes";
import { hung } from "./hanger";

/** A knitted jumper: ribbed edges, and a stitch that shows. */
function trui(hand: Hand): Drawing {
  const neck = hand.int(0, 2);
  const stitch = hand.int(0, 4);
  const wide = hand.int(0, 24);
  const body = `M306 170Q250 180 ${226 - wide} 220L${244 - wide} 660Q400 690 ${556 + wide} 660L${574 + wide} 220Q550 180 494 170Q400 ${neck === 1 ? 300 : 216} 306 170Z`;
  const sleeve =
    path(
      `M300 172C${230 - wide} 186 ${180 - wide} 230 ${164 - wide} 310L104 590L190 612L${252 - wide * 0.5} 400Z`,
      "cf",
    ) +
    path("M104 586L192 610L184 650L94 626Z", "cd") +
    dashes("M100 606L188 630", 36, "4 10", "cx");
  const cable = (x: number) =>
    line(
      repeat(6, (i) => `M${x} ${260 + i * 64}q34 16 0 32t0 32M${x + 24} ${260 + i * 64}q-34 16 0 32t0 32`),
      5,
      "cd",
    );
  const zigzag = line(
    repeat(4, (i) => `M246 ${330 + i * 84}l38 -32l38 32l38 -32l40 32l40 -32l38 32l38 -32l38 32`),
    9,
    "ab",
  );
  const pattern = [
    cable(290) + cable(388) + cable(486),
    repeat(3, (i) =>
      path(
        `M${236 - wide * 0.9} ${330 + i * 104}Q400 ${350 + i * 104} ${564 + wide * 0.9} ${330 + i * 104}V${372 + i * 104}Q400 ${392 + i * 104} ${236 - wide * 0.9} ${372 + i * 104}Z`,
        i % 2 ? "al" : "af",
        FINE,
      ),
    ),
    line(
      repeat(9, (i) => `M${262 + i * 34} 250V640`),
      4,
      "cd",
    ),
    zigzag,
    repeat(24, (i) => dot(276 + (i % 6) * 50, 270 + Math.floor(i / 6) * 96 + (i % 2) * 40, 6, "al", FINE)),
  ][stitch];
  const back = path("M304 166Q400 200 496 166L502 196Q400 232 298 196Z", "cd");
  const collar = [
    path("M300 168Q400 250 500 168L516 184Q400 292 284 184Z", "cd"),
    path("M300 166L400 300L500 166L522 178L400 340L278 178Z", "cd"),
    path("M312 110Q400 86 488 110L500 200Q400 250 300 200Z", "cd") +
      line(
        repeat(7, (i) => `M${330 + i * 24} ${116 - (i % 6 ? 6 : 0)}V${212 + (i % 6 ? 12 : 0)}`),
        3,
        "cx",
      ) +
      path("M312 110Q400 134 488 110Q400 86 312 110Z", "cx", FINE),
  ][neck];
  return {
    art: [
      both(sleeve),
      neck === 2 ? "" : path("M310 168Q400 140 490 168L400 300Z", "cx", FINE),
      path(body, "cf"),
      hand.back ? line("M400 240V640", 3, "cd") : (pattern ?? ""),
      dim(`M540 300Q510 520 526 668L${556 + wide} 660L${568 + wide} 400Z`, 0.1),
      path(`M${244 - wide} 640Q400 668 ${556 + wide} 640L${554 + wide} 696Q400 722 ${246 - wide} 696Z`, "cd"),
      dashes(`M${248 - wide} 668Q400 696 ${552 + wide} 668`, 46, "4 11", "cx"),
      hand.back ? back : (collar ?? ""),
    ].join(""),
    detail: [260, 120, 290],
  };
}

export const knitwear: Kinds = { trui: kind((hand) => hung(trui(hand), hand), "rail", "back") };
