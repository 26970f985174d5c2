import type { Hand } from "./hand";

/** A product's natural setting: the background of the picture in context. */
export type Scene = "kitchen" | "room" | "desk" | "grass" | "rail" | "shelf";

/** One product as drawn on the 800 × 800 sheet. */
export interface Drawing {
  art: string;
  /** Where it touches the ground: centre, height, half width. Absent for hanging products. */
  ground?: readonly [cx: number, y: number, rx: number];
  /** The area for the close-up: top left corner and side of the square. */
  detail: readonly [x: number, y: number, size: number];
  /** A ball: equally wide from every side. */
  round?: boolean;
}

export interface Kind {
  draw(hand: Hand): Drawing;
  scene: Scene;
  /** The subject of the last view: the back, the product in its packaging, or its size beside a familiar object. */
  last: "back" | "box" | "size";
}

export type Kinds = Readonly<Record<string, Kind>>;

/** The same drawing, moved up (negative) or down, to be centred on the sheet. */
export function moved(drawing: Drawing, dy: number): Drawing {
  const [x, y, size] = drawing.detail;
  const ground = drawing.ground && ([drawing.ground[0], drawing.ground[1] + dy, drawing.ground[2]] as const);
  return { ...drawing, art: `<g transform="translate(0 ${dy})">${drawing.art}</g>`, ground, detail: [x, y + dy, size] };
}

export function kind(draw: Kind["draw"], scene: Scene, last: Kind["last"]): Kind {
  return { draw, scene, last };
}
