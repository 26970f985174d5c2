import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { contents, listed } from "./feeds/contents";
import { mainsOf } from "./feeds/departments";
import { generalStore } from "./feeds/general-store";
import { UNSEEN } from "./feeds/graded";
import { homeStore } from "./feeds/home-store";
import type { FeedFile } from "./feeds/item";
import { outletStore } from "./feeds/outlet-store";
import { mistakenPairs } from "./feeds/pairs";
import { misplaced, placesOf } from "./feeds/places";
import { askAll, searchTable } from "./feeds/searching";
import { importTable, pairTable, placeRow, placeTable, productTable } from "./feeds/tables";
import { importFile, type Seller } from "./import-file";
import { worstTable } from "./relevance/report";
import { type ShopProcess, startShop } from "./server-process";

/**
 * How well an empty shop fills from feeds alone: imports three feeds in three formats and tells from the outside where
 * their items ended up, which offers met on one product, and how searches are answered. `BENCH_TOYS=feed.xml` adds a feed
 * of toys and instruments, `BENCH_DATA=folder` leaves the filled shop there, `-- --worst 20` lists what is answered worst.
 */

const TOYS = { name: "Speelgoed en Muziek", url: "https://speelgoed-en-muziek.example" };
const TOY_PLACES = mainsOf("speelgoed boeken-muziek-en-media");
const LOOK_EVERY_MS = 50;

const feeds = [generalStore(), outletStore(), homeStore()];

/** Name, items, exit code, CPU seconds of the shop and its highest memory in MB. */
async function importing(shop: ShopProcess, seller: Seller, file: string): Promise<string[]> {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, shop.memoryMb());
  };
  const cpu = shop.cpuSeconds();
  const ended = importFile(shop, seller, file);
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await sleep(LOOK_EVERY_MS)) look();
  })();
  const code = await ended;
  isOver = true;
  await watching;
  return [seller.name, String(code), (shop.cpuSeconds() - cpu).toFixed(1), peak.toFixed(0)];
}

async function fill(shop: ShopProcess, folder: string): Promise<string[][]> {
  const sellers = feeds.map(({ shop: name, website }: FeedFile) => ({ name, url: `https://${website}` }));
  const files = feeds.map(({ file }) => path.join(folder, file));
  const jobs = sellers.map((seller, at) => ({ seller, file: files[at] ?? "" }));
  if (process.env.BENCH_TOYS) jobs.unshift({ seller: TOYS, file: path.resolve(process.env.BENCH_TOYS) });
  const rows: string[][] = [];
  for (const { seller, file } of jobs) rows.push(await importing(shop, seller, file));
  for (const [at, { seller, file }] of jobs.entries()) {
    const [, , ...again] = await importing(shop, seller, file);
    rows[at]?.push(...again);
  }
  return rows;
}

async function report(shop: ShopProcess, imports: readonly string[][]): Promise<void> {
  const found = await contents(shop.url, feeds);
  const toys = process.env.BENCH_TOYS ? await listed(shop.url, new URL(TOYS.url).hostname) : undefined;
  const outcomes = await askAll(shop.url, found);
  const tables = [
    importTable(imports),
    placeTable(feeds, found, toys && placeRow(TOYS.name, toys.size, placesOf(toys.values(), TOY_PLACES))),
    pairTable(feeds, found),
    productTable(homeStore().website, found),
    searchTable(outcomes),
  ];
  console.log(tables.join("\n\n"));
  const at = process.argv.indexOf("--worst");
  if (at < 0) return;
  // What is held out stays hidden, because seeing what it misses would invite tuning for it.
  const count = Number(process.argv[at + 1] ?? 20);
  const seen = outcomes.filter((one) => one.class !== UNSEEN);
  console.log(worstTable(seen, count));
  for (const lines of [misplaced(found), mistakenPairs(feeds, found)])
    console.log(`\n${lines.slice(0, count).join("\n")}`);
}

const folder = await mkdtemp(path.join(tmpdir(), "etalage-feeds-"));
for (const { file, text } of feeds) await writeFile(path.join(folder, file), text);
const shop = await startShop({ DEMO_PRODUCTS: "0" }, process.env.BENCH_DATA ?? path.join(folder, "data"));
try {
  await report(shop, await fill(shop, folder));
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
