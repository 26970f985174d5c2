import type { Category, CategoryDetail, CategoryFields } from "#contract/categories";
import { routeNameKeys } from "#contract/route-names";
import type { Facets, SearchResponse } from "#contract/search";
import type { Shop, ShopSummary } from "#contract/shops";
import { aShopOffer, aSummary } from "~/features/product/product-fixtures";
import { aProduct } from "~/seo/product-fixture";
import { accountAnswers } from "./good-account-answers";
import { chatAnswers } from "./good-chat-answers";
import { pictureAnswers } from "./good-picture-answers";
import { salesAnswers } from "./good-sales-answers";
import { goodWish } from "./good-wish";
import { siteFixture } from "./loader-context";
import { dutchNames } from "./route-names";

const fields = (key: string): CategoryFields => ({
  slug: key.split(".").at(-1) ?? "",
  name: `Naam van ${key}`,
  key,
  id: `c-${key}`,
  img: "/api/images/demo/c.svg",
  img_blue: "/api/images/demo/cb.svg",
  adult_content: false,
  product_count: 12,
});
const { key: _key, id: _id, product_count: _count, ...shown } = fields("klussen");
const tree: Category[] = [
  {
    ...fields("klussen"),
    subcategory: {
      buckets: [
        {
          ...fields("klussen.machines"),
          subsubcategory: { buckets: [fields("klussen.machines.boren"), fields("klussen.machines.zagen")] },
        },
      ],
    },
  },
];
const steps = [
  { slug: "klussen", name: "Klussen", key: "klussen" },
  { slug: "machines", name: "Machines", key: "klussen.machines" },
];
const heading = { firstWords: "Goed", secondWords: "kiezen" };
const detail: CategoryDetail = {
  ...fields("klussen.machines"),
  path: steps,
  children: [fields("klussen.machines.boren")],
  intro: "Machines om mee te klussen.",
  content: {
    about: { heading, text: "Over *machines*." },
    tips: { heading, items: [{ title: "Let op", text: "Kijk naar het vermogen." }] },
    qa: { heading, items: [{ question: "Welke?", answer: "Deze." }] },
  },
  page_title: "Alle machines",
  top_brands: [{ name: "Boorhuis", product_count: 4 }],
};
const shopSummary: ShopSummary = {
  id: "s1",
  website: "klushal.example",
  name: "Klushal",
  logo: "/api/images/logo/KH-1.svg",
  rating: 4.2,
  reviewCount: 31,
  productCount: 95,
};
const shop: Shop = {
  ...shopSummary,
  description: "Alles voor de klus.",
  url: "https://klushal.example/",
  identity: {
    legalName: "Klushal B.V.",
    street: "Dorpsstraat 1",
    postalCode: "1234 AB",
    city: "Utrecht",
    country: "NL",
    kvk: "12345678",
    vatId: "NL123456789B01",
    email: "hallo@klushal.example",
    phone: "+31 30 1234567",
  },
  since: 2004,
  certificates: ["Keurmerk"],
  paymentMethods: ["iDEAL"],
  returnDays: 30,
  shipping: { cost: 395, freeFrom: 5000 },
};
const facets: Facets = {
  brand: { label: "Merk", buckets: [{ key: "Boorhuis", label: "Boorhuis", doc_count: 3 }] },
  campaign: { label: "Winkel", buckets: [{ key: "klushal.example", label: "Klushal", doc_count: 2 }] },
  category: { label: "Categorie", buckets: [{ key: "klussen.machines", label: "Machines", doc_count: 3 }] },
  price: { min: 1000, max: 9000 },
  price_ranges: [{ from: null, to: 5000, doc_count: 1 }],
  "feature::vermogen": { label: "Vermogen", wpIndex: 1, buckets: [{ key: "750 W", doc_count: 1 }] },
};
const summary = (id: string) =>
  aSummary({
    id,
    canonical_path: `/product/klopboormachine-750-w/${id}/`,
    images: [{ url: "/api/images/p/{width}.webp", widths: [160, 480] }],
    offers: [
      { url: "https://klushal.example/1", price: 8995, shipping: 395, shop: "Klushal", EAN: "8712345678906", SKU: "S" },
    ],
  });
const products = { products: [summary("11"), summary("12")] };
const hit = (id: string) => ({ _id: id, _source: summary(id) });
const search: SearchResponse = {
  hits: { hits: [hit("21"), hit("22")], total: { value: 95 } },
  expiredProducts: [{ ...summary("23"), expired: true }],
  warnings: [{ type: "spelling", from: "boormasjine", to: "boormachine" }],
  spellingCorrections: ["boormachine"],
  top_categories: ["klussen>machines"],
  videos: [{ title: "Boren", url: "https://video.example/1", image: "/api/images/v.svg" }],
  search_id: "abc",
  facets,
  page_title: "Boormachines",
  unknown_filters: [],
  hidden_adult: 0,
};
const review = {
  id: "r1",
  author: "Anna",
  rating: 4,
  title: "Goed",
  text: "Doet het.",
  pros: ["stil"],
  cons: ["zwaar"],
  date: "2026-10-01",
  verified: true,
};

/** An answer to every call that pages make, as a service that keeps to the contract gives it. */
export const goodAnswers = {
  product: aProduct({
    id: "1",
    offers: [
      aShopOffer({ id: "o1", SKU: "S1" }),
      aShopOffer({ id: "o2", shopName: "Boorland", price: 9995, total: 10390 }),
    ],
    images: [{ url: "/api/images/p/{width}.webp", widths: [160, 480] }],
    categoryPath: steps,
  }),
  productOffers: {
    offers: [aShopOffer({ id: "o1" }), aShopOffer({ id: "o2", condition: "used", availability: "preorder" })],
  },
  productsById: products,
  search,
  moreLikeThis: { hits: { hits: [hit("31")] } },
  facets: { facets },
  facetFull: { facet: facets.brand },
  suggestions: {
    terms: ["boor"],
    categories: [{ name: "Boren", key: "klussen.machines.boren", path: "Klussen > Machines > Boren" }],
    brands: [{ name: "Boorhuis" }],
    products: [summary("41")],
  },
  readWish: goodWish,
  priceHistory: {
    productId: "1",
    currency: "EUR",
    points: [
      { date: "2026-01-01", lowest: 9000, average: 9500, shops: 2 },
      { date: "2026-10-01", lowest: 8995, average: 9200, shops: 3 },
    ],
  },
  related: products,
  allShops: { shops: [shopSummary] },
  allShopsFile: { shops: [shopSummary] },
  shop,
  productReviews: { average: 4, count: 1, histogram: [0, 0, 0, 1, 0], reviews: [review] },
  homepageDeals: {
    products: [{ ...summary("51"), drop: { before: 10000, now: 8995, percentage: 10, since: "2026-11-01" } }],
  },
  personalized: products,
  mostViewedItems: { products: [summary("61")] },
  relatedViews: { products: [summary("62")] },
  wishlistProfile: products,
  recentlyViewedProfile: products,
  popularTerms: { terms: ["boormachine", "lamp"] },
  marketStatus: { open: true, message: "" },
  supportArticle: {
    id: "privacy",
    kind: "policies",
    title: "Privacy",
    description: "Wat we bewaren.",
    text: "Wij **bewaren** weinig.",
    date: "2026-11-01",
    versions: ["2026-11-01", "2017-12-18"],
  },
  supportArticles: { articles: [{ id: "delivery", title: "Bezorging", description: "Waar het blijft." }] },
  findArticles: {
    found: [{ id: "delivery", kind: "support", title: "Bezorging", heading: "Waar is het?", excerpt: "Onderweg." }],
  },
  categoriesList: tree,
  categoriesList2: tree,
  categoriesRoutes: { klussen: "/klussen/", "klussen.machines": "/klussen/machines/" },
  featuredCategories: { categories: [{ ...shown, key: "klussen", tagline: "Vanaf € 12,95" }] },
  mainCategories: { categories: [{ ...shown, id: "c-klussen" }] },
  categoryData: detail,
  categoryFile: detail,
  categoryFile2: detail,
  siteConfig: siteFixture,
  sitemapProducts: { pages: 1, products: [{ path: "/product/x/1/", lastmod: "2026-11-01" }] },
  routeNames: {
    segments: Object.fromEntries(routeNameKeys.map((key) => [key, dutchNames.segments[key]])),
    hashes: dutchNames.hashes,
  },
  ...accountAnswers,
  ...salesAnswers,
  ...pictureAnswers,
  ...chatAnswers,
};
export type AnsweredCall = keyof typeof goodAnswers;

/** What a service may send in the place of any value. */
const lies: readonly unknown[] = [
  null,
  undefined,
  -1,
  7.5,
  1e300,
  "tekst",
  "",
  "\ud800",
  true,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
];

type Path = readonly (string | number)[];

/** The answer with each of its values, at every depth, left out or replaced by something of another kind. */
export function* liesIn(answer: unknown): Generator<{ path: string; lie: unknown; answer: unknown }> {
  for (const path of pathsOf(answer)) {
    for (const lie of lies) {
      const told = structuredClone(answer);
      replace(told, path, lie);
      yield { path: path.join("."), lie, answer: told };
    }
  }
}

function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== "object" || value === null) return;
  // The items of a list are alike: the first speaks for all.
  const entries = Array.isArray(value) ? value.slice(0, 1).entries() : Object.entries(value);
  for (const [key, inner] of entries) yield* pathsOf(inner, [...path, key]);
}

function replace(root: unknown, path: Path, lie: unknown): void {
  const last = path.at(-1) ?? "";
  const holder = path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], root);
  if (lie === undefined) delete (holder as Record<string, unknown>)[last];
  else (holder as Record<string, unknown>)[last] = lie;
}

const barely = { id: "71", name: "Lamp", shortDesc: "Een lamp.", images: [{ url: "https://cdn.example/1.jpg" }] };

/** A search hit with the fields that the specification names, and no others (FU-23). */
export const bareHit = {
  ...barely,
  canonical_path: "/product/lamp/71/",
  brand: "Lichthuis",
  category: "wonen.lampen",
  currency: "EUR",
  offers: [
    { url: "https://www.licht.example/71", price: 1995, EAN: "8712345678906", SKU: "L71" },
    { url: "https://lampen.example/l", price: 1795, EAN: "8712345678906", SKU: "x" },
  ],
};
/** A product with the fields that the specification names, and no others (PD-04). */
export const bareProduct = {
  id: "71",
  brand: "Lichthuis",
  campaignID: "c",
  family_code: "f",
  GTIN: "8712345678906",
  ISBN: "9789000000000",
  images: barely.images,
  offers: bareHit.offers,
};
