import { readFileSync } from "node:fs";
import path from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { without } from "./unused-library-parts";
import { UNUSED_PARTS } from "./unused-parts";

const packages = path.resolve(import.meta.dirname, "../../node_modules");
const LIBRARIES = [
  "@formatjs/intl/node_modules/@formatjs/icu-messageformat-parser/index.js",
  "@remix-run/router/dist/router.js",
  "@remix-run/react/dist/esm/browser.js",
  "@remix-run/react/dist/esm/components.js",
  "@remix-run/react/dist/esm/data.js",
  "@remix-run/react/dist/esm/errorBoundaries.js",
  "@remix-run/react/dist/esm/fallback.js",
  "@remix-run/react/dist/esm/routes.js",
  "react-dom/cjs/react-dom.production.min.js",
  "react-intl/index.js",
  "react-router-dom/dist/index.js",
];
const cut = (code: string, parts: Omit<(typeof UNUSED_PARTS)[number], "file">) =>
  without(code, { file: /library/, ...parts }, parseAst);

test("every unused part is found in the installed libraries, and what is left of them can be read", () => {
  expect(UNUSED_PARTS).toHaveLength(LIBRARIES.length);
  for (const file of LIBRARIES) {
    const parts = UNUSED_PARTS.find((one) => one.file.test(`/${file}`));
    const code = readFileSync(path.join(packages, file), "utf8");
    const left = without(code, parts ?? { file: /none/ }, parseAst);
    expect(left, file).not.toBe(code);
    expect(() => parseAst(left), file).not.toThrow();
  }
});

test("a function gets another body, wherever it stands", () => {
  const code = "function make() { function ask(a) { return a + 1; } return ask; }";
  expect(cut(code, { functions: { ask: "{ return 0; }" } })).toBe(
    "function make() { function ask(a) { return 0; } return ask; }",
  );
});

test("a call or an assignment is left out, and a case of the named function's switch alone", () => {
  expect(
    cut("seen.forEach(one); exports.old = 1; exports.new = 2;", { statements: ["seen.forEach", "exports.old"] }),
  ).toBe("  exports.new = 2;");
  const code = "function a(x) { switch (x) { case 1: return 2; } } function b(x) { switch (x) { case y: return 2; } }";
  expect(cut(code, { cases: { a: 1 } })).toBe(
    "function a(x) { switch (x) {  } } function b(x) { switch (x) { case y: return 2; } }",
  );
});

test("a condition gets another value everywhere", () => {
  expect(cut("if (old) a(); if (old) b();", { conditions: { "if (old)": "if (false)" } })).toBe(
    "if (false) a(); if (false) b();",
  );
});

test("a part that a library no longer has stops the build", () => {
  expect(() => cut("", { functions: { gone: "{}" }, conditions: { lost: "" }, statements: ["left.out"] })).toThrow(
    "gone, left.out, lost",
  );
});
