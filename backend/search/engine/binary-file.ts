import { closeSync, fsyncSync, openSync, readSync, renameSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";
import { roomy } from "./number-arrays";

export type NumberArray = Int8Array | Uint8Array | Uint16Array | Int32Array | Uint32Array | Float32Array | Float64Array;
export interface BinaryContent {
  meta: Record<string, unknown>;
  arrays: Record<string, NumberArray>;
}

const kinds = { Int8Array, Float32Array, Uint8Array, Uint16Array, Int32Array, Uint32Array, Float64Array };
type Kind = keyof typeof kinds;
interface Entry {
  name: string;
  kind: Kind;
  length: number;
  crc: number;
}

const MAGIC = 0x45544c47;
const CHUNK = 1 << 28;

export class DamagedFileError extends Error {}

function bytesOf(array: NumberArray): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function writeAll(fd: number, bytes: Uint8Array): void {
  let done = 0;
  while (done < bytes.length) done += writeSync(fd, bytes, done, Math.min(bytes.length - done, CHUNK));
}

function readAll(fd: number, bytes: Uint8Array): void {
  let done = 0;
  while (done < bytes.length) {
    const got = readSync(fd, bytes, done, Math.min(bytes.length - done, CHUNK), null);
    if (got === 0) throw new DamagedFileError("The file is shorter than its header says.");
    done += got;
  }
}

/** Writes arrays of numbers with their metadata; the file is replaced atomically. */
export function saveBinary(path: string, { meta, arrays }: BinaryContent): void {
  const entries = Object.entries(arrays).map(
    ([name, array]): Entry => ({
      name,
      kind: array.constructor.name as Kind,
      length: array.length,
      crc: crc32(bytesOf(array)),
    }),
  );
  const header = Buffer.from(JSON.stringify({ meta, entries }));
  const start = Buffer.alloc(12);
  start.writeUInt32LE(MAGIC, 0);
  start.writeUInt32LE(header.length, 4);
  start.writeUInt32LE(crc32(header), 8);
  const fd = openSync(`${path}.tmp`, "w");
  try {
    for (const part of [start, header, ...Object.values(arrays).map(bytesOf)]) writeAll(fd, part);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(`${path}.tmp`, path);
}

/** Reads a file written by saveBinary, its arrays with room to grow. Throws DamagedFileError when its contents do not match. */
export function loadBinary(path: string): BinaryContent {
  const fd = openSync(path, "r");
  try {
    const start = Buffer.alloc(12);
    readAll(fd, start);
    const length = start.readUInt32LE(4);
    if (start.readUInt32LE(0) !== MAGIC || length > CHUNK) throw new DamagedFileError("The file is not an index file.");
    const header = Buffer.alloc(length);
    readAll(fd, header);
    if (crc32(header) !== start.readUInt32LE(8)) throw new DamagedFileError("The file header is damaged.");
    const { meta, entries } = JSON.parse(header.toString()) as { meta: BinaryContent["meta"]; entries: Entry[] };
    const arrays: BinaryContent["arrays"] = {};
    for (const { name, kind, length, crc } of entries) {
      const array = roomy<NumberArray>(kinds[kind], length);
      readAll(fd, bytesOf(array));
      if (crc32(bytesOf(array)) !== crc) throw new DamagedFileError(`${name} is damaged.`);
      arrays[name] = array;
    }
    return { meta, arrays };
  } finally {
    closeSync(fd);
  }
}
