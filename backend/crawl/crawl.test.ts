import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type CrawlRequest, crawl } from "./crawl";
import { type CrawlStore, openCrawlStore } from "./crawl-store";
import { CRAWL_LIMITS } from "./limits";
import { gzipped, openTestShop, plainText, product, redirectTo, type TestShop } from "./shop.fixture";

let shop: TestShop;
let store: CrawlStore;
let dataDir: string;
let now: number;
let waited: number[];
const pages: Record<string, string> = {};
const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">x</a>`).join("");

beforeEach(async () => {
  for (const path of Object.keys(pages)) delete pages[path];
  shop = await openTestShop(pages);
  dataDir = await mkdtemp(join(tmpdir(), "etalage-crawl-"));
  store = openCrawlStore(dataDir, "test");
  now = 1_000_000;
  waited = [];
});
afterEach(async () => {
  store.close();
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

function run(changes: Partial<CrawlRequest> = {}) {
  return crawl({
    store,
    start: new URL(`${shop.origin}/`),
    userAgent: "EtalageBot/1.0 (+https://etalage.example/join/)",
    clock: {
      now: () => now,
      wait: async (ms) => {
        waited.push(ms);
        now += ms;
      },
    },
    pause: 1_000,
    maxPages: 500,
    stop: new AbortController().signal,
    allow: (address) => address === "127.0.0.1",
    ports: [shop.port],
    ...changes,
  });
}
const titles = () => [...store.items(0)].map(({ values }) => values.title?.[0]);
const remarks = () => Object.fromEntries(store.tally().remarks.map(({ remark, count }) => [remark, count]));

it("finds products over sitemaps in an index, gzipped, and over links, one second apart", async () => {
  shop.answers.set("/robots.txt", plainText(`User-agent: *\nDisallow: /geheim\nSitemap: ${shop.origin}/index.xml`));
  shop.answers.set(
    "/index.xml",
    plainText(`<sitemapindex><sitemap><loc>${shop.origin}/1.xml.gz</loc></sitemap>
    <sitemap><loc>https://elders.example/2.xml</loc></sitemap><sitemap><loc>${shop.origin}/weg.xml</loc></sitemap></sitemapindex>`),
  );
  shop.answers.set(
    "/1.xml.gz",
    gzipped(`<urlset><url><loc>${shop.origin}/p/1</loc></url><url><loc>${shop.origin}/geheim/p/9</loc></url></urlset>`),
  );
  Object.assign(pages, {
    "/": links("/p/2", "/geheim/x", "https://elders.example/"),
    "/p/1": product(1),
    "/p/2": product(2),
  });
  expect(await run()).toMatchObject({ end: "whole", skippedSitemaps: 1 });
  expect(titles().sort()).toEqual(["Houten puzzel 1", "Houten puzzel 2"]);
  expect(shop.asked).not.toContain("/geheim/p/9");
  expect(remarks()).toEqual({ no_product: 1, robots: 2 });
  expect(waited.length).toBe(shop.asked.length - 1);
  expect(waited.every((ms) => ms === 1_000)).toBe(true);
  expect(shop.headers[0]?.["user-agent"]).toBe("EtalageBot/1.0 (+https://etalage.example/join/)");
});

it("reads nothing where robots.txt forbids it or cannot be fetched, and keeps to its delay", async () => {
  pages["/"] = product(1);
  shop.answers.set("/robots.txt", plainText("User-agent: EtalageBot\nDisallow: /"));
  expect((await run()).end).toBe("forbidden");
  shop.answers.set("/robots.txt", (_, response) => response.writeHead(500).end());
  expect((await run()).end).toBe("site_down");
  expect(shop.asked).toEqual(["/robots.txt", "/robots.txt"]);
  shop.answers.set("/robots.txt", plainText("User-agent: *\nCrawl-delay: 7"));
  waited = [];
  await run();
  expect(Math.max(...waited)).toBe(7_000);
});

it("follows redirects within the site, and never to a private address, another site or in circles", async () => {
  pages["/"] = links("/oud", "/binnen", "/buiten", "/a");
  pages["/nieuw"] = product(1);
  shop.answers.set("/oud", redirectTo("/nieuw"));
  shop.answers.set("/buiten", redirectTo("https://elders.example/x"));
  shop.answers.set("/a", redirectTo("/b"));
  shop.answers.set("/b", redirectTo("/a"));
  for (let n = 0; n <= CRAWL_LIMITS.hops + 2; n += 1)
    shop.answers.set(n === 0 ? "/binnen" : `/hop/${n}`, redirectTo(`/hop/${n + 1}`));
  expect((await run()).end).toBe("whole");
  expect(titles()).toEqual(["Houten puzzel 1"]);
  expect(remarks()).toMatchObject({ off_site: 1, many_redirects: 1 });
  // Without the test's exception this shop itself is on a private address.
  expect((await run({ allow: () => false })).end).toBe("site_down");
});

it("reads a page of ours at a private address as refused", async () => {
  pages["/"] = product(1);
  shop.answers.set("/robots.txt", plainText(""));
  const names = (host: string) => (host === "winkel.example" ? "127.0.0.1" : "10.0.0.1");
  shop.answers.set("/intern", redirectTo(`http://beheer.winkel.example:${shop.port}/`));
  pages["/"] = links("/intern");
  const result = await run({
    start: new URL(`http://winkel.example:${shop.port}/`),
    resolve: (host, done) => done(null, [{ address: names(host), family: 4 }]),
  });
  expect(result.end).toBe("whole");
  expect(remarks()).toMatchObject({ moved: 1, robots_unreachable: 1 });
});

it("asks again for changed pages only, and removes what a page no longer has", async () => {
  const etag =
    (body: () => string) =>
    (request: { headers: Record<string, unknown> }, response: import("node:http").ServerResponse) =>
      request.headers["if-none-match"] === body()
        ? response.writeHead(304).end()
        : response.writeHead(200, { "content-type": "text/html", etag: body() }).end(product(1, body().slice(1, -1)));
  let price = '"5.00"';
  shop.answers.set("/p/1", etag(() => price) as never);
  Object.assign(pages, { "/": links("/p/1", "/p/2", "/p/3"), "/p/2": product(2), "/p/3": product(3) });
  await run();
  pages["/p/2"] = "uitverkocht";
  delete pages["/p/3"];
  await run();
  expect(remarks()).toEqual({ unchanged: 1, no_product: 2, gone: 1 });
  expect(titles()).toEqual(["Houten puzzel 1"]);
  price = '"6.00"';
  await run();
  expect([...store.items(0)][0]?.values.price).toEqual(["6.00 EUR"]);
});

it("keeps products of pages that were not reached, and goes on where it was stopped", async () => {
  for (let n = 1; n <= 6; n += 1) pages[`/p/${n}`] = product(n);
  pages["/"] = links(...Object.keys(pages));
  await run();
  expect(titles()).toHaveLength(6);
  for (let n = 1; n <= 3; n += 1) shop.answers.set(`/p/${n}`, (_, response) => response.writeHead(500).end());
  const stop = new AbortController();
  shop.asked.length = 0;
  const stopped = await run({ stop: stop.signal, onProgress: (count) => count === 3 && stop.abort() });
  expect(stopped).toMatchObject({ end: "stopped", pages: 3 });
  // As after a kill: the file is opened again.
  store.close();
  store = openCrawlStore(dataDir, "test");
  expect(await run()).toMatchObject({ end: "whole", resumed: true });
  const often = shop.asked.filter((path) => path.startsWith("/p/"));
  expect(often.length).toBe(new Set(often).size);
  expect(titles()).toHaveLength(6);
  expect(remarks()).toMatchObject({ failed: 3 });
  shop.asked.length = 0;
  expect(await run({ maxPages: 2 })).toMatchObject({ end: "most_pages", pages: 2 });
  expect(titles()).toHaveLength(6);
});

it("rests when the shop is busy, and comes back later when it asks for much", async () => {
  Object.assign(pages, { "/": links("/p/1", "/p/2"), "/p/1": product(1), "/p/2": product(2) });
  let busy = 2;
  shop.answers.set("/p/1", (_, response) => {
    busy -= 1;
    if (busy >= 0) response.writeHead(429, { "retry-after": "90" }).end();
    else response.writeHead(200, { "content-type": "text/html" }).end(product(1));
  });
  expect((await run()).end).toBe("whole");
  expect(waited.filter((ms) => ms === 90_000)).toHaveLength(2);
  expect(titles()).toHaveLength(2);
  shop.answers.set("/p/2", (_, response) => response.writeHead(503, { "retry-after": "86400" }).end());
  expect((await run()).end).toBe("asked_to_wait");
});

it("asks once more where the connection was closed before there was an answer", async () => {
  Object.assign(pages, { "/": links("/p/1", "/p/2"), "/p/1": product(1), "/p/2": product(2) });
  let closed = 0;
  shop.answers.set("/p/1", (request, response) => {
    if (closed > 0) return void response.writeHead(200, { "content-type": "text/html" }).end(product(1));
    closed += 1;
    request.socket.destroy();
  });
  shop.answers.set("/p/2", (request) => request.socket.destroy());
  expect(await run()).toMatchObject({ end: "whole" });
  expect(titles()).toEqual(["Houten puzzel 1"]);
  expect(remarks()).toMatchObject({ failed: 1 });
  expect(shop.asked.filter((path) => path === "/p/2")).toHaveLength(2);
});

it("leaves traps: calendars, facets, circles and endless parameters", async () => {
  const calendar = (path: string) => {
    const [, , month = "0"] = path.split("/");
    return links(
      `/kalender/${Number(month) + 1}`,
      `/kalender/${Number(month) + 2}?dag=1`,
      `/l?sort=${month}`,
      "verder/verder/",
    );
  };
  shop.answers.set("/", (_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(links("/p/1", "/kalender/1")),
  );
  pages["/p/1"] = product(1);
  pages["/l"] = "";
  for (let n = 0; n < 2_000; n += 1) {
    pages[`/kalender/${n}`] = calendar(`/kalender/${n}`);
    pages[`/kalender/${n}?dag=1`] = calendar(`/kalender/${n}`);
    pages[`/l?sort=${n}`] = links(`/l?sort=${n + 1}`, `/kalender/${n + 1}`);
  }
  const { end, pages: read } = await run({ maxPages: 5_000 });
  expect(end).toBe("whole");
  expect(read).toBeLessThan(1_000);
  expect(titles()).toEqual(["Houten puzzel 1"]);
});

it("survives pages that are huge, hidden, not HTML or cut off", async () => {
  Object.assign(pages, {
    "/": links("/huge", "/hidden", "/pdf", "/cut", "/copy", "/p/1"),
    "/hidden": `<meta name="robots" content="NOINDEX">${product(7)}`,
    "/copy": `<link rel="canonical" href="/p/1">${product(1)}`,
    "/p/1": product(1),
  });
  shop.answers.set("/huge", (_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(Buffer.alloc(CRAWL_LIMITS.pageBytes + 1)),
  );
  shop.answers.set("/pdf", (_, response) => response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF"));
  shop.answers.set("/cut", (_, response) => {
    response.writeHead(200, { "content-type": "text/html", "content-length": "1000" }).write("<html>");
    response.destroy();
  });
  expect((await run()).end).toBe("whole");
  expect(remarks()).toEqual({ no_product: 1, too_large: 1, hidden: 1, not_html: 1, failed: 1, canonical: 1 });
  expect(titles()).toEqual(["Houten puzzel 1"]);
});
