import { beforeEach, expect, it, vi } from "vitest";
import { emptyShop } from "../chats.fixture";
import { newState, type StateKind } from "../state";
import type { Around } from "./around";
import { listedLeaves } from "./largest-kinds";
import { nearKinds } from "./near-kinds";

vi.mock("./largest-kinds", () => ({ listedLeaves: vi.fn() }));
vi.mock("./products", () => ({
  summariesOf: async (_: unknown, ids: string[]) => ids.map((id) => ({ id, name: `Ding ${id}`, category: id })),
}));
vi.mock("../records", () => ({
  readTraits: async (_: unknown, ids: string[]) =>
    new Map(
      ids.map((id) => [
        id,
        { specifications: [{ group: "", name: id === "wonen.slapen.bedden" ? "Matras" : "Kleur", value: "Niet bij" }] },
      ]),
    ),
}));

const names: [key: string, name: string][] = [
  ["wonen.licht.hanglampen", "Hanglampen"],
  ["wonen.tafels.salontafels", "Salontafels"],
  ["wonen.tafels.kasten", "Kledingkasten"],
  ["wonen.slapen.bedden", "Bedden"],
  ["baby.flessen", "Babyflessen"],
  ["kantoor.pennen", "Balpennen"],
  ["witgoed.was", "Wasmachines"],
];
beforeEach(() => {
  vi.mocked(listedLeaves).mockResolvedValue([
    names.map(([key, name], at) => ({ key, name, productCount: names.length - at })),
  ]);
});

/** A search that finds what mentions a thing; `relaxed` where it had to leave words out. */
const finding = (ids: string[], relaxed?: string): Around => {
  const finder = { ...emptyShop().finder, ids: async () => ({ ids, total: ids.length, ...(relaxed && { relaxed }) }) };
  return { kit: {}, finder, view: {}, segments: {}, turn: 0, message: "" } as unknown as Around;
};
const near = (q: string, ids: string[] = [], relaxed?: string) =>
  nearKinds(finding(ids, relaxed), { ...newState(), noun: q.split(" ")[0] ?? "", q }, 4);

it.each([
  ["tafellamp", ["hanglampen", "salontafels"]],
  ["drinkfles", ["babyflessen"]],
  ["vulpen", ["balpennen"]],
  ["babyfoon", ["babyflessen"]],
  ["zwibro", []],
])("kinds that share a part with %s, those of the same noun first", async (q, kinds) => {
  expect(await near(q)).toEqual(kinds);
});

it("kinds of which products say the thing; not what describes it, nor what has only other words", async () => {
  const mentioning = ["witgoed.was", "wonen.slapen.bedden"];
  expect(await near("matras", mentioning)).toEqual(["bedden"]);
  expect(await near("matras 90x200", mentioning, "90x200")).toEqual([]);
});

it("the kind that is meant and those beside it", async () => {
  const kinds: StateKind[] = [{ key: "wonen.tafels.kasten", name: "Kledingkasten", path: "" }];
  expect(await nearKinds(finding([]), { ...newState(), kinds }, 4)).toEqual(["kledingkasten", "salontafels"]);
});
