import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, FINE, gloss, path, rect, repeat } from "../kit/shapes";
import { box, can, display, knob, reflection, tube } from "../kit/solids";

function waterkoker(hand: Hand): Drawing {
  const glass = hand.chance(0.3);
  const goose = hand.chance(0.3);
  const rTop = hand.int(100, 120);
  const rBottom = goose ? 180 : hand.int(146, 170);
  const top = goose ? 360 : hand.int(220, 260);
  const wall = glass ? "g" : "c";
  const spout = goose
    ? tube(`M${372 - rBottom + 20} 580C90 560 190 380 96 350`, 26, "c")
    : path(`M${372 - rTop - 2} ${top + 26}L${372 - rTop - 56} ${top + 6}L${372 - rTop - 26} ${top + 110}Z`, "cf");
  const handle = goose
    ? tube(`M${372 + rTop} ${top + 10}C620 200 690 330 640 520`, 34, "k")
    : tube(
        `M${372 + rTop - 6} ${top + 26}C600 ${top - 30} 640 ${top + 120} 620 440C612 540 580 560 ${372 + rBottom - 6} 566`,
        36,
        "k",
      );
  return {
    art: [
      handle,
      spout,
      can(372, top, 632, rTop, rBottom, wall),
      glass
        ? path(
            `M${372 - rBottom + 22} 470H${372 + rBottom - 22}L${372 + rBottom - 4} 630Q372 690 ${372 - rBottom + 4} 630Z`,
            "gd",
            `${BARE} opacity=".55"`,
          )
        : "",
      glass ? "" : path(`M440 ${top + 130}h22l16 170h-26Z`, "gf", FINE),
      path(
        `M${372 - rTop} ${top}Q372 ${top - 74} ${372 + rTop} ${top}Q372 ${top + 44} ${372 - rTop} ${top}Z`,
        glass ? "cf" : "cf",
      ),
      rect(352, top - 66, 40, 30, 12, "kf", FINE),
      path(
        `M${372 - rBottom - 2} 626A${rBottom} 28 0 0 0 ${374 + rBottom} 626V660A${rBottom} 30 0 0 1 ${372 - rBottom - 2} 660Z`,
        "kr",
      ),
      path(
        `M${372 - rBottom - 30} 664A${rBottom + 30} 30 0 0 0 ${402 + rBottom} 664V678A${rBottom + 30} 32 0 0 1 ${372 - rBottom - 30} 678Z`,
        "kf",
      ),
      gloss(`M${380 - rTop} ${top + 40}l26 8L${400 - rBottom} 620l-22 -8Z`, 0.4),
    ].join(""),
    ground: [390, 692, 270],
    detail: [230, 150, 320],
  };
}

function magnetron(hand: Hand): Drawing {
  const [x, y, w, h] = [80, 250, 530, 340];
  const knobs = hand.chance(0.45);
  const pane = hand.int(340, 366);
  const grip = hand.chance(0.6);
  const panelX = x + pane + 44;
  const panelW = w - pane - 62;
  const controls = knobs
    ? knob(panelX + panelW / 2, y + 96, 44, "m", hand.int(-60, 60)) +
      knob(panelX + panelW / 2, y + 226, 44, "m", hand.int(-60, 60))
    : display(panelX + 8, y + 40, panelW - 16, 50, 1) +
      repeat(9, (i) =>
        rect(
          panelX + 10 + (i % 3) * ((panelW - 12) / 3),
          y + 118 + Math.floor(i / 3) * 46,
          (panelW - 12) / 3 - 12,
          28,
          8,
          "mb",
          FINE,
        ),
      ) +
      rect(panelX + 10, y + 264, panelW - 20, 34, 10, "al", FINE);
  return {
    art: [
      rect(x + 30, y + h - 6, 60, 18, 6, "kb") + rect(x + w - 90, y + h - 6, 60, 18, 6, "kb"),
      box(x, y, w, h, hand.deep(100), 16, "c"),
      rect(x + 22, y + 28, pane, h - 56, 14, "kf"),
      rect(x + 50, y + 56, pane - 56, h - 112, 10, "qf", FINE),
      path(
        `M${x + 90} ${y + h - 92}Q${x + pane / 2} ${y + h - 66} ${x + pane - 44} ${y + h - 92}`,
        "none",
        ' stroke="#f6d27a" stroke-width="5" opacity=".6"',
      ),
      reflection(x + 52, y + 58, pane - 60, h - 116),
      grip ? rect(x + pane - 2, y + 50, 18, h - 100, 9, "mr", FINE) : "",
      controls,
    ].join(""),
    ground: [x + w / 2 + 50, y + h + 14, 340],
    detail: [panelX - 120, y + 10, 310],
  };
}

export const kitchen: Kinds = {
  waterkoker: kind((hand) => moved(waterkoker(hand), -25), "kitchen", "box"),
  magnetron: kind(magnetron, "kitchen", "size"),
};
