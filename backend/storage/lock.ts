import { createHash } from "node:crypto";
import { existsSync, realpathSync, statSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export interface FolderLock {
  release(): Promise<void>;
}

/** Thrown when another process is using the folder. */
export class FolderInUseError extends Error {
  readonly pid: string;

  constructor(folder: string, pid: string) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that process, or choose another DATA_DIR.`);
    this.name = "FolderInUseError";
    this.pid = pid;
  }
}

/** Maximum length of a socket path (Linux 107, macOS 103 bytes). */
const LONGEST_SOCKET_PATH = 100;
const ANSWER_MS = 1000;
const LOOK_MS = 5_000;

/**
 * The lock is a listening socket: it disappears with its process, however that ends, and identifies the owner. It is in
 * the folder itself, so that containers sharing the folder see it, unless the path is too long for a socket.
 */
function socketPath(folder: string): string {
  const id = createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 24);
  if (process.platform === "win32") return `\\\\.\\pipe\\etalage-${id}`;
  const inside = join(realpathSync(folder), ".lock");
  return Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH ? inside : join(tmpdir(), `etalage-${id}.lock`);
}

/**
 * On Linux a second, abstract socket: it has no file to remove while its process lives. It is named after the real
 * folder, so that every path to the folder yields the same name.
 */
function namelessPath(folder: string): string | undefined {
  if (process.platform !== "linux") return undefined;
  const { dev, ino } = statSync(folder);
  return `\0etalage-${dev}-${ino}`;
}

function listen(path: string): Promise<FolderLock | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.on("error", () => undefined).end(String(process.pid)));
    server.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

/** Process id of the lock's owner; undefined when nothing is listening (a lock left behind by a killed process). */
function ownerOf(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect(path);
    let answer = "";
    socket.setTimeout(ANSWER_MS, () => resolve(answer || "unknown"));
    socket.on("data", (bytes) => {
      answer += bytes.toString();
    });
    socket.on("end", () => resolve(answer || "unknown"));
    socket.on("error", () => resolve(undefined));
    socket.on("close", () => resolve(answer || undefined));
  });
}

/**
 * Listens on `path`, replacing what a killed process left. Throws FolderInUseError when another process is listening.
 */
async function take(folder: string, path: string): Promise<FolderLock> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const lock = await listen(path);
    if (lock) return lock;
    const owner = await ownerOf(path);
    if (owner) throw new FolderInUseError(folder, owner);
    if (existsSync(path)) await rm(path, { force: true });
  }
  throw new FolderInUseError(folder, "unknown");
}

/** Keeps the socket file in place even if something removes it. */
async function takeFile(folder: string): Promise<FolderLock> {
  const path = socketPath(folder);
  let lock = await take(folder, path);
  if (process.platform === "win32") return lock;
  let restoring: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (existsSync(path)) return;
    restoring = restoring
      .then(async () => {
        if (existsSync(path)) return;
        await lock.release();
        lock = await take(folder, path);
      })
      .catch(() => undefined);
  }, LOOK_MS).unref();
  return {
    async release() {
      clearInterval(timer);
      await restoring;
      await lock.release();
    },
  };
}

/**
 * Reserves the folder for this process until it is released or the process ends. Throws FolderInUseError when another
 * process has it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const nameless = namelessPath(folder);
  const first = nameless === undefined ? undefined : await take(folder, nameless);
  try {
    const second = await takeFile(folder);
    return {
      async release() {
        await second.release();
        await first?.release();
      },
    };
  } catch (error) {
    await first?.release();
    throw error;
  }
}

/** Like lockFolder, but waits at most `patience` ms for the folder. */
export async function waitForFolder(folder: string, patience: number): Promise<FolderLock> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUseError) || Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}
