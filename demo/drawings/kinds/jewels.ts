import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, both, dot, FINE, gloss, group, line, path, rect } from "../kit/shapes";

/** A pendant hanging from 0, 0; about 150 high. */
function pendant(style: number): string {
  return (
    [
      path("M0 0C50 70 74 100 74 140A74 74 0 0 1 -74 140C-74 100 -50 70 0 0Z", "cf") +
        gloss("M-50 140Q-50 100 -16 62L-10 74Q-34 106 -34 146Z", 0.6),
      path("M10 6A84 84 0 1 0 74 150A70 70 0 1 1 10 6Z", "cf") + dot(40, 70, 16, "aq", FINE),
      path("M0 0C80 40 80 160 0 214C-80 160 -80 40 0 0Z", "cf") +
        line("M0 20V200M0 70L34 50M0 70L-34 50M0 114L42 90M0 114L-42 90M0 156L34 134M0 156L-34 134", 4, "cx"),
      dot(0, 84, 84, "cq") +
        dot(0, 84, 62, "cf", FINE) +
        path("M0 40l13 28l31 4l-23 21l6 31l-27 -15l-27 15l6 -31l-23 -21l31 -4Z", "cl", FINE),
      path("M-64 30H64L90 80L0 190L-90 80Z", "af") +
        path("M-64 30L-30 80L0 190L30 80L64 30M-90 80H90M-30 80L0 30L30 80", "none", FINE) +
        path("M-64 30H64L60 20H-60Z", "cf", FINE),
    ][style] ?? ""
  );
}

function hook(): string {
  return `${line("M0 0V-30C0 -120 -90 -110 -84 -30", 9, "")}${line("M0 0V-30C0 -120 -90 -110 -84 -30", 5, "cl")}${dot(0, 0, 13, "cq", FINE)}`;
}

function oorbellen(hand: Hand): Drawing {
  const style = hand.int(0, 4);
  const card = hand.chance(0.4);
  const hoops = hand.chance(0.22);
  const ring =
    '<g fill="none"><circle cx="0" cy="110" r="100" stroke-width="34"/><circle cx="0" cy="110" r="100" stroke="{cb}" stroke-width="24"/><circle cx="-4" cy="106" r="100" stroke="{cl}" stroke-width="7"/></g>';
  const one = hoops
    ? ring + dot(0, 4, 18, "cq", FINE)
    : (hand.chance(0.6) ? hook() : dot(0, -6, 24, "aq", FINE)) + pendant(style);
  const pair = group('transform="translate(270 360)"', one) + group('transform="matrix(-1 0 0 1 530 360)"', one);
  const back = card
    ? rect(120, 170, 560, 480, 26, "nf") + rect(340, 196, 120, 22, 11, "ml", FINE) + line("M330 610h140", 6, "nd")
    : "";
  return { art: back + pair, ground: card ? [400, 656, 300] : [400, 640, 230], detail: [140, 250, 290] };
}

function ketting(hand: Hand): Drawing {
  const style = hand.int(0, 4);
  const chain = hand.int(0, 2);
  const drop = hand.int(400, 440);
  const d = `M190 90C170 300 300 ${drop} 400 ${drop}C500 ${drop} 630 300 610 90`;
  const links = [
    `<path d="${d}" fill="none" stroke-width="16"/><path d="${d}" fill="none" stroke="{cl}" stroke-width="9" stroke-dasharray="16 9" stroke-linecap="butt"/>`,
    `<path d="${d}" fill="none" stroke-width="9"/><path d="${d}" fill="none" stroke="{cb}" stroke-width="5"/>`,
    `<path d="${d}" fill="none" stroke-width="24" stroke-dasharray="1 25"/><path d="${d}" fill="none" stroke="{cb}" stroke-width="17" stroke-dasharray="1 25"/>`,
  ][chain];
  const bust = hand.chance(0.5)
    ? path(
        "M310 80Q400 120 490 80C490 180 520 220 620 260Q690 300 680 420C640 600 560 680 400 710C240 680 160 600 120 420Q110 300 180 260C280 220 310 180 310 80Z",
        "nf",
      ) + path("M620 260Q690 300 680 420C640 600 560 680 400 710Q600 560 600 260Z", "nd", `${BARE} opacity=".35"`)
    : "";
  const worn = bust ? 'transform="translate(104 150) scale(.74)"' : 'transform="translate(0 0)"';
  return {
    art:
      bust +
      group(
        worn,
        links ?? "",
        bust ? "" : both(dot(190, 84, 14, "cq", FINE)),
        group(`transform="translate(400 ${drop})"`, dot(0, -2, 14, "cq", FINE), pendant(style)),
      ),
    ...(bust ? { ground: [400, 716, 260] as const } : {}),
    detail: bust ? [270, 400, 260] : [250, drop - 60, 300],
  };
}

export const jewels: Kinds = {
  oorbellen: kind(oorbellen, "shelf", "box"),
  ketting: kind(ketting, "shelf", "box"),
};
