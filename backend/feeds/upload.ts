import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FEED_LIMITS, IMPORT_TIME } from "./limits";
import { FeedError } from "./raw-item";

const NAME = /^upload-[0-9a-f]{16}$/;
/** Files older than this were left by a process that died; a live one would have read them. */
const STALE_MS = 2 * 86_400_000;

export interface Upload {
  file: string;
  /** Of all its bytes. */
  sha256: string;
}

/**
 * Stores the bytes of a feed in a file until its turn: a sender that is slow or disconnects blocks nothing and changes
 * nothing. The caller removes the file.
 */
export async function keepUpload(dataDir: string, source: AsyncIterable<Uint8Array>): Promise<Upload> {
  const folder = join(dataDir, "imports");
  await mkdir(folder, { recursive: true });
  const file = join(folder, `upload-${randomBytes(8).toString("hex")}`);
  const hash = createHash("sha256");
  const limit = AbortSignal.timeout(IMPORT_TIME.arrivingMs);
  try {
    await pipeline(
      Readable.from(bounded(source, (chunk) => hash.update(chunk))),
      createWriteStream(file, { mode: 0o600 }),
      { signal: limit },
    );
    return { file, sha256: hash.digest("base64url") };
  } catch (error) {
    await rm(file, { force: true });
    throw limit.aborted ? new FeedError("De feed kwam te langzaam aan") : error;
  }
}

async function* bounded(
  source: AsyncIterable<Uint8Array>,
  watch: (chunk: Uint8Array) => unknown,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > FEED_LIMITS.bytes) {
      throw new FeedError(`De feed is groter dan ${FEED_LIMITS.bytes / 1024 ** 3} GB; bied hem gezipt aan`);
    }
    watch(chunk);
    yield chunk;
  }
}

/** Removes files left by processes that died. */
export async function forgetUploads(dataDir: string): Promise<void> {
  const folder = join(dataDir, "imports");
  for (const name of await readdir(folder).catch(() => [])) {
    if (!NAME.test(name)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > STALE_MS) await rm(file, { force: true });
  }
}
