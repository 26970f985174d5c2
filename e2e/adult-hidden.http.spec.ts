import type { Product } from "../contract/products";
import type { SearchResponse } from "../contract/search";
import { type Catalogue, expect, test } from "./fixtures";

const HIDDEN = /verborgen: ze zijn voor volwassenen|Voor 18 jaar en ouder/;

async function adultProduct(mainUrl: string, slug: string): Promise<Product> {
  const body = {
    q: "",
    filters: { category: [slug] },
    page: { current: 0, size: 1 },
    sort: { by: "relevance", direction: "desc" },
    context: "search",
    mobile: false,
    adult: true,
  };
  const headers = { "content-type": "application/json" };
  const search = await fetch(`${mainUrl}/api/search/search`, { method: "POST", headers, body: JSON.stringify(body) });
  const [hit] = ((await search.json()) as SearchResponse).hits.hits;
  const answer = await fetch(`${mainUrl}/api/search/product/${hit?._id}?withExpired=1&withRedirects=1`);
  return (await answer.json()) as Product;
}

function pagesOf(product: Product, slug: string, { paths }: Catalogue): string[] {
  return [
    product.canonical_path,
    paths.category(slug) ?? "",
    paths.listing(slug),
    paths.search({ q: product.name }),
    paths.shop(product.offers[0]?.shop.website ?? ""),
  ];
}

test("a page that hides something for adults says so and holds nothing of it", async ({ mainUrl, catalogue }) => {
  const slug = catalogue.tree.find(({ adult_content }) => adult_content)?.slug ?? "";
  const product = await adultProduct(mainUrl, slug);
  const picture = product.images[0]?.url.split("{")[0] ?? "";
  for (const path of pagesOf(product, slug, catalogue)) {
    const get = async (cookie: string) => (await fetch(mainUrl + path, { headers: { cookie } })).text();
    const html = await get("");
    expect(html, path).toMatch(HIDDEN);
    expect(html, path).not.toContain(picture);
    expect(html, path).not.toContain(product.shortDesc);
    // A search says what was searched for.
    if (!path.includes("?")) expect(html, path).not.toContain(product.name);
    const chosen = await get("adultContentAllowed=true");
    expect(chosen.replace(/<script[\s\S]*?<\/script>/g, ""), path).not.toMatch(HIDDEN);
  }
  const chosen = await fetch(mainUrl + product.canonical_path, { headers: { cookie: "adultContentAllowed=true" } });
  expect(await chosen.text()).toContain(picture);
});
