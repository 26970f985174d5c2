import { z } from "@hono/zod-openapi";
import { LENGTHS } from "#contract/lengths";
import { REACHABLE_RESULTS } from "#contract/limits";
import { listFacets } from "#contract/list-facets";
import type { SearchFilters } from "#contract/search";

const isListFacet = (name: string) => listFacets.some((facet) => facet === name);
const LONGEST_VALUE = 200;
const MOST_VALUES = 50;
const MOST_FEATURE_FILTERS = 20;
const MOST_NAMED_SETS = 10;
const LARGEST_PAGE = 100;
const MOST_PREFERENCES = 5;
/** As long as a message to the assistant may be. */
const LONGEST_SENTENCE = 1_000;

const values = z.array(z.string().min(1).max(LONGEST_VALUE)).max(MOST_VALUES);
const cents = z.number().int().min(0).max(2_000_000_000).nullable();
const known = {
  ...Object.fromEntries(listFacets.map((name) => [name, values.optional()])),
  category: z.array(z.string().min(1).max(100)).max(3).optional(),
  price: z.tuple([cents, cents]).optional(),
};

export const searchFilters = z
  .object(known)
  .catchall(values)
  .refine(
    (given) => Object.keys(given).every((key) => key.length > 0 && key.length <= 100),
    "A filter's key is too long.",
  )
  .refine(
    (given) => Object.keys(given).filter((key) => !Object.hasOwn(known, key)).length <= MOST_FEATURE_FILTERS,
    `At most ${MOST_FEATURE_FILTERS} feature filters.`,
  ) as unknown as z.ZodType<SearchFilters>;

/** The body of a search, with every list and text bounded. */
export const searchRequest = z.object({
  q: z.string().max(LENGTHS.searchTerm),
  filters: searchFilters,
  uber_ids: z.array(z.string().max(100)).max(MOST_NAMED_SETS).optional(),
  page: z.object({
    current: z.number().int().min(0).max(REACHABLE_RESULTS),
    size: z.number().int().min(1).max(LARGEST_PAGE),
  }),
  sort: z.object({
    by: z.enum(["relevance", "new", "popular", "price", "discount"]),
    direction: z.enum(["asc", "desc"]),
  }),
  noun: z.string().max(LENGTHS.searchTerm).optional(),
  wpCategory: z.string().max(300).optional(),
  context: z.string().max(50),
  mobile: z.boolean(),
  adult: z.boolean().optional(),
  marketplace: z.boolean().optional(),
  prefer: z
    .array(z.object({ feature: z.string().min(1).max(100), direction: z.enum(["low", "high"]) }))
    .max(MOST_PREFERENCES)
    .optional(),
});

export const wishRequest = z.object({
  q: z.string().max(LONGEST_SENTENCE),
  category: z.string().max(300).optional(),
  adult: z.boolean().optional(),
  marketplace: z.boolean().optional(),
  whole: z.boolean().optional(),
});

export const facetFullRequest = searchRequest.extend({
  facet: z
    .string()
    .max(120)
    .refine((name) => name === "category" || isListFacet(name) || /^feature::./.test(name), "No such facet."),
});

const yes = z
  .literal("1")
  .transform((): 1 => 1)
  .optional();
export const suggestionsQuery = z.object({ q: z.string().max(LENGTHS.searchTerm), adult: yes, marketplace: yes });
