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

function fiets(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const [rx, fx, y, r] = [190, 612, 530, style === 1 ? 138 : 142];
  const saddle = hand.pick(["k", "e", "a"]);
  const extra = hand.pick(["", "bottle", "bag"]);
  const wide = style === 2 ? 24 : 14;
  const crank = [376, 540] as const;
  const seat = [320, 300] as const;
  const head = [556, 300] as const;
  const frame =
    [
      `M${head[0]} ${head[1] + 40}C520 470 430 500 ${crank[0]} ${crank[1]}M${head[0]} ${head[1] + 80}C520 520 440 540 ${crank[0]} ${crank[1]}`,
      `M${seat[0] + 8} ${seat[1] + 40}L${head[0]} ${head[1] + 20}L${crank[0]} ${crank[1]}`,
      `M${seat[0] + 16} ${seat[1] + 90}L${head[0]} ${head[1] + 36}L${crank[0]} ${crank[1]}`,
    ][style] ?? "";
  const bar = [
    tube(`M${head[0] - 8} ${head[1] - 50}Q520 210 440 226`, 14, saddle),
    tube(`M${head[0] - 6} ${head[1] - 10}H610Q660 300 640 350Q620 376 590 360`, 14, saddle),
    tube(`M${head[0] - 90} 252L${head[0] + 40} 246`, 16, "k"),
  ][style];
  const rack =
    style === 0
      ? tube(`M100 372H290M130 372L${rx} ${y}`, 8, "k") + (hand.chance(0.4) ? rect(120, 300, 150, 70, 10, "hf") : "")
      : "";
  const guards =
    style === 0
      ? line(`M${rx - 160} 500A164 164 0 0 1 ${rx + 130} 430`, 10) +
        line(`M${fx - 130} 440A164 164 0 0 1 ${fx + 140} 450`, 10)
      : "";
  const basket =
    style === 0 && hand.chance(0.5)
      ? path("M560 240H690L672 340H580Z", "hf") + dashes("M570 272H684M574 306H678", 5, "12 8")
      : "";
  return {
    art: [
      wheel(rx, y, r, wide),
      wheel(fx, y, r, wide),
      guards,
      rack,
      tube(`M${rx} ${y}L${crank[0]} ${crank[1]}L${seat[0]} ${seat[1]}L${rx} ${y}`, 16, "c"),
      tube(frame, style === 2 ? 24 : 18, "c"),
      tube(`M${fx} ${y}L${head[0]} ${head[1] + 20}L${head[0] - 12} ${head[1] - 60}`, 18, "c"),
      tube(`M${seat[0]} ${seat[1]}L${seat[0] - 14} 250`, 12, "m"),
      path("M240 226Q300 216 372 236Q376 254 340 252Q290 252 262 268Q232 262 240 226Z", `${saddle}f`),
      bar ?? "",
      dot(crank[0], crank[1], 38, "mf") +
        dot(crank[0], crank[1], 12, "kf", FINE) +
        tube(`M${crank[0]} ${crank[1]}L${crank[0] + 30} ${crank[1] + 66}`, 9, "m") +
        rect(crank[0] + 4, crank[1] + 60, 56, 16, 6, "kf", FINE),
      basket,
      extra === "bottle" && style > 0
        ? group('transform="rotate(46 480 430)"', rect(464, 390, 32, 84, 10, "af", FINE))
        : "",
      extra === "bag" && style > 0 ? path("M244 262H306L296 310H262Z", `${saddle}d`, FINE) : "",
      extra === "bag" && style === 0 ? path("M112 390H216L206 486H126Z", `${saddle}f`, FINE) : "",
      dot(head[0] + 26, head[1] + 6, 16, "yf", FINE),
    ].join(""),
    ground: [400, 688, 350],
    detail: [380, 190, 320],
  };
}

function helm(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const shell = "M130 500C110 260 280 150 430 160C600 170 700 320 680 500Z";
  if (style === 2) {
    return {
      art: [
        path(
          "M130 480C110 250 270 140 420 146C590 150 690 300 680 480C676 600 600 660 520 664L440 650L400 590H250C180 590 134 560 130 480Z",
          "cf",
        ),
        path("M330 330H660Q684 400 680 480L640 520H400Q330 480 330 330Z", "qf"),
        gloss("M370 350H480L430 500H410Q360 460 370 350Z", 0.2),
        path("M180 260Q300 140 520 170L500 200Q330 190 220 300Z", "ab", FINE),
        line("M440 590h120M450 620h80", 8),
        gloss("M160 400Q170 280 250 220L262 236Q196 300 186 400Z", 0.5),
      ].join(""),
      ground: [420, 668, 260],
      detail: [300, 260, 330],
    };
  }
  const vents =
    style === 0
      ? both(
          path("M396 180Q340 240 330 420H376Q380 260 396 180Z", "kf", FINE) +
            path("M300 200Q220 270 210 430H270Q270 290 300 200Z", "kf", FINE),
          400,
        )
      : repeat(3, (i) => oval(300 + i * 100, 250 - (i === 1 ? 24 : 0), 20, 12, "kf", FINE));
  return {
    art: [
      tube("M210 490Q250 640 380 690Q520 640 590 490", 14, "k"),
      rect(360, 664, 50, 34, 8, "kf", FINE),
      path(shell, "cf"),
      dim("M600 240Q680 330 676 500H600Q640 360 600 240Z", 0.14),
      vents,
      style === 1
        ? path("M124 480H690Q700 520 680 530H132Q110 520 124 480Z", "ab")
        : path("M126 470Q400 420 684 470L690 530Q400 490 120 530Z", "cd"),
      hand.chance(0.4) && style === 0 ? path("M560 480Q700 470 770 540Q680 530 590 540Z", "kf") : "",
      style === 1 ? path("M400 160Q360 300 370 480H430Q440 300 430 160Z", "al", FINE) : "",
      gloss("M170 420Q180 300 260 230L276 244Q204 310 196 420Z", 0.5),
    ].join(""),
    ground: [400, 700, 200],
    detail: [180, 200, 320],
  };
}

export const cycling: Kinds = {
  fiets: kind(fiets, "grass", "size"),
  helm: kind(helm, "shelf", "box"),
};
