import { expect, it } from "vitest";
import type { SearchRequest } from "#contract/search";
import { emptyShop } from "../chats.fixture";
import { filterPart } from "../parts.fixture";
import { newState } from "../state";
import type { Around } from "./around";
import { toldOfKind } from "./told-of-kind";

const pans = { key: "keuken.pannen", name: "Pannen", path: "/keuken/pannen/" };
const forMother = filterPart("gender", "female", "mijn moeder");
const steel = filterPart("materiaal", "Staal", "staal");
/** A shop whose pans are for nobody. */
const around = {
  finder: {
    ...emptyShop().finder,
    ids: async ({ filters }: SearchRequest) => ({ ids: [], total: filters.gender ? 0 : 3 }),
  },
  view: {},
  turn: 1,
} as unknown as Around;

it("what was said before any kind was goes where nothing of the kind is told by it, and is named", async () => {
  const merged = { ...newState(), kinds: [pans], parts: [forMother, steel] };
  const { state, left } = await toldOfKind(around, newState(), merged);
  expect([state.parts, left]).toEqual([[steel], ["mijn moeder"]]);
});

it("it stays where it was said of a kind, or with it", async () => {
  const merged = { ...newState(), kinds: [pans], parts: [forMother] };
  expect((await toldOfKind(around, { ...newState(), kinds: [pans] }, merged)).left).toEqual([]);
  const now = { ...merged, parts: [{ ...forMother, turn: 1 }] };
  expect((await toldOfKind(around, newState(), now)).left).toEqual([]);
});
