import { expect, test } from "vitest";
import { codeWords, withWholeBarcodes } from "./codes";

test("a barcode printed with spaces or dashes is one number", () => {
  expect(withWholeBarcodes("isbn 978-90-325-9189-2")).toBe("isbn 9789032591892");
  expect(withWholeBarcodes("8 710649 382727")).toBe("8710649382727");
});

test("fewer or more digits than a barcode has are left as they stand", () => {
  for (const text of ["bed 180 200", "06-12345678", "12 34 56 78 90 12 34 56"])
    expect(withWholeBarcodes(text)).toBe(text);
});

test("two letters within an article number are no word; longer runs and digits are", () => {
  expect(codeWords("WG4PC")).not.toContain("pc");
  expect(codeWords("WGG24409NL")).toEqual(expect.arrayContaining(["wgg24409nl", "wgg", "24409"]));
});
