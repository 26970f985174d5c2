import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { FEED_LIMITS } from "./limits";
import { FeedError } from "./raw-item";

/** Enough for a byte order mark, an XML declaration and a header row. */
const SNIFF_BYTES = 4096;

/** Decodes the bytes as text: gunzips if needed, then decodes by byte order mark or XML declaration, else as UTF-8. */
export async function* feedText(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const packed = await peek(source);
  const isGzip = packed.head[0] === 0x1f && packed.head[1] === 0x8b;
  const plain = isGzip ? await peek(gunzip(packed.all)) : packed;
  const decoder = new TextDecoder(encodingOf(plain.head), { fatal: false, ignoreBOM: false });
  for await (const chunk of plain.all) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== "") yield text;
  }
  const rest = decoder.decode();
  if (rest !== "") yield rest;
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

async function* gunzip(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let packed = 0;
  let plain = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      packed += chunk.byteLength;
      yield chunk;
    }
  }
  const unpacker = createGunzip();
  // A failure of the source or of gunzipping reaches the reader below, because pipeline destroys the unpacker with it.
  pipeline(Readable.from(counted()), unpacker).catch(() => undefined);
  try {
    for await (const chunk of unpacker as AsyncIterable<Buffer>) {
      plain += chunk.byteLength;
      if (plain > FEED_LIMITS.gzipRatioFrom && plain > packed * FEED_LIMITS.gzipRatio) {
        throw new FeedError("Het gzip-bestand pakt verdacht groot uit");
      }
      yield chunk;
    }
  } catch (error) {
    if (isZlibError(error)) throw new FeedError("Het gzip-bestand is beschadigd of niet compleet");
    throw error;
  }
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}

function encodingOf(head: Uint8Array): string {
  const [a, b, c, d] = head;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0x3c && b === 0 && c === 0x3f && d === 0) return "utf-16le";
  if (a === 0 && b === 0x3c && c === 0 && d === 0x3f) return "utf-16be";
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/.exec(
    Buffer.from(head).toString("latin1"),
  );
  const name = declared?.[1]?.toLowerCase() ?? "utf-8";
  // A declaration that is readable byte by byte cannot be UTF-16.
  if (name.startsWith("utf-16")) return "utf-8";
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new FeedError(`De tekencodering ${name} kennen we niet`, 1);
  }
}
