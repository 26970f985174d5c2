import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind, moved } from "../kit/kind";
import { BARE, dashes, dot, FINE, gloss, group, line, oval, path, rect, repeat } from "../kit/shapes";
import { can } from "../kit/solids";

function flame(x: number, y: number): string {
  return (
    line(`M${x} ${y + 40}V${y + 8}`, 6) +
    path(
      `M${x} ${y - 70}C${x + 50} ${y - 10} ${x + 24} ${y + 24} ${x} ${y + 24}C${x - 24} ${y + 24} ${x - 50} ${y - 10} ${x} ${y - 70}Z`,
      "yf",
      FINE,
    )
  );
}

function kaars(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const h = hand.int(250, 330);
  const top = 650 - h;
  const label = rect(330, 490, 140, 90, 8, "nl", FINE) + line("M352 520h96M366 546h68", 6);
  const jar = (glass: string) =>
    flame(400, top + 10) +
    can(400, top + 30, 650, 140, 140, "c", "l") +
    path(`M256 ${top - 30}V640Q400 700 544 640V${top - 30}`, "none", ' stroke-width="7"') +
    oval(400, top - 30, 144, 24, "none") +
    path(
      `M256 ${top - 30}V640Q400 700 544 640V${top - 30}Q400 ${top + 20} 256 ${top - 30}Z`,
      glass,
      `${BARE} opacity=".22"`,
    ) +
    label +
    gloss(`M274 ${top + 20}h24v${h - 60}l-24 -8Z`, 0.5);
  const pillar = () =>
    repeat(3, (i) => {
      const [x, y, r] = (
        [
          [270, top + 70, 86],
          [430, top - 40, 96],
          [560, top + 150, 76],
        ] as const
      )[i] ?? [400, top, 90];
      return flame(x, y - 24) + can(x, y, 640 + (i === 2 ? 20 : 0), r, r, i === 1 ? "c" : i === 0 ? "c" : "c");
    });
  const tin = () =>
    flame(400, 400) +
    can(400, 440, 640, 170, 170, "m", "d") +
    oval(400, 444, 150, 22, "cl", FINE) +
    rect(300, 510, 200, 80, 8, "cf", FINE) +
    line("M330 540h140M350 564h100", 6) +
    gloss("M246 480h28v140l-28 -8Z", 0.5);
  const taper = () =>
    repeat(
      2,
      (i) =>
        flame(310 + i * 180, 170 + i * 70) +
        path(`M${288 + i * 180} ${210 + i * 70}H${332 + i * 180}L${342 + i * 180} 600H${278 + i * 180}Z`, "cr") +
        can(310 + i * 180, 600, 640, 50, 80, "h"),
    );
  const art = [() => jar("gb"), pillar, tin, taper][style]?.() ?? "";
  return {
    art,
    ground: [400, 672, style === 1 || style === 3 ? 260 : 200],
    detail: [250, style === 2 ? 300 : top - 110, 300],
  };
}

function zeep(hand: Hand): Drawing {
  const style = hand.int(0, 3);
  const [lean, tall] = [hand.int(-18, 18), hand.int(86, 124) / 100];
  const herbs = group(
    `transform="translate(560 470) rotate(${lean}) scale(${tall})"`,
    repeat(4, (i) =>
      path(
        "M0 0C-26 -34 -22 -84 0 -110C22 -84 26 -34 0 0Z",
        i % 2 ? "vb" : "vd",
        `${FINE} transform="rotate(${-60 + i * 40})"`,
      ),
    ),
  );
  const bar = (x: number, y: number, tone: string, mark: string) =>
    path(
      `M${x} ${y + 50}Q${x} ${y} ${x + 50} ${y - 20}L${x + 110} ${y - 60}H${x + 380}Q${x + 420} ${y - 60} ${x + 420} ${y - 20}V${y + 70}Q${x + 420} ${y + 90} ${x + 400} ${y + 104}L${x + 350} ${y + 140}H${x + 40}Q${x} ${y + 140} ${x} ${y + 100}Z`,
      `${tone}d`,
    ) +
    path(
      `M${x + 20} ${y + 10}L${x + 110} ${y - 60}H${x + 380}Q${x + 410} ${y - 60} ${x + 404} ${y - 40}L${x + 340} ${y + 10}Z`,
      `${tone}l`,
      FINE,
    ) +
    rect(x, y + 6, 350, 134, 26, `${tone}f`) +
    mark;
  const stamp = (x: number, y: number) =>
    rect(x + 60, y + 40, 230, 66, 30, "none", ' stroke="{cd}" stroke-width="7"') +
    line(`M${x + 110} ${y + 74}h130`, 9, "cd");
  const wrap = (x: number, y: number) =>
    path(`M${x + 90} ${y + 6}h170v134h-170ZM${x + 90} ${y + 6}l80 -66h150l-60 66Z`, "nl", FINE) +
    line(`M${x + 120} ${y + 60}h110M${x + 136} ${y + 90}h78`, 7);
  const flecks = (x: number, y: number) =>
    repeat(12, (i) => dot(x + 30 + ((i * 97) % 300), y + 30 + ((i * 41) % 90), 5, i % 2 ? "vd" : "cx", BARE));
  const art = [
    () => bar(190, 540, "c", stamp(190, 540)),
    () => bar(190, 560, "c", flecks(190, 560)) + bar(170, 410, "c", wrap(170, 410)),
    () => bar(200, 540, "c", wrap(200, 540)) + dashes("M200 620H550", 5, "9 6", "ed"),
    () =>
      path("M130 620H670L640 690H160Z", "hf") +
      oval(400, 620, 270, 40, "hl") +
      path("M220 600C220 500 300 470 400 470S580 500 580 600Q580 630 400 636T220 600Z", "cq") +
      line("M320 560q80 -40 160 0", 8, "cd") +
      repeat(4, (i) => dot(250 + i * 100, 600 - (i % 2) * 110, 16 + (i % 3) * 6, "gl", `${FINE} opacity=".8"`)),
  ][style]?.();
  return {
    art: `${art ?? ""}${style === 3 ? "" : herbs}`,
    ground: [410, 696, 270],
    detail: [200, style === 1 ? 330 : 440, 280],
  };
}

export const candles: Kinds = {
  kaars: kind((hand) => moved(kaars(hand), -20), "shelf", "box"),
  zeep: kind((hand) => moved(zeep(hand), -140), "shelf", "box"),
};
