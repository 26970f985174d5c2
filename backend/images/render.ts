import { loadSharp } from "./sharp";

const MOST_PIXELS = 40_000_000;
const FORMATS = new Set(["jpeg", "png", "webp", "gif", "heif"]);

export class BadPicture extends Error {}

/**
 * Checks the magic bytes, because a server's content type can be wrong. SVG is rejected because it can reference other
 * resources.
 */
function isPicture(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12);
  const ascii = start.toString("latin1");
  return (
    start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
    (ascii.startsWith("RIFF") && ascii.slice(8) === "WEBP") ||
    ascii.startsWith("GIF87a") ||
    ascii.startsWith("GIF89a") ||
    /^ftypavi[fs]$/.test(ascii.slice(4))
  );
}

/**
 * Renders a WebP that fits in a square of `width`, never enlarged, on white. Throws BadPicture for anything that is not
 * a picture.
 */
export async function renderPicture(bytes: Buffer, width: number): Promise<Buffer> {
  if (!isPicture(bytes)) throw new BadPicture("not a picture");
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: "error" });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new BadPicture("format not allowed");
    return await picture
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .resize({ width, height: width, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 78, effort: 4 })
      .timeout({ seconds: 5 })
      .toBuffer();
  } catch (error) {
    throw new BadPicture(error instanceof Error ? error.message : "not readable");
  }
}

/** Size in pixels of a picture that we rendered. */
export async function sizeOf(picture: Buffer): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}
