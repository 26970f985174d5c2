import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { withoutWideCharacters } from "./one-byte-chunks";

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
