import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createLimiter, createSingleFlight, TooBusy } from "./limiter";
import type { RemotePicture } from "./remote-pictures";
import { SHARE_SIZE } from "./share-picture";
import { loadSharp } from "./sharp";

/** Reads a picture of the operator's texts by its file name. */
export type ReadTextPicture = (name: string) => Promise<Buffer | undefined>;

const SHAPE = 16 / 9;
const MOST_PIXELS = 40_000_000;
const CACHE_BYTES = 16 * 1024 * 1024;
const RENDERS_AT_ONCE = 1;
const MOST_WAITING = 100;

/**
 * Renders pictures of articles, cropped to 16 : 9 as WebP, or as a JPEG in the size for sharing. They are drawings and
 * photos that the operator put there, so SVG is allowed; the renderer loads nothing from outside.
 */
export function createTextPictures(readPicture: ReadTextPicture) {
  const kept = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: ({ length }) => length });
  const inTurn = createLimiter(RENDERS_AT_ONCE, MOST_WAITING);
  const once = createSingleFlight<RemotePicture>();

  return async (name: string, size: number | "share"): Promise<RemotePicture> => {
    const source = await readPicture(name);
    if (!source) return "unknown";
    // By what is in the file: a changed picture is rendered anew.
    const key = `${createHash("sha256").update(source).digest("base64url")} ${size}`;
    const known = kept.get(key);
    if (known) return known;
    return once(key, async () => {
      try {
        const made = await inTurn(() => render(source, size));
        kept.set(key, made);
        return made;
      } catch (error) {
        if (error instanceof TooBusy) return "absent";
        return "unknown"; // not a picture
      }
    });
  };
}

async function render(source: Buffer, size: number | "share"): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = size === "share" ? SHARE_SIZE : { width: size, height: Math.round(size / SHAPE) };
  const picture = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width, height, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .timeout({ seconds: 5 });
  return (size === "share" ? picture.jpeg({ quality: 82 }) : picture.webp({ quality: 80, effort: 4 })).toBuffer();
}
