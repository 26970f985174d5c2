import { spawn } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SearchResponse } from "../contract/search";
import { expect, test } from "./fixtures";
import { type ShopServer, startShop, temporaryFolder } from "./shop-server";

const build = path.resolve(import.meta.dirname, "../build/server");

/** Runs one of the built commands to its end. */
function run(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(build, name), ...args], {
      env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", ...env },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += String(chunk);
      });
    }
    child.on("exit", (code) => resolve({ code, output }));
  });
}
async function find(url: string, q: string): Promise<SearchResponse> {
  const answer = await fetch(`${url}/api/search/search`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      q,
      filters: {},
      page: { current: 0, size: 30 },
      sort: { by: "relevance", direction: "desc" },
      context: "search",
      mobile: false,
    }),
  });
  return (await answer.json()) as SearchResponse;
}
const total = async (url: string) => (await find(url, "")).hits.total.value;

const item = (id: string, title: string, price: string) => `<item>
  <g:id>${id}</g:id><title>${title}</title><description>Met de hand gemaakt in een kleine werkplaats.</description>
  <link>https://speelhoek.example/${id}</link><g:image_link>https://speelhoek.example/${id}.jpg</g:image_link>
  <g:availability>in_stock</g:availability><g:price>${price} EUR</g:price><g:brand>Speelhoek</g:brand><g:mpn>${id}</g:mpn>
  <g:condition>new</g:condition><g:google_product_category>Toys &amp; Games &gt; Toys</g:google_product_category>
</item>`;
const feed = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Speelhoek</title>${items.join("")}</channel></rss>`;

test("wrong settings stop the start with the whole list and the cure", async () => {
  const { code, output } = await run("server.js", [], {
    PORT: "abc",
    SEARCH_URL: "ftp://x",
    DATA_DIR: "/tmp/etalage-none",
  });
  expect(code).toBe(1);
  expect(output).toContain("PORT=abc");
  expect(output).toContain("SEARCH_URL=ftp://x");
});

test.describe("with data of its own", () => {
  let dataDir: string;
  let shop: ShopServer | undefined;
  test.setTimeout(180_000);
  test.beforeEach(async () => {
    dataDir = await temporaryFolder();
  });
  test.afterEach(async () => {
    await shop?.kill();
    shop = undefined;
    await rm(dataDir, { recursive: true, force: true });
  });

  test("the shop survives a restart, and a second one on the same data is refused", async () => {
    shop = await startShop({ dataDir, env: { DEMO_PRODUCTS: "60" } });
    await expect.poll(() => total(shop?.url ?? "")).toBeGreaterThan(0);
    const before = await total(shop.url);
    expect(shop.output()).toContain("Filling the demo shop");
    const second = await run("server.js", [], { DATA_DIR: dataDir, PORT: "0" });
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/in use/i);
    expect(await shop.stop()).toBe(0);

    shop = await startShop({ dataDir, env: { DEMO_PRODUCTS: "60" } });
    expect(shop.output()).not.toContain("Filling the demo shop");
    await expect.poll(() => total(shop?.url ?? "")).toBe(before);
  });

  test("a shop killed while it fills its store starts again, whole", async () => {
    shop = await startShop({ dataDir, env: { DEMO_PRODUCTS: "3000" }, eager: true });
    await expect
      .poll(() => shop?.output(), { timeout: 60_000, intervals: [20] })
      .toContain("Filling the demo shop: 30 %");
    await shop.kill();
    expect(shop.output()).not.toContain("Etalage is open");
    shop = await startShop({ dataDir, env: { DEMO_PRODUCTS: "3000" } });
    // Variants of a product count once.
    await expect.poll(() => total(shop?.url ?? ""), { timeout: 30_000 }).toBeGreaterThan(1_800);
    expect((await fetch(`${shop.url}/`)).status).toBe(200);
  });

  test("an imported feed is found in the running shop at once, and a refused item is named", async ({
    browserName: _,
  }) => {
    shop = await startShop({ dataDir, env: { DEMO_PRODUCTS: "60" } });
    const file = path.join(dataDir, "feed.xml");
    await writeFile(
      file,
      feed(item("K1", "Houten kraanwagen Zwaluw", "24.95"), item("K2", "Houten brandweerauto Zwaluw", "geen")),
    );
    const args = ["--shop", "Speelhoek", "--url", "https://speelhoek.example", "--data", dataDir, file];
    const { code, output } = await run("import.js", args, {});
    expect(code, output).toBe(0);
    expect(output).toContain("K2");
    const { hits } = await find(shop.url, "kraanwagen zwaluw");
    expect(hits.hits[0]?._source.name).toContain("kraanwagen");
    const page = await (await fetch(shop.url + hits.hits[0]?._source.canonical_path)).text();
    expect(page).toContain("24,95");
    expect(page).toContain("Speelhoek");
    const shopPage = await fetch(`${shop.url}/shop/speelhoek.example/`);
    expect(shopPage.status).toBe(200);
    expect(await shopPage.text()).toContain("kraanwagen");
  });
});
