import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutFiles } from "./without-route-files";

test("the browser's route table has every page, and no file", () => {
  const code = readFileSync("app/route-table.ts", "utf8");
  const pathsIn = (text: string) => text.match(/path: "[^"]+"/g);
  expect(code).toContain('file: "routes/home.tsx"');
  expect(withoutFiles(code)).not.toContain("routes/");
  expect(withoutFiles(code)).not.toMatch(/personal: true|layout: "/);
  const files = [
    'path: "/join/"',
    'path: "/robots.txt"',
    'path: "/manifest.webmanifest"',
    'path: "/sitemap.xml"',
    'path: "/sitemaps/:name"',
  ];
  expect(pathsIn(withoutFiles(code))).toEqual(pathsIn(code)?.filter((path) => !files.includes(path)));
  expect(pathsIn(withoutFiles(code))).toHaveLength((pathsIn(code)?.length ?? 0) - files.length);
});
