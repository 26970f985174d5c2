import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutFiles } from "./without-route-files";

test("the browser's route table has every path, and no file", () => {
  const code = readFileSync("app/route-table.ts", "utf8");
  const pathsIn = (text: string) => text.match(/path: "[^"]+"/g);
  expect(code).toContain('file: "routes/home.tsx"');
  expect(withoutFiles(code)).not.toContain("routes/");
  expect(pathsIn(withoutFiles(code))).toEqual(pathsIn(code));
});
