import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAnswerCache } from "./answer-cache";

const MINUTE = { seconds: 60 };
const about = (product: string) => ({ seconds: 60, product });
const change = (...ids: string[]) => ({ productIds: new Set(ids) });

/** Counts how often each answer is computed. */
function counting(limitBytes?: number, now?: () => number) {
  const cache = createAnswerCache(limitBytes, now);
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

describe("shortly before an answer expires", () => {
  let now = 0;
  async function pass(seconds: number): Promise<void> {
    now += seconds * 1_000;
    await vi.runAllTimersAsync();
  }
  beforeEach(() => {
    vi.useFakeTimers(); // the cache looks at the clock once a millisecond, by a timer
    now = 1;
  });
  afterEach(() => void vi.useRealTimers());
  const timed = () => counting(undefined, () => now);

  it("makes it anew for who asks then, who does not wait", async () => {
    const { cache, made, ask } = timed();
    await ask("a");
    await pass(47);
    await ask("a");
    expect(made).toEqual(["a"]);
    await pass(2);
    let finish = (_: unknown) => {};
    const slow = () => cache.get("a", MINUTE, () => new Promise((resolve) => (finish = resolve)));
    expect(await slow()).toEqual({ key: "a" });
    expect(await ask("a")).toEqual({ key: "a" });
    finish("newer");
    await Promise.resolve();
    await pass(20);
    expect(await ask("a")).toBe("newer");
    expect(made).toEqual(["a"]);
  });

  it("leaves one that nobody asks for to expire", async () => {
    const { made, ask } = timed();
    await ask("a");
    await pass(61);
    expect(made).toEqual(["a"]);
    expect(await ask("a", MINUTE, "newer")).toBe("newer");
    expect(made).toEqual(["a", "a"]);
  });

  it("keeps it to its end when making it anew fails", async () => {
    const { cache, made, ask } = timed();
    await ask("a");
    await pass(50);
    const failing = vi.fn(() => Promise.reject(new Error("down")));
    expect(await cache.get("a", MINUTE, failing)).toEqual({ key: "a" });
    await pass(1);
    expect(await cache.get("a", MINUTE, failing)).toEqual({ key: "a" });
    expect(failing).toHaveBeenCalledTimes(1);
    await pass(11);
    expect(await ask("a")).toEqual({ key: "a" });
    expect(made).toEqual(["a", "a"]);
  });
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
