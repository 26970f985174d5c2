import { LRUCache } from "lru-cache";
import { createLimiter, createSingleFlight, TooBusy } from "./limiter";
import type { RemotePicture } from "./remote-pictures";
import { loadSharp } from "./sharp";

/** Size that social networks ask for: 1.91 to 1, large enough for a big preview. */
export const SHARE_SIZE = { width: 1200, height: 630 };
const MARGIN = 45;
const DENSITY = 288;
const MOST_PIXELS = 40_000_000;
const CACHE_BYTES = 16 * 1024 * 1024;
const RENDERS_AT_ONCE = 1;
const MOST_WAITING = 100;

/**
 * Renders a picture as a JPEG in the size for social networks, uncropped and on white. Only for pictures that we
 * created.
 */
export async function renderSharePicture(picture: Buffer): Promise<Buffer> {
  const { width, height } = SHARE_SIZE;
  const sharp = await loadSharp();
  const inner = { width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  return sharp(picture, { limitInputPixels: MOST_PIXELS, density: DENSITY })
    .resize({ ...inner, fit: "contain", background: "#ffffff" })
    .flatten({ background: "#ffffff" })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: "#ffffff" })
    .jpeg({ quality: 82 })
    .timeout({ seconds: 5 })
    .toBuffer();
}

/** Share pictures by name: rendered one at a time, recent ones cached. `absent` when too many are queued. */
export function createSharePictures() {
  const kept = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: ({ length }) => length });
  const inTurn = createLimiter(RENDERS_AT_ONCE, MOST_WAITING);
  const once = createSingleFlight<RemotePicture>();

  async function make(name: string, source: () => Promise<RemotePicture>): Promise<RemotePicture> {
    const picture = await source();
    if (typeof picture === "string") return picture;
    try {
      const made = await inTurn(() => renderSharePicture(picture));
      kept.set(name, made);
      return made;
    } catch (error) {
      if (error instanceof TooBusy) return "absent";
      throw error;
    }
  }
  return async (name: string, source: () => Promise<RemotePicture>): Promise<RemotePicture> =>
    kept.get(name) ?? once(name, () => make(name, source));
}
