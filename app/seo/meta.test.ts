import { expect, test } from "vitest";
import { canonicalUrl, type PageMeta, pageMeta } from "./meta";

const site: PageMeta["site"] = {
  shopName: "Etalage",
  baseUrl: "",
  head: { title: "Etalage: vergelijk prijzen", description: "Alle winkels op een rij.", meta: [] },
  social: { twitter_account: "@etalage" },
};
const base: PageMeta = { path: "/zoeken/", site, origin: "https://shop.example" };

/** The content of one tag: `og:title`, `title`, `canonical`, … */
function tag(name: string, page: Partial<PageMeta>): string | undefined {
  for (const descriptor of pageMeta({ ...base, ...page }) as Record<string, string>[]) {
    if (name === "title" && descriptor.title !== undefined) return descriptor.title;
    if (descriptor.name === name || descriptor.property === name) return descriptor.content;
    if (descriptor.rel === name) return descriptor.href;
  }
  return undefined;
}

test("a title carries the shop's name only where both fit in 60 characters", () => {
  expect(tag("title", { title: "Wasmachines" })).toBe("Wasmachines | Etalage");
  expect(tag("title", { title: "a".repeat(50) })).toBe(`${"a".repeat(50)} | Etalage`);
  expect(tag("title", { title: "a".repeat(51) })).toBe("a".repeat(51));
  expect(tag("title", { title: "a".repeat(61) })).toBe(`${"a".repeat(57)}...`);
});

test("titles and descriptions are cut at 50, 70, 160 and 200", () => {
  const page = { title: "t".repeat(300), description: "d".repeat(300) };
  expect(tag("og:title", page)).toHaveLength(50);
  expect(tag("twitter:title", page)).toHaveLength(70);
  expect(tag("description", page)).toHaveLength(160);
  expect(tag("og:description", page)).toHaveLength(160);
  expect(tag("twitter:description", page)).toHaveLength(200);
});

test("the site's own title, description and tags are the defaults", () => {
  const meta = [
    { name: "theme-note", content: "x" },
    { name: "description", content: "van de site" },
  ];
  const own = { ...site, head: { ...site.head, meta } };
  expect(tag("title", {})).toBe("Etalage: vergelijk prijzen | Etalage");
  expect(tag("description", { site: own })).toBe("Alle winkels op een rij.");
  expect(tag("theme-note", { site: own })).toBe("x");
  const names = pageMeta({ ...base, site: own }).map((descriptor) => ("name" in descriptor ? descriptor.name : ""));
  expect(names.filter((name) => name === "description")).toHaveLength(1);
});

test("the canonical address uses the base URL, else the origin, in the form with a slash", () => {
  expect(tag("canonical", { path: "/zoeken" })).toBe("https://shop.example/zoeken/");
  expect(tag("canonical", { path: "/shop/voorbeeld.nl" })).toBe("https://shop.example/shop/voorbeeld.nl/");
  expect(tag("canonical", { site: { ...site, baseUrl: "https://www.etalage.example" } })).toBe(
    "https://www.etalage.example/zoeken/",
  );
  expect(tag("og:url", {})).toBe("https://shop.example/zoeken/");
  expect(tag("canonical", { path: null })).toBeUndefined();
});

test("of the query only the page number reaches the canonical address", () => {
  const canonical = (query: string) => canonicalUrl("https://x.example", "/a/", new URLSearchParams(query));
  expect(canonical("q=fiets&utm_source=x&sortBy=priceAsc&page=3")).toBe("https://x.example/a/?page=3");
  for (const page of ["1", "0", "-2", "2x", "", "99999999"]) {
    expect(canonical(`page=${page}`), page).toBe("https://x.example/a/");
  }
});

test("noindex and the Twitter account are named only when there are any", () => {
  expect(tag("robots", { noindex: true })).toBe("noindex");
  expect(tag("robots", {})).toBeUndefined();
  expect(tag("twitter:site", {})).toBe("@etalage");
  expect(tag("twitter:site", { site: { ...site, social: { twitter_account: "" } } })).toBeUndefined();
});

test("a picture is absolute and shared large; where there is none or an impossible one, the shop's own is", () => {
  expect(tag("og:image", { image: "/a.png" })).toBe("https://shop.example/a.png");
  expect(tag("twitter:card", { image: "/a.png" })).toBe("summary_large_image");
  for (const image of ["javascript:alert(1)", "javascript:alert(1).png", ""]) {
    expect(tag("og:image", { image })).toBe("https://shop.example/share.png");
  }
  expect(tag("og:image", { image: "/api/images/demo/lamp-wit-1-0.svg" })).toMatch(/\/share\/demo\/lamp-wit-1-0\.jpg$/);
  expect(["type", "width", "height"].map((name) => tag(`og:image:${name}`, {}))).toEqual(["image/png", "1200", "630"]);
  expect(tag("og:image:alt", { title: "Lampen" })).toBe("Lampen");
  expect(tag("og:image:alt", { title: "Lampen", imageAlt: "Een lamp" })).toBe("Een lamp");
});

test("line breaks and runs of spaces become one space", () => {
  expect(tag("description", { description: " een\n  twee\t drie " })).toBe("een twee drie");
});
