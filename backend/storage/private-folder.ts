import { chmod, lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../process/log";

const OTHERS = 0o077;

/** Files that this process makes from now on can be read by its own user alone. Threads follow the process. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

async function close(path: string, mode: number): Promise<void> {
  if ((mode & OTHERS) !== 0) await chmod(path, mode & 0o700);
}

/** Takes the rights of group and others from everything in the folder. */
export async function closeContents(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // What a link leads to lies elsewhere and is not ours to close.
    if (entry.isSymbolicLink()) continue;
    if (entry.isDirectory()) await closeContents(path);
    await close(path, (await lstat(path)).mode);
  }
}

/**
 * Makes the folder, and takes the rights of group and others from everything in it, also from what an earlier version
 * left open. A folder that others cannot enter is taken to be closed throughout.
 */
export async function closeFolder(folder: string, log: Log): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode } = await lstat(folder);
  if (process.platform === "win32" || (mode & OTHERS) === 0) return;
  try {
    await closeContents(folder);
    await close(folder, mode);
  } catch (error) {
    log.warn("the data folder stays open to other users of this machine: give it to the user the shop runs as", {
      folder,
      error: String(error),
    });
  }
}
