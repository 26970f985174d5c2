import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { withinTime } from "./time-limit";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

const ended = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => signal.addEventListener("abort", () => resolve(signal.reason), { once: true }));

it("comes after its time, also where memory was collected meanwhile", async () => {
  const end = ended(withinTime(100, new AbortController().signal));
  // What is to be collected is found so between turns of the loop.
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  expect(await end).toMatchObject({ name: "TimeoutError" });
});

it("comes at once with the signal", async () => {
  const stop = new AbortController();
  const end = ended(withinTime(60_000, stop.signal));
  stop.abort("closing");
  expect(await end).toBe("closing");
});
