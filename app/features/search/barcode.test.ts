import { expect, test } from "vitest";
import { barcodeIn } from "./barcode";

test.each([
  ["8710000000017", "8710000000017"],
  ["8 710000 000017", "8710000000017"],
  ["036000291452", "0036000291452"],
])("%s is the barcode %s", (typed, expected) => expect(barcodeIn(typed)).toBe(expected));

test.each(["8710000000018", "871000000001", "", "zoekterm", "87100000000170", "٨٧١٠٠٠٠٠٠٠٠١٧"])(
  "%j is no barcode",
  (typed) => expect(barcodeIn(typed)).toBeUndefined(),
);
