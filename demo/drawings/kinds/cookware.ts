import type { Hand } from "../kit/hand";
import { type Drawing, type Kinds, kind } from "../kit/kind";
import { FINE, gloss, oval, path, rect, repeat } from "../kit/shapes";
import { can, tube } from "../kit/solids";

function koekenpan(hand: Hand): Drawing {
  const style = hand.int(0, 2);
  const [cx, r] = [290, hand.int(210, 236)];
  const deep = style === 2 ? 120 : hand.int(66, 84);
  const top = 420;
  const right = cx + r;
  const handle = [
    path(
      `M${right - 12} ${top + 4}L${right + 230} ${top - 70}Q${right + 262} ${top - 74} ${right + 260} ${top - 46}Q${right + 256} ${top - 28} ${right + 232} ${top - 22}L${right - 16} ${top + 44}Z`,
      hand.pick(["kf", "hf", "mf"]),
    ),
    tube(`M${right - 6} ${top + 20}L${right + 220} ${top - 40}`, 26, "m") +
      tube(`M${right + 60} ${top + 2}L${right + 214} ${top - 38}`, 40, "k"),
    path(
      `M${right - 10} ${top + 14}H${right + 40}L${right + 210} ${top - 20}Q${right + 240} ${top - 14} ${right + 226} ${top + 16}L${right + 40} ${top + 54}H${right - 16}Z`,
      "cd",
    ),
  ][style];
  return {
    art: [
      handle ?? "",
      path(
        `M${cx - r} ${top}L${cx - r + 50} ${top + deep}Q${cx} ${top + deep + 56} ${cx + r - 50} ${top + deep}L${right} ${top}Z`,
        "cr",
      ),
      oval(cx, top, r, 52, "cl"),
      oval(cx, top + 7, r - 22, 40, hand.pick(["kf", "mf", "cd"]), FINE),
      hand.chance(0.4) ? oval(cx, top + 14, r - 90, 18, "kl", ' stroke="none" opacity=".35"') : "",
      style === 2 ? path(`M${cx - r + 6} ${top - 4}q-30 -10 -34 20l44 10Z`, "cf") : "",
      gloss(`M${cx - r + 30} ${top + 40}l20 8l22 ${deep - 30}l-20 -12Z`, 0.5),
    ].join(""),
    ground: [310, top + deep + 36, 220],
    detail: [cx + r - 180, top - 140, 300],
  };
}

/** A pot of the set; those with ears stand behind, those with a handle in front. */
function pot(cx: number, bottom: number, r: number, h: number, lid: string, saucepan: boolean): string {
  const top = bottom - h;
  const ears = saucepan
    ? path(`M${cx + r - 6} ${top + 20}h${r * 1.1}q18 0 18 17t-18 17h-${r * 1.1}Z`, "kf")
    : tube(`M${cx - r + 4} ${top + 34}c-50 -18 -50 46 0 36M${cx + r - 4} ${top + 34}c50 -18 50 46 0 36`, 16, "m");
  return [
    ears,
    can(cx, top, bottom, r, r - 6, "c"),
    path(
      `M${cx - r - 4} ${top}Q${cx - r + 16} ${top - r * 0.5} ${cx} ${top - r * 0.52}Q${cx + r - 16} ${top - r * 0.5} ${cx + r + 4} ${top}Q${cx} ${top + r * 0.3} ${cx - r - 4} ${top}Z`,
      lid,
    ),
    rect(cx - 10, top - r * 0.52 - 22, 20, 26, 5, "mr", FINE) + oval(cx, top - r * 0.52 - 24, 28, 11, "kf"),
    gloss(`M${cx - r + 18} ${top + 40}h18v${h - 60}l-18 -6Z`, 0.45),
  ].join("");
}

function pannenset(hand: Hand): Drawing {
  const lid = hand.pick(["gf", "cf", "gf"]);
  const style = hand.int(0, 2);
  const [big, grow] = [hand.int(-12, 12), hand.int(-20, 24)];
  const small = repeat(style === 2 ? 1 : 0, () => pot(560, 690, 80, 100, lid, true));
  const art = [
    pot(250, 540, 150 + big, 200 + grow, lid, false) +
      pot(540, 560, 118, 150, lid, false) +
      pot(380, 690, 118, 120, lid, true),
    pot(400, 470, 130 + big, 140 + grow, lid, false) +
      pot(210, 690, 150, 190, lid, false) +
      pot(540, 690, 112, 150, lid, true),
    pot(230, 690, 170 + big, 250 + grow, lid, false) + pot(540, 540, 130, 150, lid, false) + small,
  ][style];
  return { art: art ?? "", ground: [400, 696, 340], detail: [190, 250, 330] };
}

export const cookware: Kinds = {
  koekenpan: kind(koekenpan, "kitchen", "box"),
  pannenset: kind(pannenset, "kitchen", "box"),
};
