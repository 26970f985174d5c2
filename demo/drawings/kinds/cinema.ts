import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, dashes, dot, FINE, gloss, path, rect, repeat } from "../kit/shapes";
import { box, can, slots, tube } from "../kit/solids";

function lens(cx: number, cy: number, r: number): string {
  return [
    dot(cx, cy, r, "kf") + dot(cx, cy, r * 0.8, "mf", FINE) + dot(cx, cy, r * 0.68, "qf", FINE),
    dot(cx, cy, r * 0.4, "gd", FINE) + dot(cx - r * 0.14, cy - r * 0.14, r * 0.16, "gl", BARE),
  ].join("");
}

function classic(hand: Hand): Drawing {
  const right = hand.chance(0.6);
  const h = hand.int(170, 220);
  const y = 590 - h;
  const cx = right ? 470 : 240;
  return {
    art: [
      rect(130, 580, 60, 30, 8, "kb") + rect(500, 580, 60, 30, 8, "kb"),
      box(80, y, 540, h, hand.deep(110), 34, "c"),
      path(`M210 ${y - 14}l60 -24h180l-30 24Z`, "cd", FINE) + dot(560, y - 26, 10, "kb", FINE),
      slots(right ? 120 : 390, y + 44, 180, 5, 22, 6),
      lens(cx, y + h / 2, h * 0.42),
      gloss(`M110 ${y + 12}H590V${y + 22}H110Z`, 0.4),
    ].join(""),
    ground: [400, 612, 340],
    detail: [cx - 160, y - 40, 320],
  };
}

function cube(hand: Hand): Drawing {
  const w = hand.int(330, 390);
  return {
    art: [
      hand.chance(0.5) ? tube("M240 260C240 130 520 130 520 260", 26, "e") : "",
      rect(230, 664, 60, 22, 8, "kb") + rect(170 + w - 60, 664, 60, 22, 8, "kb"),
      box(190, 260, w, 410, hand.deep(90), 46, "c"),
      rect(214, 284, w - 48, 240, 30, "kf", FINE),
      lens(190 + w / 2, 404, 96),
      repeat(6, (row) => dashes(`M226 ${556 + row * 18}h${w - 72}`, 6, "6 10", "cx")),
    ].join(""),
    ground: [410, 686, 260],
    detail: [230, 250, 320],
  };
}

function round(hand: Hand): Drawing {
  const h = hand.int(300, 400);
  const y = 640 - h;
  return {
    art: [
      can(400, y, 640, 170, 176, "c", "d"),
      lens(400, y + 120, 84),
      repeat(5, (row) =>
        dashes(`M244 ${y + 240 + row * 22}Q400 ${y + 268 + row * 22} 556 ${y + 240 + row * 22}`, 7, "7 10", "cx"),
      ),
      path("M225 610A176 30 0 0 0 575 610V646A176 32 0 0 1 225 646Z", "kr"),
      gloss(`M250 ${y + 40}h24v${h - 60}h-22Z`, 0.35),
    ].join(""),
    ground: [410, 674, 240],
    detail: [240, y - 20, 320],
  };
}

function soundbar(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const h = hand.int(70, 100);
  const y = 640 - h;
  const r = style === 1 ? h / 2 : 16;
  const bar = [
    style === 1 ? rect(40, y, 720, h, r, "cf") : box(40, y, 690, h, hand.deep(44), r, "c"),
    rect(66, y + 16, style === 1 ? 668 : 640, h - 32, style === 1 ? (h - 32) / 2 : 8, "kf", FINE),
    repeat(3, (row) => dashes(`M84 ${y + 26 + ((h - 52) / 2) * row}H${hand.back ? 700 : 690}`, 6, "6 9", "kl")),
    rect(370, y + h / 2 - 12, 60, 24, 8, "qf", FINE) + repeat(3, (i) => dot(384 + i * 16, y + h / 2, 4, "gb", BARE)),
  ].join("");
  const sub = hand.int(210, 260);
  const bass =
    box(250, 560 - sub - 30, 200, sub, hand.deep(60), 16, "c") +
    dot(350, 560 - sub / 2 - 30, 70, "kf") +
    dot(350, 560 - sub / 2 - 30, 50, "kq", FINE) +
    dot(350, 560 - sub / 2 - 30, 20, "mq", FINE);
  const satellites = repeat(
    2,
    (i) =>
      box(110 + i * 440, 360, 110, 170, hand.deep(40), 12, "c") +
      dot(165 + i * 440, 420, 26, "kq") +
      dot(165 + i * 440, 482, 34, "kq"),
  );
  return moved(
    {
      art: (style === 0 ? bass : style === 2 ? satellites : rect(150, y + h - 4, 500, 14, 6, "kb")) + bar,
      ground: [400, 648, 370],
      detail: [250, y - 120, 300],
    },
    style === 1 ? -160 : -60,
  );
}

export const cinema: Kinds = {
  beamer: kind((hand) => moved(hand.pick([classic, cube, classic, round])(hand), -40), "room", "box"),
  soundbar: kind(soundbar, "room", "box"),
};
