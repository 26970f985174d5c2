import { describe, expect, it } from "vitest";
import { parseGtin } from "./gtin";

describe("a GTIN", () => {
  it.each([
    ["4006381333931", "4006381333931", "GTIN-13"],
    ["036000291452", "0036000291452", "UPC-12, padded"],
    ["96385074", "0000096385074", "GTIN-8, padded"],
    ["00012345600012", "0012345600012", "GTIN-14 without indicator"],
    ["10012345678902", "10012345678902", "GTIN-14 of a package of several"],
    ["978-0-306-40615-7", "9780306406157", "ISBN with hyphens"],
  ])("%s becomes %s (%s)", (text, gtin) => {
    expect(parseGtin(text)).toEqual({ gtin });
  });

  it.each([
    ["4006381333932", "wrong check digit"],
    ["036000291453", "wrong check digit"],
    ["400638133393", "a digit short"],
    ["40063813339311111", "too long"],
    ["4006381O33931", "a letter"],
    ["123", "far too short"],
  ])("%s is refused: %s", (text) => {
    expect(parseGtin(text)).toEqual({ problem: "invalid_gtin" });
  });

  it.each(["n.v.t.", "NVT", "geen", "-", "0", "0000000000000", "niet van toepassing", "8,71E+12", "8.7112E+12"])(
    "%s stands for none",
    (text) => {
      expect(parseGtin(text)).toEqual({ problem: "ignored_gtin" });
    },
  );

  it.each(["2012345678903", "0212345678909", "0412345678903", "0512345678900", "9812345678902", "9912345678909"])(
    "%s is for use inside one shop, or of a coupon",
    (text) => {
      expect(parseGtin(text)).toEqual({ problem: "restricted_gtin" });
    },
  );
});
