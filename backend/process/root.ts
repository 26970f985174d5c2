import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

let found: string | undefined;

function isProject(folder: string): boolean {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return false;
  const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
  return typeof manifest === "object" && manifest !== null && "name" in manifest && manifest.name === "etalage";
}

/**
 * The project folder, whether this code runs from source or from build/server and whatever the working directory is.
 */
export function projectRoot(): string {
  if (found) return found;
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isProject(folder)) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("The project's package.json was not found above the running code.");
    folder = parent;
  }
  found = folder;
  return folder;
}
