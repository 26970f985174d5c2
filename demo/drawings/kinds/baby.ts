import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, both, dashes, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";
import { slots, tube } from "../kit/solids";

function kinderwagen(hand: Hand): Drawing {
  const buggy = hand.chance(0.4);
  const three = hand.chance(0.35);
  const tire = (x: number, r: number) =>
    dot(x, 690 - r, r, "kq") + dot(x, 690 - r, r * 0.62, "mf", FINE) + dot(x, 690 - r, r * 0.2, "kf", FINE);
  const chassis = tube("M660 190L560 330L250 620M300 420L600 620M700 200Q720 170 690 160L640 150", 18, "m");
  const seat = buggy
    ? path("M330 220C460 190 520 300 500 420L460 500H300Q240 500 250 450L330 430Z", "cf") +
      path("M330 430L250 450Q200 460 220 520L300 560L330 500Z", "cd") +
      path("M320 300C300 190 420 130 520 200C560 240 560 300 530 340L340 330Z", "cl") +
      line("M420 160Q420 250 430 334M340 200Q370 260 380 332", 4)
    : path("M170 400H560C560 520 500 560 380 560H330C220 560 170 500 170 400Z", "cf") +
      path("M366 400C366 250 440 200 480 200C570 200 620 300 590 400Z", "cd") +
      line("M400 396L470 204M470 396L500 204M540 398L530 220", 4) +
      path("M160 380Q270 350 380 384L376 430Q270 400 166 430Z", "cl");
  return {
    art: [
      chassis,
      seat,
      rect(300, 590, 240, 50, 16, "kf", FINE),
      tire(230, three ? 54 : 74),
      tire(600, 74),
      tube("M700 200L650 170", 24, "e"),
      hand.chance(0.5) ? dot(300, 460, 26, "al", FINE) : dashes("M200 450Q360 480 530 450", 6, "14 10", "al"),
      gloss("M200 430Q230 520 300 540L270 540Q200 510 186 430Z", 0.35),
    ].join(""),
    ground: [410, 694, 280],
    detail: [250, 180, 330],
  };
}

function babyfles(hand: Hand): Drawing {
  const wide = hand.int(90, 130);
  const grips = hand.chance(0.4);
  const top = hand.int(250, 290);
  const level = hand.int(400, 480);
  return {
    art: [
      grips ? both(tube(`M${400 - wide} 400C${300 - wide} 400 ${300 - wide} 580 ${400 - wide} 580`, 26, "c")) : "",
      path(
        `M${400 - wide} ${top + 40}Q${400 - wide} ${top} ${440 - wide} ${top}H${360 + wide}Q${400 + wide} ${top} ${400 + wide} ${top + 40}Q${376 + wide} 470 ${400 + wide} 640Q${400 + wide} 690 ${350 + wide} 690H${450 - wide}Q${400 - wide} 690 ${400 - wide} 640Q${424 - wide} 470 ${400 - wide} ${top + 40}Z`,
        "gf",
      ),
      path(
        `M${414 - wide} ${level}H${386 + wide}Q${384 + wide} 560 ${392 + wide} 640Q${392 + wide} 682 ${350 + wide} 682H${450 - wide}Q${408 - wide} 682 ${408 - wide} 640Q${416 - wide} 560 ${414 - wide} ${level}Z`,
        "wl",
        BARE,
      ),
      line(
        repeat(6, (i) => `M${386 + wide} ${360 + i * 46}h${i % 2 ? -44 : -28}`),
        5,
      ),
      rect(400 - wide - 8, top - 62, wide * 2 + 16, 76, 16, "cr") +
        slots(400 - wide + 10, top - 40, wide * 2 - 20, 2, 20, 4),
      path(
        `M330 ${top - 60}Q340 ${top - 110} 374 ${top - 120}Q374 ${top - 180} 400 ${top - 180}T426 ${top - 120}Q460 ${top - 110} 470 ${top - 60}Z`,
        hand.pick(["nf", "wf", "yl"]),
      ),
      hand.chance(0.6)
        ? group(`transform="translate(370 540)"`, path("M30 10C10 -24 -34 6 30 60C94 6 50 -24 30 10Z", "af", FINE))
        : repeat(3, (i) => dot(350 + i * 44, 560 - (i % 2) * 40, 14, "ab", FINE)),
      gloss(`M${424 - wide} ${top + 40}h22q-14 180 4 380h-22q-20 -190 -4 -380Z`, 0.6),
    ].join(""),
    ground: [400, 694, 180],
    detail: [240, top - 190, 330],
  };
}

export const baby: Kinds = {
  kinderwagen: kind(kinderwagen, "grass", "size"),
  babyfles: kind(babyfles, "kitchen", "box"),
};
