import { expect, it } from "vitest";
import { createAnswerCache } from "./answer-cache";

const MINUTE = { seconds: 60 };
const about = (product: string) => ({ seconds: 60, product });
const change = (...ids: string[]) => ({ productIds: new Set(ids) });

/** Counts how often each answer is computed. */
function counting(limitBytes?: number) {
  const cache = createAnswerCache(limitBytes);
  const made: string[] = [];
  const ask = (key: string, keeping = MINUTE, value: unknown = { key }) =>
    cache.get(key, keeping, async () => {
      made.push(key);
      return value;
    });
  return { cache, made, ask };
}

it("makes an answer once, also for those who ask while it is being made", async () => {
  const { made, ask } = counting();
  await Promise.all([ask("a"), ask("a"), ask("b")]);
  await ask("a");
  expect(made).toEqual(["a", "b"]);
});

it("forgets what a change may touch, and keeps answers about other products", async () => {
  const { cache, made, ask } = counting();
  const askAll = () => Promise.all([ask("list"), ask("p1", about("1")), ask("p2", about("2"))]);
  await askAll();
  cache.forget(change("1"));
  await askAll();
  expect(made).toEqual(["list", "p1", "p2", "list", "p1"]);
  cache.forget({ productIds: "all" });
  await askAll();
  expect(made.slice(5)).toEqual(["list", "p1", "p2"]);
});

it("does not keep what was being made when the catalogue changed", async () => {
  const cache = createAnswerCache();
  let finish = (_: unknown) => {};
  const early = cache.get("a", MINUTE, () => new Promise((resolve) => (finish = resolve)));
  cache.forget(change("1"));
  const late = cache.get("a", MINUTE, async () => "new");
  finish("old");
  expect([await early, await late]).toEqual(["old", "new"]);
  expect(await cache.get("a", MINUTE, async () => "newer")).toBe("new");
});

it("asks again after a failure", async () => {
  const { cache, ask } = counting();
  await expect(cache.get("a", MINUTE, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await ask("a")).toEqual({ key: "a" });
});

it("keeps no more than its limit, the latest asked first", async () => {
  const { made, ask } = counting(10_000);
  const large = "x".repeat(1_000);
  for (const key of ["a", "b", "c", "d"]) await ask(key, MINUTE, large);
  await ask("d");
  await ask("a");
  expect(made).toEqual(["a", "b", "c", "d", "a"]);
});

it("lets nobody change what others are handed too", async () => {
  const { ask } = counting();
  const value = { products: [{ id: "1" }] };
  await ask("a", MINUTE, value);
  const handed = (await ask("a")) as typeof value;
  expect(() => handed.products.push({ id: "2" })).toThrow(TypeError);
});
