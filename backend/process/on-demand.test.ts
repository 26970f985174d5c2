import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OnDemand } from "./on-demand";

const IDLE_MS = 1_000;
let said: string[] = [];
let count = 0;

const open = async () => {
  const name = `one ${++count}`;
  said.push(`open ${name}`);
  return { name, close: async () => void said.push(`close ${name}`) };
};
const named = async ({ name }: { name: string }) => name;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  count = 0;
});
afterEach(() => void vi.useRealTimers());

it("opens once for those who use it together, and again after it was not used for a while", async () => {
  const one = new OnDemand(open, IDLE_MS);
  expect(said).toEqual([]);
  expect(await Promise.all([one.use(named), one.use(named)])).toEqual(["one 1", "one 1"]);
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(said).toEqual(["open one 1"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(["open one 1", "close one 1"]);
  expect(await one.use(named)).toBe("one 2");
});

it("stays open while it is used, however long that takes", async () => {
  const one = new OnDemand(open, IDLE_MS);
  const long = one.use(() => new Promise((resolve) => setTimeout(resolve, 10 * IDLE_MS)));
  await one.use(named);
  await vi.advanceTimersByTimeAsync(9 * IDLE_MS);
  expect(said).toEqual(["open one 1"]);
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  await long;
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(said).toEqual(["open one 1", "close one 1"]);
});

it("stores what has to be stored before it closes, and opens only after that", async () => {
  const store = () =>
    new Promise<void>((resolve) =>
      setTimeout(() => {
        said.push("store");
        resolve();
      }, 100),
    );
  const one = new OnDemand(open, IDLE_MS, store);
  await one.use(named);
  const closing = one.close();
  const again = one.use(named);
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all([closing, again]);
  expect(said).toEqual(["open one 1", "store", "close one 1", "open one 2"]);
});

it("tries again after it could not be opened, and after it has ended by itself", async () => {
  let fails = true;
  const one = new OnDemand(async () => {
    if (fails) throw new Error("not now");
    return open();
  }, IDLE_MS);
  await expect(one.use(named)).rejects.toThrow("not now");
  fails = false;
  expect(await one.use(named)).toBe("one 1");
  one.forget();
  expect(await one.use(named)).toBe("one 2");
  await one.close();
  expect(said).toEqual(["open one 1", "open one 2", "close one 2"]);
});
