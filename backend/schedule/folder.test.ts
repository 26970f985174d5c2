import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { crawlsFolder } from "../crawl/crawl-store";
import { crawlsFolderId } from "./folder";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "etalage-folder-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it("tells everybody who asks at the same time the same name, and later too", async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => crawlsFolderId(dataDir)));
  expect(new Set(ids).size).toBe(1);
  expect(await crawlsFolderId(dataDir)).toBe(ids[0]);
  expect(await readdir(crawlsFolder(dataDir))).toEqual(["folder-id"]);
});

it("gives a new name where a power cut left an empty one", async () => {
  await crawlsFolderId(dataDir);
  await writeFile(join(crawlsFolder(dataDir), "folder-id"), "");
  const id = await crawlsFolderId(dataDir);
  expect(id).not.toBe("");
  expect(await crawlsFolderId(dataDir)).toBe(id);
});
