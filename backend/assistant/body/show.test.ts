import { afterAll, beforeAll, expect, it } from "vitest";
import type { Kit } from "../../kit";
import { productSummaries } from "../../products/summaries";
import { openTestShop } from "../../storage/testing";
import { emptyShop } from "../chats.fixture";
import { readTraits } from "../records";
import { newState, type StatePart } from "../state";
import type { Around } from "./around";
import { showProducts } from "./show";
import { neededPart, withDemanded, withUntold } from "./untold";
import { drop, narrow, withLeftovers } from "./wish";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

/** A search that has not heard of a change yet, and still finds both. */
const stale = (): Around => {
  const finder = { ...emptyShop().finder, ids: async () => ({ ids: ["1", "2"], total: 2 }) };
  const around = { kit, finder, view: { adult: true }, segments: {}, turn: 0, message: "" };
  return around as unknown as Around;
};
const upTo = (to: number): StatePart => ({
  id: "price",
  label: "tot",
  said: "tot",
  hard: true,
  turn: 0,
  price: { from: null, to },
});
const shownUpTo = async (to: number) => {
  const said = await showProducts(stale(), { ...newState(), q: "iets", parts: [upTo(to)] });
  const products = said.blocks.find(({ type }) => type === "products");
  return { ids: products?.type === "products" ? products.items.map(({ id }) => id) : [], said };
};

it("holds back a product whose price has left the budget, although the search found it", async () => {
  const found = await productSummaries(kit.db, ["1", "2"]);
  const lowest = ({ lowestPrice, lowestTotal }: (typeof found)[number]) => Math.min(lowestPrice ?? 0, lowestTotal ?? 0);
  const [cheap, dear] = [...found].sort((a, b) => lowest(a) - lowest(b));
  if (!cheap || !dear) throw new Error("The shop of the tests has two products.");
  expect(lowest(cheap)).toBeLessThan(lowest(dear));
  expect((await shownUpTo(lowest(dear))).ids).toHaveLength(2);
  expect((await shownUpTo(lowest(dear) - 1)).ids).toEqual([cheap.id]);
});

it("says that nothing is left when all that was found breaks a wish", async () => {
  const { ids, said } = await shownUpTo(1);
  expect(ids).toEqual([]);
  expect(said.text[0]).toContain("Met al je wensen samen vind ik niets");
});

it("counts no product that is held back", async () => {
  const [one, two] = await productSummaries(kit.db, ["1", "2"]);
  const prices = [one, two].map((product) => Math.min(product?.lowestPrice ?? 0, product?.lowestTotal ?? 0));
  const { said } = await shownUpTo(Math.max(...prices) - 1);
  expect(said.blocks.find(({ type }) => type === "wishes")).toMatchObject({ total: 1 });
  expect(said.text[0]).toContain("één product");
});

it("what is refused and a specification says is held back; what none says is left over", async () => {
  const [value = ""] = [...(await readTraits(kit.db, ["1"])).values()].flatMap(({ specifications }) =>
    specifications.map((one) => one.value),
  );
  const state = { ...newState(), q: "iets" };
  const told = await withUntold(stale(), state, [`geen ${value}`]);
  expect(told.leftovers).toEqual([]);
  expect(told.state.parts).toMatchObject([{ label: `geen ${value.toLowerCase()}`, hard: true }]);
  const products = (await showProducts(stale(), told.state)).blocks.find(({ type }) => type === "products");
  expect(products?.type === "products" ? products.items.map(({ id }) => id) : []).not.toContain("1");
  expect(await withUntold(stale(), state, ["geen zeepaardjes", value])).toEqual({
    state,
    leftovers: ["geen zeepaardjes", value],
  });
});

it("says above what is shown which words could not be minded, and below what shows nothing", async () => {
  const shown = await showProducts(stale(), { ...newState(), q: "iets" });
  expect(withLeftovers(shown, ["hoes"]).text[0]).toBe(
    "Met “hoes” kon ik nog niets. Of deze producten daaraan voldoen, zie ik niet in de gegevens.",
  );
  expect(withLeftovers({ ...shown, blocks: [] }, ["hoes"]).text.at(-1)).toBe("Met “hoes” kon ik nog niets.");
  expect(withLeftovers(shown, [])).toBe(shown);
});

const asSaid = (said: string) => ({ said, word: said });
const shownIn = ({ blocks }: Awaited<ReturnType<typeof showProducts>>) => {
  const products = blocks.find(({ type }) => type === "products");
  return products?.type === "products" ? products.items.map(({ id }) => id) : [];
};

it("what is plainly demanded and nothing tells is not shown, until it is asked for all the same", async () => {
  const { state, leftovers } = withDemanded(
    { ...newState(), q: "iets" },
    ["Wifi", "stevige", "Kompas"],
    { demands: ["Wifi", "Kompas"].map(asSaid) },
    0,
  );
  expect([state.parts.map(({ label }) => label), leftovers]).toEqual([["wifi", "kompas"], ["stevige"]]);
  const said = await showProducts(stale(), state);
  expect(shownIn(said)).toEqual([]);
  expect(said.text[0]).toBe(
    "Van geen enkel product bij “iets” staat vast dat het aan “wifi” en “kompas” voldoet: daar staat niets over in de gegevens. Ik laat ze dus niet zomaar zien.",
  );
  const choices = said.blocks.find(({ type }) => type === "choices");
  expect(choices).toMatchObject({
    options: [{ label: "Toon ze toch", count: 2, message: "maakt niet uit: wifi, kompas" }],
  });
  expect(shownIn(await drop({ part: "wifi, kompas" }, said.state, stale()))).toEqual(["1", "2"]);
  for (const choice of ["wifi, kompas", null])
    expect(shownIn(await narrow({ choice }, said.state, stale()))).toEqual(["1", "2"]);
});

it("of what is demanded those that say it are shown, and those alone", async () => {
  const [one, two] = await productSummaries(kit.db, ["1", "2"]);
  const own = one?.name.split(" ").find((word) => !two?.name.includes(word)) ?? "";
  expect(own).not.toBe("");
  expect(shownIn(await showProducts(stale(), { ...newState(), q: "iets", parts: [neededPart(own, 0)] }))).toEqual([
    one?.id,
  ]);
});

it("what was typed otherwise is demanded as what was meant", () => {
  const demands = [{ said: "lichtjes", word: "licht" }];
  const { state } = withDemanded({ ...newState(), q: "iets" }, ["lichtjes"], { demands }, 0);
  expect(state.parts).toMatchObject([{ label: "lichtjes", needed: ["licht"] }]);
});

it("nothing is demanded of nothing", () => {
  const state = newState();
  expect(withDemanded(state, ["wifi"], { demands: [asSaid("wifi")] }, 0)).toEqual({ state, leftovers: ["wifi"] });
});

it("a number with its unit is demanded as a number", () => {
  const number = { from: 3, to: null, unit: "m" };
  const { state } = withDemanded(
    { ...newState(), q: "kabel" },
    ["minstens 3 m"],
    { demands: [asSaid("minstens 3 m")], checks: [{ said: "minstens 3 m", number }] },
    0,
  );
  expect(state.parts).toMatchObject([{ label: "minstens 3 m", told: { number } }]);
});

it("the model that the search leaves out is demanded, and so is what is said to be", async () => {
  const relaxing = (): Around => {
    const finder = { ...emptyShop().finder, ids: async () => ({ ids: ["1", "2"], total: 2, relaxed: "hoesje" }) };
    return { kit, finder, view: { adult: true }, segments: {}, turn: 0, message: "" } as unknown as Around;
  };
  const asked = async (q: string, demands: string[] = [], parts: StatePart[] = []) => {
    const said = await showProducts(relaxing(), { ...newState(), q, parts }, { demands: demands.map(asSaid) });
    return [shownIn(said).length, said.state.parts.map(({ label }) => label)];
  };
  expect(await asked("hoesje pixel 8")).toEqual([0, ["pixel 8"]]);
  const known = { ...neededPart("pixel 8", 0), hard: false };
  expect(await asked("hoesje pixel 8", [], [known])).toEqual([2, ["pixel 8"]]);
  expect(await asked("hoesje stevig")).toEqual([2, []]);
  expect(await asked("hoesje stevig", ["stevig"])).toEqual([0, ["stevig"]]);
});
