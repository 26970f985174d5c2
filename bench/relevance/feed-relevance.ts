import { importText } from "../import";
import { startShop } from "../server-process";
import { ask } from "./ask";
import type { FeedSet } from "./feeds";
import { sameTitle } from "./feeds/feed-items";
import { plainBm25 } from "./feeds/plain-bm25";
import { average, ndcg, type Outcome, type Score, succeeds } from "./metrics";
import { scoreTable, worstTable } from "./report";
import type { Grade } from "./wish";

const DEPTH = 10;

interface Answered extends Outcome {
  query: string;
  shown: readonly string[];
}

/** The titles that a search shows for a query, best first. */
type Search = (query: string) => Promise<readonly string[]> | readonly string[];

/** Asks every query of a set; the label of a title that the feed does not have is 0. */
export async function answersOf({ items, queries }: FeedSet, search: Search): Promise<Answered[]> {
  const answered: Answered[] = [];
  const titles = new Map(items.map(({ title }) => [sameTitle(title), title]));
  for (const { query, wish, unseen } of queries) {
    const shown = await search(query);
    const grades = shown.map((name): Grade => wish(titles.get(sameTitle(name)) ?? ""));
    answered.push({
      query,
      class: unseen ? "unseen" : "working",
      ndcg: ndcg(
        grades,
        items.map(({ title }) => wish(title)),
      ),
      success: succeeds(grades),
      empty: shown.length === 0,
      shown: shown.slice(0, 3).map((name, at) => `${grades[at]} ${name}`),
    });
  }
  return answered;
}

export function scoresOf(answered: readonly Answered[], who: string): [string, Score][] {
  const part = (name: string) => average(answered.filter((one) => one.class === name));
  return [
    [`${who}, working`, part("working")],
    [`${who}, unseen`, part("unseen")],
    [`${who}, all`, average(answered)],
  ];
}

/** Imports the feed into an empty shop, asks its queries and prints them beside a plain BM25 on the same texts. */
export async function feedRelevance(set: FeedSet, worst: number): Promise<void> {
  const ofTitles = plainBm25(set.items.map(({ title }) => title));
  const ofAll = plainBm25(set.items.map(({ title, description }) => `${title} ${description}`));
  const titlesAt = (found: readonly number[]) => found.map((at) => set.items[at]?.title ?? "");
  const shop = await startShop({ DEMO_PRODUCTS: "0" });
  try {
    await importText(shop, "Relevance", set.url, set);
    const ours = await answersOf(set, async (query) => (await ask(shop.url, query)).map(({ name }) => name));
    const rows = [
      ...scoresOf(await answersOf(set, (query) => titlesAt(ofTitles(query, DEPTH))), "BM25 of titles"),
      ...scoresOf(await answersOf(set, (query) => titlesAt(ofAll(query, DEPTH))), "BM25 with descriptions"),
      ...scoresOf(ours, "shop"),
    ];
    console.log(scoreTable(new Map(rows)));
    const working = ours.filter((one) => one.class === "working");
    if (worst > 0) console.log(worstTable(working, worst));
  } finally {
    await shop.stop();
  }
}
