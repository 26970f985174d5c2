import { expect, it, vi } from "vitest";
import { analyseDocument } from "../analysis/analyse-document";
import { Compounds } from "../analysis/compounds";
import { product } from "../query/sample-shop";
import { bitsFor, eachSlot } from "./bits";
import { BroadWords } from "./broad-words";

const SLOTS = 4_000;
const compounds = new Compounds();
const named = (name: string) => analyseDocument(product("1", name, { categoryNames: [] }), compounds);

/** The sets as kept, beside those of a plain list. */
function kept() {
  const words = new BroadWords();
  const having = new Map<string, Set<number>>();
  const load = vi.fn((word: string) => [...(having.get(word) ?? [])].join(",") || null);
  const of = (word: string) => {
    const bits = bitsFor(SLOTS);
    words.addTo(bits, [word], "name", () => load(word));
    const found: number[] = [];
    eachSlot(bits, (slot) => found.push(slot));
    return found;
  };
  const expected = (word: string) => [...(having.get(word) ?? [])].sort((a, b) => a - b);
  const change = (slot: number, name: string | undefined) => {
    for (const [word, slots] of having) {
      if (name?.split(" ").includes(word)) slots.add(slot);
      else slots.delete(slot);
    }
    words.changed(slot, name === undefined ? undefined : named(name));
  };
  return { having, load, of, expected, change };
}

it("keeps the products of rare and of frequent words as they change, without looking again", () => {
  const { having, load, of, expected, change } = kept();
  having.set("zeis", new Set([3_999, 7, 70]));
  having.set("stoel", new Set(Array.from({ length: 2_000 }, (_, i) => i * 2)));
  for (const word of having.keys()) expect(of(word)).toEqual(expected(word));
  for (let i = 0; i < 300; i++) {
    const slot = (i * 37) % SLOTS;
    change(slot, [undefined, "stoel rood", "zeis", "zeis stoel"][i % 20 === 0 ? 2 + (i % 2) : i % 2]);
    for (const word of having.keys()) expect(of(word)).toEqual(expected(word));
  }
  expect(load).toHaveBeenCalledTimes(2);
});

it("looks again for a word that became frequent, once", () => {
  const { having, load, of, expected, change } = kept();
  having.set("zeis", new Set([1]));
  expect(of("zeis")).toEqual([1]);
  for (let slot = 0; slot < 400; slot++) change(slot, "zeis");
  expect(of("zeis")).toEqual(expected("zeis"));
  expect(of("zeis").length).toBe(400);
  expect(load).toHaveBeenCalledTimes(2);
});
