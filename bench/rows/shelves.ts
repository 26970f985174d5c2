import { readFileSync } from "node:fs";
import path from "node:path";
import type { Category } from "#contract/categories";
import { categoriesList } from "#contract/categories";
import { Catalogue, type Known } from "../assistant/catalogue";
import { askWhole } from "../relevance/ask";

/** A category of a running shop with what it holds and how it is called. */
export interface Shelf {
  slug: string;
  /** Everyday names, lower case: of the category, of one of its products, and their synonyms. */
  names: string[];
  products: Known[];
}

const PAGE = 100;
const FEWEST = 4;
const MOST_NAMES = 3;
const SYNONYMS = path.resolve(import.meta.dirname, "../../backend/search/synonyms.nl.txt");

/** The categories of a shop that hold at least four products that can be ordered. */
export async function shelvesOf(shop: string): Promise<{ shelves: Shelf[]; catalogue: Catalogue }> {
  const catalogue = new Catalogue(shop);
  const names = await namesByKey(shop);
  const byKey = new Map<string, Known[]>();
  for (const product of await allProducts(shop, catalogue)) {
    if (product.price === null) continue;
    byKey.set(product.category, [...(byKey.get(product.category) ?? []), product]);
  }
  const shelves = [...byKey]
    .filter(([, products]) => products.length >= FEWEST)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, products]) => {
      const slug = key.split(".").at(-1) ?? "";
      const name = names.get(key) ?? slug.replaceAll("-", " ");
      return { slug, names: namesOf(name.toLowerCase(), products), products: products.slice(0, PAGE) };
    });
  return { shelves, catalogue };
}

async function allProducts(shop: string, catalogue: Catalogue): Promise<Known[]> {
  const found: Known[] = [];
  for (let current = 0; ; current++) {
    const { hits } = await askWhole(shop, "", { page: { current, size: PAGE } });
    if (hits.hits.length === 0) return found;
    found.push(...(await Promise.all(hits.hits.map(({ _source }) => catalogue.product(_source.id)))));
  }
}

async function namesByKey(shop: string): Promise<Map<string, string>> {
  const answer = await fetch(`${shop}/api/${categoriesList.service}${categoriesList.path}`);
  const list = (await answer.json()) as Category[];
  const named = list.flatMap(({ subcategory }) =>
    subcategory.buckets.flatMap(({ subsubcategory }) => subsubcategory.buckets),
  );
  return new Map(named.map(({ key, name }) => [key, name]));
}

const groups = readFileSync(SYNONYMS, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "" && !line.startsWith("#"))
  .map((line) => line.split("=>").map((side) => side.split(",").map((word) => word.trim())))
  .map(([said = [], meant = said]) => ({ said, meant }));

function namesOf(name: string, products: readonly Known[]): string[] {
  const words = products.map((product) => product.name.toLowerCase().split(/[^a-zà-ÿ0-9'-]+/));
  const isNamed = (word: string) => words.filter((all) => all.includes(word)).length > products.length / 3;
  const single = singulars(name).filter((word) => word !== name && isNamed(word.split(" ").at(-1) ?? ""));
  const own = [...single.slice(0, 1), name];
  const others = groups
    .filter(({ meant }) => meant.some((word) => own.includes(word)))
    .flatMap(({ said }) => said)
    .filter((word) => groups.filter(({ said, meant }) => [...said, ...meant].includes(word)).length === 1);
  return [...new Set([...own, ...others])].slice(0, own.length + MOST_NAMES);
}

/** What a plural may be the plural of. */
function singulars(name: string): string[] {
  const stem = name.replace(/en$/, "");
  return [
    name.replace(/'?s$/, ""),
    stem,
    stem.replace(/(.)\1$/, "$1"),
    stem.replace(/([aeou])([^aeiou])$/, "$1$1$2"),
    stem.replace(/z$/, "s").replace(/v$/, "f"),
    stem.replace(/([aeou])z$/, "$1$1s").replace(/([aeou])v$/, "$1$1f"),
  ];
}
