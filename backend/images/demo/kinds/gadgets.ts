import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, both, dashes, dot, FINE, gloss, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { box, can, display, knob, tube } from "../kit/solids";

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

function camera(hand: Hand): Drawing {
  const [x, y, w, h] = [100, 270, 560, 350];
  const hump = hand.int(0, 2);
  const r = hand.int(130, 150);
  const cx = hump === 2 ? 440 : 370;
  const skin = hand.pick(["kf", "kf", "ef"]);
  const top = [
    path(`M280 ${y + 4}L310 190H440L470 ${y + 4}Z`, "cf") + rect(318, 206, 114, 40, 8, "kf", FINE),
    rect(130, y - 32, 110, 40, 10, "cd") + rect(440, y - 40, 70, 50, 10, "mr"),
    rect(140, y - 26, 90, 34, 10, "mr") + knob(560, y - 6, 34, "m", 20),
  ][hump];
  const lens = [
    dot(cx, 452, r, "kf"),
    dot(cx, 452, r * 0.9, "mf", FINE),
    dot(cx, 452, r * 0.78, "kf", FINE),
    dot(cx, 452, r * 0.56, "qf", FINE),
    dot(cx, 452, r * 0.34, "qb", BARE),
    dot(cx + r * 0.1, 452 + r * 0.12, r * 0.2, "gd", `${BARE} opacity=".5"`),
    gloss(
      `M${cx - r * 0.4} ${452 - r * 0.06}A${r * 0.42} ${r * 0.42} 0 0 1 ${cx} ${452 - r * 0.42}L${cx} ${452 - r * 0.2}A${r * 0.2} ${r * 0.2} 0 0 0 ${cx - r * 0.2} ${452 - r * 0.04}Z`,
      0.6,
    ),
  ].join("");
  return {
    art: [
      hand.chance(0.5) ? tube("M110 330C40 480 60 660 300 690C520 714 740 620 690 330", 16, "e") : "",
      rect(560, y - 22, 80, 30, 10, "mr"),
      top ?? "",
      box(x, y, w, h, hand.deep(46), 34, "c"),
      rect(x, y + 86, w, h - 160, 0, skin, FINE),
      rect(x + 20, y + 22, 74, 46, 10, "gf", FINE),
      dot(x + w - 60, y + 44, 16, "zf", FINE),
      lens,
    ].join(""),
    ground: [400, y + h + 8, 300],
    detail: [cx - 170, 290, 330],
  };
}

function horloge(hand: Hand): Drawing {
  const smart = hand.chance(0.35);
  const strap = hand.pick(["cr", "er", "mr", "kr"]);
  const links =
    strap === "mr"
      ? line(repeat(5, (i) => `M322 ${130 + i * 36}H478M322 ${544 + i * 36}H478`))
      : dashes("M338 110V240M462 110V240M338 560V690M462 560V690", 4, "12 10");
  const straps =
    path("M312 270L328 76Q400 60 472 76L488 270Z", strap) +
    path("M312 530L328 724Q400 740 472 724L488 530Z", strap) +
    links;
  const r = hand.int(160, 178);
  const hour = hand.int(0, 11) * 30;
  const face = hand.pick(["wf", "kf", "af", "cl"]);
  const ink = face === "kf" ? "ml" : "kb";
  const dial = [
    rect(400 + r - 8, 376, 40, 48, 10, "mr"),
    dot(400, 400, r, smart ? "kf" : hand.pick(["mf", "cf", "yf"])),
    dot(400, 400, r * 0.82, face, FINE),
    group(
      'transform="translate(400 400)"',
      repeat(12, (i) => group(`transform="rotate(${i * 30})"`, rect(-3, -r * 0.74, 6, i % 3 ? 12 : 24, 3, ink, BARE))),
    ),
    hand.chance(0.5)
      ? dot(400, 400 + r * 0.38, r * 0.22, "mb", FINE) + line(`M400 ${400 + r * 0.38}v${-r * 0.16}`, 3)
      : rect(400 + r * 0.34, 388, 40, 24, 4, "wl", FINE),
    group(`transform="rotate(${hour} 400 400)"`, line(`M400 412V${400 - r * 0.42}`, 11, ink)),
    group(`transform="rotate(${(hour * 12) % 360} 400 400)"`, line(`M400 416V${400 - r * 0.64}`, 7, ink)),
    line(`M372 424L460 ${400 - r * 0.36}`, 4, "zb"),
    dot(400, 400, 10, "zb", FINE),
  ].join("");
  const watch = [
    rect(546, 360, 22, 70, 10, "mr"),
    rect(244, 232, 312, 336, 84, "cf"),
    rect(266, 254, 268, 292, 66, "qf", FINE),
    group(
      'fill="none" stroke-width="20"',
      '<circle cx="400" cy="400" r="92" stroke="{qd}"/><path d="M400 308A92 92 0 1 1 318 442" stroke="{vl}"/><circle cx="400" cy="400" r="62" stroke="{qd}"/><path d="M400 338A62 62 0 0 1 446 442" stroke="{ab}"/>',
    ),
    line("M400 384v-10M400 400l26 20", 8, "wl"),
    gloss("M280 300Q290 266 330 262H420L300 520Q280 520 280 480Z", 0.1),
  ].join("");
  return { art: straps + (smart ? watch : dial), ground: [410, 744, 130], detail: [240, 240, 320] };
}

function pad(hand: Hand, dy: number): string {
  return [
    path(
      `M220 ${250 + dy}H580C660 ${250 + dy} 700 ${420 + dy} 716 ${520 + dy}C724 ${590 + dy} 650 ${610 + dy} 610 ${550 + dy}L560 ${480 + dy}H240L190 ${550 + dy}C150 ${610 + dy} 76 ${590 + dy} 84 ${520 + dy}C100 ${420 + dy} 140 ${250 + dy} 220 ${250 + dy}Z`,
      "cf",
    ),
    rect(320, 272 + dy, 160, 96, 16, hand.pick(["kf", "af", "wf"]), FINE),
    path(`M196 ${310 + dy}h40v34h34v40h-34v34h-40v-34h-34v-40h34Z`, "kf", FINE),
    dot(320, 440 + dy, 46, "kf") +
      dot(320, 436 + dy, 32, "kq", FINE) +
      dot(480, 440 + dy, 46, "kf") +
      dot(480, 436 + dy, 32, "kq", FINE),
    dot(580, 316 + dy, 19, "yf", FINE) +
      dot(580, 400 + dy, 19, "vf", FINE) +
      dot(538, 358 + dy, 19, "gf", FINE) +
      dot(622, 358 + dy, 19, "zf", FINE),
    gloss(`M130 ${440 + dy}Q150 ${300 + dy} 220 ${270 + dy}H290Q180 ${300 + dy} 150 ${450 + dy}Z`, 0.35),
  ].join("");
}

function spelcomputer(hand: Hand): Drawing {
  const console = () => ({
    art:
      (hand.chance(0.5)
        ? box(290, 110, 160, 430, hand.deep(110), 22, "c") +
          rect(306, 140, 12, 360, 6, "gb", BARE) +
          rect(392, 190, 10, 200, 5, "kb", FINE) +
          dot(420, 500, 10, "wl", FINE)
        : box(110, 300, 500, 150, hand.deep(120), 18, "c") +
          rect(150, 350, 220, 12, 6, "kb", FINE) +
          dot(560, 374, 18, "cl", FINE) +
          line("M110 406H610", 5, "ab")) + group('transform="matrix(.62 0 0 .62 240 360)"', pad(hand, 0)),
    ground: [410, 690, 310] as const,
    detail: [360, 460, 280] as const,
  });
  const handheld = () => ({
    art:
      rect(60, 240, 680, 330, 70, "kf") +
      path("M190 240H130Q60 240 60 310V500Q60 570 130 570H190Z", "af") +
      path("M610 240H670Q740 240 740 310V500Q740 570 670 570H610Z", "cf") +
      rect(204, 262, 392, 286, 12, "qf", FINE) +
      path("M206 480Q300 380 400 450T594 420V546H206Z", "vb", BARE) +
      dot(500, 340, 30, "yb", BARE) +
      rect(270, 400, 60, 26, 8, "al", BARE) +
      dot(125, 330, 32, "kf") +
      dot(125, 326, 22, "kq", FINE) +
      dot(675, 460, 32, "kf") +
      dot(675, 456, 22, "kq", FINE) +
      path("M115 430h20v20h20v20h-20v20h-20v-20h-20v-20h20Z", "kf", FINE) +
      dot(675, 310, 13, "kb", FINE) +
      dot(675, 370, 13, "kb", FINE) +
      dot(645, 340, 13, "kb", FINE) +
      dot(705, 340, 13, "kb", FINE),
    ground: [400, 586, 320] as const,
    detail: [520, 230, 260] as const,
  });
  const controller = () => ({ art: pad(hand, 0), ground: [400, 600, 300] as const, detail: [440, 240, 270] as const });
  return hand.pick([console, handheld, controller])();
}

function printer(hand: Hand): Drawing {
  const [x, y, w] = [110, 350, 510];
  const d = hand.deep(80);
  const scanner = hand.chance(0.6);
  const sheet =
    path("M220 300L240 120H520L536 300Z", "wf") +
    line("M268 160H480M264 196H440", 5, "md") +
    rect(380, 220, 90, 60, 4, "al", BARE);
  return {
    art: [
      sheet,
      box(x, y, w, 280, d, 30, "c"),
      scanner
        ? box(x - 6, y - 46, w + 12, 60, d, 20, hand.pick(["c", "k"]))
        : path(`M${x + 60} ${y - 6}H${x + w - 20}L${x + w + 30} ${y - 34}H${x + 110}Z`, "kf", FINE),
      rect(x + 26, y + 36, 190, 76, 12, "kf", FINE) +
        display(x + 40, y + 48, 90, 52, 2) +
        dot(x + 160, y + 74, 14, "vl", FINE) +
        dot(x + 194, y + 74, 8, "ml", FINE),
      rect(x + 60, y + 150, w - 120, 70, 10, "kf", FINE),
      path(`M${x + 90} ${y + 196}H${x + w - 90}L${x + w - 60} ${y + 306}H${x + 60}Z`, "wf"),
      line(`M${x + 120} ${y + 236}H${x + w - 140}M${x + 116} ${y + 264}H${x + w - 190}`, 5, "md"),
      path(`M${x + 40} ${y + 290}H${x + w - 40}L${x + w - 20} ${y + 326}H${x + 20}Z`, "cd", FINE),
    ].join(""),
    ground: [400, y + 328, 320],
    detail: [x + 10, y - 20, 300],
  };
}

function toetsenbord(hand: Hand): Drawing {
  const small = hand.chance(0.4);
  const [left, right] = small ? [130, 600] : [60, 650];
  const key = hand.pick(["cl", "kb", "wl"]);
  const lit = hand.pick(["cl", "kb", "ab"]);
  const count = small ? 12 : 16;
  const mouse = [
    rect(690, 380, 80, 130, 40, "cf"),
    line("M692 430H768M730 380V430", 4),
    rect(724, 392, 12, 28, 6, "ab", FINE),
  ].join("");
  const rows = repeat(4, (row) => {
    const step = (right - left - 40) / count;
    return dashes(
      `M${left + 20} ${384 + row * 36}H${right - 20}`,
      27,
      `${(step * 0.82).toFixed(2)} ${(step * 0.18).toFixed(2)}`,
      row === 0 ? lit : key,
    );
  });
  const cord = hand.chance(0.4) ? tube("M380 356C380 270 300 280 320 200", 10, "k") : "";
  return {
    art: [
      cord,
      box(left, 354, right - left, 196, 44, 18, "c"),
      rows,
      rect(left + 20, 514, 90, 24, 4, lit, BARE) +
        rect(left + 120, 514, (right - left) * 0.44, 24, 4, key, BARE) +
        rect(right - 150, 514, 130, 24, 4, lit, BARE),
      hand.chance(0.3) && !small ? knob(right - 34, 384, 18, "m", 30) : "",
      mouse,
    ].join(""),
    ground: [410, 558, 350],
    detail: [left - 10, 330, 260],
  };
}

export const gadgets: Kinds = {
  koptelefoon: kind(koptelefoon, "desk", "box"),
  speaker: kind(speaker, "shelf", "box"),
  camera: kind(camera, "shelf", "box"),
  horloge: kind(horloge, "desk", "box"),
  spelcomputer: kind(spelcomputer, "room", "box"),
  printer: kind(printer, "desk", "size"),
  toetsenbord: kind(toetsenbord, "desk", "box"),
};
