import { expect, it, vi } from "vitest";
import type { Wish, WishPart } from "#contract/wish";
import { filterPart } from "../parts.fixture";
import { newState } from "../state";
import type { Around } from "./around";
import { readNext } from "./read-in";

const categories: Record<string, string> = { board: "wood.boards", plank: "wood.boards", plate: "kitchen.plates" };
vi.mock("./products", () => ({
  summariesOf: async (_: unknown, ids: string[]) => ids.map((id) => ({ id, category: categories[id] })),
}));

const partOf = (kind: WishPart["kind"], said: string): WishPart => ({ id: said, kind, said, label: said, hard: true });
const brand = filterPart("brand", "Nova", "nova");

/** A shop that reads these sentences as these parts, and others as words. */
const around = (read: Record<string, Partial<Wish>>): Around =>
  ({
    view: {},
    finder: {
      readWish: async (q: string) => ({
        ...{ q, kinds: [], filters: {}, preferences: [], parts: [], leftovers: [] },
        ...read[q],
      }),
    },
  }) as unknown as Around;
const brandPart = partOf("brand", "nova");
const storage = partOf("quantity", "256 gb");
const shop = around({
  "nova met 256 gb": { q: "", parts: [brandPart, storage] },
  "liever acme": { q: "", parts: [partOf("brand", "acme")] },
  "nova liever acme": { q: "", parts: [brandPart, partOf("brand", "acme")] },
  "een lamp": { q: "", kinds: [{ key: "lampen", name: "Lampen", path: "/lampen/", products: 3 }] },
  "nova een lamp": { q: "lamp", parts: [brandPart] },
  "nova zomaar": { q: "", parts: [brandPart] },
});
const saidIn = async (text: string, state = { ...newState(), parts: [brand] }) =>
  (await readNext(shop, state, text)).parts.map(({ said }) => said);

it("numbers and words after no more than a brand are of what that brand makes", async () => {
  expect(await saidIn("met 256 gb")).toEqual(["nova", "256 gb"]);
});

it("another brand and a thing of its own are read as they are", async () => {
  expect(await saidIn("liever acme")).toEqual(["acme"]);
  expect((await readNext(shop, { ...newState(), parts: [brand] }, "een lamp")).kinds).toHaveLength(1);
});

it("what the brand says nothing more of is read without it", async () => {
  expect(await saidIn("zomaar")).toEqual([]);
});

it("after a kind, words, or a brand that is not wanted nothing is put in front", async () => {
  const kinds = [{ key: "telefoons", name: "Telefoons", path: "/telefoons/" }];
  expect(await saidIn("met 256 gb", { ...newState(), kinds, parts: [brand] })).toEqual([]);
  expect(await saidIn("met 256 gb", { ...newState(), q: "opladen", parts: [brand] })).toEqual([]);
  const refused = { ...brand, filter: { key: "brand", values: ["!Nova"] } };
  expect(await saidIn("met 256 gb", { ...newState(), parts: [refused] })).toEqual([]);
  expect(await saidIn("met 256 gb", newState())).toEqual([]);
});

it("what is sought by words is told by what all products tell that were shown, where they are of one category", async () => {
  const groove = partOf("value", "gootje");
  const inBoards: Partial<Wish> = { q: "", parts: [groove] };
  const finder = {
    readWish: async (q: string, { category }: { category?: string } = {}) => ({
      ...{ q, kinds: [], filters: {}, preferences: [], parts: [], leftovers: [] },
      ...(category === "wood.boards" && inBoards),
    }),
  };
  const asked = async (shown: string[]) =>
    (await readNext({ view: {}, finder } as unknown as Around, { ...newState(), q: "snijplank", shown }, "met gootje"))
      .parts;
  expect(await asked(["board", "plank"])).toEqual([groove]);
  expect(await asked(["board", "plate"])).toEqual([]);
  expect(await asked([])).toEqual([]);
});

it("properties alone, and as many of them, are read by what the products tell that were shown", async () => {
  const age = { ...partOf("quantity", "vanaf 5 jaar"), filter: { key: "jaar", values: [">=5"] } };
  const stage = { ...age, filter: { key: "leeftijd", values: ["Vanaf 5 jaar"] } };
  const woody = partOf("value", "houtachtig");
  const finder = {
    readWish: async (q: string, { category }: { category?: string } = {}) => ({
      ...{ q: "", kinds: [], filters: {}, preferences: [], leftovers: [] },
      parts: q === "houtachtig" ? (category ? [woody] : []) : [category ? stage : age],
    }),
  };
  const shown = ["board", "plank"];
  const asked = async (text: string, state: object) =>
    (await readNext({ view: {}, finder } as unknown as Around, { ...newState(), shown, ...state }, text)).parts;
  expect(await asked("vanaf 5 jaar", { q: "waterpistool" })).toEqual([stage]);
  expect(await asked("houtachtig", { parts: [{ ...brand, filter: { key: "geur", values: ["Fris"] } }] })).toEqual([
    woody,
  ]);
  expect(await asked("houtachtig", {})).toEqual([]);
});

it("a number that names tell in another form is checked of what is sought by words", async () => {
  const check = { said: "6 ah", number: { from: 6, to: 6, unit: "ah" } };
  const names = around({
    "de 6 ah": { q: "6 ah" },
    "accu de 6 ah": { q: "accu", leftovers: ["6 ah"], checks: [check] },
  });
  // Another number takes the place of one that is searched for.
  expect(await readNext(names, { ...newState(), q: "accu 5 ah" }, "de 6 ah")).toMatchObject({ q: "6 ah" });
  const read = await readNext(names, { ...newState(), q: "accu" }, "de 6 ah");
  expect(read).toMatchObject({ q: "", leftovers: ["6 ah"], checks: [check] });
});
