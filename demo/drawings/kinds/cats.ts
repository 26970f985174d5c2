import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dashes, dot, FINE, gloss, line, oval, path, rect, repeat } from "../kit/shapes";
import { box } from "../kit/solids";

/** A post wound with rope. */
function post(x: number, top: number, bottom: number, w = 52): string {
  return (
    rect(x - w / 2, top, w, bottom - top, 6, "hr") +
    line(
      repeat(
        Math.floor((bottom - top - 16) / 20),
        (i) => `M${x - w / 2 + 4} ${top + 16 + i * 20}L${x + w / 2 - 4} ${top + 8 + i * 20}`,
      ),
      4,
      "hd",
    )
  );
}

function plank(cx: number, y: number, w: number): string {
  return box(cx - w / 2, y, w, 26, 44, 10, "c");
}

function krabpaal(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const ball = hand.chance(0.7);
  const toy = (x: number, y: number) => (ball ? line(`M${x} ${y}v70`, 3) + dot(x, y + 86, 18, "aq", FINE) : "");
  const cave = (x: number, y: number) =>
    box(x, y, 190, 150, 50, 14, "c") +
    dot(x + 95, y + 82, 50, "ax", FINE) +
    path(
      `M${x + 52} ${y + 106}A50 50 0 0 0 ${x + 138} ${y + 106}Q${x + 95} ${y + 90} ${x + 52} ${y + 106}Z`,
      "nb",
      BARE,
    );
  const nest = (cx: number, y: number) =>
    path(`M${cx - 110} ${y}Q${cx - 110} ${y + 66} ${cx} ${y + 66}T${cx + 110} ${y}Z`, "cf") +
    oval(cx, y, 110, 24, "cl") +
    oval(cx, y + 4, 84, 15, "nf", FINE);
  const foot = box(170, 650, 430, 40, 90, 10, "c");
  const builds = [
    () =>
      post(300, 330, 650) +
      post(500, 200, 650) +
      cave(200, 500) +
      plank(310, 330, 220) +
      nest(500, 150) +
      toy(250, 360),
    () => post(400, 210, 650, 70) + plank(400, 430, 260) + nest(400, 160) + toy(300, 460),
    () =>
      post(250, 400, 650) +
      post(400, 250, 650) +
      post(540, 120, 650) +
      plank(250, 390, 190) +
      plank(400, 250, 190) +
      nest(540, 110) +
      cave(400, 500) +
      toy(330, 280),
    () =>
      post(290, 180, 650) +
      post(510, 420, 650) +
      plank(400, 410, 380) +
      cave(200, 260 - 30) +
      plank(290, 200, 230) +
      nest(510, 390) +
      toy(590, 440),
  ];
  return { art: foot + (builds[style]?.() ?? ""), ground: [410, 696, 290], detail: [200, 140, 330] };
}

function kattenbak(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const scoop =
    path("M600 300Q640 290 660 330L690 410Q690 440 660 440H610Q586 440 590 410Z", "af") +
    line("M616 360v56M640 360v56M664 360v56", 5) +
    rect(614, 190, 28, 120, 12, "af");
  const litter = repeat(10, (i) => dot(200 + i * 42, 452 + ((i * 37) % 24), 6, i % 2 ? "md" : "wb", BARE));
  const open = () =>
    scoop +
    path("M90 420Q90 390 130 390H670Q710 390 710 420L670 630Q664 660 620 660H180Q136 660 130 630Z", "cf") +
    oval(400, 420, 296, 46, "cd") +
    oval(400, 436, 262, 34, "nf", FINE) +
    litter +
    path(
      "M80 424Q80 384 130 384H670Q720 384 720 424Q720 440 700 438Q690 480 400 484T100 438Q80 440 80 424Z",
      "none",
      ' stroke-width="12" stroke="{cl}"',
    ) +
    line("M160 540H640", 4, "cd");
  const hood = () =>
    path("M130 520C110 260 220 170 400 170S690 260 670 520Z", "cf") +
    path("M110 510H690L664 660Q660 690 620 690H180Q140 690 136 660Z", "cd") +
    rect(96, 496, 608, 34, 16, "cf") +
    rect(340, 176, 120, 26, 13, "kf", FINE) +
    path("M280 500V380Q280 290 400 290T520 380V500Z", "kf") +
    path("M300 490V386Q300 310 400 310T500 386V490Z", "gf", `${FINE} opacity=".85"`) +
    gloss("M170 460Q170 280 290 216L296 232Q206 300 200 460Z", 0.45) +
    dashes("M470 220h70M474 240h70", 6, "8 8", "cd");
  const automatic = () =>
    path("M190 690L230 560H570L610 690Z", "cd") +
    dot(400, 400, 260, "cf") +
    dot(380, 400, 160, "kf") +
    dot(380, 400, 138, "qf", FINE) +
    path("M252 450Q380 410 508 450A138 138 0 0 1 252 450Z", "nf", FINE) +
    rect(500, 610, 76, 30, 12, "kf", FINE) +
    dot(520, 625, 6, "vb", BARE) +
    dot(552, 625, 6, "gb", BARE) +
    `<circle cx="380" cy="400" r="176" fill="none" stroke="{al}" stroke-width="10"/>` +
    gloss("M170 380Q190 220 340 164L346 180Q220 240 200 390Z", 0.45);
  const cover = style === 1 && hand.chance(0.5) ? dot(400, 240, 18, "af", FINE) : "";
  const stripe = hand.pick([
    "",
    line("M200 600H600", 8, "ab"),
    dot(400, 610, 22, "af", FINE),
    line("M220 580H580M220 610H580", 5, "cx"),
  ]);
  return {
    art: `${[open, hood, automatic][style]?.() ?? ""}${cover}${style === 2 ? "" : stripe}`,
    ground: [400, style === 0 ? 666 : 696, 300],
    detail: style === 0 ? [100, 340, 320] : [240, 230, 320],
  };
}

export const cats: Kinds = {
  krabpaal: kind(krabpaal, "room", "size"),
  kattenbak: kind(kattenbak, "room", "size"),
};
