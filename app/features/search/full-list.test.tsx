import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { FacetBucket } from "#contract/search";
import { setServiceAddresses } from "~/api/browser";
import { renderInShop } from "../product/shop-fixture";
import { filterLists } from "./facets";
import { FilterOptions } from "./filter-options";
import type { SearchData } from "./load-search";
import { ScreenProvider } from "./screen-context";
import { parseSearch } from "./search-url";

const buckets = (count: number): FacetBucket[] =>
  Array.from({ length: count }, (_, index) => ({ key: `Merk ${index}`, doc_count: 1000 - index }));
const sent: { url: string; body: { facet?: string; filters?: unknown } }[] = [];
let answers: Response[] = [];

beforeEach(() => {
  sent.length = 0;
  answers = [];
  setServiceAddresses({ search: "/api/search" });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push({ url: String(url), body: JSON.parse(String(init.body)) });
    return answers.shift() ?? Response.json({}, { status: 500 });
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
});

function show(count: number, query = "q=boor", more: Partial<SearchData> = {}) {
  const state = parseSearch(new URLSearchParams(query));
  const results: SearchData["results"] = {
    hits: { hits: [], total: { value: 0 } },
    expiredProducts: [],
    warnings: [],
    spellingCorrections: [],
    top_categories: [],
    videos: [],
    search_id: "s",
  };
  const facets = { brand: { label: "Merk", buckets: buckets(count) } };
  const place = { kind: "search" as const, slugs: [] };
  const data = {
    place,
    state,
    results,
    facets,
    category: null,
    names: {},
    popularTerms: [],
    adult: false,
    ...more,
  };
  const [list] = filterLists(facets, ["brand"], state);
  if (!list) throw new Error("There is no list of brands");
  return renderInShop(() => (
    <ScreenProvider data={data}>
      <FilterOptions list={list} open hash="" />
    </ScreenProvider>
  ));
}
const whole = (count: number) => Response.json({ facet: { label: "Merk", buckets: buckets(count) } });
const all = { name: "Toon alle Merk", hidden: true };
const box = () => screen.findByRole("searchbox", { name: "Zoek in Merk", hidden: true });

test("a list of fewer than a hundred values is whole: nothing more to ask for", () => {
  show(99);
  expect(screen.getByText("Toon meer (93)")).toBeInTheDocument();
  expect(screen.queryByRole("link", all)).toBeNull();
});

test("all values of a long list come once asked for, narrowed down by typing", async () => {
  answers = [whole(640)];
  const user = userEvent.setup();
  show(100);
  await user.click(screen.getByRole("link", all));
  await user.type(await box(), "merk 63");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ url: "/api/search/facet-full", body: { facet: "brand", q: "boor", mobile: false } });
  await waitFor(() => expect(screen.getByRole("status", { hidden: true })).toHaveTextContent("11 gevonden"));
  const links = within(screen.getAllByRole("list", { hidden: true })[1] ?? document.body).getAllByRole("link", {
    hidden: true,
  });
  expect(links.map((link) => link.textContent?.split(" ")[1])).toContain("639");
  expect(decodeURIComponent(links[0]?.getAttribute("href") ?? "")).toBe("/zoeken/?q=boor&brand=Merk+63");
});

test("no more than can be scrolled through is drawn, and what to do about the others is said", async () => {
  answers = [whole(640)];
  show(100);
  await userEvent.click(screen.getByRole("link", all));
  await box();
  expect(screen.getAllByRole("link", { hidden: true })).toHaveLength(206);
  expect(screen.getByText("En nog 434: typ een deel van de naam.")).toBeInTheDocument();
});

test("when the values cannot be had, the first hundred stay and it can be tried again", async () => {
  answers = [Response.json({}, { status: 500 }), whole(120)];
  const user = userEvent.setup();
  show(100);
  await user.click(screen.getByRole("link", all));
  expect(await screen.findByRole("alert", { hidden: true })).toHaveTextContent(
    "De filters konden niet worden geladen.",
  );
  expect(screen.getAllByRole("link", { hidden: true })).toHaveLength(101);
  await user.click(screen.getByRole("link", all));
  await box();
  expect(screen.getAllByRole("link", { hidden: true })).toHaveLength(120);
});

test("without a script the server is asked for all values, and then there is nothing more to ask for", () => {
  const { unmount } = show(100, "q=boor&page=3");
  const href = screen.getByRole("link", all).getAttribute("href");
  expect(href).toBe("/zoeken/?q=boor&page=3&sel=brand#filters");
  unmount();
  show(640, "q=boor", { wholeFacet: "brand" });
  expect(screen.getAllByRole("link")).toHaveLength(640);
  expect(screen.queryByRole("link", all)).toBeNull();
});

test("a chosen value that did not come with the page has no count", () => {
  show(100, "brand=Zeldzaam");
  expect(screen.getByRole("link", { name: "Zeldzaam (gekozen)" })).toBeInTheDocument();
});
