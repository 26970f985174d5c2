import { expect, test } from "vitest";
import type { PictureSearchRequest } from "#contract/picture-search";
import type { PictureHit } from "./compare/picture-index";
import { createFinder } from "./search-by-picture";

const SHOES = "wear.shoes";
const names = new Map([
  ["wear", "Kleding"],
  [SHOES, "Nette schoenen"],
]);
interface Product {
  id: string;
  score: number;
  category?: string;
  color?: string;
  /** Variants of one thing have the same. */
  thing?: string;
}

const counted = (values: string[]): [value: string, count: number][] =>
  [...new Set(values)]
    .map((value): [string, number] => [value, values.filter((one) => one === value).length])
    .sort(([, one], [, other]) => other - one);

/** Asks a shop with these products, the likest first, in which the ordinary search counts colours. */
function ask(products: Product[], asked: Partial<PictureSearchRequest> = {}, words: string[] = []) {
  const byId = new Map(products.map((product) => [product.id, product]));
  const hits = products.map(({ id, score, category = SHOES }): PictureHit => [id, score, category]);
  const find = createFinder({
    pictures: { find: async (_, __, most) => ({ hits: hits.slice(0, most), words }) },
    categoryNames: async () => names,
    async among(ids, { filters, page }) {
      const own = ids.map((id) => byId.get(id)).filter((product) => product !== undefined);
      const wanted = own.filter(({ color }) => !filters.color || filters.color.includes(color ?? ""));
      const isFirst = ({ id, thing = id }: Product, at: number, all: Product[]) =>
        all.findIndex((other) => (other.thing ?? other.id) === thing) === at;
      const found = wanted.filter(isFirst).map(({ id }) => id);
      const colors = counted(own.map(({ color = "" }) => color)).map(([key, doc_count]) => ({ key, doc_count }));
      return {
        ids: found.slice(0, page.size),
        categories: counted(own.map(({ category = SHOES }) => category)).map(([key, count]) => ({
          key,
          name: key,
          path: `/${key}/`,
          count,
        })),
        facets: { color: { label: "Kleur", buckets: colors } },
      };
    },
  });
  const whole: PictureSearchRequest = { id: "p", width: 9, height: 9, top_left: [0, 0], bottom_right: [9, 9] };
  return find({ bytes: new Uint8Array(), width: 9, height: 9 } as never, { ...whole, ...asked });
}
const some = (count: number, of: Partial<Product> & { score: number }, id = "a"): Product[] =>
  Array.from({ length: count }, (_, n) => ({ id: `${id}${n}`, ...of }));
const colorsOf = async (found: ReturnType<typeof ask>) =>
  (await found).facets?.color?.buckets?.map(({ key, doc_count }) => [key, doc_count]);

test("what is not alike is neither listed nor counted, nor found with a filter", async () => {
  const products = [...some(7, { score: 0.9, color: "rood" }), ...some(90, { score: 0.1, color: "blauw" }, "b")];
  expect((await ask(products)).results).toHaveLength(7);
  expect(await colorsOf(ask(products))).toEqual([["rood", 7]]);
  expect((await ask(products, { filters: { color: ["blauw"] } })).results).toEqual([]);
});

test("what is counted is what is listed, where more are alike than are listed", async () => {
  const products = [...some(40, { score: 0.9, color: "rood" }), ...some(90, { score: 0.8, color: "blauw" }, "b")];
  expect((await ask(products)).results).toHaveLength(60);
  expect(await colorsOf(ask(products))).toEqual([
    ["rood", 40],
    ["blauw", 20],
  ]);
  expect((await ask(products, { filters: { color: ["blauw"] } })).results).toHaveLength(20);
  expect(await colorsOf(ask(products, { size: 10 }))).toEqual([["rood", 10]]);
});

test("a filter may ask for another variant of what is listed", async () => {
  const pairs = some(5, { score: 0.9, color: "rood" }).flatMap((product): Product[] => [
    { ...product, thing: product.id },
    { id: `${product.id}-blue`, thing: product.id, score: 0.85, color: "blauw" },
  ]);
  expect((await ask(pairs)).results.map(([id]) => id)).toEqual(["a0", "a1", "a2", "a3", "a4"]);
  expect((await ask(pairs, { filters: { color: ["blauw"] } })).results).toHaveLength(5);
});

test("what it looks like is said with the name of its kind and its colour, without names of models", async () => {
  const found = await ask(some(9, { score: 0.9, color: "cognac" }), {}, ["isa", "nette", "cognac", "blauw"]);
  expect([found.kind, found.words]).toEqual([{ key: SHOES, name: "Nette schoenen" }, ["Nette schoenen", "cognac"]]);
});

test("the kind that it seems to be is offered first, also where more are a little like it", async () => {
  const shoes = some(4, { score: 0.9 });
  const lamps = some(12, { score: 0.5, category: "wear" }, "b");
  const [first, ...others] = (await ask([...shoes, ...lamps])).categories;
  expect([first?.key, others.map(({ key }) => key)]).toEqual([SHOES, ["wear"]]);
});

test("where kinds do not tell, words do; a category that says nothing is neither named nor offered", async () => {
  const found = await ask(some(9, { score: 0.9, category: "unplaced" }), {}, ["brogue"]);
  expect([found.kind, found.words, found.categories]).toEqual([undefined, ["brogue"], []]);
});
