import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, both, dashes, dot, FINE, gloss, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { box, can, knob, slots, tube } from "../kit/solids";

function kinderwagen(hand: Hand): Drawing {
  const buggy = hand.chance(0.4);
  const three = hand.chance(0.35);
  const tire = (x: number, r: number) =>
    dot(x, 690 - r, r, "kq") + dot(x, 690 - r, r * 0.62, "mf", FINE) + dot(x, 690 - r, r * 0.2, "kf", FINE);
  const chassis = tube("M660 190L560 330L250 620M300 420L600 620M700 200Q720 170 690 160L640 150", 18, "m");
  const seat = buggy
    ? path("M330 220C460 190 520 300 500 420L460 500H300Q240 500 250 450L330 430Z", "cf") +
      path("M330 430L250 450Q200 460 220 520L300 560L330 500Z", "cd") +
      path("M320 300C300 190 420 130 520 200C560 240 560 300 530 340L340 330Z", "cl") +
      line("M420 160Q420 250 430 334M340 200Q370 260 380 332", 4)
    : path("M170 400H560C560 520 500 560 380 560H330C220 560 170 500 170 400Z", "cf") +
      path("M366 400C366 250 440 200 480 200C570 200 620 300 590 400Z", "cd") +
      line("M400 396L470 204M470 396L500 204M540 398L530 220", 4) +
      path("M160 380Q270 350 380 384L376 430Q270 400 166 430Z", "cl");
  return {
    art: [
      chassis,
      seat,
      rect(300, 590, 240, 50, 16, "kf", FINE),
      tire(230, three ? 54 : 74),
      tire(600, 74),
      tube("M700 200L650 170", 24, "e"),
      hand.chance(0.5) ? dot(300, 460, 26, "al", FINE) : dashes("M200 450Q360 480 530 450", 6, "14 10", "al"),
      gloss("M200 430Q230 520 300 540L270 540Q200 510 186 430Z", 0.35),
    ].join(""),
    ground: [410, 694, 280],
    detail: [250, 180, 330],
  };
}

function babyfles(hand: Hand): Drawing {
  const wide = hand.int(90, 130);
  const grips = hand.chance(0.4);
  const top = hand.int(250, 290);
  const level = hand.int(400, 480);
  return {
    art: [
      grips ? both(tube(`M${400 - wide} 400C${300 - wide} 400 ${300 - wide} 580 ${400 - wide} 580`, 26, "c")) : "",
      path(
        `M${400 - wide} ${top + 40}Q${400 - wide} ${top} ${440 - wide} ${top}H${360 + wide}Q${400 + wide} ${top} ${400 + wide} ${top + 40}Q${376 + wide} 470 ${400 + wide} 640Q${400 + wide} 690 ${350 + wide} 690H${450 - wide}Q${400 - wide} 690 ${400 - wide} 640Q${424 - wide} 470 ${400 - wide} ${top + 40}Z`,
        "gf",
      ),
      path(
        `M${414 - wide} ${level}H${386 + wide}Q${384 + wide} 560 ${392 + wide} 640Q${392 + wide} 682 ${350 + wide} 682H${450 - wide}Q${408 - wide} 682 ${408 - wide} 640Q${416 - wide} 560 ${414 - wide} ${level}Z`,
        "wl",
        BARE,
      ),
      line(
        repeat(6, (i) => `M${386 + wide} ${360 + i * 46}h${i % 2 ? -44 : -28}`),
        5,
      ),
      rect(400 - wide - 8, top - 62, wide * 2 + 16, 76, 16, "cr") +
        slots(400 - wide + 10, top - 40, wide * 2 - 20, 2, 20, 4),
      path(
        `M330 ${top - 60}Q340 ${top - 110} 374 ${top - 120}Q374 ${top - 180} 400 ${top - 180}T426 ${top - 120}Q460 ${top - 110} 470 ${top - 60}Z`,
        hand.pick(["nf", "wf", "yl"]),
      ),
      hand.chance(0.6)
        ? group(`transform="translate(370 540)"`, path("M30 10C10 -24 -34 6 30 60C94 6 50 -24 30 10Z", "af", FINE))
        : repeat(3, (i) => dot(350 + i * 44, 560 - (i % 2) * 40, 14, "ab", FINE)),
      gloss(`M${424 - wide} ${top + 40}h22q-14 180 4 380h-22q-20 -190 -4 -380Z`, 0.6),
    ].join(""),
    ground: [400, 694, 180],
    detail: [240, top - 190, 330],
  };
}

function boor(hand: Hand): Drawing {
  const corded = hand.chance(0.3);
  const big = hand.int(0, 24);
  return {
    art: [
      corded ? tube("M330 660C330 740 200 720 120 690", 14, "k") : "",
      tube("M640 330H730", 12, "m") + path("M726 318L770 330L726 342Z", "mf", FINE),
      path("M560 290H610L650 312V348L610 370H560Z", "kf") + line("M580 292V368M600 294V366", 4),
      rect(486, 256, 80, 148, 20, "af"),
      path(
        `M150 ${250 - big}Q150 ${230 - big} 180 ${230 - big}H480Q500 ${230 - big} 500 260V400Q500 430 470 430H400L420 580H280L250 430H190Q150 430 150 390Z`,
        "cf",
      ),
      path(`M262 440H404L424 600H288Z`, "kf") + repeat(4, (i) => line(`M292 ${490 + i * 26}h96`, 5)),
      path("M410 440H470Q476 490 430 500H418Z", hand.pick(["zf", "kf"])),
      slots(180, 290, 70, 4, 26),
      rect(280, 270, 150, 60, 12, "al", FINE) + line("M300 300h80", 6),
      corded
        ? rect(270, 590, 160, 60, 20, "cd")
        : path("M230 590H480L500 690H220Z", "kf") +
          rect(226, 588, 256, 30, 8, "cd") +
          repeat(3, (i) => rect(270 + i * 40, 640, 26, 16, 4, i < 2 ? "vb" : "kl", FINE)),
      gloss(`M176 ${256 - big}H440L430 ${268 - big}H190V330H176Z`, 0.4),
    ].join(""),
    ground: [390, corded ? 660 : 696, 240],
    detail: [400, 190, 320],
  };
}

function gereedschapskist(hand: Hand): Drawing {
  const open = hand.chance(0.4);
  const metal = hand.chance(0.4);
  const d = hand.deep(80);
  const tools =
    tube("M230 380L190 190", 26, "h") +
    path("M150 180L250 150L262 190L170 220Z", "mf") +
    tube("M360 380L380 190", 16, "m") +
    rect(356, 290, 40, 90, 12, "af") +
    path("M470 380L500 220Q470 160 520 150V190H546V150Q590 170 560 220L520 380Z", "mf");
  return {
    art: [
      open ? tools : tube("M250 330V270Q250 240 280 240H430Q460 240 460 270V330", 26, "k"),
      box(100, 400, 520, 270, d, 16, "c"),
      open ? rect(100, 380, 520, 60, 14, "cd") : box(92, 330, 536, 110, d, 18, metal ? "c" : "k"),
      both(rect(180, 410, 60, 76, 10, metal ? "mf" : "yf") + line("M196 450h28", 5), 360),
      rect(290, 480, 140, 60, 10, "cd", FINE) + line("M310 510h70", 6, "cl"),
      line(`M120 600H600M120 630H600`, 5, "cd"),
      gloss("M116 420h30v230h-30Z", 0.25),
    ].join(""),
    ground: [400, 676, 330],
    detail: [130, 320, 310],
  };
}

function grasmaaier(hand: Hand): Drawing {
  const robot = hand.chance(0.3);
  if (robot) {
    return {
      art: [
        path("M90 560C90 440 240 360 400 360C560 360 700 420 716 560L690 620H120Z", "cf"),
        path("M250 400Q400 340 560 400Q600 470 590 520H220Q210 450 250 400Z", hand.pick(["kf", "cd", "kf"])),
        rect(350, 420, 110, 54, 12, "gf", FINE),
        dot(200, 596, 84, "kq") +
          dashes("M140 596a60 60 0 1 0 120 0a60 60 0 1 0 -120 0", 14, "14 12", "kl") +
          dot(200, 596, 34, "cf", FINE),
        dot(620, 630, 46, "kq"),
        path("M640 480Q690 500 700 550L650 540Z", "yl", FINE),
        gloss("M130 530Q150 440 260 400L250 420Q170 460 152 536Z", 0.5),
      ].join(""),
      ground: [400, 680, 340],
      detail: [220, 340, 330],
    };
  }
  const bag = hand.chance(0.6);
  const engine = hand.pick(["k", "a", "m"]);
  const hub = hand.pick(["mf", "cf", "yf"]);
  const big = hand.int(60, 84);
  return {
    art: [
      tube("M250 520L110 190Q100 150 140 150H190", 18, "k") + rect(130, 134, 90, 34, 16, hand.pick(["af", "kf"])),
      bag
        ? path("M120 400L330 420L320 620H150Q110 600 120 400Z", hand.pick(["kf", "cd"])) +
          slots(160, 460, 120, 5, 28, 4)
        : "",
      path("M240 640V570Q250 500 330 490H620Q700 500 716 600V640Z", "cf"),
      rect(370, 380, 220, 120, 30, `${engine}f`) + can(480, 366, 384, 70, 80, "c") + slots(396, 430, 90, 3, 20),
      dot(520, 440, 22, "zf", FINE),
      dot(290, 696 - big, big, "kq") +
        dot(290, 696 - big, big / 2, hub, FINE) +
        dot(650, 640, 54, "kq") +
        dot(650, 640, 28, hub, FINE),
      gloss("M290 540Q310 514 350 510H480L470 526H360Q320 530 306 560Z", 0.4),
    ].join(""),
    ground: [430, 696, 310],
    detail: [330, 340, 310],
  };
}

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

function tuinstoel(hand: Hand): Drawing {
  const _style = hand.int(0, 2);
  const adirondack = () => ({
    art:
      repeat(5, (i) =>
        group(
          `transform="rotate(${(i - 2) * 4} 400 560)"`,
          rect(246 + i * 64, 150 + Math.abs(i - 2) * 26, 54, 340, 20, "cf"),
        ),
      ) +
      both(path("M196 470H262L250 690H210Z", "cd") + path("M176 416H300L290 446H170Z", "cf")) +
      path("M240 480H560L600 560H200Z", "cf") +
      line("M222 520H578", 4) +
      rect(196, 556, 408, 36, 8, "cd"),
    ground: [400, 694, 260] as const,
    detail: [220, 130, 320] as const,
  });
  const lounger = () => ({
    art:
      tube("M180 640L300 470M620 640V520M420 640L520 520", 16, "m") +
      tube("M90 250L300 500H700", 20, "m") +
      path("M96 240Q110 220 136 244L322 468H690Q716 470 714 496Q712 516 690 516H300L92 280Q80 258 96 240Z", "cf") +
      dashes("M120 262L310 492H700", 44, "5 60", "cx") +
      path("M110 226Q140 190 170 226L210 280L160 320L104 252Z", "af"),
    ground: [400, 646, 310] as const,
    detail: [90, 210, 330] as const,
  });
  const folding = () => ({
    art: `${tube("M270 130L540 690M530 130L260 690", 20, "h") + rect(262, 150, 276, 190, 10, "cf")}<rect x="262" y="150" width="276" height="190" rx="10" fill="url(#p1)"/>${path("M262 440H538L560 510H240Z", "cf")}${tube("M240 420H330M470 420H560", 22, "h")}${rect(232, 506, 336, 26, 8, "cd")}`,
    ground: [400, 696, 210] as const,
    detail: [240, 130, 320] as const,
  });
  return hand.pick([adirondack, lounger, folding])();
}

function barbecue(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const grip = hand.pick(["h", "k", "m"]);
  const frame = hand.pick(["m", "k", "h"]);
  const plain = hand.chance(0.5);
  const kettle = () => ({
    art:
      tube("M320 500L250 690M480 500L550 690M400 510V680M290 610H510", 16, frame) +
      dot(250, 680, 30, "kq") +
      dot(550, 680, 30, "kq") +
      path("M190 380H610C610 500 520 560 400 560S190 500 190 380Z", "cf") +
      path("M190 370C190 240 280 180 400 180S610 240 610 370Z", "cf") +
      rect(180, 362, 440, 26, 10, "mr") +
      rect(340, 150, 120, 34, 16, `${grip}f`) +
      (plain ? "" : path("M560 410H720V432H560Z", "hf") + tube("M690 436L560 560", 12, frame)) +
      dot(500, 260, 22, "mf", FINE) +
      dot(400, 480, 24, "wf", FINE) +
      line("M400 480l10 -12", 4) +
      tube("M190 420H130", 16, grip) +
      gloss("M224 340Q236 240 340 210L344 224Q260 262 250 344Z", 0.5),
    ground: [400, 700, 240] as const,
    detail: [260, 130, 320] as const,
  });
  const gas = () => ({
    art:
      box(190, 430, 380, 240, hand.deep(50), 8, grip === "k" ? "c" : "k") +
      line("M380 440V660", 5) +
      rect(350, 520, 12, 70, 6, "mr", FINE) +
      rect(398, 520, 12, 70, 6, "mr", FINE) +
      rect(50, 388, 150, 26, 6, "mf") +
      rect(600, 388, 150, 26, 6, "mf") +
      rect(180, 370, 440, 70, 10, "mf") +
      repeat(plain ? 3 : 4, (i) => knob(240 + i * (plain ? 156 : 104), 406, 22, frame === "h" ? "a" : "k", i * 30)) +
      path("M180 366C180 220 230 190 300 190H500C570 190 620 220 620 366Z", "cf") +
      rect(270, 300, 260, 22, 11, `${grip}r`) +
      dot(400, 240, 30, "wf") +
      line("M400 240l14 -14", 5) +
      dot(230, 684, 26, "kq") +
      dot(560, 684, 26, "kq") +
      gloss("M210 340Q210 240 270 214L276 228Q236 260 236 340Z", 0.5),
    ground: [400, 708, 270] as const,
    detail: [230, 180, 330] as const,
  });
  const egg = () => ({
    art:
      tube("M280 560L230 700M520 560L570 700", 22, frame) +
      rect(210, 590, 380, 26, 6, `${frame}f`) +
      path("M220 390H580C590 520 520 620 400 620S210 520 220 390Z", "cf") +
      path("M220 370C230 220 310 140 400 140S570 220 580 370Z", "cf") +
      (plain ? "" : rect(90, 372, 124, 22, 6, "hf") + rect(586, 372, 124, 22, 6, "hf")) +
      rect(210, 362, 380, 36, 10, "kf") +
      rect(350, 104, 100, 44, 10, "kf") +
      rect(300, 300, 200, 20, 10, `${grip}f`) +
      dot(400, 240, 26, "wf", FINE) +
      rect(350, 520, 100, 44, 8, "kf", FINE) +
      line(
        repeat(3, (i) => `M270 ${200 + i * 26}Q400 ${170 + i * 26} 530 ${200 + i * 26}`),
        3,
        "cd",
      ) +
      gloss("M256 340Q266 230 330 180L340 192Q290 250 284 344Z", 0.45),
    ground: [400, 706, 220] as const,
    detail: [250, 110, 320] as const,
  });
  return [kettle, gas, egg][style]?.() ?? kettle();
}

export const home: Kinds = {
  kinderwagen: kind(kinderwagen, "grass", "size"),
  babyfles: kind(babyfles, "kitchen", "box"),
  boor: kind(boor, "desk", "box"),
  gereedschapskist: kind(gereedschapskist, "desk", "size"),
  grasmaaier: kind(grasmaaier, "grass", "box"),
  plantenpot: kind(plantenpot, "room", "size"),
  tuinstoel: kind(tuinstoel, "grass", "size"),
  barbecue: kind(barbecue, "grass", "size"),
};
