import type { FileHandle } from "node:fs/promises";
import { FeedError } from "./raw-item";

/** One file in a zip file. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  isDeflated: boolean;
  crc: number;
  packedBytes: number;
  plainBytes: number;
  /** Where its own header is. */
  headerAt: number;
}

/** The end record is this long, and a comment of at most 65,535 bytes follows it. */
const END = { signature: 0x06054b50, bytes: 22, mostComment: 0xffff } as const;
const ENTRY = { signature: 0x02014b50, bytes: 46 } as const;
const MOST_ENTRIES = 1_000;
const MOST_LIST_BYTES = 1024 * 1024;
/** In the 32-bit fields this means: see the 64-bit extension. */
const IN_ZIP64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

/** Reads the list of files at the end of a zip file (PKWARE's APPNOTE). Throws FeedError when there is none. */
export async function zipEntries(handle: FileHandle): Promise<ZipEntry[]> {
  const { size } = await handle.stat();
  const tail = await read(handle, Math.max(0, size - END.bytes - END.mostComment), size);
  const end = endRecord(tail);
  const count = end.readUInt16LE(10);
  const listBytes = end.readUInt32LE(12);
  const listAt = end.readUInt32LE(16);
  if (listAt === IN_ZIP64) throw tooLarge();
  if (count > MOST_ENTRIES || listBytes > MOST_LIST_BYTES)
    throw new FeedError("In het zip-bestand zitten te veel bestanden");
  if (listAt + listBytes > size) throw damaged();
  return parseList(await read(handle, listAt, listAt + listBytes), count);
}

async function read(handle: FileHandle, from: number, to: number): Promise<Buffer> {
  const bytes = Buffer.alloc(to - from);
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
}

/** The last end record: a comment could contain the signature too. */
function endRecord(tail: Buffer): Buffer {
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(END.signature);
  const at = tail.lastIndexOf(signature, tail.length - END.bytes);
  if (at < 0) throw damaged();
  return tail.subarray(at, at + END.bytes);
}

function parseList(list: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY.bytes > list.length || list.readUInt32LE(at) !== ENTRY.signature) throw damaged();
    const nameEnd = at + ENTRY.bytes + list.readUInt16LE(at + 28);
    entries.push(toEntry(list.subarray(at, nameEnd)));
    at = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return entries;
}

function toEntry(record: Buffer): ZipEntry {
  const flags = record.readUInt16LE(8);
  const method = record.readUInt16LE(10);
  const entry: ZipEntry = {
    name: record.subarray(ENTRY.bytes).toString("utf8"),
    isEncrypted: (flags & 1) === 1,
    isDeflated: method === DEFLATED,
    crc: record.readUInt32LE(16),
    packedBytes: record.readUInt32LE(20),
    plainBytes: record.readUInt32LE(24),
    headerAt: record.readUInt32LE(42),
  };
  if ([entry.packedBytes, entry.plainBytes, entry.headerAt].includes(IN_ZIP64)) throw tooLarge();
  if (!entry.isEncrypted && method !== DEFLATED && method !== STORED) {
    throw new FeedError("Het zip-bestand is ingepakt op een manier die we niet lezen; pak het gewoon in (deflate)");
  }
  return entry;
}

function damaged(): FeedError {
  return new FeedError("Het zip-bestand is beschadigd of niet compleet");
}

function tooLarge(): FeedError {
  return new FeedError("Het zip-bestand is groter dan 4 GB; bied de feed aan als gzip");
}
