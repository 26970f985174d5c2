import { LRUCache } from "lru-cache";
import { feedPath, levelsOf, pathKey, specificLevels } from "./placing/feed-path";
import type { Lexicon } from "./placing/lexicon";
import { agreement, type Candidate, type Meaning, weighPath } from "./placing/place-path";
import type { ShopTree } from "./placing/shop-tree";
import type { Taxonomy, TaxonomyNode } from "./taxonomy/taxonomy";
import { headOf, keyOf, wordsOf } from "./taxonomy/words";

/** What an item says about its category. */
export interface Placing {
  googleCategory: string;
  productType: string;
  title: string;
  adult: boolean;
}

/** Where an item belongs; null: the evidence is too weak, or the shop has no such category. */
export interface Place {
  categoryId: string | null;
  /** 0 to 1; 1 for what the operator decided. */
  confidence: number;
  path: string;
}

/** Below this, an item stays unplaced. */
const ENOUGH = 0.4;
/** What a title says by itself, and what it adds to a path. */
const TITLE_ALONE = 0.72;
const TITLE_SUPPORT = 0.35;
/** How much a title must fit a subcategory of the chosen category to move the item there. */
const TITLE_DEEPER = 0.55;
const CLEAR = 0.8;
const TITLE_NAMED = 0.95;
const TITLE_WORDS = 12;
const PATH_LENGTH = 1000;
const MATURE = "772";

interface Known {
  taxonomy: Taxonomy;
  words: Lexicon<TaxonomyNode>;
  tree: ShopTree;
  /** The operator's own choices: path key → category id. */
  mapped: ReadonlyMap<string, string>;
}

/** Returns a function that places an item in the shop's tree. */
export function createCategoryMatcher({ taxonomy, words, tree, mapped }: Known): (item: Placing) => Place {
  const byPath = new LRUCache<string, Candidate[]>({ max: 5000 });
  const fullPaths = pathsOf(taxonomy);

  function ofNode(node: TaxonomyNode, strength: number): Meaning {
    const near = tree.nearest(node);
    return { node, category: near?.category, strength: strength * (near?.nearness ?? 1) };
  }

  function meanings(text: string): Meaning[] {
    const own = tree.names.find(text).map(([category, strength]) => ({ node: category.nodes[0], category, strength }));
    return [...own, ...words.find(text).map(([node, strength]) => ofNode(node, strength))];
  }

  function named(text: string): Meaning[] {
    const own = tree.names.named(text).map(([category, strength]) => ({ node: category.nodes[0], category, strength }));
    return [...own, ...words.named(text).map(([node, strength]) => ofNode(node, strength))];
  }

  function candidates(item: Placing): Candidate[] {
    const googleCategory = item.googleCategory.slice(0, PATH_LENGTH);
    const productType = item.productType.slice(0, PATH_LENGTH);
    const key = `${googleCategory}\n${productType}`;
    const known = byPath.get(key);
    if (known) return known;
    const google =
      googleCategory === "" ? undefined : (taxonomy.byId.get(googleCategory) ?? fullPaths.get(fullKey(googleCategory)));
    const exact = fullPaths.get(fullKey(productType));
    const parts = (exact ? [[ofNode(exact, 1)]] : specificLevels(productType).map(meanings)).reverse();
    if (google) parts.push([ofNode(google, 1)]);
    else parts.push(...specificLevels(googleCategory).map(meanings).reverse());
    const found = weighPath(parts);
    byPath.set(key, found);
    return found;
  }

  function allowed({ category, node }: Meaning, item: Placing): boolean {
    return !category?.adult || item.adult || (node !== undefined && node.path[0]?.id === MATURE);
  }

  return (item) => {
    const path = feedPath(item);
    const chosen = mapped.get(pathKey(path));
    if (chosen !== undefined && path !== "") return { categoryId: chosen, confidence: 1, path };
    const found = candidates(item);
    const [clear] = found;
    const isClear = clear !== undefined && sureness(clear, found) >= CLEAR;
    // Reading a title costs more than all the rest, and adds nothing where the path leaves no choice.
    const title = isClear && clear.category?.isLeaf ? [] : titleMeanings(item.title, meanings);
    const judged =
      found.length > 0
        ? found.map((one) => ({ ...one, score: one.score + TITLE_SUPPORT * Math.max(0, agreement(one, title)) }))
        : title.map((one) => ({ ...one, score: one.strength * TITLE_ALONE }));
    const open = judged.filter((one) => allowed(one, item)).sort((a, b) => b.score - a.score);
    const [best] = open;
    if (!best?.category) return { categoryId: null, confidence: 0, path };
    const confidence = sureness(best, open);
    if (confidence < ENOUGH) return { categoryId: null, confidence, path };
    return { categoryId: deeper(best, title, item).row.id, confidence, path };
  };

  /** A title may choose among the subcategories of the category that the path chose. */
  function deeper({ category }: Candidate, title: readonly Meaning[], item: Placing) {
    if (!category) throw new Error("Only a category has subcategories.");
    if (category.isLeaf) return category;
    const isBelow = (one: Meaning) =>
      one.strength >= TITLE_DEEPER &&
      one.category !== category &&
      one.category?.path.includes(category) &&
      (one.category.adult === category.adult || allowed(one, item));
    const below =
      title.find(isBelow) ??
      phrasesOf(item.title)
        .flatMap(named)
        .find((one) => one.strength >= TITLE_NAMED && isBelow(one));
    return below?.category ?? category;
  }
}

/** Weak when little was recognized, or when another main category is nearly as likely. */
function sureness(best: Candidate, all: readonly Candidate[]): number {
  const main = best.category?.path[0];
  const rival = all.find(({ category, node }) =>
    category ? category.path[0] !== main : node?.path[0] !== best.node?.path[0],
  );
  const lead = rival ? Math.max(0, 1 - rival.score / best.score) : 1;
  return Math.min(1, best.score) * (0.55 + 0.45 * Math.min(1, lead * 3));
}

/** What the head of a title names. */
function titleMeanings(title: string, meanings: (text: string) => Meaning[]): Meaning[] {
  const [first = ""] = title.split(/[|(,;]| [-–—] /);
  const words = headOf(first).split(/\s+/).slice(0, TITLE_WORDS);
  for (let from = Math.max(0, words.length - 3); from < words.length; from += 1) {
    const found = meanings(words.slice(from).join(" ")).filter(({ strength }) => strength >= TITLE_DEEPER);
    if (found.length > 0) return found;
  }
  return [];
}

/** Every few words that stand together in a title, the longest first. */
function phrasesOf(title: string): string[] {
  const words = wordsOf(title).slice(0, TITLE_WORDS);
  return [3, 2, 1].flatMap((length) =>
    words.slice(0, words.length - length + 1).map((_, from) => words.slice(from, from + length).join(" ")),
  );
}

function fullKey(path: string): string {
  return levelsOf(path).map(keyOf).join(" > ");
}

/** Whole paths of the taxonomy, in Dutch and in English. */
function pathsOf(taxonomy: Taxonomy): Map<string, TaxonomyNode> {
  const paths = new Map<string, TaxonomyNode>();
  for (const node of taxonomy.byId.values()) {
    const path = node.path;
    paths.set(path.map(({ dutch }) => keyOf(dutch)).join(" > "), node);
    paths.set(path.map(({ english }) => keyOf(english)).join(" > "), node);
  }
  return paths;
}
