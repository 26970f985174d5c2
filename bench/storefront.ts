// Prints one table of the storefront's speed and size. Compare ratios within one run.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { measureImport } from "./import";
import { load } from "./load";
import { measurePages, pagesOf, unseen } from "./page-cost";
import { scriptWeight } from "./script-weight";
import { startShop } from "./server-process";
import { collectPaths } from "./shop-paths";

const ROUNDS = 8;
const REQUESTS = 60;
/** Home, a list on a large and on a small screen, a product. */
const SHOPPED = 4;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);

function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
const kb = (bytes: number) => (bytes / 1024).toFixed(1);

async function firstMatch(url: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(url)).text();
  const found = pattern.exec(html)?.[1];
  if (!found) throw new Error(`${url} has no link like ${pattern}`);
  return found;
}

const dataDir = await mkdtemp(path.join(tmpdir(), "etalage-bench-"));
// Learning what pictures look like is work of the first minutes after a start, and none of a page's.
const shop = await startShop({ PICTURE_LEARNING: "0" }, dataDir);
const coldStart = shop.startSeconds;
const list = `${await firstMatch(`${shop.url}/`, /href="(\/(?!product|shop|support|n\/)[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+\/)"/)}producten/`;
const product = await firstMatch(`${shop.url}${list}`, /href="(\/product\/[^"]+)"/);
const { lists, products, articles } = await collectPaths(shop.url);
const listing = (path: string) => (path.endsWith("/producten/") ? path : `${path}producten/`);
const pages = pagesOf({ home: "/", list, product, lists: lists.map(listing), products, articles });
const kinds = Object.values(pages);
const mixed = (i: number) => unseen(kinds[i % kinds.length]?.(i) ?? { path: "/" });
await load(shop, mixed, { seconds: SECONDS, connections: 2 }); // let the engine compile

const figure = (ms: number) => ms.toFixed(1);
const costs = await measurePages(shop, pages, { rounds: ROUNDS, requests: REQUESTS });
const speed = costs.map(({ name, rendered, cached }) => {
  const { main, store, search, pool, helpers } = rendered.threadMs;
  const threads = [rendered.cpuMs, main, store, search, pool, helpers].map(figure);
  return [name, ...threads, Math.round(rendered.perCore), cached.cpuMs.toFixed(3)];
});
const shopping = await load(shop, (i) => unseen(kinds[i % SHOPPED]?.(i) ?? { path: "/" }), { seconds: SECONDS });
const memory = shop.memoryMb();
const weights: (string | number)[][] = [];
for (const [name, page] of Object.entries({ home: "/", list, product })) {
  const weight = await scriptWeight(shop.url + page);
  weights.push([
    name,
    kb(weight.document),
    kb(weight.before),
    kb(weight.after),
    kb(weight.styles),
    kb(weight.unusedStyles),
  ]);
}
const worker = brotliCompressSync(Buffer.from(await (await fetch(`${shop.url}/sw.js`)).text())).length;
await shop.stop();
const warm = await startShop({}, dataDir);
const warmStart = warm.startSeconds;
const imported = await measureImport(warm);
await warm.stop();
await rm(dataDir, { recursive: true, force: true });

const report = [
  "### CPU of one page, ms of the whole process, the cheapest of interleaved rounds",
  table(["page", "rendered", "main", "store", "search", "pool", "helpers", "pages/s per core", "from cache"], speed),
  "\n### 16 shoppers at once, no page twice from the cache",
  table(
    ["pages/s", "p50 ms", "p99 ms"],
    [[Math.round(shopping.perSecond), shopping.p50.toFixed(0), shopping.p99.toFixed(0)]],
  ),
  "\n### Weight over the wire, KB",
  table(["page", "document", "JavaScript before the first touch", "after", "CSS", "unused"], weights),
  `The service worker: ${kb(worker)}`,
  "\n### The process",
  table(
    ["what", "figure"],
    [
      ["start on an empty data folder, 5,000 products, s", coldStart.toFixed(1)],
      ["second start, s", warmStart.toFixed(1)],
      ["memory after the load above, MB", Math.round(memory)],
      [`feed import of ${imported.items} items, items/s`, Math.round(imported.perSecond)],
      ["longest wait for /healthz during the import, ms", Math.round(imported.held)],
    ],
  ),
].join("\n");
console.log(report);
if (process.env.BENCH_OUT) await writeFile(path.resolve(process.env.BENCH_OUT), `${report}\n`);
