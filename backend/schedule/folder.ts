import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crawlsFolder } from "../crawl/crawl-store";

/** Names the folder with what is known of shops' pages; made when it is first asked for, and gone with that folder. */
export async function crawlsFolderId(dataDir: string): Promise<string> {
  const file = join(crawlsFolder(dataDir), "folder-id");
  const known = await readFile(file, "utf8").catch(() => "");
  if (known !== "") return known;
  await mkdir(crawlsFolder(dataDir), { recursive: true });
  const id = randomUUID();
  await writeFile(file, id, { mode: 0o600 });
  return id;
}
