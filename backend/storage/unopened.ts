import { statfs } from "node:fs/promises";

const LITTLE_ROOM = 64 * 1024 * 1024;

async function freeBytes(folder: string): Promise<number> {
  const room = await statfs(folder).catch(() => undefined);
  return room ? room.bavail * room.bsize : Number.POSITIVE_INFINITY;
}

/**
 * Explains why a store in a folder could not be opened and what to do: the engine's own message only says that it
 * failed.
 */
export async function explained(error: unknown, folder: string): Promise<Error> {
  const reason = error instanceof Error ? error.message : String(error);
  const begin = `The store in ${folder} could not be opened`;
  const explain = (cause: string) => new Error(`${begin}: ${cause} (${reason})`, { cause: error });
  if (/ENOSPC|EDQUOT/.test(reason) || (await freeBytes(folder)) < LITTLE_ROOM) {
    return explain("the disk is full. Make room and start again; nothing is lost.");
  }
  if (/EACCES|EPERM|EROFS/.test(reason)) {
    return explain("this user has no write access. Change the folder's owner, or choose another DATA_DIR.");
  }
  return explain(
    "its files are damaged. Restore the folder from a backup, or move it away to start with an empty shop. " +
      "The lines above come from PostgreSQL and name the file.",
  );
}
