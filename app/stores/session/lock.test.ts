import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inOneTab, withLock } from "./lock";

type Request = (
  name: string,
  options: { signal?: AbortSignal; ifAvailable?: boolean },
  work: (lock: unknown) => unknown,
) => unknown;
const request = vi.fn<Request>();
const never = (signal: AbortSignal | undefined) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

beforeEach(() => {
  vi.useFakeTimers();
  request.mockReset().mockImplementation(async (_, __, work) => work({}));
  vi.stubGlobal("navigator", { locks: { request } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("work is done with the lock, and its answer or failure comes back", async () => {
  expect(await withLock("a", async () => 7)).toBe(7);
  await expect(withLock("a", () => Promise.reject(new Error("stuk")))).rejects.toThrow("stuk");
  expect(request).toHaveBeenCalledTimes(2);
});

test("after five seconds it is done without (AC-19)", async () => {
  request.mockImplementation((_, { signal }) => never(signal));
  const work = vi.fn(async () => "gedaan");
  const done = withLock("a", work);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toBe("gedaan");
});

test("slow work under the lock is not done twice", async () => {
  let finish = () => {};
  const work = vi.fn(() => new Promise<string>((resolve) => (finish = () => resolve("gedaan"))));
  const done = withLock("a", work);
  await vi.advanceTimersByTimeAsync(60_000);
  finish();
  expect(await done).toBe("gedaan");
  expect(work).toHaveBeenCalledOnce();
});

test("a browser that lends no locks works all the same", async () => {
  vi.stubGlobal("navigator", {});
  const work = vi.fn(async () => {});
  await withLock("a", work);
  await inOneTab("a", work);
  expect(work).toHaveBeenCalledTimes(2);
});

test("what another tab is at is left to it", async () => {
  request.mockImplementation(async (_, __, work) => work(null));
  const work = vi.fn(async () => {});
  await inOneTab("a", work);
  expect(work).not.toHaveBeenCalled();
  request.mockImplementation(async (_, __, go) => go({}));
  await inOneTab("a", work);
  expect(work).toHaveBeenCalledOnce();
});
