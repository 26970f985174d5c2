import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadBinary, saveBinary } from "./binary-file";
import { grown } from "./number-arrays";

it("lets what was read from a file grow for some time before it is copied", async () => {
  const folder = await mkdtemp(join(tmpdir(), "arrays-"));
  const saved = Int32Array.from({ length: 1_000 }, (_, i) => i - 500);
  saveBinary(join(folder, "a.bin"), { meta: {}, arrays: { saved } });
  const { saved: read = new Int32Array(0) } = loadBinary(join(folder, "a.bin")).arrays;
  await rm(folder, { recursive: true });
  expect(read).toEqual(saved);
  const larger = grown(read, 1_001);
  expect(larger.buffer).toBe(read.buffer);
  expect(larger.subarray(0, 1_001)).toEqual(Int32Array.of(...saved, 0));
  const copied = grown(larger, 2_000);
  expect(copied.buffer).not.toBe(read.buffer);
  expect(copied.subarray(0, 1_002)).toEqual(Int32Array.of(...saved, 0, 0));
  expect(copied.length).toBeGreaterThanOrEqual(2_000);
});

it("copies a part of another array before it grows, whose other numbers are not its own", () => {
  const whole = Int32Array.of(1, 2, 3, 4);
  const part = grown(whole.subarray(2, 3), 2);
  expect([...part.subarray(0, 2)]).toEqual([3, 0]);
});
