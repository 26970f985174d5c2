/** A selection within a picture, in percentages of its width and height. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
/** What a search is narrowed to (IM-11): the natural size of the picture, and two corners in the same pixels. */
export interface CropData extends Size {
  top_left: [x: number, y: number];
  bottom_right: [x: number, y: number];
}
/** The part of the selection that an arrow key moves: an edge or a corner by its compass points, or all of it. */
export type Grip = "" | "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

/** IM-14: 90 % of the width, in the proportions of the picture, centred. */
export const INITIAL_CROP: Crop = { x: 5, y: 5, width: 90, height: 90 };

/** Smaller selections show too little to recognize; in pixels of the screen. */
export const SMALLEST = 20;

const STEPS = { single: 1, shift: 10, command: 100 } as const;

/** IM-13: pixels per press of an arrow key. Both keys count, whichever the visitor's system uses for commands. */
export function stepOf(keys: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }): number {
  if (keys.ctrlKey || keys.metaKey) return STEPS.command;
  return keys.shiftKey ? STEPS.shift : STEPS.single;
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the selection, or one of its edges, by pixels of the shown picture; undefined for any other key. */
export function nudge(crop: Crop, key: string, step: number, shown: Size, grip: Grip = ""): Crop | undefined {
  const direction = Object.hasOwn(directions, key) ? directions[key] : undefined;
  if (!direction) return undefined;
  const [right, down] = [(direction[0] * step * 100) / shown.width, (direction[1] * step * 100) / shown.height];
  if (grip === "") return clampCrop({ ...crop, x: crop.x + right, y: crop.y + down });
  const [left, width] = stretched(crop.x, crop.width, grip, ["w", "e"], right, (SMALLEST * 100) / shown.width);
  const [top, height] = stretched(crop.y, crop.height, grip, ["n", "s"], down, (SMALLEST * 100) / shown.height);
  return { x: left, y: top, width, height };
}

/** The start and length of one side after a grip at its start or end moved; both ends stay within the picture. */
function stretched(
  start: number,
  length: number,
  grip: Grip,
  [first, last]: readonly [string, string],
  by: number,
  smallest: number,
): [start: number, length: number] {
  const least = Math.min(smallest, length);
  if (grip.includes(last)) return [start, between(length + by, least, 100 - start)];
  if (!grip.includes(first)) return [start, length];
  const moved = between(start + by, 0, start + length - least);
  return [moved, start + length - moved];
}

/** IM-12: the selection within the picture; it keeps its size as far as that fits. */
export function clampCrop({ x, y, width, height }: Crop): Crop {
  const [across, along] = [between(width, 0, 100), between(height, 0, 100)];
  return { x: between(x, 0, 100 - across), y: between(y, 0, 100 - along), width: across, height: along };
}

/** IM-11, in whole pixels; at least one pixel wide and high. */
export function cropData(crop: Crop, { width, height }: Size): CropData {
  const within = clampCrop(crop);
  const [left, right] = ends(within.x, within.width, width);
  const [top, bottom] = ends(within.y, within.height, height);
  return { width, height, top_left: [left, top], bottom_right: [right, bottom] };
}

/** The whole picture. */
export const wholePicture = (picture: Size): CropData => cropData({ x: 0, y: 0, width: 100, height: 100 }, picture);

function ends(start: number, length: number, size: number): [from: number, to: number] {
  const from = Math.min(Math.round((start * size) / 100), Math.max(0, size - 1));
  return [from, between(Math.round(((start + length) * size) / 100), from + 1, Math.max(size, from + 1))];
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
