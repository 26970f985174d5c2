import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dot, FINE, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { box, reflection } from "../kit/solids";

function mesh(x: number, y: number, w: number, h: number): string {
  const columns = Math.floor(w / 30);
  const rows = Math.floor(h / 30);
  return (
    rect(x, y, w, h, 4, "kx", FINE) +
    line(
      repeat(columns, (i) => `M${x + ((i + 0.5) * w) / columns} ${y}v${h}`) +
        repeat(rows, (i) => `M${x} ${y + ((i + 0.5) * h) / rows}h${w}`),
      3,
      "mb",
    ) +
    rect(x, y, w, h, 4, "none")
  );
}

function rabbit(x: number, y: number): string {
  return group(
    `transform="translate(${x} ${y})"`,
    path("M-14 -30Q-30 -90 -14 -94T2 -34ZM6 -34Q10 -96 24 -90T20 -26Z", "nf", FINE),
    oval(4, -10, 34, 30, "nf", FINE),
    dot(-6, -14, 4, "kb", BARE),
    dot(14, -14, 4, "kb", BARE),
    oval(4, 0, 6, 4, "zl", BARE),
  );
}

function konijnenhok(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const roof = hand.pick(["vf", "kf", "ef", "af"]);
  const guest = hand.chance(0.6);
  const door = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, 4, "cl", FINE) +
    line(
      repeat(3, (i) => `M${x + ((i + 1) * w) / 4} ${y + 6}v${h - 12}`),
      4,
      "cd",
    ) +
    rect(x + w - 26, y + h / 2 - 14, 12, 30, 4, "mf", FINE);
  const legs = rect(110, 600, 28, 96, 4, "cd") + rect(600, 600, 28, 96, 4, "cd");
  const low = () =>
    legs +
    box(100, 340, 540, 280, 70, 6, "c") +
    mesh(130, 380, 300, 200) +
    (guest ? rabbit(250, 566) : "") +
    door(456, 380, 156, 200) +
    path("M70 340L130 250H740L660 340Z", roof) +
    rect(66, 334, 604, 24, 4, roof);
  const two = () =>
    box(110, 300, 520, 380, 70, 6, "c") +
    mesh(140, 510, 460, 140) +
    (guest ? rabbit(440, 636) : "") +
    mesh(140, 340, 210, 120) +
    door(380, 336, 210, 130) +
    line("M112 488H628", 6) +
    path("M230 640L330 500L350 508L256 646Z", "cl", FINE) +
    path("M80 300L400 150L720 270L660 300L400 196Z", roof) +
    path("M150 300L400 196L600 300Z", "cd") +
    path("M80 300L400 150L404 190L110 322Z", roof);
  const run = () =>
    box(90, 320, 240, 330, 60, 6, "c") +
    door(130, 400, 160, 180) +
    mesh(340, 460, 350, 200) +
    rect(332, 446, 372, 22, 6, "cf") +
    rect(332, 650, 372, 22, 6, "cf") +
    rect(686, 446, 20, 226, 4, "cf") +
    (guest ? rabbit(520, 640) : "") +
    path("M60 330L210 200L400 300L380 330L210 240Z", roof);
  return {
    art: [low, two, run][style]?.() ?? "",
    ground: [400, style === 0 ? 700 : 684, 330],
    detail: [110, 290, 330],
  };
}

function fish(x: number, y: number, s: number, tone: string): string {
  return group(
    `transform="translate(${x} ${y}) scale(${s})"`,
    path("M-44 0Q0 -44 44 -4L74 -30Q66 0 74 30L44 8Q0 44 -44 0Z", tone, FINE),
    dot(-22, -6, 5, "kb", BARE),
  );
}

function aquarium(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const [x, y, w, h] = (
    [
      [90, 220, 540, 420],
      [190, 150, 370, 380],
      [70, 260, 600, 260],
    ] as const
  )[style] ?? [90, 220, 540, 420];
  const d = hand.deep(70);
  const floor = y + h;
  const weed = (at: number, tall: number, tone: string) =>
    path(
      `M${at} ${floor - 50}C${at - 30} ${floor - tall * 0.5} ${at + 24} ${floor - tall * 0.7} ${at} ${floor - tall}C${at + 44} ${floor - tall * 0.7} ${at + 4} ${floor - tall * 0.5} ${at + 26} ${floor - 50}Z`,
      tone,
      FINE,
    );
  const school = repeat(hand.int(2, 3), (i) =>
    fish(
      x + w * 0.24 + ((i * 137) % Math.round(w * 0.6)),
      y + h * 0.3 + ((i * 71) % Math.round(h * 0.4)),
      0.6 + (i % 3) * 0.16,
      ["zf", "yf", "af"][i % 3] ?? "zf",
    ),
  );
  const stand =
    style === 1
      ? box(x - 10, floor, w + 20, 160, d, 6, "c") +
        line(`M${x + w / 2} ${floor + 8}V${floor + 152}`, 5) +
        rect(x + w / 2 - 34, floor + 60, 16, 50, 6, "mf", FINE) +
        rect(x + w / 2 + 18, floor + 60, 16, 50, 6, "mf", FINE)
      : style === 2
        ? box(x, floor, w, 170, d, 6, "c") +
          line(
            repeat(2, (i) => `M${x + ((i + 1) * w) / 3} ${floor + 8}v154`),
            5,
          )
        : "";
  return {
    art: [
      stand,
      box(x, y, w, h, d, 10, "g"),
      path(`M${x + 6} ${y + 70}H${x + w - 6}V${floor - 8}H${x + 6}Z`, "gd", `${BARE} opacity=".55"`),
      path(
        `M${x + 6} ${floor - 60}Q${x + w * 0.3} ${floor - 90} ${x + w * 0.6} ${floor - 56}T${x + w - 6} ${floor - 66}V${floor - 8}H${x + 6}Z`,
        "nf",
        FINE,
      ),
      weed(x + 70, 220, "vb") + weed(x + w - 90, 200, "vf"),
      hand.chance(0.6)
        ? path(`M${x + w * 0.5} ${floor - 50}q20 -70 80 -60q60 -20 70 60Z`, "mf", FINE)
        : path(`M${x + w * 0.46} ${floor - 46}v-90h36v-30h36v30h36v90h-36v-40q-18 -20 -36 0v40Z`, "hf", FINE),
      school,
      repeat(2, (i) => dot(x + w * 0.8 + (i % 2) * 14, floor - 120 - i * 44, 7 + (i % 2) * 3, "gl", FINE)),
      reflection(x + 10, y + 20, w - 20, h - 30, 0.3),
      box(x - 8, y - 30, w + 16, 50, d, 8, "c") + rect(x + w * 0.3, y - 16, w * 0.4, 16, 8, "yl", FINE),
      rect(x - 8, floor - 22, w + 16, 26, 6, "cf"),
    ].join(""),
    ground: [410, floor + (style === 1 ? 164 : style === 2 ? 174 : 8), 340],
    detail: [x + 40, y + 40, 310],
  };
}

export const hutches: Kinds = {
  konijnenhok: kind(konijnenhok, "grass", "size"),
  aquarium: kind(aquarium, "room", "size"),
};
