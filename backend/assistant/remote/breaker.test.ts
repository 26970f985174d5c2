import { expect, it } from "vitest";
import { createBreaker } from "./breaker";

it("leaves a failing model alone, longer each time, and tries it with one turn", () => {
  let now = 0;
  const breaker = createBreaker(() => now);
  const fail = () => (breaker.enter() ? breaker.leave("failed") : undefined);
  expect([fail(), fail(), fail(), fail()]).toEqual([0, 0, 30_000, undefined]);
  now = 30_000;
  expect([breaker.enter(), breaker.enter()]).toEqual([true, false]);
  expect(breaker.leave("failed")).toBe(60_000);
  now = 89_999;
  expect(breaker.enter()).toBe(false);
  now = 90_000;
  expect(breaker.enter()).toBe(true);
  breaker.leave("worked");
  expect([fail(), fail()]).toEqual([0, 0]);
  for (let pause = 0; pause < 20; pause += 1) {
    now += 600_000;
    fail();
  }
  now += 600_000;
  expect(fail()).toBe(600_000);
});

it("lets sixteen turns wait at once, and counts none that a visitor left", () => {
  const breaker = createBreaker(() => 0);
  const entered = Array.from({ length: 20 }, () => breaker.enter());
  expect(entered.filter(Boolean)).toHaveLength(16);
  for (const _ of entered.filter(Boolean)) breaker.leave("unknown");
  expect(breaker.enter()).toBe(true);
});
