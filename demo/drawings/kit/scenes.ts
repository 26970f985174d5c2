import type { Hand } from "./hand";
import type { Scene } from "./kind";
import { BARE, dot, group, line, oval, path, rect, repeat } from "./shapes";

/** A background, and the product's place in it: its scale and the height of the ground. */
export interface Stage {
  art: string;
  scale: number;
  floor: number;
}

const WALLS = ["#e9eef0", "#efe9e1", "#e6ebe4", "#ece6ec", "#e4e9f1"] as const;
const FLOORS = ["#d9c1a0", "#cdb594", "#cfc8bd", "#c7ab88"] as const;

function wall(hand: Hand, floor: number): string {
  const ground = hand.pick(FLOORS);
  return (
    rect(0, 0, 800, floor, 0, hand.pick(WALLS)) +
    rect(0, floor, 800, 800 - floor, 0, ground) +
    rect(0, floor - 22, 800, 22, 0, "#fbfbfa") +
    line(`M0 ${floor}H800`, 3, "#00000022")
  );
}

function plant(x: number, y: number, size: number): string {
  const leaf = (turn: number, tone: string) =>
    group(`transform="rotate(${turn})"`, path("M0 0C-30 -40 -26 -100 0 -130C26 -100 30 -40 0 0Z", tone));
  return group(
    `transform="translate(${x} ${y}) scale(${size})" stroke="none"`,
    group(
      'transform="translate(0 -70)"',
      leaf(-48, "vd"),
      leaf(44, "vd"),
      leaf(-20, "vb"),
      leaf(22, "vl"),
      leaf(0, "vb"),
    ),
    path("M-44 -84H44L32 0H-32Z", "nf"),
  );
}

function frame(x: number, y: number, w: number, h: number, hand: Hand): string {
  const sun = hand.int(30, 70) / 100;
  return (
    rect(x, y, w, h, 4, "#fff", ' stroke="#b89a74" stroke-width="8"') +
    rect(x + 22, y + 22, w - 44, h - 44, 0, "gl") +
    path(
      `M${x + 22} ${y + h - 22}V${y + h * 0.62}L${x + w * 0.4} ${y + h * 0.48}L${x + w - 22} ${y + h * 0.7}V${y + h - 22}Z`,
      "vl",
    ) +
    dot(x + w * sun, y + h * 0.3, 14, "yb")
  );
}

function room(hand: Hand): Stage {
  const picture = hand.chance(0.5) ? frame(80, 90, 190, 230, hand) : frame(560, 70, 170, 210, hand);
  const art =
    wall(hand, 560) + picture + oval(400, 690, 340, 66, "al", ' opacity=".55"') + plant(hand.pick([86, 716]), 640, 1.7);
  return { art, scale: 0.74, floor: 700 };
}

function kitchen(hand: Hand): Stage {
  const tile = hand.pick(["#eef2f3", "#f1eee8", "#eaf0ec"]);
  const lines = repeat(6, (row) => `M0 ${row * 92 + 60}H800`) + repeat(8, (column) => `M${column * 104 + 36} 0V560`);
  const art =
    rect(0, 0, 800, 560, 0, tile) +
    line(lines, 3, "#0000000f") +
    rect(60, 150, 240, 16, 4, "hb") +
    group(
      'transform="translate(110 150)"',
      path("M0 0V-46H46V0Z", "al"),
      path("M62 0V-70H92V0Z", "nb"),
      oval(140, -24, 26, 24, "gb"),
    ) +
    plant(262, 150, 0.6) +
    rect(0, 590, 800, 210, 0, hand.pick(["#dcc3a0", "#d3d6d8", "#c9ab86"])) +
    rect(0, 560, 800, 34, 0, "#ffffffaa");
  return { art, scale: 0.72, floor: 720 };
}

function desk(hand: Hand): Stage {
  const side = hand.pick([0, 1]);
  const art =
    rect(0, 0, 800, 600, 0, hand.pick(WALLS)) +
    rect(side ? 60 : 470, 60, 270, 330, 6, "#dcecf5", ' stroke="#fff" stroke-width="16"') +
    line(`M${side ? 195 : 605} 60V390`, 10, "#fff") +
    rect(0, 590, 800, 210, 0, hand.pick(FLOORS)) +
    rect(0, 590, 800, 12, 0, "#ffffff66") +
    plant(side ? 716 : 88, 640, 1.35);
  return { art, scale: 0.72, floor: 720 };
}

function grass(hand: Hand): Stage {
  const sun = hand.int(120, 680);
  const tufts = repeat(9, () => {
    const x = hand.int(20, 770);
    const y = hand.int(600, 780);
    return `M${x} ${y}l-6 -20M${x} ${y}l2 -26M${x} ${y}l10 -18`;
  });
  const art =
    rect(0, 0, 800, 800, 0, "#dcedf6") +
    dot(sun, 120, 54, "#fdf0c4") +
    path("M90 170q16 -44 62 -30q26 -40 70 -8q46 -8 44 38ZM520 240q12 -32 48 -22q22 -30 56 -4q36 -4 34 26Z", "#fff") +
    path("M0 470Q190 330 420 450T800 400V800H0Z", "#b5d3a0") +
    path("M0 560Q260 480 520 540T800 520V800H0Z", "#93c083") +
    line(tufts, 5, "#6ba360");
  return { art, scale: 0.74, floor: 710 };
}

function rail(hand: Hand): Stage {
  const art =
    wall(hand, 690) +
    rect(60, 92, 680, 14, 7, "hb") +
    line("M110 92V40M690 92V40", 10, "hd") +
    plant(hand.pick([92, 708]), 740, 1.4);
  return { art, scale: 0.74, floor: 700 };
}

function shelf(hand: Hand): Stage {
  const books = ["ab", "gb", "nb", "vb", "zb"];
  const start = hand.int(0, 4);
  const row = repeat(5, (index) =>
    rect(
      40 + index * 30,
      560 + ((index * 37 + start * 13) % 50),
      27,
      140 - ((index * 37 + start * 13) % 50),
      3,
      books[(index + start) % 5] ?? "nb",
    ),
  );
  const art =
    rect(0, 0, 800, 800, 0, hand.pick(WALLS)) +
    rect(0, 150, 800, 26, 0, "hb") +
    rect(0, 176, 800, 16, 0, "#00000012") +
    plant(650, 150, 0.8) +
    rect(0, 700, 800, 40, 0, "hb") +
    rect(0, 740, 800, 22, 0, "#00000014") +
    row;
  return { art, scale: 0.66, floor: 704 };
}

const STAGES: Readonly<Record<Scene, (hand: Hand) => Stage>> = { kitchen, room, desk, grass, rail, shelf };

/** The background of a scene, without outlines so that the product stands out. */
export function stage(scene: Scene, hand: Hand): Stage {
  const made = STAGES[scene](hand);
  return { ...made, art: group(BARE.trim(), made.art) };
}
