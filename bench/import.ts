import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ShopProcess } from "./server-process";

const ITEMS = Number(process.env.BENCH_ITEMS ?? 20_000);

function feed(items: number): string {
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
        `${5 + (i % 200)}.95 EUR`,
        "Benchmerk",
        `BM-${i}`,
        "Speelgoed",
        "NL:::4.95 EUR",
      ].join("\t"),
    );
  }
  return `${lines.join("\n")}\n`;
}

/** Hands a generated feed to the running shop, as `npm run import` does. */
export async function measureImport(shop: ShopProcess): Promise<{ items: number; perSecond: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), "etalage-feed-"));
  const file = path.join(folder, "feed.tsv");
  await writeFile(file, feed(ITEMS));
  const command = path.resolve(import.meta.dirname, "../build/server/import.js");
  const args = ["--shop", "Bench", "--url", "https://bench.example", "--data", shop.dataDir, file];
  const began = performance.now();
  const code = await new Promise((resolve) =>
    spawn(process.execPath, [command, ...args], { stdio: ["ignore", "ignore", "inherit"] }).once("exit", resolve),
  );
  if (code !== 0) throw new Error(`The import ended with code ${code}`);
  const seconds = (performance.now() - began) / 1000;
  await rm(folder, { recursive: true, force: true });
  return { items: ITEMS, perSecond: ITEMS / seconds };
}
