import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const KEY = /^[0-9a-f]{64}$/;

export function operatorKeyFile(dataDir: string): string {
  return join(dataDir, "operator.key");
}

/** The operator's key, readable only by those with access to the data folder; created at the first start. */
export async function operatorKey(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = operatorKeyFile(dataDir);
  try {
    await writeFile(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const key = (await readFile(file, "utf8")).trim();
  if (!KEY.test(key)) throw new Error(`${file} does not contain an operator key; delete it and start again.`);
  return key;
}

/** Whether the header contains the key, compared in constant time. */
export function carriesKey(header: string | undefined, key: string): boolean {
  const given = /^Bearer ([0-9a-f]{64})$/.exec(header ?? "")?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(key));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
