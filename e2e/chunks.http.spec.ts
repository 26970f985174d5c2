import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "./fixtures";

const assets = path.resolve(import.meta.dirname, "../build/client/assets");
/** Scripts within the page are text here: Remix's own, and the boot script, which limits all that it loads together. */
const IN_TEXT = /^(?:\$|c\.|u\))/;

test("every script that is loaded later has a time limit", async () => {
  let limited = 0;
  for (const file of (await readdir(assets)).filter((name) => name.endsWith(".js"))) {
    const code = await readFile(path.join(assets, file), "utf8");
    const imports = [...code.matchAll(/(.{0,60})\bimport\((.{0,30})/g)].filter(
      ([, , what = ""]) => !IN_TEXT.test(what),
    );
    const inTime = imports.filter(([, before = ""]) => /__etalageInTime\?\?\(?\w+=>\w+\)?\)\($/.test(before));
    limited += inTime.length;
    expect(imports.length - inTime.length, file).toBe(0);
  }
  expect(limited).toBeGreaterThan(10);
});
