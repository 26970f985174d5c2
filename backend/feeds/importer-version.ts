import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../process/root";
import { builtWorker } from "../process/workers";

let known: Promise<string> | undefined;

/**
 * Identifies the program that reads feeds, with the texts it is shipped with: another version may make other offers of
 * the same feed. Its chunks have their hash in their names, so that the entry file stands for all of them. When run from
 * sources, each process counts as a version.
 */
export function importerVersion(): Promise<string> {
  known ??= hashOfProgram();
  return known;
}

async function hashOfProgram(): Promise<string> {
  const program = builtWorker("feed-worker");
  if (program === null) return randomUUID();
  const folder = join(projectRoot(), "backend", "feeds", "taxonomy");
  const texts = (await readdir(folder)).filter((name) => name.endsWith(".txt")).sort();
  const hash = createHash("sha256");
  for (const file of [program, ...texts.map((name) => join(folder, name))]) hash.update(await readFile(file));
  return hash.digest("base64url");
}
