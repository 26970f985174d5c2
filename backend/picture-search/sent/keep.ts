import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PICTURE_HOURS } from "#contract/picture-search";

/** A picture that somebody sent, as we encoded it. */
export interface KeptPicture {
  id: string;
  bytes: Buffer;
  width: number;
  height: number;
}
/** Thrown when the disk has no room for another picture. */
export class NoRoomError extends Error {}

export interface KeepLimits {
  /** Together; beyond either, the oldest are deleted. */
  mostBytes: number;
  mostPictures: number;
}
export const KEEP_LIMITS: KeepLimits = { mostBytes: 512 * 1024 * 1024, mostPictures: 10_000 };

/** Pictures that were sent, in a folder of their own, each under a random id and for a day. */
export interface SentPictures {
  add(picture: Omit<KeptPicture, "id">): Promise<KeptPicture>;
  /** Undefined when there is none, or no longer. */
  read(id: string): Promise<KeptPicture | undefined>;
  remove(id: string): Promise<void>;
  /** Deletes those whose time is over. */
  sweep(): Promise<void>;
}

interface Known {
  file: string;
  bytes: number;
  at: number;
  width: number;
  height: number;
}

const KEPT_MS = PICTURE_HOURS * 3_600_000;
const FILE = /^([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.webp$/;
const FULL = new Set(["ENOSPC", "EDQUOT", "EROFS"]);
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** The size is in a file's name and the time is its date, so that a list of the folder says all there is to know. */
export function keepSentPictures(
  folder: string,
  now: () => Date,
  limits: KeepLimits = KEEP_LIMITS,
  write: typeof writeFile = writeFile,
): SentPictures {
  let listed: Promise<Map<string, Known>> | undefined;
  const list = (): Promise<Map<string, Known>> => {
    listed ??= readFolder(folder).catch((error: unknown) => {
      listed = undefined;
      throw error;
    });
    return listed;
  };

  async function drop(known: Map<string, Known>, id: string): Promise<void> {
    const one = known.get(id);
    if (!one) return;
    known.delete(id);
    await rm(join(folder, one.file), { force: true });
  }

  /** The oldest come first in the map: they were listed or added in that order. */
  async function shrink(known: Map<string, Known>): Promise<void> {
    let bytes = 0;
    for (const one of known.values()) bytes += one.bytes;
    for (const [id, one] of known) {
      const isOver = bytes > limits.mostBytes || known.size > limits.mostPictures;
      if (!isOver && one.at + KEPT_MS > now().getTime()) return;
      bytes -= one.bytes;
      await drop(known, id);
    }
  }

  return {
    async add({ bytes, width, height }) {
      // Listed first: what it takes for left over must not be what is being written.
      const known = await list();
      const id = randomBytes(16).toString("hex");
      const file = `${id}-${width}x${height}.webp`;
      const draft = join(folder, `${id}.tmp`);
      try {
        await mkdir(folder, { recursive: true });
        await write(draft, bytes, { mode: 0o600 });
        await utimes(draft, now(), now());
        await rename(draft, join(folder, file));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        if (FULL.has(codeOf(error))) throw new NoRoomError("no room for another picture");
        throw error;
      }
      known.set(id, { file, bytes: bytes.length, at: now().getTime(), width, height });
      await shrink(known);
      return { id, bytes, width, height };
    },
    async read(id) {
      const one = (await list()).get(id);
      if (!one || one.at + KEPT_MS <= now().getTime()) return undefined;
      try {
        return { id, bytes: await readFile(join(folder, one.file)), width: one.width, height: one.height };
      } catch (error) {
        if (codeOf(error) === "ENOENT") return undefined;
        throw error;
      }
    },
    remove: async (id) => drop(await list(), id),
    sweep: async () => shrink(await list()),
  };
}

/** What an earlier process left, the oldest first; unfinished files are deleted. */
async function readFolder(folder: string): Promise<Map<string, Known>> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  });
  const found: (Known & { id: string })[] = [];
  for (const name of names) {
    const [, id, width, height] = FILE.exec(name) ?? [];
    if (id === undefined) {
      if (name.endsWith(".tmp")) await rm(join(folder, name), { force: true });
      continue;
    }
    const { size, mtimeMs } = await stat(join(folder, name));
    found.push({ id, file: name, bytes: size, at: mtimeMs, width: Number(width), height: Number(height) });
  }
  found.sort((a, b) => a.at - b.at);
  return new Map(found.map(({ id, ...one }) => [id, one]));
}
