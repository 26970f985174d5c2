import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { both, dim, dot, FINE, gloss, group, line, path, rect, repeat } from "../kit/shapes";
import { tube } from "../kit/solids";

function cushion(x: number, y: number, w: number, h: number, material: string): string {
  return path(
    `M${x + 16} ${y}Q${x + w / 2} ${y - 12} ${x + w - 16} ${y}Q${x + w} ${y} ${x + w} ${y + 18}V${y + h - 16}Q${x + w} ${y + h} ${x + w - 16} ${y + h}H${x + 16}Q${x} ${y + h} ${x} ${y + h - 16}V${y + 18}Q${x} ${y} ${x + 16} ${y}Z`,
    `${material}f`,
  );
}

function bank(hand: Hand): Drawing {
  const seats = hand.int(2, 3);
  const arm = hand.pick([40, 62, 84]);
  const rolled = hand.chance(0.35);
  const left = seats === 2 ? 120 : 60;
  const width = 800 - left * 2;
  const inner = width - arm * 2;
  const part = inner / seats;
  const top = hand.int(260, 300);
  const slim = hand.chance(0.45);
  const leg = slim
    ? (x: number) => path(`M${x - 10} 588H${x + 10}L${x + 5} 660H${x - 5}Z`, "hf")
    : (x: number) => rect(x - 16, 596, 32, 30, 4, "hf");
  const sideArm = rolled
    ? dot(left + arm / 2, 420, arm * 0.72, "cq") +
      path(`M${left + 4} 440H${left + arm - 4}V610H${left + 4}Z`, "cf") +
      dot(left + arm / 2, 420, arm * 0.3, "cd", FINE)
    : rect(left, 380, arm, 226, 22, "cf");
  const buttons = hand.chance(0.35)
    ? repeat(seats * 2, (i) =>
        dot(left + arm + part * (Math.floor(i / 2) + 0.3 + (i % 2) * 0.4), top + 70, 6, "cd", FINE),
      )
    : "";
  const pillow = (x: number, turn: number) =>
    group(
      `transform="rotate(${turn} ${x} 420)"`,
      path(
        `M${x - 62} 356Q${x} 372 ${x + 62} 356Q${x + 48} 420 ${x + 62} 484Q${x} 468 ${x - 62} 484Q${x - 48} 420 ${x - 62} 356Z`,
        "af",
      ),
    );
  return {
    art: [
      both(leg(left + 44)),
      rect(left + 10, top, width - 20, 300, 36, "cd"),
      repeat(seats, (i) => cushion(left + arm + i * part, top + 4, part, 200, "c")),
      buttons,
      rect(left + 10, 530, width - 20, 76, 14, "cf"),
      repeat(seats, (i) => cushion(left + arm - 4 + i * (part + 8 / seats), 456, part + 8 / seats, 92, "c")),
      dim(`M${left + arm} 448H${800 - left - arm}V456H${left + arm}Z`, 0.2),
      pillow(left + arm + 66, -10),
      hand.chance(0.6) ? pillow(800 - left - arm - 70, 12) : "",
      both(sideArm),
    ].join(""),
    ground: [400, slim ? 658 : 624, width / 2 + 20],
    detail: [left, 290, 330],
  };
}

function stoel(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const wood = hand.pick(["h", "e", "k"]);
  const legs = [
    tube("M304 500L270 700", 20, wood),
    tube("M496 500L530 700", 20, wood),
    tube("M330 500L316 650", 16, wood),
    tube("M470 500L484 650", 16, wood),
  ]
    .reverse()
    .join("");
  const seat = path("M262 470Q400 440 538 470L566 510Q566 540 530 540H270Q234 540 234 510Z", "cf");
  const shell =
    path("M272 470C246 380 250 220 300 150Q400 116 500 150C550 220 554 380 528 470Q400 500 272 470Z", "cf") +
    gloss("M290 420C270 330 276 240 312 180L330 180C300 250 296 340 312 420Z", 0.3);
  const spindles =
    tube("M270 480L240 140M530 480L560 140", 20, wood) +
    tube("M310 470L300 190M370 470L366 180M430 470L434 180M490 470L500 190", 10, wood) +
    path("M226 130Q400 90 574 130V190Q400 154 226 190Z", "cf");
  const slats =
    tube("M270 490L256 120M530 490L544 120", 22, wood) + repeat(3, (i) => rect(262, 150 + i * 96, 276, 54, 12, "cf"));
  const armchair =
    path("M230 480C190 320 200 180 270 140H530C600 180 610 320 570 480Z", "cf") +
    path(
      "M200 360Q170 360 176 400L200 560H280L260 400Q250 350 200 360ZM600 360Q630 360 624 400L600 560H520L540 400Q550 350 600 360Z",
      "cd",
    ) +
    path("M250 470Q400 430 550 470V550H250Z", "cf") +
    line("M340 150V430M460 150V430", 4);
  const back = [shell, spindles, slats, armchair][style] ?? shell;
  const chrome =
    hand.chance(0.25) && style === 0
      ? tube("M400 530V640M400 640L270 690M400 640L530 690M400 640L330 700M400 640L470 700", 18, "m")
      : legs;
  return { art: chrome + (style === 3 ? back : back + seat), ground: [400, 704, 210], detail: [220, 110, 330] };
}

function bureaustoel(hand: Hand): Drawing {
  const mesh = hand.int(0, 2);
  const foot = hand.pick(["k", "m", "c"]);
  const padding = hand.pick(["kf", "af", "cd"]);
  const caster = (x: number, y: number) => dot(x, y, 20, "kq");
  const base = [
    tube("M400 540V640", 30, "m"),
    tube("M400 640L230 690M400 640L570 690M400 640L310 710M400 640L490 710M400 640V700", 20, foot),
    caster(230, 700),
    caster(570, 700),
    caster(310, 722),
    caster(490, 722),
  ].join("");
  const shells = [
    path("M290 430C260 330 270 190 310 130Q400 96 490 130C530 190 540 330 510 430Z", "cf") +
      line(
        hand.pick([
          "M300 300Q400 340 500 300",
          "M340 124V430M400 116V430M460 124V430",
          "M290 220Q400 250 510 220M288 310Q400 340 512 310",
        ]),
        4,
      ),
    `${rect(290, 90, 220, 96, 34, "cf") + path("M282 440C256 360 270 240 290 210H510C530 240 544 360 518 440Z", "kf")}<path d="M282 440C256 360 270 240 290 210H510C530 240 544 360 518 440Z" fill="url(#p2)" stroke="none"/>`,
    path("M270 440C240 300 260 150 300 90Q400 60 500 90C540 150 560 300 530 440Z", "cf") +
      path("M330 440V110M470 440V110", "none") +
      path("M340 130H460V190Q400 206 340 190ZM330 240H470V430H330Z", padding, FINE),
  ];
  const arms = both(tube("M250 480V400", 18, "k") + rect(206, 376, 84, 30, 15, padding));
  return {
    art: [
      base,
      shells[mesh] ?? "",
      hand.chance(0.75) ? arms : "",
      path("M256 460Q400 430 544 460L570 510Q572 548 530 548H270Q228 548 230 510Z", "cf"),
      gloss("M262 490Q330 470 420 468L414 480Q330 482 266 504Z", 0.4),
    ].join(""),
    ground: [400, 740, 230],
    detail: [230, 330, 320],
  };
}

export const seating: Kinds = {
  bank: kind((hand) => moved(bank(hand), -50), "room", "size"),
  stoel: kind(stoel, "room", "size"),
  bureaustoel: kind(bureaustoel, "room", "size"),
};
