import { expect, test } from "vitest";
import type { SearchData } from "./load-search";
import { headingOf } from "./search-heading";
import { parseSearch } from "./search-url";

const list: SearchData["place"] = {
  kind: "uberfilter",
  slugs: [],
  slug: "best-beoordeeld",
  uberfilter: "best-beoordeeld",
};
const heading = (place: SearchData["place"], query: string, page_title?: string) =>
  headingOf({
    place,
    state: parseSearch(new URLSearchParams(query)),
    category: null,
    results: { page_title } as SearchData["results"],
  } as SearchData).pageTitle;

test("a special list is named by its address, unless the search service gives it a title", () => {
  expect(heading(list, "")).toBe("Best beoordeeld");
  expect(heading(list, "", "De favorieten")).toBe("De favorieten");
});

test("a search within a special list, and an ordinary search, have no such name", () => {
  expect(heading(list, "q=lamp")).toBeUndefined();
  expect(heading({ kind: "search", slugs: [] }, "")).toBeUndefined();
});
