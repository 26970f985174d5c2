import { describe, expect, test } from "vitest";
import { createPaths } from "~/paths";
import { productPath } from "~/seo/product-path";
import { dutchNames } from "../../../tests/route-names";
import { movedTo } from "./moved-to";
import { nameWithoutBrand } from "./name-without-brand";

const paths = createPaths(dutchNames);
const here = new URL("https://shop.example/product/oud/1/");

describe("the path of a product", () => {
  test("has the name that the backend gives it", () => {
    expect(productPath(paths, { id: "7", canonical_path: "/product/rode-fiets/7/" })).toBe("/product/rode-fiets/7/");
  });
  test.each(["https://evil.example/product/x/7/", "//evil.example", "/product/a/b/c/", "", "/product/%E0%A4%A/7/"])(
    "never leads elsewhere: %s",
    (canonical_path) => {
      expect(productPath(paths, { id: "7", canonical_path })).toBe("/product/-/7/");
    },
  );
});

describe("a moved product", () => {
  test("is followed with the status of the move", () => {
    expect(movedTo({ location: "/product/nieuw/2/" }, here)).toEqual({ location: "/product/nieuw/2/", status: 301 });
    expect(movedTo({ location: "/zoeken/?q=x", status: 302 }, here)).toEqual({ location: "/zoeken/?q=x", status: 302 });
    expect(movedTo({ location: "/a/", status: 308 }, here)?.status).toBe(308);
    expect(movedTo({ location: "/a/", status: 200 }, here)?.status).toBe(301);
  });
  test.each(["https://evil.example/", "//evil.example/", "/\\evil.example/", "javascript:alert(1)", "", "product/2/"])(
    "is not followed to %s",
    (location) => {
      expect(movedTo({ location }, here)).toBeUndefined();
    },
  );
  test("is not followed in a circle", () => {
    expect(movedTo({ location: "/product/oud/1/?again=1" }, here)).toBeUndefined();
  });
});

test("a card does not show its brand twice", () => {
  expect(nameWithoutBrand("Bosch klopboormachine 750 W", "BOSCH")).toBe("Klopboormachine 750 W");
  expect(nameWithoutBrand("Boschmann boor", "Bosch")).toBe("Boschmann boor");
  expect(nameWithoutBrand("Bosch", "Bosch")).toBe("Bosch");
  expect(nameWithoutBrand("Boor", null)).toBe("Boor");
});
