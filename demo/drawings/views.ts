import type { Hand } from "./kit/hand";
import type { Drawing, Kind } from "./kit/kind";
import { stage } from "./kit/scenes";
import { BARE, group, line, path, rect } from "./kit/shapes";
import { box, shadow } from "./kit/solids";

/** A composed view: the drawing, and the visible part of the sheet. */
export interface View {
  art: string;
  frame: string;
}

const WHOLE = "0 0 800 800";

function standing(drawing: Drawing): string {
  return (drawing.ground ? shadow(...drawing.ground) : "") + drawing.art;
}

function placed(content: string, x: number, y: number, scale: number): string {
  return group(`transform="matrix(${scale} 0 0 ${scale} ${x.toFixed(1)} ${y.toFixed(1)})"`, content);
}

export function front(drawing: Drawing): View {
  return { art: standing(drawing), frame: WHOLE };
}

/** Mirrored and slightly narrower. The paints flip the light back. */
export function turned(drawing: Drawing): View {
  const pose = drawing.round ? "matrix(-1 0 0 1 800 0)" : "matrix(-.88 0 0 1 752 0)";
  return { art: group(`transform="${pose}"`, standing(drawing)), frame: WHOLE };
}

export function closeUp(drawing: Drawing): View {
  const [x, y, size] = drawing.detail;
  return { art: standing(drawing), frame: `${x} ${y} ${size} ${size}` };
}

export function inScene(drawing: Drawing, kind: Kind, hand: Hand): View {
  const { art, scale, floor } = stage(kind.scene, hand);
  const base = drawing.ground?.[1];
  const y = base === undefined ? 60 : floor - base * scale;
  return { art: art + placed(standing(drawing), 400 - 400 * scale, y, scale), frame: WHOLE };
}

/** The product beside its box, which shows the product's picture. */
export function packed(drawing: Drawing): View {
  const carton = [
    shadow(330, 694, 310),
    box(50, 190, 420, 500, 120, 6, "p"),
    path("M50 262H470L590 202", "none", ' stroke-width="4"'),
    path("M222 190H298L418 130H342Z", "#fff", `${BARE} opacity=".4"`),
    rect(222, 190, 76, 72, 0, "#fff", `${BARE} opacity=".4"`),
    rect(90, 306, 300, 300, 10, "wl", ' stroke-width="4"'),
    '<use href="#i" transform="matrix(.35 0 0 .35 100 316)"/>',
  ].join("");
  const product = `<g id="i">${standing(drawing)}</g>`;
  const bottom = drawing.ground?.[1] ?? 700;
  return { art: carton + placed(product, 320, 752 - bottom * 0.6, 0.6), frame: WHOLE };
}

/** The product with dimension lines for width and height. */
export function measured(drawing: Drawing): View {
  const arrows =
    "M120 742H700M120 742l16 -10M120 742l16 10M700 742l-16 -10M700 742l-16 10M752 110V680M752 110l-10 16M752 110l10 16M752 680l-10 -16M752 680l10 -16M120 722V762M700 722V762M732 110H772M732 680H772";
  return { art: placed(standing(drawing), 16, 10, 0.92) + line(arrows, 4, "ax"), frame: WHOLE };
}

export function last(drawing: Drawing, kind: Kind): View {
  if (kind.last === "box") return packed(drawing);
  return kind.last === "size" ? measured(drawing) : front(drawing);
}
