import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dashes, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";
import { box, knob, tube } from "../kit/solids";

function camera(hand: Hand): Drawing {
  const [x, y, w, h] = [100, 270, 560, 350];
  const hump = hand.int(0, 2);
  const r = hand.int(130, 150);
  const cx = hump === 2 ? 440 : 370;
  const skin = hand.pick(["kf", "kf", "ef"]);
  const top = [
    path(`M280 ${y + 4}L310 190H440L470 ${y + 4}Z`, "cf") + rect(318, 206, 114, 40, 8, "kf", FINE),
    rect(130, y - 32, 110, 40, 10, "cd") + rect(440, y - 40, 70, 50, 10, "mr"),
    rect(140, y - 26, 90, 34, 10, "mr") + knob(560, y - 6, 34, "m", 20),
  ][hump];
  const lens = [
    dot(cx, 452, r, "kf"),
    dot(cx, 452, r * 0.9, "mf", FINE),
    dot(cx, 452, r * 0.78, "kf", FINE),
    dot(cx, 452, r * 0.56, "qf", FINE),
    dot(cx, 452, r * 0.34, "qb", BARE),
    dot(cx + r * 0.1, 452 + r * 0.12, r * 0.2, "gd", `${BARE} opacity=".5"`),
    gloss(
      `M${cx - r * 0.4} ${452 - r * 0.06}A${r * 0.42} ${r * 0.42} 0 0 1 ${cx} ${452 - r * 0.42}L${cx} ${452 - r * 0.2}A${r * 0.2} ${r * 0.2} 0 0 0 ${cx - r * 0.2} ${452 - r * 0.04}Z`,
      0.6,
    ),
  ].join("");
  return {
    art: [
      hand.chance(0.5) ? tube("M110 330C40 480 60 660 300 690C520 714 740 620 690 330", 16, "e") : "",
      rect(560, y - 22, 80, 30, 10, "mr"),
      top ?? "",
      box(x, y, w, h, hand.deep(46), 34, "c"),
      rect(x, y + 86, w, h - 160, 0, skin, FINE),
      rect(x + 20, y + 22, 74, 46, 10, "gf", FINE),
      dot(x + w - 60, y + 44, 16, "zf", FINE),
      lens,
    ].join(""),
    ground: [400, y + h + 8, 300],
    detail: [cx - 170, 290, 330],
  };
}

function horloge(hand: Hand): Drawing {
  const strap = hand.pick(["cr", "er", "mr", "kr"]);
  const links =
    strap === "mr"
      ? line(repeat(5, (i) => `M322 ${130 + i * 36}H478M322 ${544 + i * 36}H478`))
      : dashes("M338 110V240M462 110V240M338 560V690M462 560V690", 4, "12 10");
  const straps =
    path("M312 270L328 76Q400 60 472 76L488 270Z", strap) +
    path("M312 530L328 724Q400 740 472 724L488 530Z", strap) +
    links;
  const r = hand.int(160, 178);
  const hour = hand.int(0, 11) * 30;
  const face = hand.pick(["wf", "kf", "af", "cl"]);
  const ink = face === "kf" ? "ml" : "kb";
  const dial = [
    rect(400 + r - 8, 376, 40, 48, 10, "mr"),
    dot(400, 400, r, hand.pick(["mf", "cf", "yf", "cf"])),
    dot(400, 400, r * 0.82, face, FINE),
    group(
      'transform="translate(400 400)"',
      repeat(12, (i) => group(`transform="rotate(${i * 30})"`, rect(-3, -r * 0.74, 6, i % 3 ? 12 : 24, 3, ink, BARE))),
    ),
    hand.chance(0.5)
      ? dot(400, 400 + r * 0.38, r * 0.22, "mb", FINE) + line(`M400 ${400 + r * 0.38}v${-r * 0.16}`, 3)
      : rect(400 + r * 0.34, 388, 40, 24, 4, "wl", FINE),
    group(`transform="rotate(${hour} 400 400)"`, line(`M400 412V${400 - r * 0.42}`, 11, ink)),
    group(`transform="rotate(${(hour * 12) % 360} 400 400)"`, line(`M400 416V${400 - r * 0.64}`, 7, ink)),
    line(`M372 424L460 ${400 - r * 0.36}`, 4, "zb"),
    dot(400, 400, 10, "zb", FINE),
  ].join("");
  return { art: straps + dial, ground: [410, 744, 130], detail: [240, 240, 320] };
}

export const gadgets: Kinds = {
  camera: kind(camera, "shelf", "box"),
  horloge: kind(horloge, "desk", "box"),
};
