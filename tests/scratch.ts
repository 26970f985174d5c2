import { readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Where tests keep their data: in memory where there is room. A store is some 1,400 small files, which cost three times
 * as much to copy and remove on a disk.
 */
export function scratchParent(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Start of the name of a folder that this process may leave behind when it is killed. */
export const scratchName = (kind: string) => `etalage-${kind}-${process.pid}-`;

/** Removes what killed processes left of this kind: in memory it would be there until the machine is restarted. */
export function removeLeftOver(kind: string): void {
  for (const name of readdirSync(scratchParent())) {
    const [, pid] = new RegExp(`^etalage-${kind}-(\\d+)-`).exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(scratchParent(), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be signalled.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
