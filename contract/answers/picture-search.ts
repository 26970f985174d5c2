import * as v from "valibot";
import { type Answer, items, list, maybe, or, readBy, type Schema } from "./kit";
import { facets } from "./search";
import { between, count, id, matching, path, text } from "./values";

const RESULTS = 60;
const WORDS = 10;
const CATEGORIES = 50;

const side = between(1, 20_000);

export const sentPicture = v.object({
  id,
  mime: matching(/^image\/(?:webp|jpeg|png|avif|gif)$/),
  /** Base64. */
  data: matching(/^[A-Za-z0-9+/]+={0,2}$/),
  width: side,
  height: side,
});

/** IM-05: its first element is the id of a product; then how alike it is, and the key of its category. */
export type PictureResult = [productId: string, score: number, categoryKey: string];
/** Only the id is required. */
const result: Schema<PictureResult> = readBy<PictureResult>(
  v.tuple([v.string(), v.number(), v.string()]) as unknown as Schema<PictureResult>,
  (value, { part }) => {
    if (!Array.isArray(value)) return undefined;
    const [product, score, category] = value as unknown[];
    const found = part(id, product);
    if (found === undefined) return undefined;
    return [found, typeof score === "number" && Number.isFinite(score) ? score : 0, part(or(text, ""), category) ?? ""];
  },
);

const category = v.object({ key: id, name: text, path: or(path, ""), count });

export const foundByPicture = v.object({
  /** The most alike first. */
  results: list(result, RESULTS),
  /** What it looks like, in words of the catalogue: the name of its kind first, then the surest. */
  words: items(text, WORDS),
  /** The category of what it seems to be; absent when the likest products do not agree. */
  kind: maybe(v.object({ key: id, name: text })),
  /** Categories of the results, with their number among these. */
  categories: items(category, CATEGORIES),
  /** Of the same products: what is listed, and what other filters would list of what is alike. */
  facets: maybe(facets),
});

export type SentPicture = Answer<typeof sentPicture>;
export type FoundByPicture = Answer<typeof foundByPicture>;
export type PictureCategory = Answer<typeof category>;
