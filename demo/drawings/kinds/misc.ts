import type { Hand } from "../kit/hand";
import { type Drawing, kind } from "../kit/kind";
import { dot, FINE, line, path, rect } from "../kit/shapes";
import { box } from "../kit/solids";

function parcel(hand: Hand): Drawing {
  const w = hand.int(360, 470);
  const h = hand.int(270, 400);
  const d = hand.deep(hand.int(90, 120));
  const [x, y] = [400 - (w + d) / 2, 690 - h];
  const tape = w * 0.4;
  const art = [
    box(x, y, w, h, d, 6, "c"),
    path(`M${x + tape} ${y}h${w * 0.2}l${d} ${-d / 2}h${-w * 0.2}Z`, "al", FINE),
    rect(x + tape, y, w * 0.2, h * 0.26, 0, "al", FINE),
    rect(x + 40, y + h * 0.52, w * 0.34, h * 0.3, 8, "wl", FINE),
    line(`M${x + 60} ${y + h * 0.6}h${w * 0.22}M${x + 60} ${y + h * 0.68}h${w * 0.16}`, 6),
    line(`M${x + w - 96} ${y + h - 40}v-52m-14 16l14 -16l14 16M${x + w - 50} ${y + h - 40}v-52m-14 16l14 -16l14 16`, 5),
  ].join("");
  return { art, ground: [400, 694, 330], detail: [x + w * 0.3, y - 60, 300] };
}

function gift(hand: Hand): Drawing {
  const w = hand.int(340, 420);
  const d = hand.deep(80);
  const x = 400 - (w + d) / 2;
  const h = hand.int(260, 330);
  const y = 690 - h;
  const bow = (side: number) =>
    path(
      `M400 ${y - 62}C${400 + side * 60} ${y - 170} ${400 + side * 170} ${y - 130} ${400 + side * 120} ${y - 60}C${400 + side * 100} ${y - 34} ${400 + side * 40} ${y - 40} 400 ${y - 62}Z`,
      "af",
    );
  const art = [
    box(x, y, w, h, d, 8, "c"),
    box(x - 14, y - 40, w + 28, 70, d, 10, "c"),
    rect(x + w / 2 - 28, y - 40, 56, h + 40, 0, "af", FINE),
    path(`M${x + w / 2 - 28} ${y - 40}h56l${d} ${-d / 2}h-56Z`, "al", FINE),
    bow(-1),
    bow(1),
    dot(400, y - 60, 24, "ab"),
  ].join("");
  return { art, ground: [404, 694, 300], detail: [250, y - 160, 300] };
}

export const misc = {
  verpakking: kind((hand) => hand.pick([parcel, parcel, gift])(hand), "shelf", "size"),
};
