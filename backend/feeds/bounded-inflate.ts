import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FEED_LIMITS } from "./limits";
import { FeedError } from "./raw-item";

/** Unpacks with a zlib stream; refuses what grows suspiciously large. `kind` is the Dutch name of the file. */
export async function* boundedInflate(
  source: AsyncIterable<Uint8Array>,
  unpacker: Transform,
  kind: string,
): AsyncGenerator<Uint8Array> {
  let packed = 0;
  let plain = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      packed += chunk.byteLength;
      yield chunk;
    }
  }
  // A failure of the source or of unpacking reaches the reader below, because pipeline destroys the unpacker with it.
  pipeline(Readable.from(counted()), unpacker).catch(() => undefined);
  try {
    for await (const chunk of unpacker as AsyncIterable<Buffer>) {
      plain += chunk.byteLength;
      if (plain > FEED_LIMITS.gzipRatioFrom && plain > packed * FEED_LIMITS.gzipRatio) {
        throw new FeedError(`Het ${kind}-bestand pakt verdacht groot uit`);
      }
      yield chunk;
    }
  } catch (error) {
    if (isZlibError(error)) throw new FeedError(`Het ${kind}-bestand is beschadigd of niet compleet`);
    throw error;
  }
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}
