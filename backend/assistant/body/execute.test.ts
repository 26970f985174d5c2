import { afterAll, beforeAll, expect, it } from "vitest";
import type { Kit } from "../../kit";
import { openTestShop } from "../../storage/testing";
import { emptyShop } from "../chats.fixture";
import type { Command } from "../commands";
import { newState } from "../state";
import type { Around } from "./around";
import { execute } from "./execute";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

const around = () => ({ kit, ...emptyShop(), view: {}, segments: {}, turn: 0, message: "" }) as unknown as Around;

/** What is said to each of these, one after another. */
async function saidTo(...commands: Command[]) {
  let state = newState();
  const said = [];
  for (const command of commands) {
    const answer = await execute([command], state, around());
    state = answer.state;
    said.push({ text: answer.text.join(" "), hasContact: answer.blocks.some(({ type }) => type === "contact") });
  }
  return said;
}

it("offers a person after a second thing that is not sold, and still says that it is not", async () => {
  const said = await saidTo({ do: "wish", text: "sjaal" }, { do: "wish", text: "paraplu", fresh: true });
  expect(said.map(({ hasContact }) => hasContact)).toEqual([false, true]);
  expect(said[0]?.text).toContain("“sjaal” heb ik in deze winkel niet gevonden.");
  expect(said[1]?.text).toContain("“paraplu” heb ik in deze winkel niet gevonden.");
});

it("offers a person after a second message that it does not understand, and says so", async () => {
  const [first, second] = await saidTo({ do: "unclear" }, { do: "unclear" });
  expect(first?.hasContact).toBe(false);
  expect(second?.hasContact).toBe(true);
  expect(second?.text).toContain("weer niet begrepen");
});

it("counts anew after an answer", async () => {
  const said = await saidTo({ do: "unclear" }, { do: "thanks" }, { do: "unclear" });
  expect(said.map(({ hasContact }) => hasContact)).toEqual([false, false, false]);
});

it("shows nothing of what is left without a wish, where another wish follows", async () => {
  const price = { id: "price", label: "tot € 5", said: "", hard: true, turn: 0, price: { from: null, to: 500 } };
  const finder = {
    ...emptyShop().finder,
    ids: async () => ({ ids: ["1", "2"], total: 2 }),
    readWish: async () => ({
      q: "iets anders",
      kinds: [],
      filters: {},
      preferences: [],
      parts: [],
      leftovers: [],
    }),
  };
  const shop = { ...around(), view: { adult: true }, finder } as unknown as Around;
  const commands: Command[] = [
    { do: "drop", part: "tot € 5" },
    { do: "wish", text: "iets anders" },
  ];
  const said = await execute(commands, { ...newState(), q: "iets", parts: [price] }, shop);
  expect(said.text.filter((line) => line.startsWith("Ik vind"))).toHaveLength(1);
  expect(said.text[0]).toBe("Goed, die wens laat ik los.");

  const two: Command[] = [
    { do: "wish", text: "iets" },
    { do: "wish", text: "iets anders" },
  ];
  const last = await execute(two, newState(), shop);
  expect(last.text.filter((line) => line.startsWith("Ik vind"))).toHaveLength(1);
});

it("takes a word that says nothing of the kind in view for what other things are named, where there are any", async () => {
  const nothing = { q: "", kinds: [], filters: {}, preferences: [], parts: [] };
  const readWish = async (q: string, { category }: { category?: string }) =>
    category === undefined ? { ...nothing, q, noun: q, leftovers: [] } : { ...nothing, leftovers: [q] };
  const ids = async ({ q }: { q: string }) => ({ ids: q === "balpen" ? ["7"] : [], total: q === "balpen" ? 1 : 0 });
  const shop = { ...around(), finder: { ...emptyShop().finder, readWish, ids } } as unknown as Around;
  const hutch = { key: "dieren.hokken", name: "Hokken", path: "/dieren/hokken/" };
  const state = { ...newState(), kinds: [hutch], shown: ["1"], pages: 1 };
  const pen = await execute([{ do: "wish", text: "balpen" }], state, shop);
  expect(pen.state).toMatchObject({ kinds: [], q: "balpen" });
  const other = await execute([{ do: "wish", text: "blub" }], state, shop);
  expect(other.state).toMatchObject({ kinds: [hutch], shown: ["1"] });
  expect(other.text.join()).toContain("Op “blub” kan ik hier niet kiezen");
});

it("goes over to a kind that is named beside the one in view, and answers what the shop does from its texts", async () => {
  const nothing = { q: "", kinds: [], filters: {}, preferences: [], parts: [] };
  const bags = { key: "mode.tassen", name: "Tassen", path: "/mode/tassen/", products: 9 };
  const laptops = { key: "laptops", name: "Laptops", path: "/laptops/" };
  const readWish = async (q: string, { category }: { category?: string }) =>
    category === undefined && q.includes("tas")
      ? { ...nothing, kinds: [bags], leftovers: [] }
      : { ...nothing, leftovers: [q] };
  const shop = { ...around(), finder: { ...emptyShop().finder, readWish } } as unknown as Around;
  const state = { ...newState(), kinds: [laptops], shown: ["1"], pages: 1 };
  expect((await execute([{ do: "wish", text: "en een tas erbij" }], state, shop)).state.kinds).toMatchObject([
    { key: bags.key },
  ]);
  const taken = await execute([{ do: "wish", text: "nemen jullie de oude mee" }], state, shop);
  expect(taken.blocks.map(({ type }) => type)).toEqual(["contact"]);
});
