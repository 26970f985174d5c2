import { createHash } from "node:crypto";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * Names of the classes in built style sheets: a mark of the file and a count within it. They stand in every page and in
 * the browser's code, so they are short; the count follows the sheet, so that server and browser agree.
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

/** A letter first, as a class name must. */
const markOf = (sheet: string) =>
  `_${createHash("sha256").update(sheet.replaceAll(path.sep, "/")).digest("hex").slice(0, 5)}`;
