import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crawlsFolder } from "../crawl/crawl-store";

/**
 * Names the folder with what is known of shops' pages; made when it is first asked for, and gone with that folder.
 * Whoever asks, at the same time or in another process, is told the same name.
 */
export async function crawlsFolderId(dataDir: string): Promise<string> {
  const folder = crawlsFolder(dataDir);
  const file = join(folder, "folder-id");
  const known = () => readFile(file, "utf8").catch(() => "");
  const earlier = await known();
  if (earlier !== "") return earlier;
  await mkdir(folder, { recursive: true });
  const id = randomUUID();
  const own = `${file}-${id}`;
  await writeFile(own, id, { mode: 0o600 });
  try {
    // Appears whole or not at all, and never in the place of another's.
    const named = await link(own, file).then(() => id, known);
    if (named !== "") return named;
    // A power cut left it empty, or this file system has no hard links.
    await rename(own, file);
    return id;
  } finally {
    await rm(own, { force: true });
  }
}
