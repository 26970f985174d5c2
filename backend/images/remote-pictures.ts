import { join } from "node:path";
import type { Kit } from "../kit";
import type { GuardedFetcher } from "./guarded-fetch";
import { createLimiter, createSingleFlight, TooBusy } from "./limiter";
import { createPictureStore } from "./picture-store";
import { findAddress, rememberFailure, rememberPicture } from "./remote-records";
import { renderPicture, sizeOf } from "./render";
import { LARGEST } from "./widths";

const RENDERS_AT_ONCE = 2;
const FETCHES_AT_ONCE = 8;
const MOST_WAITING = 500;

/** `unknown`: no such hash is registered. `absent`: currently unavailable. */
export type RemotePicture = Buffer | "unknown" | "absent";

/** Remote images: fetched once and stored at the largest size, from which other widths are rendered. */
export function createRemotePictures(
  kit: Kit,
  fetcher: GuardedFetcher,
): (hash: string, width: number) => Promise<RemotePicture> {
  const store = createPictureStore(join(kit.dataDir, "images", "remote"));
  const renderInTurn = createLimiter(RENDERS_AT_ONCE, MOST_WAITING);
  const fetchInTurn = createLimiter(FETCHES_AT_ONCE, MOST_WAITING);
  const originals = createSingleFlight<RemotePicture>();
  const versions = createSingleFlight<RemotePicture>();

  async function render(hash: string, width: number, bytes: Buffer): Promise<Buffer> {
    const picture = await renderInTurn(() => renderPicture(bytes, width));
    await store.write(hash, width, picture);
    return picture;
  }

  async function fetchOriginal(hash: string): Promise<RemotePicture> {
    const record = await findAddress(kit, hash);
    if (record === null) return "unknown";
    if (record.retryAfter !== null && record.retryAfter > kit.now()) return "absent";
    try {
      const bytes = await fetchInTurn(() => fetcher.get(record.url));
      const picture = await render(hash, LARGEST, bytes);
      await rememberPicture(kit, hash, await sizeOf(picture));
      return picture;
    } catch (error) {
      if (error instanceof TooBusy) return "absent";
      const reason = error instanceof Error ? error.message : String(error);
      kit.log.info("failed to fetch a picture", { hash, host: new URL(record.url).hostname, reason });
      await rememberFailure(kit, hash);
      return "absent";
    }
  }

  async function largest(hash: string): Promise<RemotePicture> {
    return (await store.read(hash, LARGEST)) ?? originals(hash, () => fetchOriginal(hash));
  }

  async function make(hash: string, width: number): Promise<RemotePicture> {
    const source = await largest(hash);
    if (width === LARGEST || typeof source === "string") return source;
    try {
      return await render(hash, width, source);
    } catch (error) {
      if (error instanceof TooBusy) return "absent";
      throw error;
    }
  }

  return async (hash, width) =>
    (await store.read(hash, width)) ?? versions(`${hash}-${width}`, () => make(hash, width));
}
