import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, both, dashes, dot, FINE, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { tube } from "../kit/solids";

const FACES = [
  ["#f6d3b8", ["e", "y", "z"]],
  ["#e5b48f", ["e", "k", "y"]],
  ["#b57f5b", ["k", "e", "k"]],
  ["#8a5a3f", ["k", "e", "k"]],
] as const;

function pop(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const [skin, hairs] = hand.pick(FACES);
  const hair = hand.pick(hairs);
  const locks = [
    both(path("M280 250C220 300 230 400 260 440C290 420 290 340 310 300Z", `${hair}f`)),
    both(dot(262, 330, 50, `${hair}q`) + dot(284, 296, 14, "ab", FINE)),
    path("M262 300C240 380 250 430 280 440H520C550 430 560 380 538 300Z", `${hair}d`),
  ][style];
  const boy = hand.chance(0.35);
  const dress = boy
    ? path("M310 420Q400 446 490 420L500 560H420L400 590L380 560H300Z", "cf") +
      path("M300 556H500V640H412L400 600L388 640H300Z", "ad")
    : path("M320 420Q400 446 480 420L560 630Q400 664 240 630Z", "cf") +
      dashes("M258 606Q400 638 542 606", 12, "12 12", "al") +
      path("M322 420Q400 446 478 420L484 450Q400 476 316 450Z", "al", FINE);
  return {
    art: [
      style === 2 ? locks : "",
      tube("M360 620V690M440 620V690", 30, "n") + path("M330 684H384V708H320ZM416 684H470L480 708H416Z", "kf"),
      both(path("M322 430C270 450 240 510 230 560L266 572C280 530 300 500 330 490Z", skin)),
      rect(376, 390, 48, 50, 10, skin),
      dress,
      repeat(2, (i) => dot(400, 490 + i * 36, 8, "wl", FINE)),
      style === 2 ? "" : locks,
      dot(400, 280, 138, skin),
      path("M262 280C250 120 550 120 538 280Q520 210 440 210Q400 206 360 226Q290 240 262 280Z", `${hair}f`),
      both(
        oval(350, 296, 12, 17, "kx", BARE) +
          dot(346, 290, 4, "wl", BARE) +
          oval(318, 336, 24, 14, "zl", `${BARE} opacity=".55"`),
      ),
      path("M376 346Q400 366 424 346", "none", ' stroke-width="5"'),
      boy ? "" : path("M400 160L350 128V190ZM400 160L450 128V190Z", "af", FINE) + dot(400, 160, 14, "ad", FINE),
    ].join(""),
    ground: [400, 712, 170],
    detail: [240, 130, 320],
  };
}

function knuffel(hand: Hand): Drawing {
  const animal = hand.int(0, 3);
  const ears = [
    both(dot(286, 196, 56, "cq") + dot(286, 200, 30, "nf", FINE)),
    both(
      path("M330 190C270 120 260 0 310 -6C370 0 380 110 376 180Z", "cf") +
        path("M332 160C296 110 292 40 312 30C344 40 350 110 350 160Z", "nf", FINE),
    ),
    both(path("M280 250C200 220 160 330 210 420C270 410 300 330 310 270Z", "cd")),
    both(path("M260 240L270 110L360 180Z", "cf") + path("M282 210L288 148L330 182Z", "nf", FINE)),
  ][animal];
  const shift = animal === 1 ? 40 : 0;
  const bow = hand.chance(0.5)
    ? path("M400 424L330 390V458ZM400 424L470 390V458Z", "af") + dot(400, 424, 16, "ad", FINE)
    : path("M300 410Q400 460 500 410L510 446Q400 496 290 446Z", "af") +
      path("M460 446L500 540L450 550L430 462Z", "af", FINE);
  return {
    art: group(
      `transform="translate(0 ${shift})"`,
      animal === 3 ? tube("M540 600C660 620 680 500 620 470", 34, "c") : "",
      both(path("M296 470C230 470 190 540 206 590C240 610 300 560 320 520Z", "cf")),
      oval(400, 560, 142, 130, "cq"),
      oval(400, 580, 84, 84, "nf", FINE),
      both(oval(280, 640, 66, 58, "cq") + oval(270, 648, 34, 30, "nf", FINE)),
      animal === 2 ? "" : (ears ?? ""),
      oval(400, 290, 160, 142, "cq"),
      animal === 2 ? (ears ?? "") : "",
      oval(400, 342, 72, 54, "nf", FINE),
      both(dot(340, 272, 14, "kx", BARE) + dot(335, 267, 5, "wl", BARE)),
      path("M376 316Q400 304 424 316Q420 342 400 344Q380 342 376 316Z", "kf", FINE),
      line("M400 344V362Q384 378 368 368M400 362Q416 378 432 368", 5),
      bow,
      hand.chance(0.4) ? dashes("M400 640V500", 4, "9 9") : "",
    ),
    ground: [400, 694 + shift, 220],
    detail: [250, 160 + shift, 310],
  };
}

export const dolls: Kinds = {
  pop: kind(pop, "shelf", "box"),
  knuffel: kind(knuffel, "shelf", "size"),
};
