import { expect, it } from "vitest";
import type { SearchRequest } from "#contract/search";
import { newState, type StatePart } from "../state";
import type { Around } from "./around";
import { explainNothing } from "./blocked";

/** A search of a shop that sells shoes and nothing else. */
const shoes = (): Around => {
  const ids = async ({ noun, q, filters }: SearchRequest) => {
    const isSold = noun === "schoen" && q === "schoen" && !filters.color?.length;
    return isSold ? { ids: ["1"], total: 1 } : { ids: [], total: 0 };
  };
  const buckets = [
    { key: "groen", doc_count: 0 },
    { key: "blauw", doc_count: 3 },
    { key: "rood bruin", doc_count: 1 },
  ];
  const brands = [{ key: "Y", doc_count: 2 }];
  const facets = async () => ({ color: { label: "", buckets }, brand: { label: "", buckets: brands } });
  return { finder: { ids, facets }, view: {}, segments: {} } as unknown as Around;
};
const red: StatePart = {
  id: "color:rood",
  label: "rood",
  said: "rode",
  hard: true,
  turn: 0,
  filter: { key: "color", values: ["rood"] },
};
const explained = async (noun: string, q: string, parts: StatePart[] = []) =>
  (await explainNothing(shoes(), { ...newState(), noun, q, parts })).text[0];

it("names the thing alone that the shop does not have, whatever else was wished of it", async () => {
  expect(await explained("sjaal", "sjaal wol")).toBe("“sjaal” heb ik in deze winkel niet gevonden.");
  expect(await explained("sjaal", "sjaal", [red])).toBe("“sjaal” heb ik in deze winkel niet gevonden.");
  expect(await explained("accu voor boor", "accu voor boor")).toContain("“accu voor boor”");
});

it("names all that was wished of a thing that the shop has otherwise", async () => {
  expect(await explained("schoen", "schoen wol")).toBe("“schoen wol” heb ik in deze winkel niet gevonden.");
  expect(await explained("schoen", "schoen", [red])).toContain("Met al je wensen samen vind ik niets");
});

it("counts what is not sold as understood, so that a second such answer does not say otherwise", async () => {
  const said = await explainNothing(shoes(), { ...newState(), noun: "sjaal", q: "sjaal" });
  expect(said).toMatchObject({ isMiss: true, isUnderstood: true });
});

it("begins what each way out gives with the words of its button, so that a page need not say it twice", async () => {
  const { text, blocks } = await explainNothing(shoes(), { ...newState(), noun: "schoen", q: "schoen", parts: [red] });
  const options = blocks.flatMap((block) => (block.type === "choices" ? block.options : []));
  expect(options.at(-1)).toMatchObject({ label: "Zonder “rood”", count: 1 });
  expect(text[1]).toBe("Zonder “rood”: één product.");
});

it("offers the values that there are in place of one that nothing has, and takes one of them for an answer", async () => {
  const said = await explainNothing(shoes(), { ...newState(), noun: "schoen", q: "schoen", parts: [red] });
  const options = said.blocks.flatMap((block) => (block.type === "choices" ? block.options : []));
  expect(options.map(({ label, count }) => [label, count])).toEqual([
    ["rood bruin", 1],
    ["blauw", 3],
    ["Zonder “rood”", 1],
  ]);
  expect(said.text[2]).toBe("Kleur: er is wel rood bruin en blauw.");
  expect(said.state.question).toMatchObject({ facet: "color", options: [{ value: "rood bruin" }, { value: "blauw" }] });
});

it("offers no other brand in place of the one that was named", async () => {
  const brand: StatePart = { ...red, id: "brand:X", label: "X", filter: { key: "brand", values: ["X"] } };
  const shop = shoes();
  const ids = async ({ filters }: SearchRequest) => ({ ids: [], total: filters.brand?.length ? 0 : 1 });
  const around = { ...shop, finder: { ...shop.finder, ids } } as unknown as Around;
  const { blocks } = await explainNothing(around, { ...newState(), noun: "schoen", q: "schoen", parts: [brand] });
  expect(blocks.flatMap((block) => (block.type === "choices" ? block.options : []))).toHaveLength(1);
});

it("a filter that nothing meets stands in the way before what nothing tells", async () => {
  const wifi: StatePart = { id: "needed:wifi", label: "wifi", said: "wifi", hard: true, turn: 0, needed: ["wifi"] };
  expect(await explained("schoen", "schoen", [wifi])).toContain("staat vast dat het aan “wifi” voldoet");
  expect(await explained("schoen", "schoen", [red, wifi])).toContain("Met al je wensen samen vind ik niets");
  expect(await explained("sjaal", "sjaal", [wifi])).toBe("“sjaal” heb ik in deze winkel niet gevonden.");
});
