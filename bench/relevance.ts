import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { demoProducts } from "../tests/demo-products";
import { ask } from "./relevance/ask";
import { feedRelevance } from "./relevance/feed-relevance";
import { feedSet } from "./relevance/feeds";
import { average, ndcg, type Outcome, type Score, succeeds } from "./relevance/metrics";
import { heldOut, labelledQueries } from "./relevance/queries";
import { featureTable, scoreTable, worstTable } from "./relevance/report";
import { startShop } from "./server-process";

/**
 * Relevance of the embedded search: sends every labelled query to the built shop and prints nDCG@10, success@3 and the
 * share of empty results by query class. `npm run bench:relevance -- --features` also disables the language features
 * one by one; `--worst 30` lists the lowest-scoring queries with their results. `--feed electronics` or `--feed toys
 * FILE` does so for an empty shop that imports a feed with English titles, beside a plain BM25.
 */

const PRODUCTS = 5_000;
const FEATURES = ["stemming", "compounds", "spelling", "synonyms", "attributes"];

interface Answered extends Outcome {
  query: string;
  shown: string[];
}

const products = demoProducts(PRODUCTS);
const byId = new Map(products.map((product) => [product.id, product]));

async function answers(url: string): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const { query, class: name, wish } of labelledQueries) {
    const hits = await ask(url, query);
    const grades = hits.map(({ id }) => {
      const product = byId.get(id);
      return product ? wish(product) : 0;
    });
    answered.push({
      query,
      class: name,
      ndcg: ndcg(grades, products.map(wish)),
      success: succeeds(grades),
      empty: hits.length === 0,
      shown: hits.slice(0, 3).map((hit, at) => `${grades[at]} ${hit.name}`),
    });
  }
  return answered;
}

async function withShop<T>(dataDir: string | undefined, off: string, work: (url: string) => Promise<T>): Promise<T> {
  const env = { DEMO_PRODUCTS: String(PRODUCTS), ...(off && { ETALAGE_SEARCH_OFF: off }) };
  const shop = await startShop(env, dataDir);
  try {
    return await work(shop.url);
  } finally {
    await shop.stop();
  }
}

function byClass(answered: readonly Answered[]): Map<string, Score> {
  const names = [...new Set(answered.map((one) => one.class))];
  const scores = names.map((name): [string, Score] => [name, average(answered.filter((one) => one.class === name))]);
  return new Map([...scores, ["all", average(answered)]]);
}

async function main(): Promise<void> {
  const at = process.argv.indexOf("--worst");
  const worst = at > 0 ? Number(process.argv[at + 1] ?? 30) : 0;
  const feed = process.argv.indexOf("--feed");
  if (feed > 0) return feedRelevance(feedSet(process.argv[feed + 1] ?? "", process.argv[feed + 2]), worst);
  const dataDir = path.join(tmpdir(), `etalage-relevance-${process.pid}`);
  try {
    const answered = await withShop(dataDir, "", answers);
    const scores = byClass(answered);
    console.log(scoreTable(scores));
    const seen = answered.filter((one) => !heldOut.has(one.class));
    if (worst > 0) console.log(worstTable(seen, worst));
    if (!process.argv.includes("--features")) return;
    const without = new Map<string, Map<string, Score>>();
    for (const feature of FEATURES) {
      await rm(path.join(dataDir, "search"), { recursive: true, force: true });
      without.set(feature, byClass(await withShop(dataDir, feature, answers)));
    }
    console.log(featureTable(scores, without));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
