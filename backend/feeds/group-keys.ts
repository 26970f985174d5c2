import { areVariants, type Variant } from "../matching/are-variants";

/** A code with more products is not of variants: some shops give all they sell the same one. */
export const MOST_VARIANTS = 1_000;

export interface GroupedProduct extends Variant {
  id: string;
  /** Codes of its group, of every shop that has one. */
  codes: string[];
}

/**
 * Product → key of its variant group, or null. Products that share a code are variants, and so are those that are
 * linked by a product with the codes of two shops. The key is the lowest of a group's codes, so that every run agrees.
 */
export function groupKeys(products: readonly GroupedProduct[]): Map<string, string | null> {
  const trusted = trustedCodes(products);
  const leads = new Map<string, string>();
  const lead = (code: string): string => {
    let found = code;
    for (let next = leads.get(found); next !== undefined; next = leads.get(found)) found = next;
    return found;
  };
  const keys = new Map<string, string | null>();
  for (const { codes } of products) {
    const [first = "", ...others] = codes.filter((code) => trusted.has(code));
    for (const other of others) unite(lead(first), lead(other), leads);
  }
  const sizes = new Map<string, number>();
  for (const { id, codes } of products) {
    const own = codes.find((code) => trusted.has(code));
    const key = own === undefined ? null : lead(own);
    keys.set(id, key);
    if (key !== null) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  // Chains of shops can link too much: then each product stays with its own code.
  for (const { id, codes } of products) {
    if ((sizes.get(keys.get(id) ?? "") ?? 0) > MOST_VARIANTS)
      keys.set(id, codes.find((code) => trusted.has(code)) ?? null);
  }
  return keys;
}

function unite(one: string, other: string, leads: Map<string, string>): void {
  if (one === other) return;
  if (one < other) leads.set(other, one);
  else leads.set(one, other);
}

function trustedCodes(products: readonly GroupedProduct[]): Set<string> {
  const byCode = new Map<string, GroupedProduct[]>();
  for (const product of products) {
    for (const code of product.codes) {
      const group = byCode.get(code);
      if (group) group.push(product);
      else byCode.set(code, [product]);
    }
  }
  return new Set(
    [...byCode].filter(([, group]) => group.length <= MOST_VARIANTS && areVariants(group)).map(([code]) => code),
  );
}
