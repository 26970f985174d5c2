import { createHash } from "node:crypto";
import type { Kit } from "../kit";

const HASH_LENGTH = 24;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 86_400_000;

export function hashOf(url: string): string {
  return createHash("sha256").update(url).digest("hex").slice(0, HASH_LENGTH);
}

/** Stores URLs, so that their images can be requested by hash. */
export async function rememberAddresses({ db }: Kit, addresses: ReadonlyMap<string, string>): Promise<void> {
  if (addresses.size === 0) return;
  await db.query(
    `insert into remote_images (hash, source_url) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [[...addresses.keys()], [...addresses.values()]],
  );
}

export interface RemoteRecord {
  url: string;
  /** No new attempt before this time. */
  retryAfter: Date | null;
}

export async function findAddress({ db }: Kit, hash: string): Promise<RemoteRecord | null> {
  const { rows } = await db.query<{ url: string; retryAfter: Date | null }>(
    `select source_url as url, retry_after as "retryAfter" from remote_images where hash = $1`,
    [hash],
  );
  return rows[0] ?? null;
}

/** Each failure doubles the pause before the next attempt: a minute, two, four … a day. */
export async function rememberFailure({ db, now }: Kit, hash: string): Promise<void> {
  await db.query(
    `update remote_images set failures = least(failures + 1, 100),
       retry_after = $2::timestamptz + least($3 * power(2, least(failures, 20)), $4) * interval '1 millisecond'
     where hash = $1`,
    [hash, now(), FIRST_PAUSE_MS, LONGEST_PAUSE_MS],
  );
}

/** Stores the size of a picture that was fetched, and forgets earlier failures. */
export async function rememberPicture(
  { db }: Kit,
  hash: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  await db.query("update remote_images set failures = 0, retry_after = null, width = $2, height = $3 where hash = $1", [
    hash,
    width,
    height,
  ]);
}
