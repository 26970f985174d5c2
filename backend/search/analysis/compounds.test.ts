import { expect, test } from "vitest";
import { barcode, codeWords, joinedCodes } from "./codes";
import { Compounds } from "./compounds";
import { normalise } from "./normalise";

const compounds = new Compounds(["scooters"]);
const stems = (words: string) => words.split(" ").map(normalise);

test.each([
  ["wandelschoenen", "wandel schoenen"],
  ["koelvriescombinatie", "koel vries combinatie"],
  ["tafellamp", "tafel lamp"],
  ["ledlamp", "led lamp"],
  ["kattenbak", "kat bak"],
  ["kinderfietsen", "kinder fiets"],
  ["herenschoen", "heren schoen"],
])("%s has the parts %s", (word, parts) => {
  expect(compounds.split(word)).toEqual(stems(parts));
});

test.each(["sandaal", "televisie", "schoenen", "lamp", "philips", "iphone15lader"])("%s is no compound", (word) => {
  expect(compounds.split(word)).toEqual([]);
});

test("words of the category names are parts too", () => {
  expect(compounds.split("kinderscooter")).toEqual(stems("kinder scooters"));
});

test("a barcode is found with any number of zeros before it", () => {
  expect(barcode("08712345678906")).toBe(barcode("8712345678906"));
  expect(barcode("12345678")).toBe("0000012345678");
  expect(barcode("1234567")).toBeUndefined();
  expect(barcode("871234567890x")).toBeUndefined();
});

test("a type number is known joined and in its pieces", () => {
  expect(joinedCodes(["bosch", "wgg", "244", "serie"])).toContain("wgg244");
  expect(joinedCodes(["rode", "jurk"])).toEqual([]);
  expect(codeWords("WGG-244/09")).toEqual(expect.arrayContaining(["wgg24409", "wgg", "244", "09"]));
});
