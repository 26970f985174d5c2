import { expect, it, vi } from "vitest";
import { newState } from "../state";
import type { Around } from "./around";
import { isOfSeries, withSeries } from "./series";
import { breaksTold } from "./told";

const names: Record<string, string> = { "1": "Nova Galaxy A55", "2": "Nova Galaxy S24" };
vi.mock("./products", () => ({
  summariesOf: async (_: unknown, ids: string[]) => ids.map((id) => ({ id, name: names[id] })),
}));
const around = { view: {}, turn: 2, finder: { ids: async () => ({ ids: ["1", "2"], total: 2 }) } } as unknown as Around;
const phones = { ...newState(), q: "telefoon", shown: ["1", "2"] };

it("a series is told by the first letters of models", () => {
  expect(isOfSeries("Nova Galaxy A55 - 128 GB", "a")).toBe(true);
  expect(isOfSeries("Nova Galaxy S24", "a")).toBe(false);
  expect(isOfSeries("Nova A Serie", "a")).toBe(false);
});

it("of what was found only that series is left", async () => {
  const found = await withSeries(around, "alleen de a-serie graag", phones);
  expect(found?.text).toBe("alleen graag");
  const [told] = found?.state.parts.map((part) => part.told) ?? [];
  const isHeld = (name: string) => told !== undefined && breaksTold({ name, specifications: [] }, told);
  expect(Object.values(names).filter(isHeld)).toEqual(["Nova Galaxy S24"]);
});

it("a series that nothing is of, or with nothing in view, is read as it stands", async () => {
  expect(await withSeries(around, "alleen de z-serie", phones)).toBeUndefined();
  expect(await withSeries(around, "alleen de a-serie", newState())).toBeUndefined();
});
