import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, both, dashes, dim, dot, FINE, gloss, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { tube } from "../kit/solids";

function voetbal(hand: Hand): Drawing {
  const [cx, cy, r] = [400, 420, 250];
  const style = hand.pick([0, 1, 0, 2]);
  const turn = hand.int(-30, 30);
  const penta = (x: number, y: number, size: number, spin: number, squash = 1) =>
    group(
      `transform="translate(${x} ${y}) rotate(${spin}) scale(${squash} 1)"`,
      path(
        `M0 ${-size}L${(size * 0.95).toFixed(0)} ${(-size * 0.31).toFixed(0)}L${(size * 0.59).toFixed(0)} ${(size * 0.81).toFixed(0)}L${(-size * 0.59).toFixed(0)} ${(size * 0.81).toFixed(0)}L${(-size * 0.95).toFixed(0)} ${(-size * 0.31).toFixed(0)}Z`,
        "cx",
        FINE,
      ),
    );
  const seams = repeat(5, (i) => {
    const angle = ((i * 72 - 90) * Math.PI) / 180;
    return `M${(cx + Math.cos(angle) * 80).toFixed(0)} ${(cy + Math.sin(angle) * 80).toFixed(0)}L${(cx + Math.cos(angle) * 165).toFixed(0)} ${(cy + Math.sin(angle) * 165).toFixed(0)}`;
  });
  const rim = repeat(5, (i) => {
    const angle = ((i * 72 - 90) * Math.PI) / 180;
    return penta(Math.round(cx + Math.cos(angle) * 208), Math.round(cy + Math.sin(angle) * 208), 62, i * 72 + 36, 0.9);
  });
  const ring = repeat(5, (i) => {
    const point = (step: number, size: number) =>
      `${(cx + Math.cos(((step - 90) * Math.PI) / 180) * size).toFixed(0)} ${(cy + Math.sin(((step - 90) * Math.PI) / 180) * size).toFixed(0)}`;
    return `M${point(i * 72, 165)}L${point(i * 72 + 36, 196)}L${point(i * 72 + 72, 165)}M${point(i * 72 + 36, 196)}L${point(i * 72 + 36, 250)}`;
  });
  const faces = [
    rim + path(ring + seams, "none", ' stroke-width="5"') + penta(cx, cy, 82, 0),
    repeat(6, (i) =>
      group(
        `transform="rotate(${i * 60} ${cx} ${cy})"`,
        path(`M${cx} ${cy}Q${cx + 90} ${cy - 70} ${cx + 30} ${cy - 260}`, "none", ' stroke-width="6"') +
          path(
            `M${cx + 10} ${cy - 100}Q${cx + 80} ${cy - 120} ${cx + 60} ${cy - 220}Q${cx + 20} ${cy - 180} ${cx + 10} ${cy - 100}Z`,
            i % 2 ? "ab" : "cx",
            FINE,
          ),
      ),
    ),
    repeat(3, (i) =>
      group(
        `transform="rotate(${i * 120} ${cx} ${cy})"`,
        path(
          `M${cx} ${cy}Q${cx + 130} ${cy - 60} ${cx + 110} ${cy - 240}M${cx} ${cy}Q${cx + 20} ${cy - 130} ${cx - 90} ${cy - 240}`,
          "none",
          ' stroke-width="6"',
        ) +
          path(`M${cx + 10} ${cy - 60}L${cx + 70} ${cy - 190}L${cx - 40} ${cy - 190}Z`, "af", FINE) +
          dot(cx + 12, cy - 150, 16, "wf", FINE),
      ),
    ),
  ];
  const detail = [cx - 160, cy - 190, 320] as const;
  const face = faces[style] ?? "";
  return {
    art: [
      dot(cx, cy, r, "cq"),
      `<svg x="${cx - r}" y="${cy - r}" width="${r * 2}" height="${r * 2}" viewBox="${cx - r} ${cy - r} ${r * 2} ${r * 2}">${group(`transform="rotate(${turn} ${cx} ${cy})"`, face)}</svg>`,
      dim(
        `M${cx + 60} ${cy + 242}A${r} ${r} 0 0 0 ${cx + 190} ${cy - 160}Q${cx + 230} ${cy + 120} ${cx + 60} ${cy + 242}Z`,
        0.16,
      ),
      oval(cx - 100, cy - 140, 62, 38, "#fff", `${BARE} opacity=".45" transform="rotate(-38 ${cx - 100} ${cy - 140})"`),
      dot(cx, cy, r, "none"),
    ].join(""),
    round: true,
    ground: [cx + 10, cy + r + 8, 220],
    detail,
  };
}

function halter(hand: Hand): Drawing {
  const style = hand.int(0, 1);
  const hex = (x: number, size: number) =>
    path(
      `M${x} ${400 - size}L${x + size * 0.62} ${400 - size * 0.55}V${400 + size * 0.55}L${x} ${400 + size}L${x - size * 0.62} ${400 + size * 0.55}V${400 - size * 0.55}Z`,
      "cf",
    ) +
    path(
      `M${x} ${400 - size * 0.6}L${x + size * 0.36} ${400 - size * 0.34}V${400 + size * 0.34}L${x} ${400 + size * 0.6}L${x - size * 0.36} ${400 + size * 0.34}V${400 - size * 0.34}Z`,
      "cl",
      FINE,
    );
  const disc = (x: number, size: number, tone: string) =>
    rect(x - 26, 400 - size, 52, size * 2, 22, tone) +
    gloss(`M${x - 14} ${400 - size * 0.8}h12v${size * 1.6}h-12Z`, 0.3);
  const bar = tube("M240 400H560", 40, "m") + dashes("M320 400H480", 40, "5 7", "md");
  const one =
    style === 0
      ? bar + hex(220, 140) + hex(580, 140)
      : tube("M90 400H710", 26, "m") +
        bar +
        both(disc(250, 150, "cr") + disc(190, hand.int(100, 130), "ar") + rect(134, 370, 26, 60, 8, "mr"));
  return { art: group('transform="rotate(-14 400 400)"', one), ground: [400, 570, 280], detail: [120, 300, 300] };
}

function tent(hand: Hand): Drawing {
  const style = hand.pick([0, 2, 1]);
  const dome = [
    path("M90 660C120 380 260 210 400 210S680 380 710 660Z", "cf"),
    path("M400 210C520 210 680 380 710 660H560C550 450 480 280 400 210Z", "cd", FINE),
    path("M260 660C270 500 330 380 400 340C460 400 500 520 506 660Z", "ad"),
    path("M260 660C270 500 330 380 400 340C370 440 340 560 340 660Z", "al", FINE),
    line("M90 660C220 420 560 400 710 660", 5, "cl"),
    gloss("M150 600Q190 400 320 270L330 280Q230 420 196 600Z", 0.3),
  ];
  const popUp = [
    path("M60 660Q70 420 250 330T620 380Q730 470 740 660Z", "cf"),
    path("M620 380Q730 470 740 660H520Q560 480 620 380Z", "cd", FINE),
    path("M60 660Q70 420 250 330Q400 420 430 660Z", "cl"),
    path("M130 660Q130 480 240 400Q330 470 350 660Z", "ad"),
    path("M130 660Q130 480 240 400Q200 520 200 660Z", "al", FINE),
    tube("M60 660Q70 420 250 330Q400 420 430 660", 12, "a"),
    rect(480, 470, 80, 60, 20, "gl", FINE),
  ];
  const tunnel = [
    path("M60 660C70 470 140 340 240 320H520C640 330 720 480 740 660Z", "cf"),
    path("M240 320C340 340 400 500 410 660H60C70 470 140 340 240 320Z", "cd"),
    path("M236 390C290 420 330 540 334 660H130C136 520 180 410 236 390Z", "ad"),
    path("M236 390C200 450 186 560 186 660H130C136 520 180 410 236 390Z", "al", FINE),
    line("M400 322C500 360 560 500 566 660M520 320C620 360 660 520 670 660", 5, "cx"),
    rect(470, 440, 60, 70, 14, "gl", FINE),
  ];
  const pegs = line("M60 690l20 -30M740 690l-20 -30", 8, "md");
  return {
    art:
      ([dome, popUp, tunnel][style] ?? dome).join("") +
      pegs +
      (style !== 1 && hand.chance(0.5)
        ? path(style === 0 ? "M400 210V120L460 140L400 164" : "M300 320V230L360 250L300 274", "af", FINE)
        : ""),
    ground: [400, 684, 350],
    detail: [180, 300, 340],
  };
}

export const sport: Kinds = {
  voetbal: kind(voetbal, "grass", "box"),
  halter: kind(halter, "room", "box"),
  tent: kind(tent, "grass", "size"),
};
