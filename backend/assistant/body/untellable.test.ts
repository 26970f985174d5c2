import { expect, it, vi } from "vitest";
import { newState } from "../state";
import { shopOf } from "./named-shop.fixture";
import { demandsTold } from "./untellable";

vi.mock("../records", () => ({
  readTraits: async (_: unknown, ids: string[]) => new Map(ids.map((id) => [id, { specifications: [], features: {} }])),
}));

const thermos = { said: "thermoskan", word: "thermos", isSeldomNamed: true } as const;
const ofPhilips = {
  ...newState(),
  q: "koffieapparaat",
  parts: [
    {
      id: "brand:Philips",
      label: "Philips",
      said: "Philips",
      hard: true,
      turn: 0,
      filter: { key: "brand", values: ["Philips"] },
    },
  ],
};

it("what others of the kind are named with is demanded, though nothing is specified", async () => {
  const shop = shopOf(["Koffieapparaat Daily [Philips]", "Koffieapparaat Thermos [Moccamaster]"]);
  expect(await demandsTold(shop, ofPhilips, [thermos])).toEqual([thermos]);
});

it("what none of the kind is named with says nothing of them", async () => {
  const shop = shopOf([
    "Koffieapparaat Daily [Philips]",
    "Koffieapparaat Select [Moccamaster]",
    "Fles Thermos [Isola]",
  ]);
  expect(await demandsTold(shop, ofPhilips, [thermos])).toEqual([]);
});
