import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CHUNK_TIMEOUT_MS } from "#contract/limits";
import { loadInTime } from "./load-in-time";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a script that does not come in time counts as failed, and not a moment earlier", async () => {
  const settled = vi.fn();
  loadInTime(new Promise(() => {})).catch(settled);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(new Error("Loading a script took too long"));
});

test("a script that comes or fails is passed on, and nothing waits any longer", async () => {
  await expect(loadInTime(Promise.resolve({ page: 1 }))).resolves.toEqual({ page: 1 });
  await expect(loadInTime(Promise.reject(new TypeError("gone")))).rejects.toThrow("gone");
  expect(vi.getTimerCount()).toBe(0);
});
