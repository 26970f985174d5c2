import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "./fixtures";

const assets = path.resolve(import.meta.dirname, "../build/client/assets");

test("every script that is loaded later has a time limit", async () => {
  let limited = 0;
  for (const file of (await readdir(assets)).filter((name) => name.endsWith(".js"))) {
    const code = await readFile(path.join(assets, file), "utf8");
    const unlimited = [...code.matchAll(/(.{0,60})\bimport\(/g)].filter(([, before = ""]) => {
      const inTime = /__etalageInTime\?\?\(?\w+=>\w+\)?\)\($/.test(before);
      if (inTime) limited += 1;
      // The boot script is text: it limits all it loads together.
      return !inTime && !/(?:__CHUNK_TIMEOUT__|c\.hmr\?|\[|return )$/.test(before);
    });
    expect(
      unlimited.map(([found]) => found),
      file,
    ).toEqual([]);
  }
  expect(limited).toBeGreaterThan(10);
});
