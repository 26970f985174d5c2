import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { contents, type Found, listed } from "./feeds/contents";
import { generalStore } from "./feeds/general-store";
import { UNSEEN } from "./feeds/graded";
import { homeStore } from "./feeds/home-store";
import type { FeedFile } from "./feeds/item";
import { outletStore } from "./feeds/outlet-store";
import { families, mixed, type PairScore, pairScores } from "./feeds/pairs";
import { misplaced, type PlaceScore, placeScore, placesOf } from "./feeds/places";
import { askAll, searchTable } from "./feeds/searching";
import { importFile, type Seller } from "./import-file";
import { percent, table, worstTable } from "./relevance/report";
import { type ShopProcess, startShop } from "./server-process";

/**
 * How well an empty shop fills from feeds alone: imports three feeds in three formats and tells from the outside where
 * their items ended up, which offers met on one product, and how searches are answered. `BENCH_TOYS=feed.xml` adds a feed
 * of toys and instruments, `BENCH_DATA=folder` leaves the filled shop there, `-- --worst 20` lists what is answered worst.
 */

const TOYS = { name: "Speelgoed en Muziek", url: "https://speelgoed-en-muziek.example" };
const TOY_PLACES = ["speelgoed", "boeken-muziek-en-media"];
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

function placeRow(name: string, items: number, { right, unplaced, wrong }: PlaceScore): string[] {
  const offered = right + unplaced + wrong;
  const share = (count: number) => percent(count / Math.max(1, offered));
  return [name, String(items), String(offered), share(right), share(unplaced), share(wrong)];
}

function pairRow({ name, wanted, made, right }: PairScore): string[] {
  const precision = made === 0 ? 0 : right / made;
  const recall = wanted === 0 ? 0 : right / wanted;
  const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return [name, String(wanted), String(made), ...[precision, recall].map(percent), f1.toFixed(3)];
}

function productTable(found: readonly Found[]): string {
  const shops = found.map(({ offers }) => new Set(offers.map(({ website }) => website)).size);
  const count = (least: number) => shops.filter((some) => some >= least).length;
  const offers = found.reduce((sum, one) => sum + one.offers.length, 0);
  const { whole, groups } = families(homeStore().website, found);
  const cells = [found.length, offers, (offers / found.length).toFixed(2), count(2), count(3), mixed(found)];
  const head = ["products", "offers", "offers a product", "with two shops", "with three", "mixing things of one shop"];
  return table([...head, "whole variant groups"], [[...cells.map(String), `${whole} of ${groups}`]]);
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

async function report(shop: ShopProcess, imports: string[][]): Promise<void> {
  const found = await contents(shop.url, feeds);
  const places = feeds.map(({ shop: name, website, items }) =>
    placeRow(name, items.length, placeScore(website, found)),
  );
  if (process.env.BENCH_TOYS) {
    const toys = await listed(shop.url, new URL(TOYS.url).hostname);
    places.unshift(placeRow(TOYS.name, toys.size, placesOf(toys.values(), TOY_PLACES)));
  }
  const outcomes = await askAll(shop.url, found);
  const importHead = ["Import", "exit code", "CPU s", "RSS peak MB", "again: CPU s", "again: RSS peak MB"];
  const placeHead = ["Main category", "items", "offered", "right", "unplaced", "wrong"];
  const pairHead = ["Offers of two shops", "same thing", "brought together", "precision", "recall", "F1"];
  const tables = [
    table(importHead, imports),
    table(placeHead, places),
    table(pairHead, pairScores(feeds, found).map(pairRow)),
    productTable(found),
    searchTable(outcomes),
  ];
  console.log(tables.join("\n\n"));
  const at = process.argv.indexOf("--worst");
  if (at < 0) return;
  // The held-out queries stay hidden, because seeing what they miss would invite tuning for them.
  const seen = outcomes.filter((one) => one.class !== UNSEEN);
  const count = Number(process.argv[at + 1] ?? 20);
  console.log(worstTable(seen, count));
  console.log(`\n${misplaced(found).slice(0, count).join("\n")}`);
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
