import { expect, it } from "vitest";
import type { Wish } from "#contract/wish";
import { filterPart } from "../parts.fixture";
import { newState } from "../state";
import type { Around } from "./around";
import { asOnly, goesOn, isOnlyUntold, saysMoreOf } from "./same-subject";

const read: Wish = {
  ...{ q: "serie", noun: "serie", isElsewhere: true as const },
  ...{ kinds: [], filters: {}, preferences: [], parts: [], leftovers: [] },
};
const phones = { ...newState(), q: "telefoon" };
const around = (total: number) =>
  ({ view: {}, finder: { ids: async () => ({ ids: [], total }) } }) as unknown as Around;

it("who wants only some of what is in view begins nothing new", async () => {
  expect(asOnly("alleen de serie", read, phones)).not.toHaveProperty("isElsewhere");
  expect(asOnly("alleen de telefoon serie", { ...read, q: "telefoon serie" }, phones).q).toBe("serie");
  expect(asOnly("de serie", read, phones)).toBe(read);
  expect(asOnly("alleen de serie", read, newState())).toBe(read);
  expect(saysMoreOf("alleen de serie", phones, read)).toBe(true);
});

it("words that tell none of it leave the list as it is", async () => {
  expect(await isOnlyUntold(around(0), "alleen de serie", phones, read)).toBe(true);
  expect(await isOnlyUntold(around(3), "alleen de serie", phones, read)).toBe(false);
  expect(await isOnlyUntold(around(0), "de serie", phones, read)).toBe(false);
});

it("words go on about what is sought of the brand that is said with them", async () => {
  const ids = async ({ filters }: { filters: { brand?: string[] } }) => ({
    ids: [],
    total: filters.brand?.join() === "Acme" ? 2 : 0,
  });
  const shop = { view: {}, finder: { ids } } as unknown as Around;
  const filter = { key: "brand", values: ["Acme"] };
  const acme = { id: "brand:Acme", kind: "brand" as const, said: "Acme", label: "Acme", hard: true, filter };
  const { noun: _, isElsewhere: __, ...plain } = read;
  const nova = { ...phones, parts: [filterPart("brand", "Nova", "nova")] };
  expect(await goesOn(shop, "toch Acme, serie", nova, { ...plain, parts: [acme] })).toBe(true);
  expect(await goesOn(shop, "toch de serie", nova, plain)).toBe(false);
});
