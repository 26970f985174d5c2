import { resolvePathname } from "../app/resolve-pathname";
import { expect, test } from "./fixtures";

/** How many addresses of one kind of page are asked for; of the kinds that are not named, all. */
const MOST: Record<string, number> = { product: 50, shop: 30, search: 40, uberfilter: 10, listing: 40, resource: 80 };
const AT_ONCE = 4;
const readings = {
  "price comparison": { enabled: [], disabled: ["Marketplace"] },
  marketplace: { enabled: ["Marketplace"], disabled: [] },
};

const decode = (text: string) =>
  text.replace(
    /&(amp|quot|#x27|lt|gt);/g,
    (_, name: string) => ({ amp: "&", quot: '"', lt: "<", gt: ">" })[name] ?? "'",
  );
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => decode(found ?? ""));

for (const [reading, choice] of Object.entries(readings)) {
  test(`every link of the ${reading} reading leads somewhere`, async ({ mainUrl, catalogue: { names } }) => {
    test.setTimeout(180_000);
    const headers = { cookie: `features=${encodeURIComponent(JSON.stringify(choice))}` };
    const from = new Map<string, string>([["/", "start"]]);
    const queue = ["/", "/sitemap.xml", "/robots.txt", "/manifest.webmanifest"];
    const counts = new Map<string, number>();
    const broken: string[] = [];

    function kindOf(path: string): string {
      const { pathname, search } = new URL(path, mainUrl);
      if (/\.\w+$/.test(pathname) && !pathname.startsWith("/sitemap")) return "resource";
      const id = quietly(() => resolvePathname(names, pathname)?.id) ?? "other";
      if (/^search/.test(id)) return "search";
      // Every listing as it comes; of its filters, sorts and pages some.
      return /Products$/i.test(id) && id !== "profileRecentProducts" && search ? "listing" : id;
    }
    function note(href: string, page: string): void {
      const url = URL.canParse(href, mainUrl + page) ? new URL(href, mainUrl + page) : undefined;
      if (url?.origin !== mainUrl || /^\/(identity|auth-redirect)/.test(url.pathname)) return;
      const path = url.pathname + url.search;
      if (from.has(path)) return;
      const kind = kindOf(path);
      const count = counts.get(kind) ?? 0;
      if (count >= (MOST[kind] ?? Number.POSITIVE_INFINITY)) return;
      counts.set(kind, count + 1);
      from.set(path, page);
      queue.push(path);
    }
    async function visit(path: string): Promise<void> {
      let answer = await fetch(mainUrl + path, { headers, redirect: "manual" });
      if (answer.status >= 300 && answer.status < 400) {
        await answer.arrayBuffer();
        const location = new URL(answer.headers.get("location") ?? "", mainUrl + path);
        answer = await fetch(location, { headers, redirect: "manual" });
      }
      const body = await answer.text();
      if (answer.status !== 200) broken.push(`${path} on ${from.get(path)}: ${answer.status}`);
      const type = answer.headers.get("content-type") ?? "";
      if (type.includes("xml")) for (const url of all(body, /<loc>(.*?)<\/loc>/g)) note(url, path);
      if (type.includes("manifest")) for (const src of all(body, /"src": "(.*?)"/g)) note(src, path);
      if (!type.startsWith("text/html")) return;
      const html = body.replace(/<script(?![^>]*src=)[\s\S]*?<\/script>/g, "");
      for (const href of all(html, /<a [^>]*?href="([^"]*)"/g)) note(href, path);
      for (const src of all(html, /<(?:img|link|script) [^>]*?(?:src|href)="([^"]*)"/g)) note(src, path);
      for (const action of all(html, /<form [^>]*?action="([^"]*)"/g)) note(action, path);
    }

    const busy = Array.from({ length: AT_ONCE }, async () => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
    });
    await Promise.all(busy);
    // The others may have found more after one of them had nothing left to do.
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
    expect(broken).toEqual([]);
    expect(from.size, "pages of every kind").toBeGreaterThan(300);
    for (const kind of [
      "category",
      "subCategory",
      "subSubCategory",
      "categoryProducts",
      "product",
      "shop",
      "privacy",
    ]) {
      expect(counts.get(kind), kind).toBeGreaterThan(0);
    }
  });
}

test("other spellings of an address lead to the one that the page names as its own", async ({ mainUrl, catalogue }) => {
  const { paths, slugs } = catalogue;
  const category = paths.category(slugs) ?? "";
  const moved: [string, string][] = [
    [`/${slugs[0].toUpperCase()}/${slugs[1]}//${slugs[2]}`, category],
    ["/Zoeken/?q=Lamp%20wit", "/zoeken/?q=Lamp%20wit"],
    ["/%7Aoeken//", "/zoeken/"],
    ["/Privacy", paths.to("privacy", {})],
  ];
  for (const [from, to] of moved) {
    const answer = await fetch(mainUrl + from, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")], from).toEqual([301, to]);
  }
  const fixed = ["allCategories", "webshops", "search", "privacy", "cookies", "termsAndConditions"] as const;
  for (const path of [category, paths.listing(slugs), ...fixed.map((name) => paths.to(name, {}))]) {
    const html = async (address: string) => {
      const answer = await fetch(mainUrl + address, { redirect: "manual" });
      expect(answer.status, address).toBe(200);
      return /<link rel="canonical" href="([^"]*)"/.exec(await answer.text())?.[1];
    };
    expect(await html(path.slice(0, -1)), path).toBe(await html(path));
  }
});

function quietly<T>(work: () => T): T {
  const { error } = console;
  console.error = () => {};
  try {
    return work();
  } finally {
    console.error = error;
  }
}
