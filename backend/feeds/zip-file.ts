import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { crc32, createInflateRaw } from "node:zlib";
import { boundedInflate } from "./bounded-inflate";
import { FeedError } from "./raw-item";
import { type ZipEntry, zipEntries } from "./zip-entries";

/** Signature, and lengths of the name and extra field, of the header before an entry's data. */
const LOCAL_HEADER = { signature: 0x04034b50, bytes: 30, nameAt: 26, extraAt: 28 } as const;
const FEED_NAME = /\.(?:xml|rss|atom|csv|tsv|txt|gz)$/i;
/** Texts that say something about a feed. */
const NOTE_NAME =
  /(?:^|[\\/])(?:read[ _-]?me|lees[ _-]?mij|lies[ _-]?mich|licen[cs]e|licentie|changelog|voorwaarden)[^\\/]*\.txt$/i;
const PIECE_BYTES = 256 * 1024;

export function isZip(head: Uint8Array): boolean {
  return head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5) && head[3] === head[2] + 1;
}

/** A feed file being read. */
export interface FeedFile {
  chunks: AsyncIterable<Uint8Array>;
  /** Bytes of the file read so far. */
  bytesRead(): number;
}

/** Opens a feed as it was sent: the file itself, or the one feed in a zip file. Names in it are never used as paths. */
export async function openFeedFile(file: string): Promise<FeedFile> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(4);
    await handle.read(head, 0, head.length, 0);
    if (!isZip(head)) return plainFile(file);
    return await zippedFile(file, handle);
  } finally {
    await handle.close();
  }
}

function plainFile(file: string): FeedFile {
  const source = createReadStream(file, { highWaterMark: PIECE_BYTES });
  return { chunks: source, bytesRead: () => source.bytesRead };
}

async function zippedFile(file: string, handle: FileHandle): Promise<FeedFile> {
  const entry = onlyFeed(await zipEntries(handle));
  const start = await dataStart(handle, entry);
  if (entry.packedBytes === 0) throw new FeedError("Het bestand is leeg");
  const source = createReadStream(file, { start, end: start + entry.packedBytes - 1, highWaterMark: PIECE_BYTES });
  const plain = entry.isDeflated ? boundedInflate(source, createInflateRaw(), "zip") : source;
  return { chunks: verified(plain, entry), bytesRead: () => source.bytesRead };
}

/** The one file that can be the feed: a zip file may also contain a note, a folder or what a Mac adds. */
function onlyFeed(entries: ZipEntry[]): ZipEntry {
  const files = entries.filter(({ name }) => !/(?:^|[\\/])(?:__MACOSX[\\/]|\.[^\\/]*$)|[\\/]$/.test(name));
  const feeds = files.length === 1 ? files : files.filter(({ name }) => FEED_NAME.test(name) && !NOTE_NAME.test(name));
  const [feed] = feeds;
  if (feed === undefined) throw new FeedError("In het zip-bestand zit geen feed (xml, csv, tsv of txt)");
  if (feeds.length > 1) {
    const names = feeds.slice(0, 3).map(({ name }) => name.slice(0, 60));
    const more = feeds.length > 3 ? " …" : "";
    throw new FeedError(
      `In het zip-bestand zitten ${feeds.length} feeds (${names.join(", ")}${more}); stop er één in, of stuur ze los`,
    );
  }
  if (feed.isEncrypted) throw new FeedError("Het zip-bestand heeft een wachtwoord; stuur het zonder");
  return feed;
}

async function dataStart(handle: FileHandle, { headerAt }: ZipEntry): Promise<number> {
  const header = Buffer.alloc(LOCAL_HEADER.bytes);
  const { bytesRead } = await handle.read(header, 0, header.length, headerAt);
  if (bytesRead < header.length || header.readUInt32LE(0) !== LOCAL_HEADER.signature) {
    throw new FeedError("Het zip-bestand is beschadigd of niet compleet");
  }
  const { bytes, nameAt, extraAt } = LOCAL_HEADER;
  return headerAt + bytes + header.readUInt16LE(nameAt) + header.readUInt16LE(extraAt);
}

/** Compares size and checksum at the end: nothing of a feed is imported before it has been read in full. */
async function* verified(plain: AsyncIterable<Uint8Array>, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  let sum = 0;
  let bytes = 0;
  for await (const chunk of plain) {
    sum = crc32(chunk, sum);
    bytes += chunk.byteLength;
    yield chunk;
  }
  if (sum !== entry.crc || bytes !== entry.plainBytes) {
    throw new FeedError("Het zip-bestand is beschadigd of niet compleet");
  }
}
