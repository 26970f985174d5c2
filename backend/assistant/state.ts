import { z } from "@hono/zod-openapi";
import { offerTopics } from "./commands";

const cents = z.number().int().nullable();
const sort = z.object({
  by: z.enum(["relevance", "new", "popular", "price", "discount"]),
  direction: z.enum(["asc", "desc"]),
});

/** One wish, with where it comes from. */
const wishPart = z.object({
  id: z.string(),
  label: z.string(),
  /** As typed; empty when nobody said it. */
  said: z.string(),
  hard: z.boolean(),
  /** Number of the question in which it was said; -1: from the screen on which the conversation began. */
  turn: z.number().int(),
  /** A list filter with its values. */
  filter: z.object({ key: z.string(), values: z.array(z.string()) }).optional(),
  /** Bounds of the price, both inclusive. */
  price: z.object({ from: cents, to: cents }).optional(),
  prefer: z.object({ feature: z.string(), direction: z.enum(["low", "high"]) }).optional(),
  sort: sort.optional(),
  /** Words that no specification may say, where the search has no filter for them. */
  untold: z.array(z.string()).optional(),
  /** Words, in stems, that a product must say one after the other, where the search has no filter for them. */
  needed: z.array(z.string()).optional(),
  /** What products must, or must not, tell of themselves, where the search has no filter for it. */
  told: z
    .object({
      number: z
        .object({
          from: z.number().nullable(),
          to: z.number().nullable(),
          unit: z.string(),
          isAbove: z.literal(true).optional(),
          isBelow: z.literal(true).optional(),
        })
        .optional(),
      values: z.array(z.string()).optional(),
      features: z.array(z.string()).optional(),
      isPart: z.literal(true).optional(),
      /** The first letters of its models: `a` of a Galaxy A55. */
      series: z.string().optional(),
      isDenied: z.literal(true).optional(),
      isCoded: z.literal(true).optional(),
    })
    .optional(),
});
const kind = z.object({ key: z.string(), name: z.string(), path: z.string() });
/** What was sought before something else was. */
const search = z.object({ kinds: z.array(kind), noun: z.string(), q: z.string(), parts: z.array(wishPart) });
const option = z.object({ label: z.string(), value: z.string() });

const schema = z.object({
  /** Several while it is not clear which is meant. */
  kinds: z.array(kind).default([]),
  /** What products of the kind must be named with, where the category holds other things too. */
  noun: z.string().default(""),
  /** Words to search by besides. */
  q: z.string().default(""),
  parts: z.array(wishPart).default([]),
  /** What was sought before this, the latest last: `terug naar de jassen`. */
  earlier: z.array(search).default([]),
  /** Ids of products in the order in which they were shown last. */
  shown: z.array(z.string()).default([]),
  /** The same of all products that were shown in the conversation, each once, in the order in which they first were. */
  seen: z.array(z.string()).default([]),
  /** Pages of hits that have been shown. */
  pages: z.number().int().default(0),
  /** The product that the conversation is about. */
  focus: z.string().nullable().default(null),
  compared: z.array(z.string()).default([]),
  /** Facets that were asked about. */
  asked: z.array(z.string()).default([]),
  /** What was asked last and awaits an answer. */
  question: z
    .object({ facet: z.string(), options: z.array(option) })
    .nullable()
    .default(null),
  /** Questions asked in a row. */
  inARow: z.number().int().default(0),
  /** Messages in a row that were not understood. */
  misses: z.number().int().default(0),
  /** What was asked last about one product: "en de tweede?" asks the same of another. */
  lastAsked: z
    .union([z.object({ field: z.string() }), z.object({ about: z.enum(offerTopics) })])
    .nullable()
    .default(null),
  /** The question about the shop's texts that was answered last, which "en bij kleding?" goes on about, and the path of what was quoted. */
  topic: z.object({ asked: z.string(), at: z.string() }).nullable().default(null),
  /** Whether the visitor has been told that personal data is left out. */
  toldPrivate: z.boolean().default(false),
});

/** All that the assistant remembers of a conversation besides its messages. */
export type DialogueState = z.output<typeof schema>;
export type StatePart = z.output<typeof wishPart>;
export type StateKind = z.output<typeof kind>;

export const newState = (): DialogueState => schema.parse({});

/** The stored state; a new one when it is of a version that cannot be read any more. */
export function readState(stored: unknown): DialogueState {
  const read = schema.safeParse(stored);
  return read.success ? read.data : newState();
}

/** Whether a part asks for something of a list, and does not only leave some of it out. */
export const wantsOf =
  (key: "brand" | "color") =>
  ({ filter }: StatePart): boolean =>
    filter?.key === key && filter.values.every((value) => !value.startsWith("!"));

/** The brand that was asked for, as it was said; undefined where none was, or only ones that are not wanted. */
export const wantedBrand = ({ parts }: Pick<DialogueState, "parts">): string | undefined =>
  parts.find(wantsOf("brand"))?.said;

/** The same of the colour. */
export const wantedColour = ({ parts }: Pick<DialogueState, "parts">): string | undefined =>
  parts.find(wantsOf("color"))?.said;

/** Whether anything is wished that one can search by. */
export const hasWish = ({ kinds, q, parts }: Pick<DialogueState, "kinds" | "q" | "parts">): boolean =>
  kinds.length > 0 || q !== "" || parts.length > 0;

/** All words that are searched by, each once. */
export const wordsSought = ({ noun, q }: Pick<DialogueState, "noun" | "q">): string =>
  noun === "" || q.split(" ").includes(noun) ? q : [noun, q].filter(Boolean).join(" ");
