import type { Draw } from "./drawings";
import type { RemotePicture } from "./remote-pictures";
import { WIDTHS } from "./widths";

const [SMALLEST] = WIDTHS;
const REMOTE = /^\/api\/images\/remote\/([0-9a-f]{24})\/\{width\}\.webp$/;
const DRAWN = /^\/api\/images\/demo\/([\w-]+\.svg)$/;

/** The bytes of a product's picture, small or as a drawing; undefined for one that cannot be had now. */
export function createSmallReader(
  remotePicture: (hash: string, width: number) => Promise<RemotePicture>,
  draw: Draw,
): (address: string) => Promise<Uint8Array | undefined> {
  return async (address) => {
    const [, hash] = REMOTE.exec(address) ?? [];
    if (hash !== undefined) {
      const picture = await remotePicture(hash, SMALLEST);
      return typeof picture === "string" ? undefined : picture;
    }
    const [, file] = DRAWN.exec(address) ?? [];
    const drawing = file === undefined ? null : draw(file);
    return drawing === null ? undefined : Buffer.from(drawing);
  };
}
