import type { Category, CategoryFields } from "#contract/categories";

/** Kinds that the empty page asks about. */
const KINDS = 3;

/**
 * Names of categories to ask about, each of another main category: the one with the most products of each, so that
 * every example has an answer in any shop.
 */
export function exampleKinds(tree: readonly Category[]): string[] {
  const candidates = tree
    .filter(({ adult_content, product_count }) => !adult_content && product_count > 0)
    .map((main) => largest(main))
    .sort((a, b) => b.product_count - a.product_count);
  return [...new Set(candidates.map(({ name }) => spoken(name)))].slice(0, KINDS);
}

function largest(main: Category): CategoryFields {
  const subs = main.subcategory.buckets;
  const leaves = subs.flatMap((sub) => sub.subsubcategory.buckets);
  const [most] = (leaves.length > 0 ? leaves : subs)
    .filter(({ adult_content, product_count }) => !adult_content && product_count > 0)
    .sort((a, b) => b.product_count - a.product_count);
  return most ?? main;
}

/** As within a sentence: `Wasmachines` → `wasmachines`, but `USB-sticks` stays. */
function spoken(name: string): string {
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
