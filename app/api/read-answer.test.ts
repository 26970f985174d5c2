import { expect, test } from "vitest";
import type { ProductSummary } from "#contract/products";
import { type AnsweredCall, bareHit, bareProduct, goodAnswers, liesIn } from "../../tests/good-answers";
import { answerReader } from "./read-answer";

const read = answerReader();
const calls = Object.keys(goodAnswers) as AnsweredCall[];
const sent = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

test.each(calls)("a good answer to %s stays as it is", (name) => {
  const { value, dropped } = read({ name }, goodAnswers[name]);
  expect(sent(value)).toMatchObject(sent(goodAnswers[name]) as object);
  expect(dropped).toBe(0);
});

test.each(calls)("whatever is wrong in an answer to %s, what is read is whole", (name) => {
  for (const { answer, path, lie } of liesIn(goodAnswers[name])) {
    const { value } = read({ name }, answer);
    if (value === undefined) continue;
    const why = `${path} = ${JSON.stringify(lie)}`;
    expect(JSON.stringify(value), why).not.toMatch(/NaN|Infinity|\\ud800/);
    // Reading a complete value again does not change it.
    expect(read({ name }, sent(value)), why).toEqual({ value: sent(value), dropped: 0 });
  }
});

const nonsense = [null, "text", 1, true, { error: "x" }, { hits: "none" }, { hits: { hits: {} } }, { categories: {} }];
test.each(nonsense)("%j is no answer to any call", (json) => {
  for (const name of calls) expect(read({ name }, json).value, name).toBeUndefined();
});
test.each([[[]], [{}]])("%j is an answer only where there may be nothing", (json) => {
  const answered = calls.filter((name) => read({ name }, json).value !== undefined);
  expect(answered).toEqual(Array.isArray(json) ? ["categoriesList", "categoriesList2"] : ["categoriesRoutes"]);
});

test("an endless, a deep and a poisoned answer are read in the time of a usual one", () => {
  const deep = JSON.parse(`${"[".repeat(200_000)}${"]".repeat(200_000)}`);
  const poisoned = JSON.parse('{"facets":{"__proto__":{"label":"x","buckets":[]},"constructor":{"buckets":[]}}}');
  for (const name of calls) expect(read({ name }, { products: deep, hits: deep, shops: deep }).value).not.toBeNull();
  expect(read({ name: "facets" }, poisoned).value).toEqual({ facets: {} });
  const many = Array.from({ length: 200_000 }, () => ({}));
  expect(read({ name: "related" }, { products: many })).toEqual({ value: { products: [] }, dropped: 1_000 });
});

test("a hit with the specification's fields alone gets its price and its shops from its offers", () => {
  const { value } = read(
    { name: "search" },
    { hits: { hits: [{ _id: "71", _source: bareHit }], total: { value: 1 } } },
  );
  const [hit] = (value as { hits: { hits: { _source: ProductSummary }[] } }).hits.hits;
  expect(hit?._source).toMatchObject({
    ...bareHit,
    lowestPrice: 1795,
    lowestTotal: null,
    shopCount: 2,
    rating: null,
    highlights: [],
    delivery: null,
    adult_content: false,
    expired: false,
  });
});

test("a product with the specification's fields alone has a name, and offers of the shops that their addresses name", () => {
  expect(read({ name: "product" }, bareProduct).value).toMatchObject({
    id: "71",
    name: "Lichthuis 71",
    canonical_path: "/product/lichthuis-71/71/",
    offers: [
      { id: "L71#1", price: 1995, shipping: null, total: 1995, shop: { name: "licht.example", website: "" } },
      { id: "x#2", price: 1795, availability: "in_stock", condition: "new" },
    ],
    specifications: [],
    expired: false,
  });
});

test("an item that cannot be used is left out, and the others stay", () => {
  const hits = [{ _id: "1" }, null, { _id: "71", _source: bareHit }, { _source: { ...bareHit, id: {} } }];
  const { value, dropped } = read({ name: "moreLikeThis" }, { hits: { hits } });
  expect((value as { hits: { hits: unknown[] } }).hits.hits).toHaveLength(1);
  expect(dropped).toBe(3);
});

test("a category tree of names alone has keys, and what is for adults is so all the way down", () => {
  const leaf = { slug: "c" };
  const tree = [
    { slug: "a", adult_content: true, subcategory: { buckets: [{ slug: "b", subsubcategory: { buckets: [leaf] } }] } },
  ];
  expect(read({ name: "categoriesList" }, tree).value).toMatchObject([
    {
      name: "A",
      key: "a",
      subcategory: {
        buckets: [
          { key: "a.b", adult_content: true, subsubcategory: { buckets: [{ key: "a.b.c", adult_content: true }] } },
        ],
      },
    },
  ]);
});

test("pictures are asked of the picture service where it is", () => {
  const elsewhere = answerReader("https://pictures.example/v1");
  const images = [
    { url: "/api/images/p/{width}.webp", widths: [160] },
    { url: "/eigen.svg" },
    { url: "javascript:alert(1)" },
  ];
  const { value } = elsewhere({ name: "product" }, { ...goodAnswers.product, images });
  expect((value as { images: unknown }).images).toEqual([
    { url: "https://pictures.example/v1/p/{width}.webp", widths: [160] },
    { url: "/eigen.svg" },
  ]);
  expect(elsewhere({ name: "shop" }, goodAnswers.shop).value).toMatchObject({
    logo: "https://pictures.example/v1/logo/KH-1.svg",
  });
});

test("an account of which its service says little has a value in every place", () => {
  const bare = {
    sub: "noor",
    wishlistItems: "none",
    business: { kvk: "12345678" },
    newsletter: ["offers", "onbekend"],
  };
  expect(read({ name: "getUserData" }, bare)).toMatchObject({
    value: {
      sub: "noor",
      email: "",
      wishlistItems: [],
      recentlyViewedProducts: [],
      newsletter: ["offers"],
      dateOfBirth: null,
      business: { kvk: "12345678", companyName: "", address: { street: "", country: "NL" }, status: "requested" },
    },
    dropped: 1,
  });
  expect(read({ name: "getUserData" }, { email: "noor@voorbeeld.nl" }).value).toBeUndefined();
});

test("a notice of a kind that nobody knows is left out, and an address without its id", () => {
  const notice = { id: "n1", kind: "deletion_planned", on: "2026-12-01" };
  const notices = { notifications: [notice, { ...notice, kind: "weather" }, { ...notice, on: "soon" }] };
  expect(read({ name: "notifications" }, notices)).toEqual({
    value: { notifications: [{ ...notice, createdAt: "", read: false }] },
    dropped: 2,
  });
  expect(read({ name: "deliveryAddresses" }, { addresses: [{ name: "Thuis", data: {} }] })).toEqual({
    value: { addresses: [] },
    dropped: 1,
  });
});

test("a change that its service says was made is made, whatever else it says", () => {
  for (const name of ["setUserData", "addCategory", "readNotifications", "subscribeBackInStock"]) {
    expect(read({ name }, {}).value, name).toBeDefined();
    expect(read({ name }, []).value, name).toBeUndefined();
  }
});
