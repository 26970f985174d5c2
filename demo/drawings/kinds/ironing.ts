import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { BARE, dashes, dot, FINE, gloss, group, path, rect } from "../kit/shapes";
import { box, display, knob, tube } from "../kit/solids";

/** An iron on its sole, nose to the left. */
function iron(hand: Hand, cord: boolean, upright = false): string {
  const closed = upright || hand.chance(0.6);
  const grip = hand.pick(["k", "c", "w"]);
  return [
    cord ? tube("M690 470C780 440 760 330 700 250", 16, "k") : "",
    closed
      ? tube("M250 500C280 340 380 300 500 300H600C690 300 700 380 690 500", 52, grip)
      : tube("M690 520C700 380 660 310 580 310H400", 52, grip),
    path("M106 606C180 500 300 440 430 450Q540 480 640 450Q706 450 712 520V606Z", "cf"),
    path("M176 566C230 506 310 474 400 476L380 566Z", "gf", FINE),
    path("M196 560Q250 530 384 530L378 562H196Z", "gd", `${BARE} opacity=".5"`),
    rect(620, 484, 70, 96, 20, hand.pick(["cd", "kf", "af"]), FINE),
    knob(500, 540, 40, "m", hand.int(-50, 50)),
    path("M78 648Q96 612 150 602H720V640Q720 648 710 648Z", "mf"),
    dashes("M180 628H690", 7, "10 26", "kb"),
    gloss("M430 464Q520 490 620 466L616 480Q530 504 440 478Z", 0.4),
  ].join("");
}

function strijkijzer(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  if (style === 1)
    return {
      art: `${rect(250, 690, 300, 18, 8, "kf")}${group('transform="translate(50 -34) rotate(82 400 470)"', iron(hand, false, true))}`,
      ground: [420, 712, 190],
      detail: [230, 320, 320],
    };
  if (style === 2)
    return {
      art: [
        tube("M640 600C760 620 760 380 660 350", 20, "k"),
        box(120, 500, 480, 180, hand.deep(80), 40, "c"),
        path("M120 560Q250 520 250 680H160Q120 680 120 640Z", "gf", FINE),
        knob(440, 600, 44, "m", hand.int(-50, 50)) + display(300, 570, 90, 56, 2) + dot(530, 600, 12, "vl", FINE),
        path("M140 500L200 450H620L600 500Z", "kf"),
        group('transform="translate(70 30) rotate(-6 400 400) scale(.76)"', iron(hand, false)),
      ].join(""),
      ground: [410, 690, 310],
      detail: [270, 240, 330],
    };
  return {
    art: group('transform="translate(0 -10)"', iron(hand, style === 0)),
    ground: [400, 646, 320],
    detail: [140, 350, 330],
  };
}

export const ironing: Kinds = { strijkijzer: kind(strijkijzer, "room", "box") };
