import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { dashes, dim, dot, FINE, gloss, line, path, rect, repeat } from "../kit/shapes";
import { tube } from "../kit/solids";

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
  const strap = hand.chance(0.4);
  return {
    art: [
      path("M130 390Q210 430 320 380L360 430L300 500H140Z", "cx"),
      path(
        "M120 580C106 500 116 440 130 386Q160 420 240 410L310 440C400 470 470 470 560 490C660 510 720 540 726 590L300 610L120 600Z",
        "cf",
      ),
      strap
        ? tube("M220 460Q330 400 400 480", 26, "c") + rect(370, 456, 46, 46, 6, "yf", FINE)
        : line("M300 440L420 400L440 480M330 452l80 -24M352 470l74 -22", 7),
      line("M540 486Q500 540 530 596M130 480Q200 500 190 590", 4),
      dashes("M552 490Q516 540 546 594", 4, "6 8"),
      path("M112 580L300 596Q520 610 730 586Q736 616 712 620H300L280 624V660H124Z", "kf"),
      gloss("M600 520Q670 534 700 570L680 566Q640 540 600 534Z", 0.5),
    ].join(""),
    ground: [420, 664, 330],
    detail: [250, 370, 320],
  };
}

function pump(hand: Hand): Drawing {
  const heel = hand.int(110, 200);
  return {
    art: [
      path(
        `M130 ${600 - heel}Q120 ${520 - heel} 170 ${470 - heel}C240 ${520 - heel} 300 500 430 500C520 480 560 490 620 520C690 550 716 570 716 596Q700 612 640 610H470C360 610 300 ${640 - heel * 0.6} 220 ${640 - heel}Z`,
        "cf",
      ),
      path(
        `M132 ${596 - heel}L222 ${640 - heel}Q200 ${700 - heel * 0.4} 176 620H150Q140 ${720 - heel} 132 ${596 - heel}Z`,
        "cd",
      ),
      path(
        `M172 ${472 - heel}C240 ${524 - heel} 300 504 430 502Q400 540 340 530C260 ${560 - heel * 0.5} 200 ${560 - heel} 172 ${472 - heel}Z`,
        "nf",
        FINE,
      ),
      hand.chance(0.5) ? path("M540 500l44 -24l4 40l-4 26Z", "af", FINE) : "",
      gloss("M600 540Q660 560 690 590L660 586Q630 560 600 552Z", 0.5),
    ].join(""),
    ground: [420, 618, 310],
    detail: [400, 420, 280],
  };
}

function schoen(hand: Hand): Drawing {
  return hand.pick([sneaker, sneaker, dressShoe, pump])(hand);
}

function laars(hand: Hand): Drawing {
  const rubber = hand.chance(0.3);
  const shaft = rubber ? 130 : hand.pick([110, 280, 330]);
  const heel = rubber ? 20 : hand.pick([20, 50]);
  const trim = hand.int(0, 2);
  return {
    art: [
      path(
        `M210 ${shaft}Q310 ${shaft + 30} 420 ${shaft}C430 300 420 400 440 460C500 490 600 500 660 560Q690 600 684 640H210C200 540 230 400 210 ${shaft}Z`,
        "cf",
      ),
      dim(`M380 ${shaft + 12}Q390 420 420 480L440 460C420 400 430 300 420 ${shaft}Z`, 0.12),
      path(
        `M202 ${shaft - 8}Q310 ${shaft + 26} 428 ${shaft - 8}L424 ${shaft + 46}Q310 ${shaft + 70} 210 ${shaft + 46}Z`,
        trim === 0 ? "nf" : "cd",
      ),
      rubber
        ? line("M300 160v400", 4, "cd")
        : trim === 1
          ? line(
              repeat(
                shaft > 200 ? 3 : 5,
                (i) => `M372 ${shaft + 90 + i * 44}l60 20M380 ${shaft + 110 + i * 44}l50 -20`,
              ),
              8,
              "nb",
            )
          : tube(`M214 ${shaft + 210}H424`, 20, "e") + rect(330, shaft + 190, 46, 42, 6, "yf", FINE),
      trim === 2 && !rubber ? dashes(`M300 ${shaft + 60}V560`, 10, "5 5", "mb") : "",
      line("M220 560Q330 580 440 540", 4),
      path(`M204 632H686Q694 660 676 668H330L316 ${668 + heel}H210Z`, rubber ? "cd" : "kf"),
      gloss(`M226 ${shaft + 80}q20 200 12 420h20q8 -240 -6 -414Z`, 0.35),
    ].join(""),
    ground: [430, 672 + heel * 0.8, 280],
    detail: [190, shaft - 30, 320],
  };
}

export const shoes: Kinds = {
  schoen: kind((hand) => moved(schoen(hand), -60), "shelf", "box"),
  laars: kind(laars, "shelf", "box"),
};
