import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dashes, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";
import { tube } from "../kit/solids";

function autoband(hand: Hand): Drawing {
  const spokes = hand.pick([5, 6, 8]);
  const [cx, cy] = [380, 410];
  const d = hand.deep(60);
  const style = hand.int(0, 2);
  const arm = [
    (i: number) =>
      path("M-20 -50L-34 -168H34L20 -50Z", "cf", ` stroke-width="4" transform="rotate(${(i * 360) / spokes})"`),
    (i: number) => group(`transform="rotate(${(i * 360) / spokes})"`, tube("M0 -40L-30 -168M0 -40L30 -168", 14, "c")),
    (i: number) =>
      path(
        "M-10 -46Q-50 -110 -20 -172L18 -170Q-6 -110 16 -46Z",
        "cf",
        ` stroke-width="4" transform="rotate(${(i * 360) / spokes})"`,
      ),
  ][style];
  return {
    art: [
      path(`M${cx} 128L${cx + d} 138A272 272 0 0 1 ${cx + d} 682L${cx} 692Z`, "kd"),
      line(
        repeat(13, (i) => {
          const angle = ((i - 6) * Math.PI) / 14;
          return `M${cx + Math.cos(angle) * 282} ${cy + Math.sin(angle) * 282}L${cx + d + Math.cos(angle) * 270} ${cy + Math.sin(angle) * 270}`;
        }),
        7,
        "kx",
      ),
      dot(cx, cy, 282, "kf"),
      `<circle cx="${cx}" cy="${cy}" r="268" fill="none" stroke="{kx}" stroke-width="16" stroke-linecap="butt" stroke-dasharray="18 10"/>`,
      `<circle cx="${cx}" cy="${cy}" r="226" fill="none" stroke="{kl}" stroke-width="3"/>`,
      dashes(`M${cx - 206} ${cy - 60}A214 214 0 0 1 ${cx - 60} ${cy - 206}`, 14, "18 8", "kl"),
      dot(cx, cy, 184, "mf"),
      dot(cx, cy, 170, "qd", FINE),
      dot(cx, cy, 96, "md", `${BARE} opacity=".6"`),
      group(
        `transform="translate(${cx} ${cy})"`,
        repeat(spokes, (i) => arm?.(i) ?? ""),
        dot(0, 0, 56, "cq"),
        repeat(5, (i) =>
          dot(Math.round(Math.sin(i * 1.257) * 36), Math.round(-Math.cos(i * 1.257) * 36), 7, "kb", BARE),
        ),
        dot(0, 0, 18, "af", FINE),
      ),
    ].join(""),
    ground: [400, 700, 230],
    detail: [220, 250, 320],
  };
}

function gitaar(hand: Hand): Drawing {
  const electric = hand.chance(0.45);
  const tilt = 18;
  const top = hand.pick(["kf", "cf", "ef"]);
  const guard = hand.pick(["wf", "kf", "af"]);
  const board = hand.pick(["ef", "hf", "kf"]);
  const neck = rect(378, 60, 44, 400, 4, board) + repeat(9, (i) => line(`M380 ${190 + i * 30}H420`, 3, "ml"));
  const pegs =
    path("M366 50Q400 26 434 50L428 160H372Z", top) +
    repeat(3, (i) => dot(358, 66 + i * 34, 9, "mf", FINE) + dot(442, 66 + i * 34, 9, "mf", FINE));
  const strings = line("M388 60V610M396 60V610M404 60V610M412 60V610", 2, "ml");
  const shape = hand.int(0, 1);
  const acoustic = [
    path(
      "M400 400C300 350 240 420 280 500C290 530 220 560 220 640C220 740 320 770 400 770S580 740 580 640C580 560 510 530 520 500C560 420 500 350 400 400Z",
      "cf",
    ),
    path(
      "M400 414C316 370 262 430 298 506C306 536 238 570 238 640C238 724 326 752 400 752S562 724 562 640C562 570 494 536 502 506C538 430 484 370 400 414Z",
      "none",
      ' stroke="{cd}" stroke-width="4"',
    ),
    `${dot(400, 520, 56, "kx")}<circle cx="400" cy="520" r="66" fill="none" stroke="{ab}" stroke-width="7"/>`,
    path("M440 560Q500 560 500 640Q450 640 436 590Z", guard, FINE),
    rect(334, 650, 132, 30, 10, "kf"),
  ].join("");
  const solid = [
    path(
      shape
        ? "M400 420C330 360 240 380 270 470C300 530 240 560 236 640C236 740 330 760 400 750C480 770 560 740 560 650C556 570 500 540 530 470C570 370 480 350 446 420Z"
        : "M360 430C330 330 260 330 270 420C280 500 240 540 236 620C230 740 340 770 400 764C480 770 572 730 564 620C556 540 520 500 556 430C570 370 520 380 440 440Z",
      "cf",
    ),
    path("M330 500Q400 470 480 500L520 660Q480 720 420 700L350 640Z", guard, FINE),
    rect(350, 510, 100, 28, 8, "kf", FINE) +
      rect(350, 580, 100, 28, 8, "kf", FINE) +
      rect(340, 640, 120, 26, 6, "mf", FINE),
    dot(500, 630, 15, "kf", FINE) + dot(478, 682, 15, "kf", FINE),
  ].join("");
  const body = electric ? solid : acoustic;
  return {
    art: group(
      `transform="translate(30 6) rotate(${tilt} 400 420) scale(.95)"`,
      body,
      neck,
      strings,
      pegs,
      gloss("M262 620Q266 580 300 550L306 562Q286 590 282 640Z", 0.5),
    ),
    ground: [320, 716, 210],
    detail: [170, 400, 330],
  };
}

export const various: Kinds = {
  autoband: kind(autoband, "grass", "size"),
  gitaar: kind(gitaar, "room", "size"),
};
