import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, dashes, dot, FINE, group, line, path, rect, repeat } from "../kit/shapes";
import { box, can } from "../kit/solids";

const BRICK_COLORS = ["c", "a", "y", "v", "g"] as const;

/** A brick; studs are drawn only from `from` to the last, where no other brick covers it. */
function brick(x: number, y: number, length: number, material: string, from = 0, to = length): string {
  const studs = repeat(to - from, (i) => can(x + 66 + (i + from) * 70, y - 36, y - 17, 22, 22, material));
  return box(x, y, length * 70, 84, 60, 5, material) + studs;
}

function bouwstenen(hand: Hand): Drawing {
  const color = (at: number) => BRICK_COLORS[(at + shift) % 5] ?? "c";
  const shift = hand.int(0, 1) * 2;
  const style = hand.int(0, 2);
  const tower = () =>
    brick(130, 590, 7, "c", 6) +
    brick(130, 506, 3, color(1), 0, 1) +
    brick(340, 506, 3, color(3), 2) +
    brick(200, 422, 4, color(3), 3) +
    brick(200, 338, 3, color(1), 0, 1) +
    brick(270, 254, 2, color(0));
  const house = () =>
    brick(110, 590, 7, color(3), 6) +
    brick(130, 506, 3, "c", 3) +
    brick(130, 422, 3, "c", 3) +
    brick(340, 422, 3, "c", 3) +
    rect(340, 506, 126, 84, 0, "gf") +
    brick(410, 506, 2, "c", 2) +
    path("M100 424L335 250L570 424Z", `${color(1)}f`) +
    path("M335 250L395 220L630 394L570 424Z", `${color(1)}s`);
  const boxed = () =>
    box(90, 270, 520, 330, 90, 8, "c") +
    rect(120, 300, 460, 200, 10, "gl", FINE) +
    path("M200 490V400H300V490ZM180 404L250 340L320 404Z", `${color(1)}f`, FINE) +
    path("M380 490V420H420V370H480V490Z", `${color(3)}f`, FINE) +
    rect(120, 530, 200, 46, 10, "wl", FINE) +
    line("M146 553h140", 10, "ab") +
    brick(430, 600, 2, color(1)) +
    brick(130, 610, 1, color(2));
  return { art: [tower, boxed, house][style]?.() ?? "", ground: [410, 682, 310], detail: [240, 330, 300] };
}

function puzzel(hand: Hand): Drawing {
  const style = hand.int(0, 1);
  const jig =
    "M0 0H50C30 -50 110 -50 90 0H140V50C190 30 190 110 140 90V140H90C110 100 30 100 50 140H0V90C50 110 50 30 0 50Z";
  const piece = (x: number, y: number, turn: number, tone: string) =>
    group(`transform="translate(${x} ${y}) rotate(${turn})"`, path(jig, tone));
  if (style === 0) {
    return {
      art: [
        piece(180, 210, 0, "cf"),
        piece(320, 210, 0, "af"),
        piece(180, 350, 0, "vf"),
        piece(320, 350, 0, "cl"),
        piece(180, 490, 0, "yf"),
        piece(460, 350, 0, "gf"),
        piece(hand.int(520, 560), 130, hand.int(12, 34), "zf"),
        piece(430, 530, hand.int(-24, -8), "af"),
      ].join(""),
      ground: [400, 676, 260],
      detail: [270, 160, 280],
    };
  }
  const d = hand.deep(60);
  const art = [
    box(120, 170, 460, 400, d, 8, "c"),
    rect(150, 200, 400, 300, 4, "gl", FINE),
    path("M152 400Q260 300 360 390T548 360V498H152Z", "vb", BARE) +
      path("M152 450Q330 380 548 460V498H152Z", "vd", BARE) +
      dot(450, 270, 36, "yb", BARE),
    hand.chance(0.5)
      ? path("M230 420V340L280 300L330 340V420Z", "zf", FINE)
      : path("M260 430V350H274V430ZM267 350l-56 -40M267 350l60 -36M267 350v-66", "none", ' stroke-width="9"'),
    line("M250 202V498M350 202V498M450 202V498M152 300H548M152 400H548", 2.5, "#ffffff99"),
    group('transform="translate(150 520)"', rect(0, 0, 130, 26, 8, "wl", FINE)),
    piece(160, 590, 8, "af") + piece(400, 570, -14, "vf") + piece(560, 560, 20, "yf"),
  ].join("");
  return { art, ground: [400, 716, 310], detail: [160, 190, 320] };
}

function bordspel(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const pawn = (x: number, y: number, m: string) =>
    path(
      `M${x - 26} ${y}Q${x - 10} ${y - 30} ${x - 12} ${y - 56}H${x + 12}Q${x + 10} ${y - 30} ${x + 26} ${y}Q${x} ${y + 12} ${x - 26} ${y}Z`,
      `${m}f`,
    ) + dot(x, y - 72, 24, `${m}q`);
  const die = (x: number, y: number) =>
    box(x, y, 60, 60, 22, 10, "w") +
    dot(x + 18, y + 18, 6, "kx", BARE) +
    dot(x + 30, y + 30, 6, "kx", BARE) +
    dot(x + 42, y + 42, 6, "kx", BARE);
  if (style === 0) {
    const scene = hand.pick([
      path("M150 520L270 400L350 470L450 370L600 520Z", "vf", FINE) + dot(220, 360, 34, "yf", FINE),
      path("M150 470Q260 420 370 470T600 460V520H150Z", "gf", FINE) +
        path("M320 440H480L450 490H350ZM396 440V330L470 430Z", "zf", FINE),
      path(
        "M180 520V430L240 380L300 430V520ZM330 520V400L400 340L470 400V520ZM500 520V440L550 400L590 440V520Z",
        "zf",
        FINE,
      ),
    ]);
    return {
      art: [
        box(130, 290, 490, 330, hand.deep(110), 8, "c"),
        rect(150, 310, 450, 212, 8, "nl", FINE),
        scene,
        rect(150, 310, 450, 212, 8, "none"),
        rect(230, 544, 290, 50, 25, "af", FINE) + line("M270 569h210", 10, "wl"),
        pawn(560, 690, "z") + pawn(640, 680, "y") + die(170, 640),
      ].join(""),
      ground: [400, 700, 330],
      detail: [140, 280, 320],
    };
  }
  const track =
    style === 1
      ? path(
          "M190 600C120 460 240 420 360 450S560 440 540 380S300 330 300 300",
          "none",
          ' stroke="{wl}" stroke-width="46"',
        ) + dashes("M190 600C120 460 240 420 360 450S560 440 540 380S300 330 300 300", 42, "30 12", "ab")
      : repeat(2, (row) =>
          repeat(6, (i) =>
            rect(
              140 + i * 76 - row * 20,
              330 + row * 200,
              56,
              46,
              6,
              BRICK_COLORS[(i + row) % 5] ? `${BRICK_COLORS[(i + row) % 5]}b` : "cb",
              FINE,
            ),
          ),
        ) +
        path("M210 420H560L590 500H180Z", "wl", FINE) +
        dot(390, 460, 26, "zf", FINE);
  return {
    art:
      path("M150 290H620L720 640H60Z", "cf") +
      path("M60 640H720V666H60Z", "cd") +
      track +
      pawn(260, 520, "z") +
      pawn(480, 470, "g") +
      pawn(590, 600, "y") +
      die(hand.int(80, 120), 610) +
      die(230, 640),
    ground: [400, 690, 350],
    detail: [330, 360, 300],
  };
}

export const toys: Kinds = {
  bouwstenen: kind((hand) => moved(bouwstenen(hand), -40), "room", "box"),
  puzzel: kind(puzzel, "desk", "size"),
  bordspel: kind((hand) => moved(bordspel(hand), -70), "desk", "box"),
};
