import { expect, test } from "vitest";
import { searchSorts } from "#contract/search";
import { type SearchArguments, searchArguments, searchRequest } from "./search-request";
import { parseSearch } from "./search-url";

const plain: SearchArguments = {
  term: "jurk",
  currentPage: 1,
  size: 30,
  sort: "relevance",
  mobile: false,
  adult: false,
};

test("without filters only what every request has is sent", () => {
  expect(searchRequest(plain)).toEqual({
    q: "jurk",
    filters: {},
    page: { current: 0, size: 30 },
    sort: { by: "relevance", direction: "desc" },
    context: "search",
    mobile: false,
    adult: false,
  });
});

test("every argument of the client function has its place in the body", () => {
  const body = searchRequest({
    ...plain,
    brand: ["Only"],
    color: ["rood"],
    gender: ["female"],
    model: ["X1"],
    delivery: ["1"],
    condition: ["used"],
    availability: ["in_stock"],
    shipping: ["free"],
    discount: ["lower"],
    rating: ["4"],
    shopRating: ["4"],
    shops: ["voorbeeld.nl"],
    sizes: ["38"],
    features: { materiaal: ["katoen", "wol"] },
    category: ["mode", "jurken"],
    priceFrom: 10,
    priceTo: 50,
    currentPage: 3,
    size: 60,
    uberfilter: "zomer",
    wpCategory: "mode.jurken",
    context: "listing",
    mobile: true,
    adult: true,
  });
  expect(body.filters).toEqual({
    brand: ["Only"],
    color: ["rood"],
    gender: ["female"],
    model: ["X1"],
    delivery: ["1"],
    condition: ["used"],
    availability: ["in_stock"],
    shipping: ["free"],
    discount: ["lower"],
    rating: ["4"],
    shopRating: ["4"],
    campaign: ["voorbeeld.nl"],
    size: ["38"],
    materiaal: ["katoen", "wol"],
    category: ["mode", "jurken"],
    price: [1000, 5000],
  });
  expect(body).toMatchObject({
    page: { current: 2, size: 60 },
    uber_ids: ["zomer"],
    wpCategory: "mode.jurken",
    context: "listing",
    mobile: true,
    adult: true,
  });
});

test("a price may be open on either side", () => {
  expect(searchRequest({ ...plain, priceTo: 50 }).filters.price).toEqual([null, 5000]);
  expect(searchRequest({ ...plain, priceFrom: 0 }).filters.price).toEqual([0, null]);
});

test("every sort has a key and a direction", () => {
  const sorts = searchSorts.map((sort) => searchRequest({ ...plain, sort }).sort);
  expect(sorts.map(({ by, direction }) => `${by} ${direction}`)).toEqual([
    "relevance desc",
    "new desc",
    "popular asc",
    "popular desc",
    "price asc",
    "price desc",
    "discount desc",
  ]);
});

test("the state of a screen becomes the request of that screen", () => {
  const state = parseSearch(
    new URLSearchParams("q=jurk&webshop=a.nl&size=38&materiaal=wol&sortBy=priceDesc&page=2&pageSize=90&utm_source=x"),
  );
  const body = searchRequest(searchArguments(state, { slugs: ["mode"], mobile: false, adult: false }));
  expect(body).toMatchObject({
    q: "jurk",
    filters: { campaign: ["a.nl"], size: ["38"], materiaal: ["wol"], category: ["mode"] },
    page: { current: 1, size: 90 },
    sort: { by: "price", direction: "desc" },
    wpCategory: "mode",
  });
  expect(body.filters).not.toHaveProperty("webshop");
  expect(body).not.toHaveProperty("uber_ids");
});
