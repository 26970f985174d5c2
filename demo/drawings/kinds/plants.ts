import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dashes, dot, FINE, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { box, can, tube } from "../kit/solids";

function leaves(kindOf: number): string {
  const blade = (turn: number, tone: string, length = 260) =>
    group(
      `transform="translate(400 440) rotate(${turn})"`,
      path(
        `M0 0C-60 ${-length * 0.3} -54 ${-length * 0.8} 0 ${-length}C54 ${-length * 0.8} 60 ${-length * 0.3} 0 0Z`,
        tone,
      ) + line(`M0 -10V${-length * 0.8}`, 3, "vx"),
    );
  const spike = (turn: number, tone: string, length: number) =>
    group(
      `transform="translate(400 440) rotate(${turn})"`,
      path(`M-26 0Q-30 ${-length * 0.6} 0 ${-length}Q30 ${-length * 0.6} 26 0Z`, tone) +
        line(`M0 -20V${-length * 0.7}`, 4, "yb"),
    );
  const cactus =
    path("M330 450V230Q330 150 400 150T470 230V450Z", "vf") +
    tube("M470 340H530Q548 340 548 320V270", 44, "v") +
    tube("M330 370H280Q262 370 262 350V310", 40, "v") +
    dashes("M366 200V440M400 190V440M436 200V440", 5, "6 18", "wl") +
    dot(400, 150, 22, "zl", FINE);
  const monstera = [
    [-70, 220],
    [64, 230],
    [-34, 270],
    [34, 280],
    [0, 300],
  ]
    .map(([turn, length], i) => blade(turn ?? 0, i % 2 ? "vf" : "vd", length))
    .join("");
  const sanseveria = [
    [-26, 260],
    [24, 280],
    [-12, 320],
    [12, 340],
    [0, 290],
  ]
    .map(([turn, length], i) => spike(turn ?? 0, i % 2 ? "vf" : "vd", length ?? 280))
    .join("");
  const flower =
    line("M400 440C400 340 380 300 380 250M410 440C420 360 460 340 470 280M390 440C370 380 320 370 300 320", 7, "vd") +
    blade(-60, "vf", 150) +
    blade(58, "vd", 160) +
    [
      [380, 220, 52],
      [476, 260, 44],
      [296, 300, 44],
    ]
      .map(
        ([x, y, r]) =>
          repeat(6, (i) =>
            dot(
              (x ?? 0) + Math.cos(i * 1.047) * (r ?? 0) * 0.6,
              (y ?? 0) + Math.sin(i * 1.047) * (r ?? 0) * 0.6,
              (r ?? 0) * 0.42,
              "al",
              FINE,
            ),
          ) + dot(x ?? 0, y ?? 0, (r ?? 0) * 0.36, "yf", FINE),
      )
      .join("");
  return [monstera, sanseveria, cactus, flower][kindOf] ?? monstera;
}

function plantenpot(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const pot = [
    can(400, 460, 690, 170, 120, "c", "d"),
    rect(226, 440, 348, 60, 14, "cr") + path("M246 500H554L520 690Q400 710 280 690Z", "cr"),
    tube("M300 600L270 714M500 600L530 714", 16, "h") + path("M240 460H560Q566 640 480 660H320Q234 640 240 460Z", "cr"),
    box(236, 460, 290, 230, 60, 10, "c"),
  ][style];
  const pattern =
    style === 0
      ? line("M250 540Q400 580 550 540M264 590Q400 626 536 590", 6, "al")
      : style === 2
        ? path("M262 520l46 40l46 -40l46 40l46 -40l46 40l46 -40", "none", ' stroke="{al}" stroke-width="7"')
        : "";
  const soil = style === 3 ? "" : oval(400, style === 1 ? 444 : 462, style === 1 ? 150 : 146, 20, "ex", BARE);
  return {
    art:
      (style === 1 || style === 3 ? leaves(hand.int(0, 3)) + pot : `${pot}${soil}${leaves(hand.int(0, 3))}`) + pattern,
    ground: [400, style === 2 ? 716 : 700, 220],
    detail: [240, 380, 320],
  };
}

export const plants: Kinds = {
  plantenpot: kind(plantenpot, "room", "size"),
};
