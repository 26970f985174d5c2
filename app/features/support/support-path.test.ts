import { expect, it } from "vitest";
import { fixedArticles } from "#contract/support";
import { createPaths } from "~/paths";
import { dutchNames } from "../../../tests/route-names";
import { articleOfPage, supportPath } from "./support-path";

const paths = createPaths(dutchNames);

it("SU-03: the seven named pages are articles of that name, at the segments of the table", () => {
  const pages = fixedArticles.map((id) => [supportPath(paths, id), articleOfPage(dutchNames, dutchNames.segments[id])]);
  expect(pages).toEqual([
    ["/support/bestellen-en-betalen/", "orderAndPay"],
    ["/support/bezorging/", "delivery"],
    ["/support/retourneren-en-annuleren/", "returnAndCancel"],
    ["/support/garantie-en-reparatie/", "warrantyAndRepair"],
    ["/support/account-en-voorwaarden/", "userAccountAndTerm"],
    ["/support/verkopen/", "shopSeller"],
    ["/support/klachten/", "complain"],
  ]);
});

it("every other article has its own id in the address, also one that is called as another page", () => {
  expect(supportPath(paths, "prijzen-vergelijken")).toBe("/support/prijzen-vergelijken/");
  expect(supportPath(paths, "search")).toBe("/support/search/");
  expect(articleOfPage(dutchNames, "zoeken")).toBe("zoeken");
});
