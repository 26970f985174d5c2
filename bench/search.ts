import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SearchRequest } from "#contract/search";
import { syntheticBrand, syntheticContext, syntheticDocument } from "../backend/search/synthetic";
import { WorkerClient } from "../backend/search/worker-client";
import { buildIndex } from "./synthetic-index";

/**
 * Speed of the embedded search with synthetic products, through its worker thread as in the shop: `tsx bench/search.ts
 * [number of products]…` (10,000 and 100,000 by default). Prints one table.
 */

const ROUNDS = 200;
const today = Math.floor(Date.now() / 1000);
const categories = syntheticContext.categories.map(({ key }) => key);

function request(change: Partial<SearchRequest>): SearchRequest {
  const filters = {};
  const sort = { by: "relevance", direction: "desc" } as const;
  return { q: "", filters, page: { current: 0, size: 30 }, sort, context: "search", mobile: false, ...change };
}

const typo = (word: string) => word.slice(0, 3) + word.slice(4);
const thing = (i: number) => categories[10 + (i % 40)]?.split(".")[1] ?? "";
const colors = ["zwart", "wit", "rood", "blauw", "groen", "grijs", "bruin", "roze", "geel", "paars"];
const color = (i: number) => colors[Math.floor(i / 40) % 10] ?? "";
const inCategory = (i: number) => {
  const key = categories[i % categories.length] ?? "";
  // A different price each time prevents reuse of cached counts.
  return { category: key.split("."), price: [i + 1, null] as [number, null] };
};

/** The requests of one search page: the hits, and the facets beside them. */
async function screen(client: WorkerClient, asked: SearchRequest, withFacets: boolean): Promise<void> {
  const calls: Promise<unknown>[] = [client.call("search", asked, today * 1000)];
  if (withFacets) calls.push(client.call("facets", asked, today * 1000));
  await Promise.all(calls);
}

type Work = (client: WorkerClient, round: number) => Promise<unknown>;
const works: Record<string, Work> = {
  "category + facets": (client, i) => screen(client, request({ filters: inCategory(i) }), true),
  "everything + facets": (client, i) => screen(client, request({ filters: { price: [i + 1, null] } }), true),
  "two words + facets": (client, i) => screen(client, request({ q: `${color(i)} ${thing(i)}` }), true),
  "brand + word + facets": (client, i) => screen(client, request({ q: `${syntheticBrand(i)} ${thing(i)}` }), true),
  typo: (client, i) => screen(client, request({ q: `${typo(thing(i))} ${color(i)}` }), false),
  "broad word": (client, i) => screen(client, request({ q: color(i * 40), filters: { price: [i + 1, null] } }), false),
  "page 300": (client, i) =>
    screen(client, request({ filters: { price: [i + 1, null] }, page: { current: 299, size: 30 } }), false),
  "page 300, one word": (client, i) =>
    screen(
      client,
      request({ q: color(i * 40), filters: { price: [i + 1, null] }, page: { current: 299, size: 30 } }),
      false,
    ),
  suggestion: (client, i) =>
    client.call("suggest", thing(i).slice(0, 2 + (i % 6)), { adult: false, marketplace: false }, today * 1000),
  "more like this": (client, i) => client.call("moreLikeThis", [String(100_001 + i)], 10),
};

async function measure(client: WorkerClient, work: Work): Promise<[p50: number, p95: number]> {
  for (let i = 0; i < 20; i++) await work(client, i);
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const started = performance.now();
    await work(client, i);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return [times[ROUNDS / 2] ?? 0, times[Math.floor(ROUNDS * 0.95)] ?? 0];
}

const round = (value: number) => value.toFixed(1);
const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;

/** Longest time in ms that this thread was blocked. */
function watchGaps(): () => number {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

async function bench(products: number): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "search-bench-"));
  try {
    const started = performance.now();
    await buildIndex(folder, products, today);
    const built = performance.now() - started;
    const client = new WorkerClient();
    const opening = performance.now();
    await client.call("open", folder, syntheticContext);
    const opened = performance.now() - opening;
    await client.warm(today * 1000);
    const disk = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    const row: Record<string, string> = {
      "build s": round(built / 1000),
      "open ms": round(opened),
      disk: megabytes(disk),
    };
    const gap = watchGaps();
    for (const [name, work] of Object.entries(works)) row[name] = (await measure(client, work)).map(round).join(" / ");
    row["mixed screens per second"] = round(await throughput(client));
    row["change of 1 product"] = round(await changeTime(client, products));
    row["longest gap"] = round(gap());
    row["RSS of the process"] = megabytes(process.memoryUsage.rss());
    await client.close();
    return row;
  } finally {
    if (existsSync(folder)) rmSync(folder, { recursive: true });
  }
}

/** Mixed search pages per second, with eight concurrent shoppers for five seconds. */
async function throughput(client: WorkerClient): Promise<number> {
  const mix = ["category + facets", "two words + facets", "typo", "broad word", "suggestion"].map(
    (name) => works[name],
  );
  const until = performance.now() + 5_000;
  let answered = 0;
  const shopper = async (seat: number) => {
    for (let i = seat; performance.now() < until; i += 8) {
      await mix[i % mix.length]?.(client, i);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, seat) => shopper(seat)));
  return answered / 5;
}

async function changeTime(client: WorkerClient, products: number): Promise<number> {
  const started = performance.now();
  for (let i = 0; i < 10; i++) {
    await client.call("take", [{ ...syntheticDocument(i, today), revision: products + 1 + i }], []);
  }
  return (performance.now() - started) / 10;
}

const sizes = process.argv.slice(2).map(Number);
const rows: Record<string, Record<string, string>> = {};
for (const products of sizes.length > 0 ? sizes : [10_000, 100_000])
  rows[products.toLocaleString("en")] = await bench(products);
const columns = Object.keys(rows);
console.log(
  `p50 / p95 in ms unless said otherwise\n\n| | ${columns.join(" | ")} |\n|---|${columns.map(() => "---|").join("")}`,
);
for (const name of Object.keys(rows[columns[0] ?? ""] ?? {})) {
  console.log(`| ${name} | ${columns.map((column) => rows[column]?.[name] ?? "").join(" | ")} |`);
}
