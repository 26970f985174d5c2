import { createGunzip } from "node:zlib";
import { boundedInflate } from "./bounded-inflate";
import { decoded } from "./decode-text";
import type { FeedNotes } from "./feed-notes";
import { FeedError } from "./raw-item";
import { isZip } from "./zip-file";

/** Enough for a byte order mark, an XML declaration and a header row. */
const SNIFF_BYTES = 4096;

/** Gunzips the bytes if needed, and decodes them. */
export async function* feedText(source: AsyncIterable<Uint8Array>, notes: FeedNotes): AsyncGenerator<string> {
  const packed = await peek(source);
  const isGzip = packed.head[0] === 0x1f && packed.head[1] === 0x8b;
  const plain = isGzip ? await peek(boundedInflate(packed.all, createGunzip(), "gzip")) : packed;
  if (isZip(plain.head)) throw new FeedError("In het zip-bestand zit nog een zip-bestand; stop er alleen de feed in");
  yield* decoded(plain, notes);
}

/** Peeks at the start of the stream: `head` is what was read, `all` still yields everything. */
async function peek(source: AsyncIterable<Uint8Array>): Promise<{ head: Uint8Array; all: AsyncGenerator<Uint8Array> }> {
  const iterator = source[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let size = 0;
  while (size < SNIFF_BYTES) {
    const next = await iterator.next();
    if (next.done) break;
    seen.push(next.value);
    size += next.value.byteLength;
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* seen;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head: Buffer.concat(seen).subarray(0, SNIFF_BYTES), all: all() };
}
