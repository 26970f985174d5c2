import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dot, FINE, path, rect, repeat } from "../kit/shapes";
import { box, reflection, slots, tube } from "../kit/solids";
import { picture } from "./wallpaper";

function rear(x: number, y: number, w: number, h: number): string {
  return (
    box(x, y, w, h, 20, 14, "c") +
    slots(x + w * 0.3, y + 40, w * 0.4, 4, 18) +
    rect(x + w * 0.36, y + h * 0.4, w * 0.28, h * 0.4, 10, "kf", FINE) +
    repeat(4, (i) => dot(x + w * (0.4 + (i % 2) * 0.2), y + h * (0.48 + Math.floor(i / 2) * 0.22), 7, "mb", FINE))
  );
}

function televisie(hand: Hand): Drawing {
  const foot = hand.int(0, 3);
  const h = hand.int(366, 392);
  const [x, y, w] = [60, 180, 660];
  const bottom = y + h;
  const feet = [
    () =>
      path(
        `M190 ${bottom}L150 ${bottom + 52}M220 ${bottom}L250 ${bottom + 52}M560 ${bottom}L530 ${bottom + 52}M590 ${bottom}L630 ${bottom + 52}`,
        "none",
        ' stroke-width="14"',
      ),
    () =>
      path(`M360 ${bottom}H420L436 ${bottom + 40}H344Z`, "mf") +
      path(`M240 ${bottom + 36}H540L570 ${bottom + 56}H210Z`, "cf"),
    () => box(190, bottom + 16, 400, 40, 30, 12, "c") + slots(220, bottom + 36, 340, 1, 1),
    () =>
      tube(`M230 ${bottom}V${bottom + 48}M550 ${bottom}V${bottom + 48}`, 14, "m") +
      tube(`M180 ${bottom + 50}H280M500 ${bottom + 50}H600`, 12, "m"),
  ][foot];
  const face = hand.back
    ? rear(x, y, w, h)
    : box(x, y, w, h, hand.deep(16), 10, "c") +
      rect(x + 9, y + 9, w - 18, h - 18, 4, "kb", BARE) +
      picture(hand, x + 13, y + 13, w - 26, h - (hand.chance(0.4) ? 40 : 26), 3) +
      dot(x + w / 2, bottom - 10, 4, "zb", BARE);
  return {
    art: (feet?.() ?? "") + face,
    ground: [400, bottom + 56, foot === 1 ? 220 : 320],
    detail: [x + w - 290, bottom - 240, 330],
  };
}

function monitor(hand: Hand): Drawing {
  const wide = hand.chance(0.35);
  const [w, h] = wide ? [680, 300] : [600, 370];
  const [x, y] = [388 - w / 2, wide ? 190 : 140];
  const bottom = y + h;
  const stand = hand.pick([
    path(`M352 ${bottom - 20}H426L440 ${bottom + 110}H338Z`, "mf") +
      path(`M240 ${bottom + 108}H540L580 ${bottom + 136}H200Z`, "cf"),
    rect(366, bottom - 20, 46, 130, 8, "cf") + rect(250, bottom + 106, 280, 28, 14, "cf"),
    tube(`M389 ${bottom - 10}V${bottom + 90}L250 ${bottom + 130}M389 ${bottom + 90}L528 ${bottom + 130}`, 20, "c"),
  ]);
  const chin = hand.pick([16, 16, 50]);
  const face = hand.back
    ? rear(x, y, w, h)
    : box(x, y, w, h, hand.deep(22), 12, "c") +
      picture(hand, x + 14, y + 14, w - 28, h - 14 - chin, 4) +
      (chin > 20 ? dot(388, bottom - 24, 9, "cl", FINE) : "");
  return {
    art: stand + face + (hand.back ? "" : reflection(x + 14, y + 14, w * 0.7, h - 14 - chin, 0.06)),
    ground: [395, bottom + 138, 230],
    detail: [250, bottom - 150, 290],
  };
}

export const screens: Kinds = {
  televisie: kind(televisie, "room", "back"),
  monitor: kind(monitor, "desk", "back"),
};
