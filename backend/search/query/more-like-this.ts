import type { Described, Group, SearchEngine } from "../engine/engine";

const MOST_CATEGORIES = 5;
const WORDS = 8;
/** Words in more products than this say nothing about similarity. */
const COMMON = 500;
/** Read for each one that is asked for: in a category of imported products most may be accessories. */
const LOOKED_AT = 3;

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

/** Whether a product is a thing among things, or an accessory of the kind that one of the others is. */
function isOfTheirKind({ part }: Described, others: readonly Described[]): boolean {
  if (part.length === 0) return others.some((other) => other.part.length === 0);
  return others.some((other) => other.part.some((noun) => part.includes(noun)));
}

/** Takes from each list in turn. */
function* alternating(lists: readonly (readonly string[])[]): Generator<string> {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let i = 0; i < longest; i++) {
    for (const list of lists) {
      const id = list[i];
      if (id !== undefined) yield id;
    }
  }
}

/**
 * Similar products: of the same category, first those that share distinctive name words, then the most popular. Several
 * categories alternate. What is an accessory or a part of the given products, or what these are one of, follows all
 * that is of their own kind. Excludes the given products and their variants.
 */
export async function moreLikeThis(engine: SearchEngine, ids: string[], limit: number): Promise<string[]> {
  const described = await engine.describe(ids);
  const categories = [...new Set(described.map(({ category }) => category))].slice(0, MOST_CATEGORIES);
  const lists = await Promise.all(
    categories.map(async (category) => {
      const given = described.filter((product) => product.category === category);
      const telling = await tellingWords(
        engine,
        given.map(({ name }) => name),
      );
      const alike: string[] = [];
      const others: string[] = [];
      const add = async (groups: Group[], key: string) => {
        const query = {
          uncounted: true,
          groups,
          filters: { values: {}, adult: false, category: key },
          except: [...ids, ...alike, ...others],
        };
        const size = limit * LOOKED_AT;
        const more = await engine.query({ ...query, sort: "relevance", matching: "alike", from: 0, size, now: 0 });
        for (const one of await engine.describe(more.ids)) (isOfTheirKind(one, given) ? alike : others).push(one.id);
      };
      if (telling.length > 0) await add([telling], category);
      if (alike.length < limit) await add([], category);
      if (alike.length < limit) await add([], category.split(".")[0] ?? category);
      return { alike: alike.slice(0, limit), others };
    }),
  );
  const found = new Set([
    ...alternating(lists.map(({ alike }) => alike)),
    ...alternating(lists.map(({ others }) => others)),
  ]);
  return [...found].slice(0, limit);
}
