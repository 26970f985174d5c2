import { chmod, lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../process/log";

const OTHERS = 0o077;

/** Makes files that this process creates readable by its own user only. Threads inherit this. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

async function close(path: string, mode: number): Promise<void> {
  if ((mode & OTHERS) !== 0) await chmod(path, mode & 0o700);
}

/** Removes group and other permissions from everything in the folder. */
export async function closeContents(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // A link's target lies elsewhere and is not ours to restrict.
    if (entry.isSymbolicLink()) continue;
    if (entry.isDirectory()) await closeContents(path);
    await close(path, (await lstat(path)).mode);
  }
}

/**
 * Creates the folder, and removes group and other permissions from everything in it, including files that an earlier
 * version left open. A folder that others cannot enter is assumed to be private throughout.
 */
export async function closeFolder(folder: string, log: Log): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode } = await lstat(folder);
  if (process.platform === "win32" || (mode & OTHERS) === 0) return;
  try {
    await closeContents(folder);
    await close(folder, mode);
  } catch (error) {
    log.warn("data folder is accessible to other users of this machine; make the shop's user its owner", {
      folder,
      error: String(error),
    });
  }
}
