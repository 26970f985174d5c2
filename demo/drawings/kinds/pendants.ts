import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, FINE, gloss, line, oval, path, rect, repeat } from "../kit/shapes";

function light(cx: number, y: number, wide: number): string {
  return path(
    `M${cx - wide * 0.94} ${y + 12}H${cx + wide * 0.94}L${cx + wide * 1.2} 740H${cx - wide * 1.2}Z`,
    "yl",
    `${BARE} opacity=".25"`,
  );
}

function cord(cx: number, to: number): string {
  return line(`M${cx} 0V${to}`, 8) + rect(cx - 24, to - 40, 48, 50, 10, "mr");
}

function bulb(cx: number, y: number, wide: number): string {
  return (
    oval(cx, y, wide, wide * 0.15, "yl", FINE) + oval(cx, y + 12, Math.min(56, wide * 0.3), wide * 0.11, "yb", FINE)
  );
}

function dome(cx: number, wide: number, top: number): string {
  const y = top + wide * 1.1;
  return [
    light(cx, y, wide) + cord(cx, top),
    path(
      `M${cx} ${top}C${cx - wide * 0.7} ${top} ${cx - wide} ${y - wide * 0.44} ${cx - wide} ${y}Q${cx} ${y + wide * 0.28} ${cx + wide} ${y}C${cx + wide} ${y - wide * 0.44} ${cx + wide * 0.7} ${top} ${cx} ${top}Z`,
      "cf",
    ),
    bulb(cx, y, wide),
    gloss(
      `M${cx - wide * 0.8} ${y - 30}Q${cx - wide * 0.7} ${top + wide * 0.4} ${cx - 20} ${top + 24}Q${cx - wide * 0.5} ${top + wide * 0.5} ${cx - wide * 0.6} ${y - 20}Z`,
      0.4,
    ),
  ].join("");
}

function cone(hand: Hand): string {
  const wide = hand.int(200, 260);
  const h = hand.int(170, 240);
  return [
    light(400, 250 + h, wide) + cord(400, 250),
    path(`M340 250H460L${400 + wide} ${250 + h}Q400 ${280 + h} ${400 - wide} ${250 + h}Z`, "cf"),
    hand.chance(0.5) ? line(`M330 ${260 + h * 0.1}H470`, 5, "yb") : "",
    bulb(400, 250 + h, wide),
    gloss(`M356 264h26L${420 - wide} ${240 + h}h-30Z`, 0.35),
  ].join("");
}

/** Woven or drum shaped: the light shines through. */
function drum(hand: Hand): string {
  const wide = hand.int(210, 250);
  const round = hand.chance(0.5);
  const d = round
    ? `M330 220C${400 - wide} 250 ${400 - wide} 520 330 560H470C${400 + wide} 520 ${400 + wide} 250 470 220Z`
    : `M${400 - wide} 260H${400 + wide}V480Q400 510 ${400 - wide} 480Z`;
  const weave = round
    ? `${repeat(4, (i) => `M${340 + i * 40} 226Q${280 + i * 80} 390 ${340 + i * 40} 554`)}M268 300Q400 330 532 300M250 390Q400 420 550 390M268 480Q400 510 532 480`
    : repeat(9, (i) => `M${400 - wide + ((i + 1) * wide) / 5} 262V496`);
  return [
    light(400, 500, wide * 0.8) + cord(400, 240),
    path(d, "cf") + line(weave, 4, "cd") + path(d, "none"),
    oval(400, round ? 560 : 482, round ? 70 : wide, round ? 12 : 30, "yl", FINE),
  ].join("");
}

function globe(hand: Hand): string {
  const r = hand.int(150, 190);
  return [
    cord(400, 240),
    rect(366, 230, 68, 50, 10, "cf"),
    oval(400, 270 + r, r * 1.35, r * 1.35, "yl", `${BARE} opacity=".35"`),
    oval(400, 270 + r, r, r, hand.pick(["gf", "yl", "wf"])),
    oval(400, 300 + r, 44, 60, "yb", FINE),
    path(`M${400 - r} ${270 + r}A${r} ${r} 0 0 1 ${400 + r} ${270 + r}Q400 ${310 + r} ${400 - r} ${270 + r}Z`, "cf"),
    gloss(
      `M${420 - r} ${270 + r}Q${430 - r} ${290 + r * 0.2} 360 ${290}Q${450 - r} ${330 + r * 0.2} ${444 - r} ${270 + r}Z`,
      0.6,
    ),
  ].join("");
}

function cluster(hand: Hand): string {
  const [one, two] = [hand.int(180, 260), hand.int(300, 380)];
  return rect(180, 0, 440, 26, 8, "cd") + dome(250, 104, one) + dome(560, 104, one + 20) + dome(405, 110, two);
}

function hanglamp(hand: Hand): Drawing {
  const style = hand.int(0, 4);
  const art =
    [
      () => dome(400, hand.int(170, 230), 240),
      () => cone(hand),
      () => drum(hand),
      () => globe(hand),
      () => cluster(hand),
    ][style]?.() ?? "";
  return { art, detail: [220, 190, 340] };
}

export const pendants: Kinds = { hanglamp: kind(hanglamp, "room", "box") };
