import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, both, dashes, dim, dot, FINE, group, line, path, rect, repeat } from "../kit/shapes";

/** A piece of cloth with its print, if it has one. */
function cloth(d: string, print: string): string {
  return (
    path(d, "cf") +
    (print ? `<path d="${d}" fill="url(#${print})" stroke="none" opacity=".85"/>${path(d, "none")}` : "")
  );
}

function hanger(): string {
  return (
    line("M400 150C400 120 430 120 430 96C430 66 384 66 384 94", 9, "md") +
    path("M400 146L250 216H550Z", "none", ' stroke="{hd}" stroke-width="14"')
  );
}

function tshirt(hand: Hand): Drawing {
  const long = hand.chance(0.25);
  const hoodie = long && hand.chance(0.55);
  const polo = !long && hand.chance(0.3);
  const wide = hand.int(0, 20);
  const neckline = hand.back ? 24 : hand.pick([54, 54, 96]);
  const sleeve = long
    ? `C${230 - wide} 190 ${190 - wide} 230 170 300L110 600L196 620L250 400`
    : `C${230 - wide} 190 180 210 150 250L80 390L190 440L236 370`;
  const d = `M310 168${sleeve}L${240 - wide} 690Q400 714 ${560 + wide} 690L${long ? 550 : 564} ${long ? 400 : 370}${long ? `L604 620L690 600L630 300C610 230 ${570 + wide} 190 490 168` : `L610 440L720 390L650 250C620 210 ${570 + wide} 190 490 168`}Q400 ${168 + neckline * 1.6} 310 168Z`;
  const print = hand.pick(["", "", "p1", "", "p3"]);
  const motif = [
    dot(400, 400, 74, "af") + path("M340 430Q400 350 460 430A74 74 0 0 1 340 430Z", "wl", BARE),
    rect(300, 350, 200, 26, 13, "ab", BARE) +
      rect(330, 392, 140, 26, 13, "al", BARE) +
      rect(300, 434, 200, 26, 13, "ab", BARE),
    path("M400 320l26 54l60 8l-44 42l12 60l-54 -28l-54 28l12 -60l-44 -42l60 -8Z", "af"),
    rect(470, 300, 76, 86, 8, "cd", FINE),
    "",
  ];
  const front = hand.back || print ? "" : polo || hoodie ? "" : (motif[hand.int(0, 4)] ?? "");
  const collar = hoodie
    ? path(
        `M300 176Q260 110 400 100Q540 110 500 176Q470 ${hand.back ? 300 : 250} 400 ${hand.back ? 300 : 270}Q330 250 300 176Z`,
        "cd",
      ) +
      (hand.back
        ? ""
        : path("M330 180Q400 130 470 180Q440 240 400 250Q360 240 330 180Z", "cx", BARE) +
          line("M372 252V350M428 252V350", 6, "wb") +
          path("M300 520H500L540 640H260Z", "none"))
    : polo
      ? hand.back
        ? path("M308 166Q400 196 492 166L500 200Q400 236 300 200Z", "cd")
        : path("M310 166L400 240L350 290L296 190Z", "cl") +
          path("M490 166L400 240L450 290L504 190Z", "cl") +
          rect(384, 240, 32, 130, 4, "cd", FINE) +
          dot(400, 280, 6, "wb", FINE) +
          dot(400, 330, 6, "wb", FINE)
      : path(
          `M310 168Q400 ${168 + neckline * 1.6} 490 168L506 174Q400 ${196 + neckline * 1.9} 294 174Z`,
          hand.pick(["cd", "af", "cd"]),
          FINE,
        );
  const folds =
    dim("M240 400Q262 540 244 690L270 694Q290 540 240 400Z", 0.09) + dim("M560 380Q520 560 540 694L562 690Z", 0.12);
  return {
    art: cloth(d, print) + folds + collar + front + dashes(`M${246 - wide} 668Q400 692 ${554 + wide} 668`, 4, "10 8"),
    detail: [270, 130, 280],
  };
}

function jurk(hand: Hand): Drawing {
  const hem = hand.pick([560, 650, 710]);
  const flare = hand.int(150, 250);
  const print = hand.pick(["", "p3", "p5", "p5", "p1", ""]);
  const top = hand.int(0, 2);
  const strap =
    [
      "M320 130L310 190Q290 250 300 300L326 380",
      "M310 120Q250 130 200 220L270 270L296 230L300 300L326 380",
      "M310 120Q230 140 190 420L250 430L296 250L304 310L326 380",
    ][top] ?? "";
  const mirrored =
    [
      "L474 380L500 300Q510 250 490 190L480 130",
      "L474 380L500 300L504 230L530 270L600 220Q550 130 490 120",
      "L474 380L496 310L504 250L550 430L610 420Q570 140 490 120",
    ][top] ?? "";
  const neck = top === 0 ? "Q440 220 400 226Q360 220 320 130Z" : `Q400 ${hand.back ? 150 : 230} 310 120Z`;
  const skirt = `L${400 - flare} ${hem}Q${400 - flare * 0.5} ${hem + 34} 400 ${hem + 20}Q${400 + flare * 0.5} ${hem + 44} ${400 + flare} ${hem}`;
  const d = `${strap}${skirt}${mirrored}${neck}`;
  const belt = hand.chance(0.6)
    ? path("M324 368Q400 386 476 368L480 402Q400 420 320 402Z", "af", FINE) +
      (hand.back ? "" : rect(384, 372, 34, 40, 6, "yf", FINE))
    : line("M326 384Q400 400 474 384");
  const folds = line(
    `M366 410Q340 ${hem - 120} ${400 - flare * 0.5} ${hem}M430 410Q450 ${hem - 100} ${400 + flare * 0.4} ${hem + 10}M400 430V${hem - 60}`,
    4,
    "cd",
  );
  return {
    art:
      cloth(d, print) +
      dim(`M470 400Q${400 + flare * 0.6} ${hem - 140} ${400 + flare * 0.7} ${hem + 20}L${400 + flare} ${hem}Z`, 0.1) +
      folds +
      belt +
      (hand.back
        ? line("M400 180V366", 4)
        : hand.chance(0.4)
          ? repeat(4, (i) => dot(400, 250 + i * 34, 6, "wl", FINE))
          : ""),
    detail: [260, 120, 290],
  };
}

function jas(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const hem = [580, 700, 610][style] ?? 600;
  const sleeve =
    path(`M250 170Q180 190 160 290L104 ${hem - 30}L190 ${hem - 6}L262 400Z`, "cf") +
    path(`M104 ${hem - 30}L190 ${hem - 6}L182 ${hem + 24}L98 ${hem}Z`, style === 2 ? "kf" : "cd", FINE);
  const body = path(`M300 140Q260 150 240 176L226 ${hem}Q400 ${hem + 24} 574 ${hem}L560 176Q540 150 500 140Z`, "cf");
  const quilt =
    style === 0
      ? line(
          repeat(5, (i) => `M232 ${236 + i * 70}Q400 ${260 + i * 70} 568 ${236 + i * 70}`),
          4,
          "cx",
        ) + both(line(`M168 300L240 330M148 390L236 420M130 470L216 496`, 4, "cx"))
      : "";
  const collar = [
    path("M300 146Q400 90 500 146L512 210Q400 170 288 210Z", "cd"),
    both(path("M320 136L400 330L300 300L262 240Z", "cl")),
    path("M296 150Q400 84 504 150L520 230Q400 180 280 230Z", "nf") +
      line("M310 190l8 14M350 176l6 14M400 168v16M450 176l-6 14M490 190l-8 14", 4, "nd"),
  ][style];
  const closing =
    style === 1
      ? line(`M400 330V${hem + 8}`, 5) +
        repeat(3, (i) => dot(370, 380 + i * 90, 13, "hf", FINE) + dot(430, 380 + i * 90, 13, "hf", FINE))
      : dashes(`M400 200V${hem + 8}`, 14, "6 6", "mb") +
        line(`M400 196V${hem + 8}`, 4) +
        rect(392, 210, 16, 34, 6, "mr", FINE);
  const pockets = hand.pick([
    both(path(`M262 ${hem - 150}L330 ${hem - 170}L336 ${hem - 150}L266 ${hem - 128}Z`, "cd", FINE)),
    both(rect(256, hem - 170, 96, 100, 10, "cl", FINE) + line(`M256 ${hem - 136}h96`)),
  ]);
  const belt =
    style === 1 && hand.chance(0.6)
      ? path("M234 440Q400 460 566 440V476Q400 496 234 476Z", "cd", FINE) + rect(376, 436, 48, 56, 6, "hf", FINE)
      : "";
  const face = hand.back
    ? line(`M400 220V${hem + 8}M250 250Q400 280 550 250`, 4)
    : closing + pockets + (style === 1 ? belt : "") + (hand.chance(0.4) ? rect(450, 260, 70, 50, 6, "af", FINE) : "");
  return {
    art:
      (hand.back || style !== 1 ? "" : path("M320 138H480L400 330Z", "ad", FINE)) +
      both(sleeve) +
      body +
      quilt +
      dim(`M520 160L574 ${hem}Q540 ${hem + 8} 510 ${hem + 10}Q540 400 520 160Z`, 0.12) +
      face +
      (hand.back && style === 1 ? path("M300 140Q400 176 500 140L510 186Q400 220 290 186Z", "cl") : (collar ?? "")),
    detail: [250, 100, 320],
  };
}

function broek(hand: Hand, short: boolean): Drawing {
  const hem = short ? 470 : 710;
  const flare = hand.pick([0, 10, 40]);
  const jeans = hand.chance(0.55);
  const cargo = !jeans && hand.chance(0.5);
  const foot = short ? 30 : flare;
  const left = `M262 130L${short ? 190 : 226} ${hem}Q${270 - foot} ${hem + 14} ${short ? 376 : 342 + foot} ${hem}L400 320`;
  const d = `${left}L${short ? 424 : 458 - foot} ${hem}Q${530 + foot} ${hem + 14} ${short ? 610 : 574} ${hem}L538 130Z`;
  const seam = jeans
    ? dashes(`M270 200Q310 260 256 280M530 200Q490 260 544 280`, 4, "9 7", "yb")
    : line("M276 186L250 290M524 186L550 290", 4);
  const cuffs = hand.chance(0.35)
    ? path(
        `M${short ? 195 : 230} ${hem - 44}L${short ? 190 : 226} ${hem}Q${270 - foot} ${hem + 14} ${short ? 376 : 342 + foot} ${hem}L${short ? 378 : 346 + foot * 0.8} ${hem - 44}Z`,
        "cl",
        FINE,
      )
    : "";
  const rear = both(path("M286 210H372V290L330 310L286 290Z", "cl", FINE)) + rect(450, 140, 60, 36, 4, "ef", FINE);
  const fly = path("M400 176Q436 180 432 280L400 320", "none", FINE) + dot(400, 154, 10, "yf", FINE);
  const string = line("M392 170Q370 230 380 270M408 170Q430 220 424 280", 6, "wl");
  return {
    art: [
      path(d, "cf"),
      dim(
        `M400 320L${short ? 424 : 458 - foot} ${hem}l30 6Q470 500 400 320ZM330 330Q${short ? 330 : 310} ${hem - 120} ${short ? 350 : 320} ${hem + 6}l22 -4L400 320Z`,
        0.12,
      ),
      cuffs + (cuffs ? group('transform="matrix(-1 0 0 1 800 0)"', cuffs) : ""),
      path("M262 130Q400 150 538 130L542 176Q400 196 258 176Z", "cd"),
      jeans ? repeat(4, (i) => rect(286 + i * 70 + (i > 1 ? 6 : 0), 128, 14, 56, 4, "cf", FINE)) : "",
      hand.back ? rear : seam + (jeans || cargo ? fly : string),
      cargo && !hand.back
        ? both(rect(short ? 206 : 232, 350, 84, 96, 10, "cl", FINE) + line(`M${short ? 206 : 232} 382h84`))
        : "",
      hand.chance(0.3)
        ? both(
            path(
              `M${short ? 246 : 252} 190L${short ? 200 : 236} ${hem - 8}`,
              "none",
              ' stroke="{al}" stroke-width="14"',
            ),
          )
        : "",
    ].join(""),
    detail: [240, 110, 290],
  };
}

export const clothing: Kinds = {
  tshirt: kind((hand) => hung(tshirt(hand), hand), "rail", "back"),
  jurk: kind((hand) => hung(jurk(hand), hand), "rail", "back"),
  jas: kind((hand) => hung(jas(hand), hand), "rail", "back"),
  broek: kind(trousers, "rail", "back"),
};

/** Shorts hang in the middle of the sheet, long trousers fill it. */
function trousers(hand: Hand): Drawing {
  const short = hand.chance(0.25);
  return moved(broek(hand, short), short ? 100 : -20);
}

function hung(drawing: Drawing, hand: Hand): Drawing {
  return hand.chance(0.35) ? { ...drawing, art: group('transform="translate(0 20)"', hanger(), drawing.art) } : drawing;
}
