import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LabelledProduct } from "../../bench/relevance/product";
import { generateDemoShop } from "../../demo/catalogue/index";
import { demoProducts } from "../demo-products";
import { openTalkingShop } from "./shop.fixture";

const PRODUCTS = 700;
const SENTENCES = 40;
const products = demoProducts(PRODUCTS);
const known = new Map(products.map((product) => [product.id, product]));

/** What is said, in one message or more, and whether a product breaks it, judged by the catalogue alone. */
interface Wish {
  said: string[];
  breaks: (product: LabelledProduct) => boolean;
}

/** The deepest categories by name, with what they hold. */
const kinds = generateDemoShop({ products: PRODUCTS, today: "2026-11-21" }).categories.flatMap(({ key, name }) => {
  const held = products.filter(({ categories }) => categories.join(".") === key);
  return held.length >= 3 ? [{ name: name.toLowerCase(), held }] : [];
});
const each = (values: readonly string[]): string[] => [...new Set(values)].filter(Boolean).sort();
/** As many as are asked, spread over all of them, the same in every run. */
const spread = (all: Wish[]): Wish[] =>
  Array.from(
    { length: Math.min(SENTENCES, all.length) },
    (_, at) => all[Math.floor((at * all.length) / SENTENCES)],
  ).flatMap((wish) => wish ?? []);
/** Every other wish is said in a second message. */
const sentence = (kind: string, wish: string, at: number): string[] =>
  at % 2 === 0 ? [`ik zoek ${kind}, ${wish}`] : [`ik zoek ${kind}`, wish];

/** `X` is not wanted. */
const refusals = [
  "niet van X",
  "maar geen X",
  "alles behalve X",
  "X wil ik niet",
  "X mag het niet zijn",
  "X vind ik niks",
  "noch X",
  "niks van X",
  "X valt af",
  "van een ander merk dan X",
  "met uitzondering van X",
];
const colourRefusals = [
  "niet X",
  "geen X",
  "liever niet X",
  "X vind ik lelijk",
  "in een andere kleur dan X",
  "X mag niet",
];
const refused = (forms: readonly string[], what: string, at: number): string =>
  (forms[at % forms.length] ?? "").replace("X", () => what);

const brands = kinds.flatMap(({ name, held }, place) =>
  each(held.map(({ brand }) => brand)).map(
    (brand, at): Wish => ({
      said: sentence(name, refused(refusals, at % 3 === 0 ? brand : brand.toLowerCase(), place + at), at),
      breaks: (product) => product.brand === brand,
    }),
  ),
);
const colours = kinds.flatMap(({ name, held }, place) =>
  each(held.flatMap(({ color }) => color)).map(
    (color, at): Wish => ({
      said: sentence(name, refused(colourRefusals, color, place + at), at),
      breaks: (product) => product.color.includes(color),
    }),
  ),
);

const QUANTITY = /^(\d+(?:,\d+)?) ([a-z]+)$/;
const numberOf = (value = ""): number => Number(QUANTITY.exec(value)?.[1]?.replace(",", ".") ?? Number.NaN);
const comparators: [words: string, isMet: (value: number, bound: number) => boolean][] = [
  ["meer dan", (value, bound) => value > bound],
  ["minstens", (value, bound) => value >= bound],
  ["hoogstens", (value, bound) => value <= bound],
  ["minder dan", (value, bound) => value < bound],
  ["> ", (value, bound) => value > bound],
];
const quantities = kinds.flatMap(({ name, held }, place) =>
  each(held.flatMap(({ specifications }) => Object.keys(specifications))).flatMap((field, at): Wish[] => {
    const values = held.flatMap(({ specifications }) => specifications[field] ?? []);
    const units = each(values.map((value) => QUANTITY.exec(value)?.[2] ?? "?"));
    const [unit] = units;
    if (units.length !== 1 || unit === "?") return [];
    // Between the smallest and the largest, so that some products meet it and others do not.
    const bound = values.map(numberOf).sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const [words, isMet] = comparators[(place + at) % comparators.length] ?? ["", () => true];
    const wish = `${field.toLowerCase()} ${words} ${String(bound).replace(".", ",")} ${unit}`;
    return [
      {
        said: sentence(name, wish, at),
        breaks: ({ specifications }) => !isMet(numberOf(specifications[field]), bound),
      },
    ];
  }),
);

describe("nothing that is shown breaks what was said", () => {
  let shop: Awaited<ReturnType<typeof openTalkingShop>>;
  beforeAll(async () => {
    shop = await openTalkingShop(PRODUCTS);
  }, 180_000);
  afterAll(() => shop.close());

  /** The products of the last answer. */
  async function shown(said: readonly string[]): Promise<LabelledProduct[]> {
    const { blocks = [] } = (await shop.answerAfter(...said)) ?? {};
    const ids = blocks.flatMap((block) => (block.type === "products" ? block.items.map(({ id }) => id) : []));
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  it.each([
    ["brands that are not wanted", brands],
    ["colours that are not wanted", colours],
    ["quantities with a comparator", quantities],
  ])(
    "%s",
    async (_, all) => {
      const wishes = spread(all);
      expect(wishes).toHaveLength(SENTENCES);
      const broken: string[] = [];
      let answered = 0;
      for (const { said, breaks } of wishes) {
        const found = await shown(said);
        answered += found.length > 0 ? 1 : 0;
        for (const product of found.filter(breaks)) broken.push(`${said.join(" / ")}: ${product.id} ${product.name}`);
      }
      expect(broken).toEqual([]);
      // Otherwise nothing has been tried.
      expect(answered).toBeGreaterThan(SENTENCES / 2);
    },
    180_000,
  );
});
