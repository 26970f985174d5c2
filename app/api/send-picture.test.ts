import { expect, test } from "vitest";
import { uploadMs } from "./send-picture";

test.each([
  [0, 20_000],
  // Node takes whole milliseconds only.
  [1, 20_001],
  [320_000, 30_000],
  [10_000_000, 90_000],
])("a picture of %i bytes may take %i ms, with its answer", (bytes, ms) => {
  expect(uploadMs(bytes)).toBe(ms);
});
