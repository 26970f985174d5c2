import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, both, dashes, dim, dot, FINE, gloss, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { tube } from "../kit/solids";

function paw(x: number, y: number, size: number, tone: string): string {
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    path("M0 -6C26 -6 44 24 34 40C24 52 14 42 0 42S-24 52 -34 40C-44 24 -26 -6 0 -6Z", tone, FINE) +
      dot(-34, -14, 13, tone, FINE) +
      dot(34, -14, 13, tone, FINE) +
      dot(-13, -36, 14, tone, FINE) +
      dot(13, -36, 14, tone, FINE),
  );
}

function hondenmand(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  if (style === 0) {
    return {
      art: [
        oval(400, 450, 330, 120, "cd"),
        oval(400, 462, 264, 88, "nf", FINE),
        path("M70 450C60 560 90 640 180 660H620C710 640 740 560 730 450A330 120 0 0 1 70 450Z", "cf"),
        line("M150 560L170 650M300 588L296 656M500 588L504 656M650 560L630 650", 4),
        path("M290 562C320 500 480 500 510 562Q400 580 290 562Z", "cd", FINE),
        paw(400, 622, 0.6, "al"),
        gloss("M92 530Q110 570 170 586L166 604Q106 590 92 530Z", 0.4),
      ].join(""),
      ground: [400, 666, 340],
      detail: [220, 400, 330],
    };
  }
  if (style === 1) {
    const weave = repeat(3, (i) =>
      dashes(
        `M${106 + i * 10} ${540 + i * 36}Q400 ${610 + i * 36} ${694 - i * 10} ${540 + i * 36}`,
        22,
        `${26 + i} 14`,
        i % 2 ? "hl" : "hd",
      ),
    );
    return {
      art: [
        oval(400, 480, 310, 112, "hd"),
        path("M130 490C140 410 280 390 400 390S660 410 670 490Q660 560 400 570T130 490Z", "cq"),
        path(
          "M90 480C90 600 130 670 180 674H620C670 670 710 600 710 480A310 112 0 0 1 520 583Q400 530 280 583A310 112 0 0 1 90 480Z",
          "hf",
        ),
        weave,
        hand.chance(0.5)
          ? path(
              "M520 430c30 -40 60 -10 46 16l70 22c30 -10 40 30 12 36c0 34 -44 24 -40 -4l-66 -24c-30 8 -40 -30 -22 -46Z",
              "wf",
            )
          : "",
      ].join(""),
      ground: [400, 680, 330],
      detail: [230, 370, 320],
    };
  }
  return {
    art: [
      path("M110 420Q110 380 150 376H650Q690 380 690 420L740 590Q740 660 680 660H120Q60 660 60 590Z", "cf"),
      path("M160 430Q400 400 640 430L676 560Q400 610 124 560Z", "nf"),
      `<path d="M160 430Q400 400 640 430L676 560Q400 610 124 560Z" fill="url(#p4)" stroke="none" opacity=".7"/>`,
      line("M160 430L110 400M640 430L690 400M124 560L70 620M676 560L730 620", 4),
      paw(400, 622, 0.5, "al"),
      dashes("M80 640Q400 660 720 640", 4, "12 9"),
    ].join(""),
    ground: [400, 668, 340],
    detail: [80, 360, 320],
  };
}

function dierenvoer(hand: Hand): Drawing {
  const cat = hand.chance(0.4);
  const style = hand.int(0, 2);
  const head = cat
    ? path("M340 440L330 330L386 370H430L486 330L476 440Q476 510 408 510T340 440Z", "nf") +
      both(dot(380, 430, 8, "kx", BARE), 408) +
      path("M398 456h20l-10 12Z", "zf", FINE) +
      line("M350 456l-40 -8M350 470l-40 6M466 456l40 -8M466 470l40 6", 3)
    : path("M340 360Q408 330 476 360Q496 440 460 490Q408 530 356 490Q320 440 340 360Z", "nf") +
      both(path("M346 360Q300 360 306 450Q320 480 346 440Z", "ef"), 408) +
      both(dot(380, 416, 9, "kx", BARE), 408) +
      oval(408, 452, 20, 14, "kf", FINE) +
      line("M408 466v14", 5);
  if (style === 1) {
    return moved(
      {
        art: [
          path("M180 430V620A220 44 0 0 0 620 620V430Z", "cr"),
          oval(400, 430, 220, 44, "mf"),
          oval(400, 430, 190, 34, "ml", FINE),
          line("M400 412q44 -14 46 8q-10 20 -46 8", 6),
          rect(250, 480, 300, 130, 16, "wl", FINE),
          group('transform="translate(102 328) scale(.52)"', head),
          line("M400 530H510M400 564H480", 8),
          gloss("M196 470h30v150l-30 -10Z", 0.4),
        ].join(""),
        ground: [400, 672, 260],
        detail: [230, 390, 320],
      },
      -110,
    );
  }
  const bag =
    style === 0
      ? "M190 150Q400 130 610 150L600 230Q640 420 620 680Q400 704 180 680Q160 420 200 230Z"
      : "M220 140H580L620 210V690H180V210Z";
  return {
    art: [
      path(bag, "cf"),
      style === 0
        ? path("M190 150Q400 130 610 150L600 220Q400 204 200 220Z", "cd") +
          dashes("M204 186Q400 168 596 186", 5, "12 10")
        : path("M220 140H580L620 210H180Z", "cd") + line("M220 140L250 210M580 140L550 210", 4),
      dot(408, 420, 150, "wl"),
      group('transform="translate(-82 -84) scale(1.2)"', head),
      path("M230 560H590L570 600L590 640H230L250 600Z", "af"),
      line("M290 600H530", 12, "wl"),
      repeat(5, (i) => oval(260 + i * 70, 670 - (i % 2) * 8, 16, 11, "eb", FINE)),
      dim(style === 0 ? "M570 240Q620 420 590 686L620 680Q640 420 600 230Z" : "M580 210H620V690H580Z", 0.14),
      gloss(style === 0 ? "M216 250Q186 430 206 640L230 640Q210 430 236 250Z" : "M200 230h26v420h-26Z", 0.35),
    ].join(""),
    ground: [400, 696, 260],
    detail: [250, 270, 320],
  };
}

function autoband(hand: Hand): Drawing {
  const spokes = hand.pick([5, 6, 8]);
  const [cx, cy] = [380, 410];
  const d = hand.deep(60);
  const style = hand.int(0, 2);
  const arm = [
    (i: number) =>
      path("M-20 -50L-34 -168H34L20 -50Z", "cf", ` stroke-width="4" transform="rotate(${(i * 360) / spokes})"`),
    (i: number) => group(`transform="rotate(${(i * 360) / spokes})"`, tube("M0 -40L-30 -168M0 -40L30 -168", 14, "c")),
    (i: number) =>
      path(
        "M-10 -46Q-50 -110 -20 -172L18 -170Q-6 -110 16 -46Z",
        "cf",
        ` stroke-width="4" transform="rotate(${(i * 360) / spokes})"`,
      ),
  ][style];
  return {
    art: [
      path(`M${cx} 128L${cx + d} 138A272 272 0 0 1 ${cx + d} 682L${cx} 692Z`, "kd"),
      line(
        repeat(13, (i) => {
          const angle = ((i - 6) * Math.PI) / 14;
          return `M${cx + Math.cos(angle) * 282} ${cy + Math.sin(angle) * 282}L${cx + d + Math.cos(angle) * 270} ${cy + Math.sin(angle) * 270}`;
        }),
        7,
        "kx",
      ),
      dot(cx, cy, 282, "kf"),
      `<circle cx="${cx}" cy="${cy}" r="268" fill="none" stroke="{kx}" stroke-width="16" stroke-linecap="butt" stroke-dasharray="18 10"/>`,
      `<circle cx="${cx}" cy="${cy}" r="226" fill="none" stroke="{kl}" stroke-width="3"/>`,
      dashes(`M${cx - 206} ${cy - 60}A214 214 0 0 1 ${cx - 60} ${cy - 206}`, 14, "18 8", "kl"),
      dot(cx, cy, 184, "mf"),
      dot(cx, cy, 170, "qd", FINE),
      dot(cx, cy, 96, "md", `${BARE} opacity=".6"`),
      group(
        `transform="translate(${cx} ${cy})"`,
        repeat(spokes, (i) => arm?.(i) ?? ""),
        dot(0, 0, 56, "cq"),
        repeat(5, (i) =>
          dot(Math.round(Math.sin(i * 1.257) * 36), Math.round(-Math.cos(i * 1.257) * 36), 7, "kb", BARE),
        ),
        dot(0, 0, 18, "af", FINE),
      ),
    ].join(""),
    ground: [400, 700, 230],
    detail: [220, 250, 320],
  };
}

function gitaar(hand: Hand): Drawing {
  const electric = hand.chance(0.45);
  const tilt = 18;
  const top = hand.pick(["kf", "cf", "ef"]);
  const guard = hand.pick(["wf", "kf", "af"]);
  const board = hand.pick(["ef", "hf", "kf"]);
  const neck = rect(378, 60, 44, 400, 4, board) + repeat(9, (i) => line(`M380 ${190 + i * 30}H420`, 3, "ml"));
  const pegs =
    path("M366 50Q400 26 434 50L428 160H372Z", top) +
    repeat(3, (i) => dot(358, 66 + i * 34, 9, "mf", FINE) + dot(442, 66 + i * 34, 9, "mf", FINE));
  const strings = line("M388 60V610M396 60V610M404 60V610M412 60V610", 2, "ml");
  const shape = hand.int(0, 1);
  const acoustic = [
    path(
      "M400 400C300 350 240 420 280 500C290 530 220 560 220 640C220 740 320 770 400 770S580 740 580 640C580 560 510 530 520 500C560 420 500 350 400 400Z",
      "cf",
    ),
    path(
      "M400 414C316 370 262 430 298 506C306 536 238 570 238 640C238 724 326 752 400 752S562 724 562 640C562 570 494 536 502 506C538 430 484 370 400 414Z",
      "none",
      ' stroke="{cd}" stroke-width="4"',
    ),
    `${dot(400, 520, 56, "kx")}<circle cx="400" cy="520" r="66" fill="none" stroke="{ab}" stroke-width="7"/>`,
    path("M440 560Q500 560 500 640Q450 640 436 590Z", guard, FINE),
    rect(334, 650, 132, 30, 10, "kf"),
  ].join("");
  const solid = [
    path(
      shape
        ? "M400 420C330 360 240 380 270 470C300 530 240 560 236 640C236 740 330 760 400 750C480 770 560 740 560 650C556 570 500 540 530 470C570 370 480 350 446 420Z"
        : "M360 430C330 330 260 330 270 420C280 500 240 540 236 620C230 740 340 770 400 764C480 770 572 730 564 620C556 540 520 500 556 430C570 370 520 380 440 440Z",
      "cf",
    ),
    path("M330 500Q400 470 480 500L520 660Q480 720 420 700L350 640Z", guard, FINE),
    rect(350, 510, 100, 28, 8, "kf", FINE) +
      rect(350, 580, 100, 28, 8, "kf", FINE) +
      rect(340, 640, 120, 26, 6, "mf", FINE),
    dot(500, 630, 15, "kf", FINE) + dot(478, 682, 15, "kf", FINE),
  ].join("");
  const body = electric ? solid : acoustic;
  return {
    art: group(
      `transform="translate(30 6) rotate(${tilt} 400 420) scale(.95)"`,
      body,
      neck,
      strings,
      pegs,
      gloss("M262 620Q266 580 300 550L306 562Q286 590 282 640Z", 0.5),
    ),
    ground: [320, 716, 210],
    detail: [170, 400, 330],
  };
}

export const various: Kinds = {
  hondenmand: kind((hand) => moved(hondenmand(hand), -100), "room", "size"),
  dierenvoer: kind(dierenvoer, "kitchen", "size"),
  autoband: kind(autoband, "grass", "size"),
  gitaar: kind(gitaar, "room", "size"),
};
