import { Catalogue } from "./assistant/catalogue";
import type { Dialogue } from "./assistant/dialogue";
import { demoDialogues, importedDialogues } from "./assistant/dialogues";
import { hold, type Judged } from "./assistant/hold";
import { classTable, faultTable, totals } from "./assistant/report";
import { generalStore } from "./feeds/general-store";
import { importText } from "./import";
import { type ShopProcess, startShop } from "./server-process";

/**
 * How well the assistant answers: holds nearly 2,000 conversations with the built shop, a third of them on an empty shop
 * that imported a feed, and judges them on products, sources and questions, never on wording. All of them are held
 * twice, because the same question must get the same answer. `-- --worst 30` lists what went wrong, except in the
 * classes named unseen; `-- --only reference` holds one class; `-- --products 100000` fills a larger demo shop, and leaves the
 * imported one out.
 */

// Limits are by client address: each conversation has one of its own.
const BEHIND_PROXY = { TRUST_PROXY: "1", PUBLIC_ORIGIN: "https://bench.example" };

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : undefined;
};
const larger = option("--products");
const products = Number(larger ?? 5_000);
const only = option("--only");
const chosen = (dialogues: readonly Dialogue[]) => dialogues.filter((one) => !only || one.class === only);

async function holdAll(shop: ShopProcess, dialogues: readonly Dialogue[], run: number): Promise<Judged[]> {
  const catalogue = new Catalogue(shop.url);
  const judged: Judged[] = [];
  for (const [at, dialogue] of dialogues.entries())
    judged.push(await hold(dialogue, shop.url, `10.${run}.${at >> 8}.${at & 255}`, catalogue));
  return judged;
}

async function twice(
  env: Record<string, string>,
  dialogues: readonly Dialogue[],
  fill?: (shop: ShopProcess) => Promise<void>,
) {
  const shop = await startShop({ ...BEHIND_PROXY, ...env });
  try {
    await fill?.(shop);
    const first = await holdAll(shop, dialogues, 1);
    const second = await holdAll(shop, dialogues, 2);
    return { first, changed: first.filter(({ transcript }, at) => transcript !== second[at]?.transcript) };
  } finally {
    await shop.stop();
  }
}

const demo = await twice({ DEMO_PRODUCTS: String(products) }, chosen(demoDialogues));
const feed = generalStore();
const imported = await twice({ DEMO_PRODUCTS: "0" }, larger ? [] : chosen(importedDialogues), (shop) =>
  importText(shop, feed.shop, `https://${feed.website}`, feed),
);
const all = [...demo.first, ...imported.first];
console.log(classTable(all));
console.log(`\n${totals(all, demo.changed.length + imported.changed.length)}`);
const worst = Number(option("--worst") ?? 0);
if (worst > 0) console.log(`\n${faultTable(all, worst)}`);
