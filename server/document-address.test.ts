import { expect, test } from "vitest";
import { documentAddress, productOf } from "./document-address";

test.each([
  ["/", "/"],
  ["/?gclid=1&utm_source=nieuwsbrief", "/"],
  ["/?anything=1", "/"],
  ["/product/fiets/12/?awc=9&offers=price&x=1", "/product/fiets/12/?offers=price"],
  ["/product/fiets/12/?_data=routes%2Fproduct&fbclid=1", "/product/fiets/12/?_data=routes%2Fproduct"],
  ["/zoeken/?q=fiets&utm_campaign=a&kleur=rood", "/zoeken/?q=fiets&kleur=rood"],
  ["/zoeken/?UTM_Source=a&&q=a%26b", "/zoeken/?q=a%26b"],
  ["/zoeken/?q=fiets&clk=actie-1", "/zoeken/?q=fiets"],
  ["/zoeken/?", "/zoeken/"],
])("%s and %s are one document", (url, address) => {
  expect(documentAddress(url)).toBe(address);
});

test("the page of a product is known by its id", () => {
  expect(productOf("/product/een-fiets/a%20b/?offers=price")).toBe("a b");
  expect(productOf("/product/een-fiets/12/")).toBe("12");
  expect(productOf("/productie/een/12/")).toBeUndefined();
});
