import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { both, dashes, dim, dot, FINE, gloss, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { tube } from "../kit/solids";

function wheel(cx: number, cy: number, r: number, wide: number): string {
  const spokes = repeat(6, (i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 6) * (r - 14), Math.sin((i * Math.PI) / 6) * (r - 14)];
    return `M${(cx - x).toFixed(0)} ${(cy - y).toFixed(0)}L${(cx + x).toFixed(0)} ${(cy + y).toFixed(0)}`;
  });
  return `${line(spokes, 2.5, "md")}<g fill="none"><circle cx="${cx}" cy="${cy}" r="${r}" stroke-width="${wide + 6}"/><circle cx="${cx}" cy="${cy}" r="${r}" stroke="{kb}" stroke-width="${wide}"/><circle cx="${cx}" cy="${cy}" r="${r - wide * 0.9}" stroke="{mb}" stroke-width="6"/></g>${dot(cx, cy, 12, "mf", FINE)}`;
}

/** Dutch city bicycles; an electric one carries its battery under the rack or in the frame. */
function bicycle(hand: Hand, electric: boolean): Drawing {
  const style = hand.pick([0, 1, 0, 2]);
  const pack = hand.chance(0.55);
  const [rx, fx, y, r] = [190, 612, 530, 142];
  const saddle = hand.pick(["k", "e", "a"]);
  const extra = hand.pick(["", "", "bag"]);
  const wide = electric ? 18 : 14;
  const crank = [376, 540] as const;
  const seat = [320, 300] as const;
  const head = [556, 300] as const;
  const frame =
    [
      `M${head[0]} ${head[1] + 40}C520 470 430 500 ${crank[0]} ${crank[1]}M${head[0]} ${head[1] + 80}C520 520 440 540 ${crank[0]} ${crank[1]}`,
      `M${seat[0] + 8} ${seat[1] + 40}L${head[0]} ${head[1] + 20}L${crank[0]} ${crank[1]}`,
      `M${seat[0] + 22} ${seat[1] + 110}L${head[0]} ${head[1] + 20}L${crank[0]} ${crank[1]}`,
    ][style] ?? "";
  const grips = hand.chance(0.3)
    ? tube(`M${head[0] - 90} 236H${head[0] + 30}`, 16, "k")
    : tube(`M${head[0] - 8} ${head[1] - 50}Q520 210 440 226`, 14, saddle);
  const rack =
    tube(`M100 372H290M130 372L${rx} ${y}`, 8, "k") +
    (hand.chance(0.3) && !electric ? rect(120, 300, 150, 70, 10, "hf") : "");
  const guards =
    line(`M${rx - 160} 500A164 164 0 0 1 ${rx + 130} 430`, 10) +
    line(`M${fx - 130} 440A164 164 0 0 1 ${fx + 140} 450`, 10);
  const battery = pack
    ? rect(110, 378, 180, 40, 12, "kf") + dot(274, 398, 6, "vb", FINE)
    : style === 0
      ? path("M300 330L334 322L392 500L358 510Z", "kf") + dot(330, 350, 6, "vb", FINE)
      : group('transform="rotate(-49 460 430)"', rect(380, 410, 160, 46, 14, "kf"), dot(524, 433, 6, "vb", FINE));
  const basket = hand.chance(0.4)
    ? path("M560 240H690L672 340H580Z", "hf") + dashes("M570 272H684M574 306H678", 5, "12 8")
    : "";
  return {
    art: [
      wheel(rx, y, r, wide),
      wheel(fx, y, r, wide),
      guards,
      rack,
      tube(`M${rx} ${y}L${crank[0]} ${crank[1]}L${seat[0]} ${seat[1]}L${rx} ${y}`, 16, "c"),
      tube(frame, 20, "c"),
      electric ? battery : "",
      tube(`M${fx} ${y}L${head[0]} ${head[1] + 20}L${head[0] - 12} ${head[1] - 60}`, 18, "c"),
      tube(`M${seat[0]} ${seat[1]}L${seat[0] - 14} 250`, 12, "m"),
      path("M240 226Q300 216 372 236Q376 254 340 252Q290 252 262 268Q232 262 240 226Z", `${saddle}f`),
      grips,
      dot(crank[0], crank[1], 38, "mf") +
        dot(crank[0], crank[1], 12, "kf", FINE) +
        tube(`M${crank[0]} ${crank[1]}L${crank[0] + 30} ${crank[1] + 66}`, 9, "m") +
        rect(crank[0] + 4, crank[1] + 60, 56, 16, 6, "kf", FINE),
      basket,
      extra === "bag" ? path("M112 390H216L206 486H126Z", `${saddle}f`, FINE) : "",
      electric
        ? pack
          ? dot(fx, y, 40, "kq") + dot(fx, y, 12, "mf", FINE)
          : dot(crank[0], crank[1], 52, "kq") + dot(crank[0], crank[1], 14, "mf", FINE)
        : "",
      dot(head[0] + 26, head[1] + 6, 16, "yf", FINE),
    ].join(""),
    ground: [400, 688, 350],
    detail: [380, 190, 320],
  };
}

function helm(hand: Hand): Drawing {
  const style = hand.pick([0, 1, 0, 2]);
  const strap = hand.pick(["k", "a", "c"]);
  const lamp = hand.chance(0.3);
  const shell = "M130 500C110 260 280 150 430 160C600 170 700 320 680 500Z";
  const vents =
    style === 0
      ? both(
          path("M396 180Q340 240 330 420H376Q380 260 396 180Z", "kf", FINE) +
            path("M300 200Q220 270 210 430H270Q270 290 300 200Z", "kf", FINE),
          400,
        )
      : style === 1
        ? repeat(3, (i) => oval(300 + i * 100, 250 - (i === 1 ? 24 : 0), 20, 12, "kf", FINE))
        : repeat(4, (i) =>
            path(
              `M${200 + i * 110} 440Q${210 + i * 104} ${300 - (i % 3 ? 40 : 0)} ${270 + i * 76} 220`,
              "none",
              ' stroke-width="22"',
            ),
          ) + path("M240 250Q400 120 560 250", "none", ' stroke="{ab}" stroke-width="12"');
  return {
    art: [
      tube("M210 490Q250 640 380 690Q520 640 590 490", 14, strap),
      rect(360, 664, 50, 34, 8, "kf", FINE),
      path(shell, "cf"),
      dim("M600 240Q680 330 676 500H600Q640 360 600 240Z", 0.14),
      vents,
      style === 1
        ? path("M124 480H690Q700 520 680 530H132Q110 520 124 480Z", "ab")
        : path("M126 470Q400 420 684 470L690 530Q400 490 120 530Z", "cd"),
      hand.chance(0.4) && style === 0 ? path("M560 480Q700 470 770 540Q680 530 590 540Z", "kf") : "",
      style === 1 ? path("M400 160Q360 300 370 480H430Q440 300 430 160Z", "al", FINE) : "",
      lamp ? rect(620, 420, 60, 26, 12, "zf", FINE) : "",
      gloss("M170 420Q180 300 260 230L276 244Q204 310 196 420Z", 0.5),
    ].join(""),
    ground: [400, 700, 200],
    detail: [180, 200, 320],
  };
}

export const cycling: Kinds = {
  fiets: kind((hand) => bicycle(hand, false), "grass", "size"),
  "elektrische-fiets": kind((hand) => bicycle(hand, true), "grass", "size"),
  helm: kind(helm, "shelf", "box"),
};
