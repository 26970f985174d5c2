import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, both, dashes, dot, FINE, gloss, group, line, oval, path, rect, repeat } from "../kit/shapes";
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

function earbuds(hand: Hand): Drawing {
  const stem = hand.chance(0.6);
  const bud = [
    stem ? rect(222, 220, 40, 170, 20, "cr") : "",
    dot(236, 236, 62, "cq"),
    path("M270 190L320 210Q336 236 318 264L276 276Z", "kf"),
    oval(238, 250, 22, 30, "cd", FINE),
  ].join("");
  const lid = path("M190 500V450Q190 400 250 400H550Q610 400 610 450V500Z", "cd");
  return {
    art: [
      both(bud),
      lid,
      rect(220, 430, 360, 90, 20, "kf", FINE),
      rect(180, 496, 440, 190, 74, "cf"),
      line("M186 540H614"),
      dot(400, 590, 8, "vl", FINE),
      gloss("M214 560h30v80q-30 -10 -30 -40Z", 0.4),
    ].join(""),
    ground: [400, 692, 270],
    detail: [160, 150, 260],
  };
}

function koptelefoon(hand: Hand): Drawing {
  return hand.pick([overEar, overEar, earbuds])(hand);
}

function speaker(hand: Hand): Drawing {
  const tower = () => {
    const [x, y, w, h] = [230, 110, 270, 580];
    return {
      art:
        box(x, y, w, h, hand.deep(76), 18, "c") +
        dot(x + w / 2, y + 120, 60, "kf") +
        dot(x + w / 2, y + 120, 34, "ml", FINE) +
        dot(x + w / 2, y + 390, 108, "kf") +
        dot(x + w / 2, y + 390, 82, "kq", FINE) +
        dot(x + w / 2, y + 390, 34, "mq", FINE),
      ground: [400, 694, 220],
      detail: [x, y + 250, 280],
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
  return hand.pick([tower, round, portable])();
}

export const audio: Kinds = {
  koptelefoon: kind(koptelefoon, "desk", "box"),
  speaker: kind(speaker, "shelf", "box"),
};
