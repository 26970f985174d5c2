import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createGuardedFetcher, RefusedAddress } from "../../images/guarded-fetch";
import type { ImportArguments } from "./arguments";

export interface FeedSource {
  bytes: AsyncIterable<Uint8Array>;
  /** Size when it is known beforehand. */
  size: number | null;
  close(): Promise<void>;
}

/** A feed may be of any size and slow to begin, but not silent for a minute. */
const STEP_TIMEOUT_MS = 60_000;

/** Opens the feed that the command names. Throws with a reason when it cannot. */
export async function openSource({ feed, allowPrivate }: ImportArguments): Promise<FeedSource> {
  if (feed === "-") return { bytes: process.stdin, size: null, close: async () => undefined };
  if (/^https?:/i.test(feed)) return openAddress(feed, allowPrivate);
  const { size } = await stat(feed).catch(() => {
    throw new Error(`het bestand ${feed} is er niet, of is niet te lezen`);
  });
  const stream = createReadStream(feed, { highWaterMark: 256 * 1024 });
  return {
    bytes: stream,
    size,
    close: async () => {
      stream.destroy();
    },
  };
}

async function openAddress(address: string, allowPrivate: boolean): Promise<FeedSource> {
  const fetcher = createGuardedFetcher({
    maxBytes: null,
    stepTimeout: STEP_TIMEOUT_MS,
    totalTimeout: null,
    accept: "application/xml, text/xml, text/tab-separated-values, text/csv, */*",
    ...(allowPrivate ? { allow: () => true, ports: [portOf(address), 80, 443] } : {}),
  });
  try {
    return { bytes: await fetcher.stream(address), size: null, close: () => fetcher.close() };
  } catch (error) {
    await fetcher.close();
    if (!(error instanceof RefusedAddress)) throw error;
    throw new Error(`${address}: ${error.message}. Ligt het adres op je eigen netwerk, gebruik dan --allow-private`);
  }
}

function portOf(address: string): number {
  const url = new URL(address);
  return Number(url.port || (url.protocol === "https:" ? 443 : 80));
}
