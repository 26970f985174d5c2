import type { Hand } from "../kit/hand";
import type { Drawing } from "../kit/kind";
import { group, line, path } from "../kit/shapes";

function hanger(): string {
  return (
    line("M400 150C400 120 430 120 430 96C430 66 384 66 384 94", 9, "md") +
    path("M400 146L250 216H550Z", "none", ' stroke="{hd}" stroke-width="14"')
  );
}

/** The same garment, sometimes on a hanger. */
export function hung(drawing: Drawing, hand: Hand): Drawing {
  return hand.chance(0.35) ? { ...drawing, art: group('transform="translate(0 20)"', hanger(), drawing.art) } : drawing;
}
