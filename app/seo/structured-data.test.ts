import { expect, test } from "vitest";
import { problemsOf } from "../../tests/structured-data";
import { breadcrumbJsonLd } from "./breadcrumb";
import { faqJsonLd } from "./faq";
import { itemListJsonLd } from "./item-list";
import { jsonLdText } from "./json-ld";
import { productJsonLd } from "./product";
import { anOffer, aProduct } from "./product-fixture";
import { organizationJsonLd, webSiteJsonLd } from "./site";

const origin = "https://etalage.example";
const where = {
  origin,
  shopPath: (website: string) => `/shop/${website}/`,
  productPath: ({ canonical_path }: { canonical_path: string }) => canonical_path,
  reviewsVisible: true,
};
const site = {
  shopName: "Etalage",
  mail: "hallo@etalage.example",
  social: { twitter_account: "@etalage" },
  theme: {
    colors: { color_primary: "#0b5c6b" },
    logos: { header: "/logo.svg", footer: "/logo.svg", icon: "/icon.svg" },
  },
};
/** The data as a reader of the page receives it. */
const published = (data: object | undefined) => JSON.parse(jsonLdText(data ?? {})) as Record<string, unknown>;

test("every kind of structured data is complete, with absolute addresses and no empty values", () => {
  const blocks = {
    product: productJsonLd(aProduct(), where),
    bareProduct: productJsonLd(
      aProduct({
        brand: null,
        GTIN: "12",
        MPN: "",
        images: [],
        rating: null,
        categoryPath: [],
        shortDesc: "",
        color: [],
      }),
      where,
    ),
    expired: productJsonLd(aProduct({ offers: [], expired: true }), where),
    breadcrumb: breadcrumbJsonLd([{ text: "Home", url: "/" }, { text: "Wasmachines" }], origin),
    list: itemListJsonLd([{ name: "A", canonical_path: "/product/a/1/" }], { origin, name: "Wasmachines" }),
    faq: faqJsonLd({
      heading: { firstWords: "Vragen", secondWords: "en" },
      items: [{ question: "Hoe?", answer: "Zo." }],
    }),
    webSite: webSiteJsonLd(site, { origin, searchPath: "/zoeken/" }),
    organization: organizationJsonLd(site, origin),
    bareOrganization: organizationJsonLd({ ...site, mail: "", social: { twitter_account: "" } }, origin),
  };
  for (const [name, block] of Object.entries(blocks)) expect(problemsOf(published(block)), name).toEqual([]);
});

test("a product with variants names its group, by what they differ, and the addresses of the others", () => {
  const option = { name: "", state: "available" as const, lowestTotal: 1 };
  const here = { ...option, value: "zwart", id: "1234", canonical_path: "/product/wasmachine-9-kg/1234/" };
  const there = { ...option, value: "wit", id: "9", canonical_path: "/product/wit/9/" };
  const variants = {
    groupId: "s1-w",
    name: "Wasmachine",
    count: 2,
    axes: [
      { key: "color", label: "Kleur", options: [here, there] },
      { key: "Toeren", label: "Toeren", options: [here, there] },
    ],
  };
  const found = published(productJsonLd(aProduct({ variants }), where));
  expect(problemsOf(found)).toEqual([]);
  expect(found).toMatchObject({ inProductGroupWithID: "s1-w" });
  expect(found.isVariantOf).toEqual({
    "@type": "ProductGroup",
    "@id": `${origin}/#s1-w`,
    name: "Wasmachine",
    productGroupID: "s1-w",
    brand: { "@type": "Brand", name: "Schoonwas" },
    variesBy: ["https://schema.org/color"],
    hasVariant: [{ "@id": `${origin}/product/wit/9/#product`, url: `${origin}/product/wit/9/` }],
  });
});

test("the validator notices what is missing, relative or empty", () => {
  expect(problemsOf({ "@type": "Product" })).toEqual([
    "$: @context is not https://schema.org",
    "$: Product without name",
  ]);
  const bad = { "@context": "https://schema.org", "@type": "Product", name: "", image: ["/a.png"], offers: [] };
  expect(problemsOf(bad)).toEqual(["$.name: no value", "$.image: not an absolute address", "$.offers: empty list"]);
});

test("a product names its lowest and highest price over the offers that can be ordered, as decimals", () => {
  const offers = [
    anOffer({ price: 129_900 }),
    anOffer({ price: 5 }),
    anOffer({ price: 1, availability: "out_of_stock" }),
  ];
  expect(published(productJsonLd(aProduct({ offers }), where)).offers).toMatchObject({
    "@type": "AggregateOffer",
    lowPrice: "0.05",
    highPrice: "1299.00",
    offerCount: 3,
    priceCurrency: "EUR",
  });
});

test("the currency is the euro unless the product says otherwise", () => {
  const currencies = (currency: string) =>
    JSON.stringify(productJsonLd(aProduct({ currency, offers: [anOffer({ currency })] }), where));
  expect(currencies("")).toContain('"priceCurrency":"EUR"');
  expect(currencies("GBP")).not.toContain("EUR");
});

test("an offer carries condition, availability, seller and shipping", () => {
  const offers = [anOffer({ condition: "refurbished", availability: "backorder" })];
  const block = published(productJsonLd(aProduct({ offers }), where)) as { offers: { offers: unknown[] } };
  expect(block.offers.offers[0]).toMatchObject({
    price: "899.00",
    itemCondition: "https://schema.org/RefurbishedCondition",
    availability: "https://schema.org/BackOrder",
    seller: { name: "Witgoedwinkel", url: `${origin}/shop/witgoedwinkel.example/` },
    shippingDetails: {
      shippingRate: { value: "4.95", currency: "EUR" },
      deliveryTime: { transitTime: { minValue: 1, maxValue: 2 } },
    },
  });
});

test("pictures are absolute, the largest of their widths, and never drawings that search engines do not show", () => {
  expect(published(productJsonLd(aProduct(), where)).image).toEqual([
    `${origin}/api/images/abc/960.webp`,
    `${origin}/api/images/share/demo/1234-2.jpg`,
  ]);
  const images = [{ url: "https://cdn.example/a.svg?v=2" }, { url: "https://cdn.example/a.png" }];
  expect(published(productJsonLd(aProduct({ images }), where)).image).toEqual(["https://cdn.example/a.png"]);
  const drawing = [{ url: "https://cdn.example/a.SVG" }];
  expect(published(productJsonLd(aProduct({ images: drawing }), where))).not.toHaveProperty("image");
});

test("ratings are named only where reviews can be read", () => {
  expect(published(productJsonLd(aProduct(), where)).aggregateRating).toMatchObject({
    ratingValue: 4.4,
    reviewCount: 7,
  });
  expect(productJsonLd(aProduct(), { ...where, reviewsVisible: false })).not.toHaveProperty("aggregateRating");
  expect(productJsonLd(aProduct({ rating: { average: 0, count: 0 } }), where)).not.toHaveProperty("aggregateRating");
});

test("only a code of thirteen digits is called gtin13", () => {
  expect(productJsonLd(aProduct(), where)).toMatchObject({ gtin13: "4006381333931" });
  expect(productJsonLd(aProduct({ GTIN: "40063813" }), where)).toMatchObject({ gtin: "40063813" });
});

test("an expired product has no offers", () => {
  expect(productJsonLd(aProduct({ offers: [], expired: true }), where)).not.toHaveProperty("offers");
});

test("breadcrumbs keep the order of the visible items and the last may have no address", () => {
  expect(breadcrumbJsonLd([{ text: "Home", url: "/" }, { text: "Tv's" }], origin)?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: "Tv's" },
  ]);
  expect(breadcrumbJsonLd([], origin)).toBeUndefined();
});

test("a later page of a list goes on counting", () => {
  const list = itemListJsonLd([{ name: "A", canonical_path: "/product/a/1/" }], {
    origin,
    name: "x",
    total: 61,
    offset: 60,
  });
  expect(list).toMatchObject({ numberOfItems: 61, itemListElement: [{ position: 61 }] });
  expect(itemListJsonLd([], { origin, name: "x" })).toBeUndefined();
});

test("answers lose their Markdown, and a block without questions is left out", () => {
  const heading = { firstWords: "a", secondWords: "b" };
  const items = [{ question: "Hoe?", answer: "**Zo**, zie [deze\npagina](/x/)." }];
  expect(JSON.stringify(faqJsonLd({ heading, items }))).toContain('"text":"Zo, zie deze pagina."');
  expect(faqJsonLd({ heading, items: [{ question: " ", answer: "x" }] })).toBeUndefined();
  expect(faqJsonLd(undefined)).toBeUndefined();
});

test("no text can end the script element", () => {
  const text = jsonLdText(productJsonLd(aProduct({ name: "</script><script>alert(1)</script>" }), where));
  expect(text).not.toContain("<");
  expect(JSON.parse(text).name).toBe("</script><script>alert(1)</script>");
});
