import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { dashes, dim, dot, FINE, gloss, line, path, rect, repeat } from "../kit/shapes";
import { tube } from "../kit/solids";

function enkellaars(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const top = hand.int(230, 290);
  const heel = style === 3 ? 74 : hand.pick([24, 44]);
  const sole = hand.pick(["kf", "ef", "kf"]);
  const closing = [
    path(`M330 ${top + 40}H400L420 460H310Z`, "kf", FINE) +
      line(
        repeat(7, (i) => `M${316 + i * 13} ${top + 56}V452`),
        3,
        "kx",
      ),
    line(
      repeat(5, (i) => `M${376 + i * 8} ${top + 50 + i * 40}l56 22M${382 + i * 8} ${top + 72 + i * 40}l46 -24`),
      8,
      "nb",
    ) + line(`M360 ${top + 20}Q390 400 430 480`, 5),
    tube(`M214 ${top + 150}Q330 ${top + 190} 428 ${top + 150}`, 20, "c") + rect(350, top + 146, 42, 42, 6, "yf", FINE),
    dashes(`M290 ${top + 50}V560`, 9, "5 5", "mb") + dot(290, top + 56, 9, "mf", FINE),
  ][style];
  return {
    art: [
      path(
        `M210 ${top}Q320 ${top + 34} 424 ${top - 6}C430 380 424 430 444 470C510 500 620 510 672 570Q700 606 690 644H206C196 540 222 420 210 ${top}Z`,
        "cf",
      ),
      dim(`M388 ${top + 8}Q392 430 424 490L444 470C424 430 430 380 424 ${top - 6}Z`, 0.12),
      path(`M204 ${top - 6}Q318 ${top + 28} 430 ${top - 12}L428 ${top + 24}Q318 ${top + 60} 210 ${top + 28}Z`, "cd"),
      closing ?? "",
      path("M206 560Q300 540 330 644H206Z", hand.pick(["cd", "cf"]), FINE),
      style === 1
        ? path("M560 500Q540 560 570 640H690Q700 606 672 570Q630 520 560 500Z", "cd", FINE)
        : line("M520 494Q500 550 560 640", 4),
      path(`M196 636H694Q704 664 684 674H340L322 ${676 + heel}H202Z`, sole),
      line("M204 652H694", 4, "ml"),
      gloss(`M226 ${top + 70}q18 150 6 280h18q10 -160 -2 -276Z`, 0.35),
    ].join(""),
    ground: [430, 676 + heel * 0.7, 280],
    detail: [200, top - 30, 310],
  };
}

function regenlaars(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const shaft = hand.int(120, 190);
  const print = hand.pick(["", "p3", "", "p1", "p6"]);
  const d = `M206 ${shaft}Q310 ${shaft + 34} 424 ${shaft}C434 320 424 420 446 470C510 500 610 506 664 566Q694 604 688 644H206C198 520 226 360 206 ${shaft}Z`;
  const handle =
    style === 1 ? tube(`M270 ${shaft + 8}C270 ${shaft - 70} 360 ${shaft - 70} 360 ${shaft + 6}`, 18, "a") : "";
  const motif = [
    rect(270, shaft + 90, 90, 60, 10, "wf", FINE),
    "",
    path(`M316 ${shaft + 90}l24 46l52 8l-38 36l10 52l-48 -24l-48 24l10 -52l-38 -36l52 -8Z`, "yf", FINE),
    tube(`M214 ${shaft + 90}Q320 ${shaft + 126} 426 ${shaft + 90}`, 16, "a") +
      rect(384, shaft + 84, 34, 36, 6, "mf", FINE),
  ][style];
  return {
    art: [
      handle,
      path(d, "cf"),
      print ? `<path d="${d}" fill="url(#${print})" stroke="none" opacity=".8"/>${path(d, "none")}` : "",
      path(
        `M198 ${shaft - 6}Q310 ${shaft + 30} 432 ${shaft - 6}L428 ${shaft + 34}Q310 ${shaft + 66} 206 ${shaft + 34}Z`,
        hand.pick(["af", "cd", "wf"]),
      ),
      motif ?? "",
      path("M560 498Q530 560 566 644H688Q694 604 664 566Q620 514 560 498Z", hand.pick(["cd", "wf", "cd"]), FINE),
      path("M206 584Q280 570 300 644H206Z", "cd", FINE),
      path("M196 634H694Q706 660 688 680H600L590 668H340L330 690H204Z", hand.pick(["af", "kf", "wf"])),
      gloss(`M226 ${shaft + 80}q20 220 8 440h20q12 -260 -6 -436Z`, 0.5),
    ].join(""),
    ground: [440, 688, 280],
    detail: [190, shaft - 30, 320],
  };
}

export const boots: Kinds = {
  enkellaars: kind(enkellaars, "shelf", "box"),
  regenlaars: kind(regenlaars, "grass", "box"),
};
