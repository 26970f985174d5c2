import { expect, test } from "vitest";
import { createRenderLimit, Overloaded } from "./render-limit";

function deferred() {
  let finish = () => {};
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { promise, finish };
}

test("no more than the limit run at once, in the order in which they came", async () => {
  const limit = createRenderLimit({ running: 2 });
  const gates = [deferred(), deferred(), deferred(), deferred()];
  const begun: number[] = [];
  const all = gates.map((gate, index) =>
    limit.run(() => {
      begun.push(index);
      return gate.promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  gates[1]?.finish();
  await all[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (const gate of gates) gate.finish();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test("who finds the queue full, or waits too long in it, hears that the shop is overloaded", async () => {
  const limit = createRenderLimit({ running: 1, waiting: 1, patienceMs: 5 });
  const gate = deferred();
  const running = limit.run(() => gate.promise);
  const waiting = limit.run(async () => "never");
  await expect(limit.run(async () => "never")).rejects.toThrow(Overloaded);
  await expect(waiting).rejects.toThrow(Overloaded);
  gate.finish();
  await running;
  expect(await limit.run(async () => "back")).toBe("back");
});

test("a render that fails gives its place away", async () => {
  const limit = createRenderLimit({ running: 1 });
  await expect(limit.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await limit.run(async () => "next")).toBe("next");
});
