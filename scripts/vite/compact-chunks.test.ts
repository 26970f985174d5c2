import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { compact, withoutWideCharacters } from "./compact-chunks";

test.each([
  ["a text", '"€ 5 – ‘zo’ 😀"'],
  ["a character that a backslash stands before", String.raw`"\€ \\€ \\\€"`],
  ["a template", "`\\n ± €`"],
  ["a pattern", '/[–—€]+/.exec("a–—b")[0]'],
  ["a pattern of whole characters", '/^[😀–]$/u.test("😀")'],
  ["a pattern with a backslash before one", String.raw`/\–/.test("–")`],
  ["a name", "const prijsΔ = 3; prijsΔ"],
  ["a comment", "/* – */ 4 // “einde”"],
])("what runs is the same: %s", (_, code) => {
  const written = withoutWideCharacters(code);
  expect(written).not.toMatch(/[\u0100-\uffff]/);
  expect(runInNewContext(written)).toEqual(runInNewContext(code));
});

test("what fits in one byte stays as it is", () => {
  const code = String.raw`"één \\ café\n" + "\u20ac"`;
  expect(withoutWideCharacters(code)).toBe(code);
});

test("a file whose raw texts hold such a character stays as it is", () => {
  const code = "String.raw`1–2` + '€'";
  expect(withoutWideCharacters(code)).toBe(code);
});

test("comments, licences and needless white space go; names and what runs stay", async () => {
  const code = `/*! a licence */
// one – line
/** What it does. */
function priceOf(product) {
  return \`€  \${product.price}\n  per stuk\`;
}
priceOf({ price: 5 }) + " " + priceOf.name;`;
  const written = await compact(code);
  expect(written).not.toMatch(/licence|one –|What it does|\n {2}return|[\u0100-\uffff]/);
  expect(runInNewContext(written)).toBe(runInNewContext(code));
});

test("a long file still has lines, so that a column in a stack trace can be found", async () => {
  const code = Array.from({ length: 200 }, (_, i) => `globalThis.value${i} = ${i};`).join("\n");
  const lines = (await compact(code)).split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(240);
  expect(lines.length).toBeLessThan(60);
});
