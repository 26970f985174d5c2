import sharp, { type Sharp } from "sharp";

sharp.cache(false);

/** Width and height in px of what is described, whatever the shape of the picture was. */
export const SIDE = 128;
const MOST_PIXELS = 40_000_000;
/** Drawings have a size of about this many px when rendered at 72 dots per inch. */
const DRAWN_SIDE = 640;
const DENSITY = 72;

/** A part of a picture as shares of its width and height, 0 to 1. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const WHOLE: Part = { left: 0, top: 0, right: 1, bottom: 1 };

/** The picture, or a part of it, as SIDE × SIDE pixels of red, green and blue on white. Rejects for what cannot be read. */
export async function pixelsOf(bytes: Uint8Array, { left, top, right, bottom } = WHOLE): Promise<Uint8Array> {
  const isDrawing = bytes[0] === 0x3c;
  // A drawing is rendered small at once.
  const density = isDrawing ? { density: (DENSITY * SIDE) / DRAWN_SIDE } : {};
  const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: "none", ...density }).autoOrient();
  const small = (from: Sharp) =>
    from
      .flatten({ background: "#ffffff" })
      .resize(SIDE, SIDE, { fit: "fill", kernel: "cubic", fastShrinkOnLoad: false })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .timeout({ seconds: 5 })
      .toBuffer();
  const isWhole = left <= 0 && top <= 0 && right >= 1 && bottom >= 1;
  if (isWhole) return small(upright);
  const { width, height } = await sharp(bytes).metadata();
  const from = (share: number, size: number) => Math.min(size - 1, Math.max(0, Math.floor(share * size)));
  const [x, y] = [from(left, width), from(top, height)];
  const extent = (share: number, size: number, start: number) =>
    Math.max(1, Math.min(size, Math.ceil(share * size)) - start);
  return small(upright.extract({ left: x, top: y, width: extent(right, width, x), height: extent(bottom, height, y) }));
}
