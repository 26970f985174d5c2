import type { Group, SearchEngine } from "../engine/engine";

const MOST_CATEGORIES = 5;
const WORDS = 8;
/** Words in more products than this say nothing about similarity. */
const COMMON = 500;

async function tellingWords(engine: SearchEngine, names: string[][]): Promise<Group> {
  const words = [...new Set(names.flat())].slice(0, 60);
  const counted = await Promise.all(
    words.map(async (word) => ({ word, count: await engine.frequency([[[word]]], COMMON) })),
  );
  return counted
    .filter(({ count }) => count > 1 && count < COMMON)
    .sort((a, b) => a.count - b.count)
    .slice(0, WORDS)
    .map(({ word }) => [word]);
}

/**
 * Similar products: of the same category, first those that share distinctive name words, then the most popular. Several
 * categories alternate. Excludes the given products and their variants.
 */
export async function moreLikeThis(engine: SearchEngine, ids: string[], limit: number): Promise<string[]> {
  const described = await engine.describe(ids);
  const categories = [...new Set(described.map(({ category }) => category))].slice(0, MOST_CATEGORIES);
  const lists = await Promise.all(
    categories.map(async (category) => {
      const names = described.filter((product) => product.category === category).map(({ name }) => name);
      const telling = await tellingWords(engine, names);
      const found: string[] = [];
      const add = async (groups: Group[], key: string) => {
        const query = {
          uncounted: true,
          groups,
          filters: { values: {}, adult: false, category: key },
          except: [...ids, ...found],
        };
        const size = limit - found.length;
        const more = await engine.query({ ...query, sort: "relevance", matching: "alike", from: 0, size, now: 0 });
        found.push(...more.ids);
      };
      if (telling.length > 0) await add([telling], category);
      if (found.length < limit) await add([], category);
      if (found.length < limit) await add([], category.split(".")[0] ?? category);
      return found;
    }),
  );
  const found = new Set<string>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let i = 0; i < longest; i++) {
    for (const list of lists) {
      const id = list[i];
      if (id !== undefined) found.add(id);
    }
  }
  return [...found].slice(0, limit);
}
