import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { files, isCode, root, textOf } from "./sources";

const listed = new Set(
  Array.from(
    readFileSync(path.join(root, "docs/requirements.md"), "utf8").matchAll(/^\| ([A-Z]{2}-\d+) \|/gm),
    (m) => m[1],
  ),
);
/** Letters that begin a code; other words of that form are model numbers of products. */
const areas = new Set(Array.from(listed, (code) => code?.slice(0, 2)));

test("every requirement that the sources name is listed in docs/requirements.md", () => {
  expect(listed.size).toBeGreaterThan(300);
  const unknown = files.filter(isCode).flatMap((file) =>
    Array.from(textOf(file).matchAll(/\b([A-Z]{2})-\d{2}\b/g))
      .filter(([code, area]) => areas.has(area) && !listed.has(code))
      .map(([code]) => `${file}: ${code}`),
  );
  expect(unknown).toEqual([]);
});
