import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { preparedTemplate } from "../backend/storage/template";
import { removeLeftOver, scratchName, scratchParent } from "./scratch";

/** Makes the template of the embedded store once, so that no single test pays for it, and a folder for what tests store. */
export async function setup(): Promise<() => void> {
  await preparedTemplate();
  removeLeftOver("tests");
  const folder = mkdtempSync(join(scratchParent(), scratchName("tests")));
  // PostgreSQL servers that tests start run as a user of their own, who has a folder below this one.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
