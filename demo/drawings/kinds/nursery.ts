import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { both, dashes, dot, FINE, gloss, line, oval, path, rect, repeat } from "../kit/shapes";
import { tube } from "../kit/solids";

/** A car seat from the front: shell, head rest, side wings and a five-point belt. */
function autostoel(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const pad = hand.pick(["kf", "al", "cd", "nf"]);
  const top = hand.int(90, 130);
  const belt =
    both(
      path(`M352 ${top + 200}L372 ${top + 196}L404 500H376Z`, "kf", FINE) +
        rect(340, top + 230, 50, 70, 14, "af", FINE),
    ) +
    both(path("M270 560L380 500L390 524L290 590Z", "kf", FINE)) +
    path("M388 520H412V600H388Z", "kf", FINE) +
    rect(374, 486, 52, 54, 12, "zf");
  const head =
    path(
      `M290 ${top + 140}Q270 ${top} 400 ${top}T510 ${top + 140}Q490 ${top + 190} 400 ${top + 190}T290 ${top + 140}Z`,
      "cl",
    ) +
    path(
      `M330 ${top + 130}Q330 ${top + 50} 400 ${top + 50}T470 ${top + 130}Q460 ${top + 160} 400 ${top + 160}T330 ${top + 130}Z`,
      pad,
      FINE,
    );
  const base = [
    path("M200 640H600L640 700H160Z", "kf") + rect(340, 650, 120, 26, 12, "mf", FINE),
    oval(400, 676, 240, 40, "kf") + oval(400, 664, 200, 28, "kl", FINE) + rect(370, 690, 60, 40, 8, "kf"),
    path("M180 620Q400 720 620 620L600 700H200Z", "kf") + both(dot(230, 668, 12, "vf", FINE)),
  ][style];
  const carry = style === 2 ? tube("M190 430C170 120 630 120 610 430", 26, "k") : "";
  return {
    art: [
      base ?? "",
      path(
        `M230 ${top + 130}Q250 ${top + 70} 330 ${top + 60}H470Q550 ${top + 70} 570 ${top + 130}L610 560Q620 650 540 660H260Q180 650 190 560Z`,
        "cf",
      ),
      path(`M284 ${top + 190}Q400 ${top + 150} 516 ${top + 190}L520 540Q400 580 280 540Z`, pad),
      both(
        path(
          `M236 ${top + 190}Q180 ${top + 240} 190 ${top + 330}L250 ${top + 370}Q280 ${top + 280} 270 ${top + 200}Z`,
          "cd",
        ),
      ),
      head,
      path("M220 540Q400 500 580 540Q620 640 540 650H260Q180 640 220 540Z", "cf") +
        path("M280 566Q400 540 520 566Q540 620 480 630H320Q260 620 280 566Z", pad, FINE),
      belt,
      both(path("M176 480Q160 470 170 440L220 430Q250 470 240 540H190Z", "kf")),
      carry,
      gloss(
        `M256 ${top + 160}Q262 ${top + 100} 310 ${top + 84}L314 ${top + 98}Q280 ${top + 120} 276 ${top + 170}Z`,
        0.4,
      ),
    ].join(""),
    ground: [400, style === 1 ? 724 : 704, 250],
    detail: [240, top, 320],
  };
}

function ledikant(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const bars = hand.int(7, 10);
  const panel = hand.chance(0.5);
  const top = 330;
  const step = 500 / bars;
  const toy = hand.pick(["bear", "moon", ""]);
  const end = (x: number) =>
    panel
      ? rect(x, top - 90, 60, 420, 16, "cf")
      : rect(x, top - 90, 16, 420, 6, "cf") +
        rect(x + 44, top - 90, 16, 420, 6, "cf") +
        rect(x, top - 96, 60, 24, 10, "cf");
  const front =
    rect(150, top, 500, 30, 8, "cf") +
    rect(150, 590, 500, 34, 8, "cf") +
    repeat(bars, (i) => rect(150 + step * (i + 0.5) - 6, top + 28, 12, 566 - top, 4, "cl", FINE));
  const back =
    rect(190, top - 70, 420, 22, 8, "cd") +
    line(
      repeat(bars, (i) => `M${200 + (i + 0.5) * (400 / bars)} ${top - 48}V480`),
      9,
      "cd",
    );
  const mattress =
    path("M160 500H640V580H160Z", "wf") +
    path("M330 480H640V576H330Q310 520 330 480Z", "af") +
    path("M330 480H640V506H324Z", "al", FINE) +
    rect(176, 470, 130, 40, 18, "wf");
  const legs = [
    rect(110, 624, 30, 80, 6, "cf") + rect(660, 624, 30, 80, 6, "cf"),
    path("M90 700Q400 760 710 700L704 676Q400 734 96 676Z", "cd") +
      rect(106, 610, 28, 80, 4, "cf") +
      rect(666, 610, 28, 80, 4, "cf"),
    rect(150, 630, 500, 62, 8, "cd") +
      rect(360, 654, 80, 12, 6, "mf", FINE) +
      both(dot(130, 694, 20, "kq")) +
      rect(112, 624, 30, 60, 4, "cf") +
      rect(658, 624, 30, 60, 4, "cf"),
  ][style];
  const friend =
    toy === "bear"
      ? dot(260, 440, 34, "ef") +
        dot(236, 410, 13, "ef", FINE) +
        dot(284, 410, 13, "ef", FINE) +
        oval(260, 450, 15, 11, "nf", FINE)
      : "";
  const mobile =
    toy === "moon"
      ? line("M140 240V120Q140 90 180 90H330V130", 8) +
        path("M330 130q-40 30 0 64q-60 4 -60 -34t60 -30Z", "yf", FINE) +
        dot(360, 190, 14, "zf", FINE) +
        line("M360 120v56", 3)
      : "";
  return {
    art: [
      legs ?? "",
      back,
      mattress,
      friend,
      mobile,
      both(end(96)),
      front,
      dashes("M160 345H640", 4, "2 40", "cd"),
    ].join(""),
    ground: [400, 712, 320],
    detail: [110, 290, 330],
  };
}

export const nursery: Kinds = {
  autostoel: kind(autostoel, "room", "box"),
  ledikant: kind(ledikant, "room", "size"),
};
