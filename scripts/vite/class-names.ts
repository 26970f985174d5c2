import { createHash } from "node:crypto";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * Class names in built style sheets: a file hash plus a counter. They appear in every page and in the browser's code,
 * so they are short; the counter follows the order in the sheet, so that server and browser agree.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const files = new Map<string, { mark: string; names: string[] }>();
  return (name, file) => {
    const sheet = path.relative(root, file.split("?")[0] ?? file);
    const known = files.get(sheet) ?? { mark: markOf(sheet), names: [] };
    files.set(sheet, known);
    if (!known.names.includes(name)) known.names.push(name);
    return `${known.mark}${known.names.indexOf(name).toString(36)}`;
  };
}

/** Class names must start with a letter or underscore. */
const markOf = (sheet: string) =>
  `_${createHash("sha256").update(sheet.replaceAll(path.sep, "/")).digest("hex").slice(0, 5)}`;
