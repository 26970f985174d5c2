import { describe, expect, it } from "vitest";
import { cpuClock } from "../../../tests/cpu-clock";
import { readPage } from "../markup/page";
import type { CrawledItem } from "./item";
import { productsOf } from "./products";

const ADDRESS = "https://winkel.example/p/stoel";
const read = (html: string, address = ADDRESS) => productsOf(readPage(html, address), address);
const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const one = (html: string): CrawledItem["values"] | undefined => {
  const { items } = read(html);
  expect(items.length).toBeLessThan(2);
  return items[0]?.values;
};
const offer = { "@type": "Offer", price: "19.95", priceCurrency: "EUR", availability: "https://schema.org/InStock" };
const chair = {
  "@context": "https://schema.org",
  "@type": "Product",
  name: "Stoel &amp; kruk",
  sku: "S-1",
  gtin13: "8710000000017",
  description: "Zit goed.",
  image: ["/i/1.jpg", { "@type": "ImageObject", url: "https://cdn.example/2.jpg" }],
  brand: { "@type": "Brand", name: "Houtwerk" },
  offers: offer,
};
const CHAIR = {
  id: ["S-1"],
  title: ["Stoel & kruk"],
  gtin: ["8710000000017"],
  price: ["19.95 EUR"],
  availability: ["in_stock"],
  image_link: ["https://winkel.example/i/1.jpg"],
  additional_image_link: ["https://cdn.example/2.jpg"],
  brand: ["Houtwerk"],
  link: [ADDRESS],
};

describe("JSON-LD", () => {
  it("gives the attributes of a feed", () => expect(one(script(chair))).toMatchObject(CHAIR));

  it("is read in @graph, with references, in lists of types and below a page's main entity", () => {
    const graph = {
      "@context": "https://schema.org",
      "@graph": [
        { "@type": "WebPage", "@id": "#page" },
        { ...chair, "@id": "#product", offers: { "@id": "#offer" } },
        { ...offer, "@id": "#offer" },
      ],
    };
    expect(one(script(graph))).toMatchObject(CHAIR);
    expect(one(script([{ ...chair, "@type": ["Thing", "http://schema.org/Product"] }]))).toMatchObject(CHAIR);
    expect(one(script({ "@type": "ItemPage", mainEntity: chair }))).toMatchObject(CHAIR);
  });

  it("is read in spite of line breaks in strings, comments around it and trailing commas", () => {
    const json = JSON.stringify(chair).replace("Zit goed.", "Zit\n goed.").replace(/}$/, ",}");
    expect(one(`<script type="application/ld+json"><!-- ${json}; --></script>`)).toMatchObject(CHAIR);
    const { brokenScripts, things } = readPage(`<script type="application/ld+json">{"a": oops}</script>`, ADDRESS);
    expect([brokenScripts, things]).toEqual([1, []]);
  });

  it("survives references in circles, and nesting without end", () => {
    const circle = {
      "@graph": [{ "@id": "#a", "@type": "Product", name: "A", isRelatedTo: { "@id": "#a" }, offers: offer }],
    };
    expect(one(script(circle))?.title).toEqual(["A"]);
    const deep = `{"@type":"Product","name":"A","x":${`{"x":`.repeat(5000)}1${"}".repeat(5000)}}`;
    expect(read(`<script type="application/ld+json">${deep}</script>`).refused).toBe("no_offer");
  });
});

it.each([
  [{ price: 19.9, priceCurrency: "EUR" }, "19.90 EUR"],
  [{ price: "1.299,00", priceCurrency: "EUR" }, "1.299,00 EUR"],
  [{ price: "&euro; 19,95", priceCurrency: "EUR" }, "€ 19,95"],
  [{ price: 41.314049, priceCurrency: "EUR" }, "41.31 EUR"],
  [{ price: 1.299, priceCurrency: "EUR" }, "1.299 EUR"],
  [{ "@type": "AggregateOffer", lowPrice: "10", highPrice: "20", priceCurrency: "eur" }, "10 EUR"],
  [
    {
      "@type": "AggregateOffer",
      offers: [
        { price: 12, priceCurrency: "EUR" },
        { price: 11, priceCurrency: "EUR" },
      ],
    },
    "11 EUR",
  ],
  [{ priceSpecification: { price: 5, priceCurrency: "EUR" } }, "5 EUR"],
  [
    {
      priceSpecification: [
        { price: 9, priceCurrency: "EUR", priceType: "https://schema.org/StrikethroughPrice" },
        { price: 7, priceCurrency: "EUR", valueAddedTaxIncluded: true },
      ],
    },
    "7 EUR",
  ],
  [{ price: 5, priceCurrency: "EUR", priceSpecification: { price: 5, valueAddedTaxIncluded: false } }, undefined],
  [{ price: 30, priceCurrency: "USD" }, "30 USD"],
])("reads the price of %j as %s", (offers, text) => {
  expect(one(script({ ...chair, offers }))?.price?.[0]).toBe(text);
});

it.each([
  ["InStock", "in_stock"],
  ["https://schema.org/LimitedAvailability", "in_stock"],
  ["http://schema.org/PreOrder", "preorder"],
  ["out of stock", "out_of_stock"],
  ["InStoreOnly", "out_of_stock"],
  ["", undefined],
])("reads the availability %s as %s", (availability, value) => {
  expect(one(script({ ...chair, offers: { ...offer, availability } }))?.availability?.[0]).toBe(value);
});

it("takes the offer that can be ordered, then the cheapest", () => {
  const offers = [
    { ...offer, price: 8, availability: "SoldOut" },
    { ...offer, price: 12 },
    { ...offer, price: 11 },
  ];
  expect(one(script({ ...chair, offers }))).toMatchObject({ price: ["11 EUR"], availability: ["in_stock"] });
});

it("makes each variant an item of one group, with what the group says of all", () => {
  const { offers: _, sku: __, gtin13: ___, ...shared } = chair;
  const group = {
    ...shared,
    "@type": "ProductGroup",
    productGroupID: "G-1",
    hasVariant: [
      {
        "@type": "Product",
        sku: "S-R",
        name: "Stoel rood",
        color: "rood",
        offers: { ...offer, url: "/p/stoel?kleur=rood" },
      },
      { "@type": "Product", sku: "S-B", name: "Stoel blauw", color: "blauw", offers: offer },
    ],
  };
  expect(read(script(group)).items.map(({ values }) => values)).toMatchObject([
    { id: ["S-R"], item_group_id: ["G-1"], color: ["rood"], brand: ["Houtwerk"], link: [`${ADDRESS}?kleur=rood`] },
    { id: ["S-B"], item_group_id: ["G-1"], color: ["blauw"], link: [ADDRESS] },
  ]);
});

it("reads microdata, with itemref and prices in an attribute", () => {
  const html = `<body><div itemscope itemtype="http://schema.org/Product" itemref="more">
    <h1 itemprop="name">Stoel</h1><img itemprop="image" src="/i/1.jpg"><meta itemprop="sku" content="S-1">
    <div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
      <span itemprop="price" content="19.95">€ 19,<sup>95</sup></span><meta itemprop="priceCurrency" content="EUR">
      <link itemprop="availability" href="http://schema.org/InStock"></div>
    <div itemprop="isRelatedTo" itemscope itemtype="http://schema.org/Product"><span itemprop="name">Tafel</span></div></div>
    <p id="more"><span itemprop="description">Zit <b>goed</b>.</span></p>`;
  const { id, title, price, availability, image_link } = CHAIR;
  expect(one(html)).toMatchObject({
    id,
    price,
    availability,
    image_link,
    title: ["Stoel"],
    description: ["Zit goed."],
  });
  expect(title).not.toEqual(["Stoel"]);
});

it("reads RDFa, and not Open Graph as if it were a product", () => {
  const html = `<head><meta property="og:title" content="Reclame"></head><body vocab="https://schema.org/">
    <div typeof="Product"><h1 property="name">Stoel</h1><span property="sku">S-1</span>
    <div property="offers" typeof="Offer"><span property="price">19,95</span>
    <meta property="priceCurrency" content="EUR"><link property="availability" href="https://schema.org/OutOfStock"></div></div>`;
  expect(one(html)).toMatchObject({ title: ["Stoel"], price: ["19,95 EUR"], availability: ["out_of_stock"] });
});

it("survives broken markup", () => {
  const html = `<html><body><div itemscope itemtype=http://schema.org/Product><b><p itemprop=name>Stoel<table><tr>
    <div itemprop=offers itemscope itemtype=http://schema.org/Offer><meta itemprop=price content=5><meta itemprop=priceCurrency content=EUR>
    <script type="application/ld+json">{"@type":"Product"`;
  expect(one(html)).toMatchObject({ title: ["Stoel"], price: ["5 EUR"] });
});

it("takes a page's description, picture and breadcrumbs where the product lacks them", () => {
  const trail = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 2, item: { name: "Stoelen" } },
      { position: 1, name: "Home" },
      { position: 3, name: "Stoel & kruk" },
    ].map((entry) => ({ "@type": "ListItem", ...entry })),
  };
  const { description: _, image: __, ...bare } = chair;
  const html = `<meta name=description content="Van de pagina"><meta property=og:image content=/og.jpg>${script([bare, trail])}`;
  expect(one(html)).toMatchObject({
    description: ["Van de pagina"],
    image_link: ["https://winkel.example/og.jpg"],
    product_type: ["Stoelen"],
  });
});

it("says once what a page says in two notations", () => {
  const html = `${script(chair)}<div itemscope itemtype="https://schema.org/Product"><b itemprop=name>Stoel &amp; kruk</b></div>`;
  expect(one(html)).toMatchObject({ id: ["S-1"] });
});

it("takes products that a list mentions for links, and refuses a page that is about several", () => {
  const listed = [1, 2].map((n) => ({ ...chair, name: `Stoel ${n}`, url: `/p/stoel-${n}` }));
  const page = read(
    script({ "@type": "ItemList", itemListElement: listed.map((item) => ({ "@type": "ListItem", item })) }),
    "https://winkel.example/stoelen",
  );
  expect(page).toEqual({ items: [], links: ["https://winkel.example/p/stoel-1", "https://winkel.example/p/stoel-2"] });
  const without = listed.map(({ url: _, ...product }) => product);
  expect(read(script(without)).refused).toBe("several_products");
});

it("gives an item without a number of its own an id that stays the same", () => {
  const { sku: _, ...bare } = chair;
  const ids = [one(script(bare))?.id, one(script({ ...bare, sku: "n.v.t.", name: "Nu anders" }))?.id];
  expect(ids[0]).toEqual(ids[1]);
  expect(ids[0]?.[0]).toMatch(/^[\w-]{24}$/);
});

it("says what shipping costs and how long it takes", () => {
  const shippingDetails = {
    "@type": "OfferShippingDetails",
    shippingRate: { value: 3.95, currency: "EUR" },
    shippingDestination: { addressCountry: "NL" },
    deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 1, maxValue: 2 } },
  };
  const { items } = read(script({ ...chair, offers: { ...offer, shippingDetails } }));
  expect(items[0]?.groups.shipping).toEqual([
    {
      country: "NL",
      price: "3.95 EUR",
      min_handling_time: "0",
      max_handling_time: "1",
      min_transit_time: "1",
      max_transit_time: "2",
    },
  ]);
});

it("refuses a page that nests without end, in little time", () => {
  const elapsed = cpuClock();
  expect(() => read("<div><p>".repeat(200_000))).toThrow();
  expect(elapsed()).toBeLessThan(2_000);
});
