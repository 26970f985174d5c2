import type { SearchRequest } from "#contract/search";
import { tokens } from "../../search/analysis/tokens";
import { newState } from "../state";
import type { Around } from "./around";

const brandOf = (name: string): string | null => /\[(.+)\]$/.exec(name)?.[1] ?? null;
const wordsOf = (name: string) => tokens(name.replace(/\[.+\]$/, ""));
const holds = (name: string, word: string) =>
  wordsOf(name).some((own) => own === word || (word.length > 3 && (own.endsWith(word) || own.startsWith(word))));

/** Products as the mocks of a test give them: the id is the name, and a brand that is told stands behind it in brackets. */
export const summaryOf = (id: string) => ({ id, name: id.replace(/ \[.+\]$/, ""), brand: brandOf(id) });
export const traitsOf = (id: string) => {
  const color = ["rood", "zwart", "groen"].filter((one) => wordsOf(id).includes(one));
  return { specifications: [], features: {}, color, size: [], gender: null };
};

/**
 * A shop of which only names tell anything; `brands` are those that it knows of, and of `dear` every product costs more than any
 * maximum.
 */
export function shopOf(names: readonly string[], brands: readonly string[] = [], dear = "\0"): Around {
  const found = ({ q = "", filters = {} }: Partial<SearchRequest>) => {
    const [wanted, without] = [filters.brand, filters.without].map((values) => (values ?? []).map(String));
    const ofBrand = (wanted ?? []).filter((brand) => !brand.startsWith("!"));
    return names.filter(
      (name) =>
        tokens(q).every((word) => holds(name, word)) &&
        (ofBrand.length === 0 || ofBrand.includes(brandOf(name) ?? "")) &&
        !(filters.price && wordsOf(name).includes(dear)) &&
        !(without ?? []).some((word) => wordsOf(name).includes(word)),
    );
  };
  const readWish = async (text: string) => {
    const words = text.split(" ").filter(Boolean);
    const named = brands.filter((brand) => words.some((word) => word.toLowerCase() === brand.toLowerCase()));
    const parts = named.map((brand) => ({
      id: `brand:${brand}`,
      kind: "brand" as const,
      said: brand,
      label: brand,
      hard: true,
      filter: { key: "brand", values: [brand] },
    }));
    const q = words.filter((word) => !brands.some((brand) => brand.toLowerCase() === word.toLowerCase())).join(" ");
    return { q, kinds: [], filters: {}, preferences: [], parts, leftovers: [] };
  };
  const finder = {
    readWish,
    ids: async (request: SearchRequest) => ({ ids: found(request), total: found(request).length }),
    facets: async (request: SearchRequest) => ({
      brand: { buckets: [...new Set(found(request).flatMap((name) => brandOf(name) ?? []))].map((key) => ({ key })) },
    }),
  };
  return { view: {}, turn: 3, kit: { db: {} }, finder } as unknown as Around;
}

/** A conversation about what was found by these words. */
export const soughtBy = (q: string, shown: readonly string[] = ["1"]) => ({
  ...newState(),
  q,
  shown: [...shown],
  pages: 1,
});
