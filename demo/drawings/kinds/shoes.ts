import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, dashes, dot, FINE, gloss, line, path, repeat } from "../kit/shapes";

function sneaker(hand: Hand): Drawing {
  const high = hand.chance(0.35);
  const collar = high ? 210 : 330;
  const sole = hand.pick(["wf", "nf", "kf"]);
  const upper = `M120 560C110 480 120 400 ${high ? 150 : 130} ${collar}Q230 ${collar + 50} 320 ${collar - 10}C350 400 420 450 520 476C640 500 700 520 704 590H124Z`;
  const mark = [
    path("M230 560C300 540 400 500 470 440L500 470C440 530 360 570 300 584Z", "af", FINE),
    path(
      "M260 586L300 420L330 432L300 586ZM320 586L356 446L386 460L360 586ZM380 586L410 474L440 486L420 586Z",
      "af",
      FINE,
    ),
    dot(240, 490, 44, "af", FINE),
    line("M170 540Q300 520 420 560", 5),
  ][hand.int(0, 3)];
  const laces = line(
    repeat(high ? 5 : 3, (i) => `M${306 + i * 34 - (high ? 10 : 0)} ${collar + 66 + i * (high ? 46 : 34)}l54 -26`),
    12,
    "wl",
  );
  return {
    art: [
      path(`M150 ${collar - 6}Q230 ${collar + 54} 320 ${collar - 12}L352 ${collar + 30}L300 ${collar + 90}Z`, "cd"),
      path(upper, "cf"),
      path("M560 486C660 504 700 524 704 592H590Q540 540 560 486Z", hand.pick(["cl", "wf", "cd"]), FINE),
      path(
        `M120 560C112 500 116 440 ${high ? 130 : 128} ${high ? 400 : 420}L190 ${high ? 420 : 440}Q206 520 190 590H124Z`,
        hand.pick(["ab", "cd", "cl"]),
        FINE,
      ),
      mark ?? "",
      line("M330 430Q440 490 560 486", 4),
      laces,
      path("M108 584H712Q730 640 700 656H130Q96 650 108 584Z", sole),
      dashes("M130 650H700", 8, "20 12"),
      line("M112 610H716", 4),
    ].join(""),
    ground: [410, 664, 330],
    detail: [260, 330, 320],
  };
}

function dressShoe(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const toe = [
    line("M540 486Q500 540 530 596", 4) + dashes("M552 490Q516 540 546 594", 4, "6 8"),
    line("M470 472Q520 540 640 520M530 596Q560 520 640 520", 4) +
      dashes("M484 484Q530 552 640 534", 4, "3 9") +
      repeat(5, (i) => dot(610 + (i % 3) * 22, 548 + (i > 2 ? 20 : 0), 4, "cx", BARE)),
    line("M360 470Q400 560 380 600M430 476Q400 520 380 600", 4),
    line("M560 496Q600 470 660 520Q690 560 724 570", 4),
  ][style];
  const heel = hand.chance(0.5) ? line("M130 480Q200 500 190 590", 4) : dashes("M150 420Q220 480 200 590", 4, "7 7");
  const laces =
    style === 3
      ? repeat(5, (i) => `M${300 + i * 28} ${446 + i * 5}l70 -22`)
      : "M300 440L420 400L440 480M330 452l80 -24M352 470l74 -22";
  const sole = hand.pick(["kf", "ef", "kf"]);
  return {
    art: [
      path("M130 390Q210 430 320 380L360 430L300 500H140Z", "cx"),
      path(
        "M120 580C106 500 116 440 130 386Q160 420 240 410L310 440C400 470 470 470 560 490C660 510 720 540 726 590L300 610L120 600Z",
        "cf",
      ),
      line(laces, 7),
      toe ?? "",
      heel,
      path("M112 580L300 596Q520 610 730 586Q736 616 712 620H300L280 624V660H124Z", sole),
      gloss("M600 520Q670 534 700 570L680 566Q640 540 600 534Z", 0.5),
    ].join(""),
    ground: [420, 664, 330],
    detail: [250, 370, 320],
  };
}

export const shoes: Kinds = {
  schoen: kind((hand) => moved(dressShoe(hand), -100), "shelf", "box"),
  sneaker: kind((hand) => moved(sneaker(hand), -60), "shelf", "box"),
};
