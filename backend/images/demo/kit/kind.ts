import type { Hand } from "./hand";

/** Where a product is at home: the background of the picture in context. */
export type Scene = "kitchen" | "room" | "desk" | "grass" | "rail" | "shelf";

/** One product as drawn on the 800 × 800 sheet. */
export interface Drawing {
  art: string;
  /** Where it meets the ground: centre, height, half width. Absent for what hangs. */
  ground?: readonly [cx: number, y: number, rx: number];
  /** The part worth a close-up: top left corner and side of the square. */
  detail: readonly [x: number, y: number, size: number];
}

export interface Kind {
  draw(hand: Hand): Drawing;
  scene: Scene;
  /** What the last view shows: the back, the product in its packaging, or its size beside a known thing. */
  last: "back" | "box" | "size";
}

export type Kinds = Readonly<Record<string, Kind>>;

export function kind(draw: Kind["draw"], scene: Scene, last: Kind["last"]): Kind {
  return { draw, scene, last };
}
