import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, both, dashes, dot, FINE, gloss, group, oval, path, rect, repeat } from "../kit/shapes";
import { box, can, tube } from "../kit/solids";

function overEar(hand: Hand): Drawing {
  const r = hand.int(214, 232);
  const cup = hand.int(0, 2);
  const shell = [
    rect(118, 380, 84, 220, 40, "cf"),
    path("M130 390Q96 490 130 590L110 560Q84 490 110 420Z", "cd", FINE),
    rect(176, 366, 66, 248, 33, "kr"),
  ].join("");
  const round =
    dot(164, 490, 108, "cq") +
    dot(164, 490, 72, "cf", FINE) +
    rect(214, 392, 52, 196, 26, "kr") +
    gloss("M84 460A84 84 0 0 1 150 404L154 420A70 70 0 0 0 100 468Z", 0.5);
  const slim =
    path("M150 372H214V612H150Q104 560 104 492T150 372Z", "cf") +
    rect(200, 372, 60, 240, 30, "er") +
    dot(150, 492, 20, "cl", FINE);
  const side = [shell, round, slim][cup] ?? shell;
  const arm = tube(`M${400 - r} 400V360`, 22, "m");
  return {
    art: [
      tube(`M${400 - r} 390V340A${r} ${r * 1.02} 0 0 1 ${400 + r} 340V390`, 36, "c"),
      path(
        `M${400 - r + 50} 230Q400 60 ${400 + r - 50} 230Q400 130 ${400 - r + 50} 230Z`,
        cup === 2 ? "ef" : "kf",
        FINE,
      ),
      both(arm + group(`transform="translate(${Math.round(226 - r)} 0)"`, side)),
    ].join(""),
    ground: [400, 640, 260],
    detail: [50, 330, 300],
  };
}

function speaker(hand: Hand): Drawing {
  const cube = () => {
    const [x, y] = [190, 240];
    const w = hand.int(360, 420);
    const grille = repeat(9, (i) => dashes(`M${x + 34} ${y + 46 + i * 38}h${w - 68}`, 9, "9 13", "kl"));
    return {
      art:
        tube(`M${x + 60} ${y - 10}C${x + 60} ${y - 110} ${x + w - 20} ${y - 110} ${x + w - 20} ${y - 10}`, 24, "e") +
        box(x, y, w, 430, hand.deep(70), 44, "c") +
        rect(x + 20, y + 22, w - 40, 386, 30, "kf", FINE) +
        grille +
        rect(x + w / 2 - 46, y + 190, 92, 44, 10, "mf", FINE),
      ground: [x + w / 2 + 30, y + 436, 260],
      detail: [x - 10, y - 100, 300],
    } as const;
  };
  const round = () => {
    const h = hand.int(330, 460);
    const y = 640 - h;
    return {
      art: `${can(400, y, 640, 160, 170, "c", "d") + oval(400, y, 128, 20, "kf", FINE)}<path d="M234 ${y + 60}H566L570 600Q400 668 230 600Z" fill="url(#p2)" stroke="none"/>${path(`M231 610A172 30 0 0 0 569 610V644A172 32 0 0 1 231 644Z`, "kr")}${oval(400, y, 60, 8, "al", BARE)}${gloss(`M256 ${y + 40}h30v${h - 40}h-26Z`, 0.3)}`,
      ground: [410, 672, 240],
      detail: [250, y - 70, 300],
    } as const;
  };
  const portable = () => ({
    art:
      rect(96, 280, 608, 270, 130, "cf") +
      rect(150, 310, 500, 210, 90, "kf", FINE) +
      repeat(7, (i) => dashes(`M176 ${334 + i * 27}H630`, 8, "8 12", "kl")) +
      dot(260, 415, 70, "kq") +
      dot(540, 415, 70, "kq") +
      dot(260, 415, 26, "ml", FINE) +
      dot(540, 415, 26, "ml", FINE) +
      tube("M640 290Q720 220 740 330", 20, "a") +
      rect(300, 262, 200, 24, 12, "cd", FINE) +
      gloss("M130 360Q150 310 210 298L200 314Q160 326 144 372Z", 0.5),
    ground: [400, 562, 300] as const,
    detail: [130, 260, 300] as const,
  });
  return hand.pick([cube, round, portable, round, portable])();
}

export const audio: Kinds = {
  koptelefoon: kind(overEar, "desk", "box"),
  speaker: kind(speaker, "shelf", "box"),
};
