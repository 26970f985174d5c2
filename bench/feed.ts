// How importing a large feed affects a running shop: imports one feed three times (new, unchanged, 1 % changed), while
// requesting an uncached page every 100 ms.
import { setTimeout as sleep } from "node:timers/promises";
import { importMadeUp } from "./import";
import { startShop } from "./server-process";

const ITEMS = Number(process.env.BENCH_ITEMS ?? 100_000);
const EVERY_MS = 100;

const shop = await startShop({ DEMO_PRODUCTS: process.env.DEMO_PRODUCTS ?? "5000" });
const html = await (await fetch(`${shop.url}/zoeken/`)).text();
const product = /href="(\/product\/[^"]+)"/.exec(html)?.[1] ?? "/";
const pages = ["/", "/zoeken/", product];
let asked = 0;

async function timedPage(times: number[], refused: number[]): Promise<void> {
  const began = performance.now();
  const answer = await fetch(`${shop.url}${pages[asked % pages.length]}?utm_id=feed${asked++}`);
  await answer.arrayBuffer();
  times.push(performance.now() - began);
  if (!answer.ok) refused.push(answer.status);
}

/** One row of the table: page times and process figures while `work` runs. */
async function during(name: string, work: () => Promise<unknown>): Promise<(string | number)[]> {
  const times: number[] = [];
  const refused: number[] = [];
  const under: Promise<void>[] = [];
  let peak = 0;
  let isOver = false;
  await shop.heldMs();
  const [cpu, mainCpu, began] = [shop.cpuSeconds(), shop.mainCpuSeconds(), performance.now()];
  const done = work().finally(() => {
    isOver = true;
  });
  done.catch(() => undefined);
  while (!isOver) {
    under.push(timedPage(times, refused));
    peak = Math.max(peak, shop.memoryMb());
    await sleep(EVERY_MS);
  }
  await done;
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(under);
  const held = await shop.heldMs();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const mainSeconds = shop.mainCpuSeconds() - mainCpu;
  return [
    name,
    seconds.toFixed(1),
    (shop.cpuSeconds() - cpu).toFixed(1),
    mainSeconds.toFixed(1),
    Math.round(held.longest),
    Math.round(held.computed),
    Math.round(held.p99),
    times.length,
    refused.length,
    at(0.5),
    at(0.99),
    at(1),
    Math.round(peak),
  ];
}

const rows = [
  await during("no import", () => sleep(15_000)),
  await during(`${ITEMS} new items`, () => importMadeUp(shop, ITEMS)),
  await during("the same again", () => importMadeUp(shop, ITEMS)),
  await during("1 % changed", () => importMadeUp(shop, ITEMS, 50)),
];
await shop.stop();
const head = [
  "import of",
  "s",
  "CPU s",
  "of which pages' thread",
  "loop held ms",
  "of which computing",
  "p99",
  "pages",
  "refused",
  "p50 ms",
  "p99",
  "longest",
  "RSS peak MB",
];
for (const cells of [head, head.map(() => "---"), ...rows]) console.log(`| ${cells.join(" | ")} |`);
