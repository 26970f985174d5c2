import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { importFile } from "./import-file";
import type { ShopProcess } from "./server-process";

const ITEMS = Number(process.env.BENCH_ITEMS ?? 20_000);

/** Every hundredth item, from `raised` on, costs a euro more than in the feed where it is null. */
function feed(items: number, raised: number | null): string {
  const lines = ["id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tbrand\tmpn\tproduct_type\tshipping"];
  for (let i = 0; i < items; i++) {
    lines.push(
      [
        `bench-${i}`,
        `Bouwset nummer ${i} met ${10 + (i % 90)} delen`,
        `Een bouwset van ${10 + (i % 90)} delen voor lange middagen.`,
        `https://bench.example/p/${i}`,
        `https://bench.example/i/${i}.jpg`,
        "in_stock",
        `${5 + (i % 200) + (i % 100 === raised ? 1 : 0)}.95 EUR`,
        "Benchmerk",
        `BM-${i}`,
        "Speelgoed",
        "NL:::4.95 EUR",
      ].join("\t"),
    );
  }
  return `${lines.join("\n")}\n`;
}

const ASK_EVERY_MS = 10;

/** Repeatedly requests something trivial; resolves with the longest response time once `work` is done. */
async function longestWait(url: string, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  let longest = 0;
  while (!isOver) {
    const began = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    longest = Math.max(longest, performance.now() - began);
    await sleep(ASK_EVERY_MS);
  }
  return longest;
}

/** Imports a feed file into the running shop; a refused feed ends the bench. */
export async function importFeed(shop: ShopProcess, name: string, url: string, file: string): Promise<void> {
  const code = await importFile(shop, { name, url }, file);
  if (code !== 0) throw new Error(`The import ended with code ${code}`);
}

/** Imports a text as a feed file with this name. */
export async function importText(
  shop: ShopProcess,
  name: string,
  url: string,
  feed: { file: string; text: string },
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "etalage-feed-"));
  try {
    const file = path.join(folder, feed.file);
    await writeFile(file, feed.text);
    await importFeed(shop, name, url, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Imports a generated feed into the running shop, with other prices for one per cent of the items unless `raised` is null. */
export function importMadeUp(shop: ShopProcess, items: number, raised: number | null = null): Promise<void> {
  return importText(shop, "Bench", "https://bench.example", { file: "feed.tsv", text: feed(items, raised) });
}

interface ImportFigures {
  items: number;
  perSecond: number;
  /** Longest block of the main thread, in ms. */
  held: number;
}

/** The speed of an import, and how long it blocks the main thread. */
export async function measureImport(shop: ShopProcess): Promise<ImportFigures> {
  const began = performance.now();
  const ended = importMadeUp(shop, ITEMS);
  const held = await longestWait(shop.url, ended);
  await ended;
  return { items: ITEMS, perSecond: ITEMS / ((performance.now() - began) / 1000), held };
}
