import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, both, dashes, dim, dot, FINE, gloss, group, line, oval, path, repeat } from "../kit/shapes";

function paw(x: number, y: number, size: number, tone: string): string {
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    path("M0 -6C26 -6 44 24 34 40C24 52 14 42 0 42S-24 52 -34 40C-44 24 -26 -6 0 -6Z", tone, FINE) +
      dot(-34, -14, 13, tone, FINE) +
      dot(34, -14, 13, tone, FINE) +
      dot(-13, -36, 14, tone, FINE) +
      dot(13, -36, 14, tone, FINE),
  );
}

function hondenmand(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const lining = hand.pick(["nf", "al", "wf"]);
  if (style === 0) {
    return {
      art: [
        oval(400, 450, 330, 120, "cd"),
        oval(400, 462, 264, 88, lining, FINE),
        path("M70 450C60 560 90 640 180 660H620C710 640 740 560 730 450A330 120 0 0 1 70 450Z", "cf"),
        line("M150 560L170 650M300 588L296 656M500 588L504 656M650 560L630 650", 4),
        path("M290 562C320 500 480 500 510 562Q400 580 290 562Z", "cd", FINE),
        paw(400, 622, 0.6, "al"),
        gloss("M92 530Q110 570 170 586L166 604Q106 590 92 530Z", 0.4),
      ].join(""),
      ground: [400, 666, 340],
      detail: [220, 400, 330],
    };
  }
  if (style === 1) {
    const weave = repeat(3, (i) =>
      dashes(
        `M${106 + i * 10} ${540 + i * 36}Q400 ${610 + i * 36} ${694 - i * 10} ${540 + i * 36}`,
        22,
        `${26 + i} 14`,
        i % 2 ? "hl" : "hd",
      ),
    );
    return {
      art: [
        oval(400, 480, 310, 112, "hd"),
        path("M130 490C140 410 280 390 400 390S660 410 670 490Q660 560 400 570T130 490Z", "cq"),
        path(
          "M90 480C90 600 130 670 180 674H620C670 670 710 600 710 480A310 112 0 0 1 520 583Q400 530 280 583A310 112 0 0 1 90 480Z",
          "hf",
        ),
        weave,
        hand.chance(0.5)
          ? path(
              "M520 430c30 -40 60 -10 46 16l70 22c30 -10 40 30 12 36c0 34 -44 24 -40 -4l-66 -24c-30 8 -40 -30 -22 -46Z",
              "wf",
            )
          : "",
      ].join(""),
      ground: [400, 680, 330],
      detail: [230, 370, 320],
    };
  }
  return {
    art: [
      path("M110 420Q110 380 150 376H650Q690 380 690 420L740 590Q740 660 680 660H120Q60 660 60 590Z", "cf"),
      path("M160 430Q400 400 640 430L676 560Q400 610 124 560Z", "nf"),
      `<path d="M160 430Q400 400 640 430L676 560Q400 610 124 560Z" fill="url(#p4)" stroke="none" opacity=".7"/>`,
      line("M160 430L110 400M640 430L690 400M124 560L70 620M676 560L730 620", 4),
      paw(400, 622, 0.5, "al"),
      dashes("M80 640Q400 660 720 640", 4, "12 9"),
    ].join(""),
    ground: [400, 668, 340],
    detail: [80, 360, 320],
  };
}

function dierenvoer(hand: Hand): Drawing {
  const style = hand.pick([0, 2]);
  const ribbon = hand.pick(["af", "zf", "vf"]);
  const head =
    path("M340 360Q408 330 476 360Q496 440 460 490Q408 530 356 490Q320 440 340 360Z", "nf") +
    both(path("M346 360Q300 360 306 450Q320 480 346 440Z", "ef"), 408) +
    both(dot(380, 416, 9, "kx", BARE), 408) +
    oval(408, 452, 20, 14, "kf", FINE) +
    line("M408 466v14", 5);
  const bag =
    style === 0
      ? "M190 150Q400 130 610 150L600 230Q640 420 620 680Q400 704 180 680Q160 420 200 230Z"
      : "M220 140H580L620 210V690H180V210Z";
  return {
    art: [
      path(bag, "cf"),
      style === 0
        ? path("M190 150Q400 130 610 150L600 220Q400 204 200 220Z", "cd") +
          dashes("M204 186Q400 168 596 186", 5, "12 10")
        : path("M220 140H580L620 210H180Z", "cd") + line("M220 140L250 210M580 140L550 210", 4),
      dot(408, 420, 150, "wl"),
      group('transform="translate(-82 -84) scale(1.2)"', head),
      path("M230 560H590L570 600L590 640H230L250 600Z", ribbon),
      line("M290 600H530", 12, "wl"),
      repeat(5, (i) => oval(260 + i * 70, 670 - (i % 2) * 8, 16, 11, "eb", FINE)),
      dim(style === 0 ? "M570 240Q620 420 590 686L620 680Q640 420 600 230Z" : "M580 210H620V690H580Z", 0.14),
      gloss(style === 0 ? "M216 250Q186 430 206 640L230 640Q210 430 236 250Z" : "M200 230h26v420h-26Z", 0.35),
    ].join(""),
    ground: [400, 696, 260],
    detail: [250, 270, 320],
  };
}

export const pets: Kinds = {
  hondenmand: kind((hand) => moved(hondenmand(hand), -100), "room", "size"),
  dierenvoer: kind(dierenvoer, "kitchen", "size"),
};
