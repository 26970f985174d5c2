import { expect, it } from "vitest";
import { dutchNames } from "../tests/route-names";
import { aliasOf } from "./page-aliases";

it.each([
  ["/algemene-voorwaarden/", "/terms-and-conditions/"],
  ["/Algemene-Voorwaarden", "/terms-and-conditions/"],
  ["/privacybeleid/", "/privacy/"],
  ["/cookiebeleid/", "/cookies/"],
  ["/privacy/", undefined],
  ["/elektronica/privacybeleid/", undefined],
  ["/", undefined],
  ["/constructor/", undefined],
])("ST-03: %s is another name of %s", (pathname, page) => {
  expect(aliasOf(dutchNames, pathname)).toBe(page);
});

it("a page that an operator calls so keeps its name", () => {
  const segments = { ...dutchNames.segments, privacy: "privacybeleid" };
  expect(aliasOf({ ...dutchNames, segments }, "/privacybeleid/")).toBeUndefined();
});
