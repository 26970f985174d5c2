import type { LabelledProduct } from "../relevance/product";
import type { LabelledQuery } from "../relevance/queries";
import type { Labels } from "../relevance/queries/labels";
import type { Grade, Wish } from "../relevance/wish";
import type { BaseProduct } from "./base-products";
import { seenQueries } from "./queries";
import { unseenQueries } from "./unseen-queries";

export const UNSEEN = "unseen";

/** All queries with their class. */
export const feedQueries: readonly LabelledQuery[] = Object.entries<Labels>({
  ...seenQueries,
  [UNSEEN]: unseenQueries,
}).flatMap(([name, labels]) => labels.map(([query, wish]) => ({ query, class: name, wish })));

/** The input of a label: what the product really is, whatever a shop wrote. */
export function labelled({ key, kind, brand, line, code, options, gtin, mpn }: BaseProduct): LabelledProduct {
  return {
    id: key,
    name: `${brand} ${line}`,
    brand,
    model: `${line} ${code}`,
    categories: [kind.slug],
    color: options.Kleur ? [options.Kleur] : [],
    size: options.Maat ? [options.Maat] : [],
    gender: "",
    gtin,
    mpn,
    specifications: options,
  };
}

/** A product that mixes several things is worth the worst of them; one of another feed is worth nothing. */
export function gradeOf(things: readonly BaseProduct[], wish: Wish): Grade {
  const [first = 0, ...others] = things.map((thing) => wish(labelled(thing)));
  return others.reduce<Grade>((worst, grade) => (grade < worst ? grade : worst), first);
}
