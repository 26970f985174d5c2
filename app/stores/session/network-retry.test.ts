import { expect, test, vi } from "vitest";
import { isNetworkFailure, retryOnNetworkFailure } from "./network-retry";

const down = () => Promise.reject(new TypeError("Failed to fetch"));
const pauses: number[] = [];
const wait = async (ms: number) => void pauses.push(ms);

test("a request is sent up to three more times when the network fails, with longer pauses (AC-19)", async () => {
  pauses.length = 0;
  const ask = vi.fn(down);
  await expect(retryOnNetworkFailure(ask, wait)).rejects.toThrow("Failed to fetch");
  expect(ask).toHaveBeenCalledTimes(4);
  expect(pauses).toEqual([250, 500, 1_000]);
});

test("the first answer ends it", async () => {
  const ask = vi.fn<() => Promise<string>>().mockImplementationOnce(down).mockResolvedValue("ja");
  expect(await retryOnNetworkFailure(ask, wait)).toBe("ja");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a refusal is final", async () => {
  const refusal = Object.assign(new Error("invalid_grant"), { name: "ErrorResponse" });
  const ask = vi.fn(() => Promise.reject(refusal));
  await expect(retryOnNetworkFailure(ask, wait)).rejects.toBe(refusal);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a time-out is a failure of the network, and is not sent again", async () => {
  const timeout = Object.assign(new Error("Network timed out"), { name: "ErrorTimeout" });
  const ask = vi.fn(() => Promise.reject(timeout));
  await expect(retryOnNetworkFailure(ask, wait)).rejects.toBe(timeout);
  expect(ask).toHaveBeenCalledTimes(1);
  expect([timeout, new TypeError("x"), new Error("x"), "x"].map(isNetworkFailure)).toEqual([true, true, false, false]);
});
