// @vitest-environment node
import { expect, test } from "vitest";
import { createBreaker } from "./breaker";

function clocked() {
  let time = 0;
  const breaker = createBreaker(() => time);
  const later = (ms: number) => {
    time += ms;
  };
  return { breaker, later };
}

test("three time-outs in a row keep a call from being sent, and no other call", () => {
  const { breaker } = clocked();
  for (let i = 0; i < 2; i++) breaker.timedOut("facets");
  expect(breaker.allows("facets")).toBe(true);
  breaker.timedOut("facets");
  expect(breaker.allows("facets")).toBe(false);
  expect(breaker.allows("search")).toBe(true);
});

test("an answer in between starts the count anew", () => {
  const { breaker } = clocked();
  breaker.timedOut("facets");
  breaker.timedOut("facets");
  breaker.succeeded("facets");
  breaker.timedOut("facets");
  expect(breaker.allows("facets")).toBe(true);
});

test("after a while one caller tries again, and its outcome counts for all", () => {
  const { breaker, later } = clocked();
  for (let i = 0; i < 3; i++) breaker.timedOut("facets");
  later(5_001);
  expect(breaker.allows("facets")).toBe(true);
  expect(breaker.allows("facets")).toBe(false);
  breaker.timedOut("facets");
  later(4_999);
  expect(breaker.allows("facets")).toBe(false);
  later(2);
  expect(breaker.allows("facets")).toBe(true);
  breaker.succeeded("facets");
  expect(breaker.allows("facets")).toBe(true);
});
