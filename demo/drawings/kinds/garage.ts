import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, dim, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";
import { tube } from "../kit/solids";

function wieldop(hand: Hand): Drawing {
  const [cx, cy, r] = [400, 400, 280];
  const count = hand.pick([5, 6, 7, 9]);
  const style = hand.int(0, 2);
  const spoke = [
    path("M-26 -70L-54 -232Q0 -252 54 -232L26 -70Z", "cl", FINE),
    path("M-14 -66Q-70 -150 -64 -226L-10 -240Q-30 -150 22 -70Z", "cl", FINE),
    path("M-40 -130L-30 -226Q0 -240 30 -226L40 -130Q0 -110 -40 -130Z", "qd", FINE),
  ][style];
  return {
    art: [
      dot(cx + 14, cy + 8, r, "cx"),
      dot(cx, cy, r, "cf"),
      `<circle cx="${cx}" cy="${cy}" r="${r - 22}" fill="none" stroke="{cd}" stroke-width="10"/>`,
      style === 2 ? dot(cx, cy, r - 40, "cq", FINE) : dot(cx, cy, r - 40, "qd", FINE),
      group(
        `transform="translate(${cx} ${cy})"`,
        repeat(count, (i) => group(`transform="rotate(${(i * 360) / count})"`, spoke ?? "")),
        dot(0, 0, 84, "cq"),
        dot(0, 0, 46, hand.pick(["cl", "kf", "af"]), FINE),
        repeat(5, (i) =>
          dot(Math.round(Math.sin(i * 1.257) * 64), Math.round(-Math.cos(i * 1.257) * 64), 8, "kb", BARE),
        ),
      ),
      dot(cx - 150, cy + 200, 10, "kb", FINE),
      gloss("M160 320Q200 190 320 150L326 168Q220 210 180 326Z", 0.5),
    ].join(""),
    round: true,
    ground: [410, 690, 220],
    detail: [240, 240, 320],
  };
}

function dakkoffer(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const h = hand.int(0, 40);
  const shells = [
    `M60 540C60 ${430 - h} 160 ${370 - h} 300 ${360 - h}H620Q730 ${370 - h} 740 470V540Z`,
    `M50 540Q90 ${440 - h} 240 ${400 - h}L420 ${350 - h}H690Q740 ${360 - h} 744 440V540Z`,
    `M70 540V${430 - h}Q70 ${390 - h} 120 ${386 - h}H680Q734 ${390 - h} 734 ${430 - h}V540Z`,
  ];
  const stripes = [
    line(`M200 ${430 - h * 0.6}Q460 ${400 - h} 700 ${440 - h * 0.4}`, 5, "cx"),
    path(`M300 ${430 - h * 0.5}L520 ${380 - h}H560L400 ${450 - h * 0.4}Z`, "cl", FINE),
    line(`M110 ${450 - h}H700M110 ${480 - h}H700`, 5, "cx"),
  ];
  return {
    art: [
      tube("M110 664H330M470 664H690", 20, "m"),
      repeat(2, (i) => path(`M${190 + i * 360} 600h60l10 54h-80Z`, "kf")),
      path(shells[style] ?? "", "cf"),
      path("M50 540H746Q750 600 690 606H120Q56 600 50 540Z", "cd"),
      line("M50 540H746", 7),
      stripes[style] ?? "",
      rect(330, 556, 150, 24, 8, "ml", FINE) + dot(620, 566, 11, "kf", FINE),
      dim("M600 606H690Q750 600 746 540V460Q720 560 600 606Z", 0.12),
      gloss(
        `M150 ${470 - h * 0.7}Q210 ${410 - h} 330 ${392 - h}L336 ${404 - h}Q230 ${424 - h} 180 ${480 - h * 0.7}Z`,
        0.5,
      ),
    ].join(""),
    ground: [400, 682, 330],
    detail: [90, 330 - h, 320],
  };
}

function label(x: number, y: number, w: number, h: number, mark: string): string {
  return (
    rect(x, y, w, h, 12, "wl", FINE) +
    mark +
    line(`M${x + w * 0.2} ${y + h * 0.74}h${w * 0.6}M${x + w * 0.3} ${y + h * 0.86}h${w * 0.4}`, 7)
  );
}

function motorolie(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const drop = (x: number, y: number, s: number) =>
    group(
      `transform="translate(${x} ${y}) scale(${s})"`,
      path("M0 -60C40 -10 48 10 48 30A48 48 0 0 1 -48 30C-48 10 -40 -10 0 -60Z", "yf", FINE),
      gloss("M-26 30Q-26 10 -8 -16L-4 -8Q-16 12 -16 34Z", 0.6),
    );
  const cap = hand.pick(["kr", "ar", "zr"]);
  if (style === 0)
    return {
      art: [
        rect(250, 110, 110, 70, 12, cap),
        path("M200 240Q200 176 270 172H480Q620 176 624 300V650Q624 694 580 694H240Q196 694 196 650Z", "cf"),
        path(
          "M440 230H520Q572 236 572 300V430Q572 450 552 450T532 430V310Q530 276 490 276H440Q420 270 420 252T440 230Z",
          "wl",
        ),
        label(230, 380, 260, 260, drop(360, 480, 1)),
        gloss("M214 270h22v370h-22Z", 0.35),
        dim("M600 240Q624 260 624 300V650Q624 694 580 694H560Q600 560 600 240Z", 0.14),
      ].join(""),
      ground: [410, 700, 260],
      detail: [210, 330, 300],
    };
  if (style === 1)
    return {
      art: [
        rect(340, 100, 120, 80, 12, cap),
        path("M360 176H440L452 230Q560 260 566 360V650Q566 694 524 694H276Q234 694 234 650V360Q240 260 348 230Z", "cf"),
        label(268, 390, 264, 250, drop(400, 484, 1)),
        line("M250 350H550", 5, "cd"),
        rect(530, 400, 18, 240, 9, "yl", FINE) + line("M530 460h18M530 520h18M530 580h18", 4),
        gloss("M254 380h20v270h-20Z", 0.35),
      ].join(""),
      ground: [400, 700, 220],
      detail: [260, 350, 290],
    };
  return {
    art: [
      rect(460, 130, 110, 66, 12, cap),
      path("M180 330L300 210H440V190H590V210Q640 220 640 270V650Q640 694 596 694H224Q180 694 180 650Z", "cf"),
      path("M252 350L340 262H410L300 390V350Z", "wl"),
      label(240, 420, 340, 230, drop(410, 500, 0.86)),
      dim("M616 230Q640 240 640 270V650Q640 694 596 694H576Q616 560 616 230Z", 0.14),
      gloss("M196 420h20v220h-20Z", 0.35),
    ].join(""),
    ground: [410, 700, 260],
    detail: [240, 380, 300],
  };
}

function autoreiniger(hand: Hand): Drawing {
  const style = hand.int(0, 1);
  const hue = hand.pick(["kr", "ar", "wr"]);
  const car = (x: number, y: number) =>
    path(
      `M${x - 80} ${y + 24}Q${x - 80} ${y - 10} ${x - 50} ${y - 14}L${x - 26} ${y - 50}H${x + 30}L${x + 56} ${y - 14}Q${x + 84} ${y - 8} ${x + 84} ${y + 24}Z`,
      "af",
      FINE,
    ) +
    dot(x - 44, y + 24, 16, "kf", FINE) +
    dot(x + 48, y + 24, 16, "kf", FINE);
  const body = hand.pick([
    "M300 330H480Q570 380 570 470V650Q570 694 530 694H270Q230 694 230 650V470Q230 380 300 330Z",
    "M310 330H470Q480 400 540 440V650Q540 694 500 694H290Q250 694 250 650V440Q300 400 310 330Z",
  ]);
  const spray =
    path("M300 330L310 270H450V330Z", "kf") +
    path("M250 160Q250 130 290 130H500Q530 150 520 190L450 210V276H340V220H260Z", hand.pick(["af", "zf", "kf"])) +
    path("M352 220Q330 270 290 290L282 270Q306 250 310 220Z", "kf", FINE) +
    rect(214, 150, 44, 40, 8, "kf");
  const cap = rect(320, 220, 150, 110, 18, hue) + line("M350 240v70M380 240v70M410 240v70M440 240v70", 5);
  return {
    art: [
      style === 0 ? spray : cap,
      path(body, "cf"),
      label(280, 450, 240, 200, car(400, 530)),
      gloss("M262 480h22v170h-22Z", 0.4),
    ].join(""),
    ground: [400, 700, 220],
    detail: [240, style === 0 ? 120 : 220, 320],
  };
}

export const garage: Kinds = {
  wieldop: kind(wieldop, "grass", "size"),
  dakkoffer: kind((hand) => moved(dakkoffer(hand), -90), "grass", "size"),
  motorolie: kind(motorolie, "shelf", "box"),
  autoreiniger: kind(autoreiniger, "shelf", "box"),
};
