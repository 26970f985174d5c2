// One table: how fast and how heavy the storefront is. Ratios within one run are what to compare.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { measureImport } from "./import";
import { load } from "./load";
import { scriptWeight } from "./script-weight";
import { startShop } from "./server-process";

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
const shop = await startShop({}, dataDir);
const coldStart = shop.startSeconds;
const listing = `${await firstMatch(`${shop.url}/`, /href="(\/(?!product|shop|support|n\/)[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+\/)"/)}producten/`;
const product = await firstMatch(`${shop.url}/zoeken/`, /href="(\/product\/[^"]+)"/);
const pages = { home: "/", listing, product };
await load(shop, (i) => `${[...Object.values(pages)][i % 3]}?utm_id=warm${i}`, SECONDS / 2); // let the engine compile

const speed: (string | number)[][] = [];
for (const [name, page] of Object.entries(pages)) {
  const miss = await load(shop, (i) => `${page}?utm_id=${name}${i}`, SECONDS);
  const hit = await load(shop, () => page, SECONDS);
  for (const [kind, figures] of [
    ["rendered", miss],
    ["from cache", hit],
  ] as const) {
    speed.push([
      name,
      kind,
      figures.cpuMs.toFixed(2),
      Math.round(figures.perCore),
      Math.round(figures.perSecond),
      figures.p50.toFixed(1),
      figures.p99.toFixed(1),
    ]);
  }
}
const memory = shop.memoryMb();
const weights: (string | number)[][] = [];
for (const [name, page] of Object.entries(pages)) {
  const weight = await scriptWeight(shop.url + page);
  weights.push([name, kb(weight.document), kb(weight.before), kb(weight.after)]);
}
await shop.stop();
const warm = await startShop({}, dataDir);
const warmStart = warm.startSeconds;
const imported = await measureImport(warm);
await warm.stop();
await rm(dataDir, { recursive: true, force: true });

const report = [
  "### Pages over HTTP, 16 connections",
  table(["page", "how", "CPU ms/request", "requests/s per core", "requests/s", "p50 ms", "p99 ms"], speed),
  "\n### Weight over the wire, KB",
  table(["page", "document", "JavaScript before the first touch", "after"], weights),
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
