import { expect, it } from "vitest";
import type { Wish } from "#contract/wish";
import { emptyShop } from "../chats.fixture";
import { newState } from "../state";
import type { Around } from "./around";
import { saidInPart } from "./said-in-part";

const ovens = { key: "keuken.magnetrons", name: "Magnetrons", path: "/keuken/magnetrons/" };
const nothing: Wish = { q: "", kinds: [], filters: {}, preferences: [], parts: [], leftovers: [] };
const fridges: Wish = {
  ...nothing,
  kinds: [{ key: "koelen", name: "Koel-vriescombinaties", path: "/koelen/", products: 9 }],
  parts: [{ id: "kind", kind: "kind", said: "combi", label: "Koel-vriescombinaties", hard: true }],
};
/** A shop that reads one word as a value. */
const shopWith = (word: string) =>
  ({
    finder: {
      ...emptyShop().finder,
      readWish: async (text: string): Promise<Wish> => ({
        ...nothing,
        parts: text.includes(word)
          ? [{ id: "v", kind: "value", said: word, label: word, hard: true, filter: { key: "type", values: [word] } }]
          : [],
      }),
    },
    view: {},
  }) as unknown as Around;
const inView = { ...newState(), kinds: [ovens] };

it("the beginning of a value of the kind in view is that value, though it names another kind elsewhere", async () => {
  const read = await saidInPart(shopWith("combimagnetron"), inView, "een combi", fridges);
  expect(read.parts).toMatchObject([{ said: "combimagnetron" }]);
});

it("it names that other kind where the one in view has no such value, or several kinds are in view", async () => {
  expect(await saidInPart(shopWith("stoommagnetron"), inView, "een combi", fridges)).toBe(fridges);
  const several = { ...inView, kinds: [ovens, { ...ovens, key: "keuken.ovens" }] };
  expect(await saidInPart(shopWith("combimagnetron"), several, "een combi", fridges)).toBe(fridges);
});
