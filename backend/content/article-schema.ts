import { z } from "zod";

const day = z
  .string({ error: "schrijf een dag als 2026-11-22" })
  .refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value), "schrijf een bestaande dag als 2026-11-22");
const line = (most: number) =>
  z
    .string({ error: "schrijf hier tekst, zo nodig tussen aanhalingstekens" })
    .trim()
    .min(1, "vul dit in, of haal de regel weg")
    .max(most, `gebruik hoogstens ${most} tekens`)
    .refine((value) => !/\p{Cc}/u.test(value), "gebruik één regel zonder stuurtekens");
const word = (pattern: RegExp, message: string) =>
  z
    .union([z.string(), z.number()], { error: message })
    .transform(String)
    .refine((value) => pattern.test(value), message);
const many = (item: z.ZodType<string>, most: number) =>
  z.array(item, { error: "schrijf een lijst: [een, twee]" }).max(most, `noem er hoogstens ${most}`);

const ID = word(/^[\w-]{1,60}$/, "gebruik hoogstens zestig letters, cijfers en streepjes");

/** Front matter of every content file. */
export const articleFields = z.strictObject(
  {
    title: line(120),
    description: line(300).default(""),
    /** Day of the text, or of this version of it. */
    date: day.optional(),
    /** Day of the last change that readers should know of. */
    updated: day.optional(),
    id: ID.optional(),
    slug: word(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "gebruik kleine letters, cijfers en streepjes").optional(),
    author: line(80).default(""),
    /** File in `pictures/`. */
    picture: line(80).optional(),
    /** What the picture shows. */
    pictureText: line(200).default(""),
    products: many(word(/^\S{1,100}$/, "noem het nummer van een product"), 24).default([]),
    categories: many(
      word(/^[a-z0-9-]+(?:\.[a-z0-9-]+){0,2}$/, "noem de sleutel van een categorie, zoals witgoed.wasmachines"),
      24,
    ).default([]),
    /** What lists group it under. */
    topic: line(40).default(""),
    /** Place in a list, the lowest first. */
    order: z.number({ error: "schrijf een getal" }).int("schrijf een heel getal").min(0).max(10_000).default(1_000),
    validFrom: day.optional(),
    validUntil: day.optional(),
    /** Left out of the shop, for instance to hide a text that ships with it. */
    hidden: z.boolean({ error: "schrijf true of false" }).default(false),
  },
  { error: "begin met velden, zoals title: Titel" },
);
export type ArticleFields = z.infer<typeof articleFields>;

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
