// Prints tables of what buying costs, each once it is known. `-- --kills 1000` kills the shop so often instead, and checks its books.
import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { load } from "./load";
import { pagesOf, unseen } from "./page-cost";
import { scriptWeight } from "./script-weight";
import { startShop } from "./server-process";
import { collectPaths } from "./shop-paths";
import { type Bought, basketsOf, buy, fillCart, isPaid } from "./shopper";

const SHOPS = 3;
const SHOPPERS = 16;
/** So that nothing is sold out soon. */
const BASKETS = 40;
const WARM = 20;
/** Pages that are read before and while holds are measured without shoppers. */
const READ = 200;
const ALONE = 40;
/** How long somebody in a hurry looks before each press, in ms. */
const LOOK = { least: 1_000, most: 3_000 };
const PURCHASES = Number(process.env.BENCH_PURCHASES ?? 160);

const at = process.argv.indexOf("--kills");
if (at > 0) {
  const env = { ...process.env, KILLS: process.argv[at + 1] ?? "1000" };
  const args = ["vitest", "run", "backend/buying-killed.test.ts"];
  process.exit(spawnSync("npx", args, { env, stdio: "inherit" }).status ?? 1);
}

function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
function share(times: number[], part: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
}

const shop = await startShop();
const baskets = await basketsOf(shop.url, SHOPS, BASKETS);
let next = 0;
// Before anything is sold out.
const { session } = await fillCart(shop.url, baskets[0] ?? []);
const basket = () => baskets[next++ % baskets.length] ?? [];

const look = () => pause(LOOK.least + Math.random() * (LOOK.most - LOOK.least));

/** Purchases one after another by so many shoppers at once, with pauses or without; all are paid at the end. */
async function shopping(count: number, shoppers: number, pauses?: typeof look): Promise<Bought[]> {
  const bought: Bought[] = [];
  let begun = 0;
  const one = async () => {
    while (begun++ < count) {
      let purchase: Bought | undefined;
      while (!purchase) purchase = await buy(shop.url, basket(), pauses);
      bought.push(purchase);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, one));
  for (const purchase of bought) while (!(await isPaid(shop.url, purchase))) await pause(20);
  return bought;
}

type Held = Awaited<ReturnType<typeof shop.heldMs>>;
/** How long the event loop was held meanwhile. */
async function heldBy(work: () => Promise<unknown>): Promise<Held> {
  await shop.heldMs();
  await work();
  return shop.heldMs();
}

await shopping(WARM, 2);
const before = shop.threadSeconds();
const alone = await shopping(ALONE, 1);
const used = shop.threadSeconds();
const cpu = (name: keyof typeof used) => (((used[name] - before[name]) / ALONE) * 1000).toFixed(0);
const all = Object.keys(used).reduce((sum, name) => sum + Number(cpu(name as keyof typeof used)), 0);
console.log(
  [
    `### CPU of one purchase of ${SHOPS} shops, ms: adding, address, placing, paying, event, books, mail`,
    table(["all", "main", "store", "pool", "helpers"], [[all, cpu("main"), cpu("store"), cpu("pool"), cpu("helpers")]]),
  ].join("\n"),
);

const { lists, products } = await collectPaths(shop.url);
const [list = "/", product = "/"] = [lists[0], products[0]];
const pages = Object.values(pagesOf({ home: "/", list, product, lists, products, articles: [] }));
let read = 0;
/** Pages that the shop was too busy to make in time. */
let refused = 0;
async function readPages(requests: number): Promise<void> {
  const from = read;
  read += requests;
  const page = (i: number) => unseen(pages[(from + i) % pages.length]?.(from + i) ?? { path: "/" });
  refused += (await load(shop, page, { requests, connections: 2, mayRefuse: true })).refused;
}
// The first use of each page compiles it.
await readPages(READ);
const byReaders = await heldBy(() => readPages(READ));
const byShoppers = await heldBy(() => shopping(PURCHASES / 2, SHOPPERS));
const readBefore = read;
await shop.heldMs();
let isOver = false;
const reading = (async () => {
  while (!isOver) await readPages(10);
})();
const people = await shopping(PURCHASES / 2, SHOPPERS, look);
const began = performance.now();
const many = await shopping(PURCHASES, SHOPPERS);
const seconds = (performance.now() - began) / 1000;
isOver = true;
await reading;
const byBoth = await shop.heldMs();

const cookie = { name: "cartSessionHash", value: session, url: shop.url };
const weights: (string | number)[][] = [];
for (const path of ["/winkelwagen/", "/afrekenen/"]) {
  const { document, before: early, after } = await scriptWeight(`${shop.url}${path}?features=Marketplace,Cart`, cookie);
  weights.push([path, ...[document, early, after].map((bytes) => (bytes / 1024).toFixed(1))]);
}
await shop.stop();

const timesOf = (bought: Bought[]) => {
  const added = bought.flatMap((one) => one.added);
  const paid = bought.map((one) => one.placedAndPaid);
  return [share(paid, 0.5), share(paid, 0.95), share(added, 0.5), share(added, 0.95)];
};
const heldRow = (by: string, { longest, computed, p99 }: Held) => [
  by,
  ...[longest, computed, p99].map((ms) => ms.toFixed(0)),
];
console.log(
  [
    `\n### Waiting; ${SHOPPERS} shoppers while pages are read (${read - readBefore} in all, ${refused} refused, ${(PURCHASES / seconds).toFixed(1)} purchases/s without pauses)`,
    table(
      ["shoppers", "place and pay p50 ms", "p95", "add to cart p50 ms", "p95"],
      [
        ["one, nobody else", ...timesOf(alone)],
        [`${SHOPPERS}, who look ${LOOK.least / 1000}–${LOOK.most / 1000} s before each press`, ...timesOf(people)],
        [`${SHOPPERS}, who press as soon as they are answered`, ...timesOf(many)],
      ],
    ),
    "\n### Event loop held, ms",
    table(
      ["by", "longest", "of which computing", "p99"],
      [heldRow("readers", byReaders), heldRow(`${SHOPPERS} shoppers`, byShoppers), heldRow("both", byBoth)],
    ),
    "\n### JavaScript over the wire, KB",
    table(["page", "document", "before the first touch", "after"], weights),
  ].join("\n"),
);
