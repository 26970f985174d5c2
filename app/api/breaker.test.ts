import { expect, test } from "vitest";
import { type Breaker, createBreaker } from "./breaker";

function clocked() {
  let time = 0;
  const breaker = createBreaker(() => time);
  const later = (ms: number) => {
    time += ms;
  };
  return { breaker, later };
}
type Clocked = ReturnType<typeof clocked>;

/** Starts calls at the same time and returns those that were let through. */
async function send(breaker: Breaker, name: string, count = 1) {
  const attempts = await Promise.all(Array.from({ length: count }, () => breaker.enter(name)));
  return attempts.filter((attempt) => attempt !== undefined);
}
/** Starts calls at the same time, none of which is answered within two seconds. */
async function hang({ breaker, later }: Clocked, name: string, count = 1) {
  const sent = await send(breaker, name, count);
  later(2_000);
  for (const attempt of sent) attempt.timedOut();
  return sent.length;
}

test("a few heavy questions to a quiet service do not shut out a light one, nor what comes after it", async () => {
  const shop = clocked();
  await hang(shop, "search", 20);
  const [light] = await send(shop.breaker, "search");
  expect(light).toBeDefined();
  light?.answered();
  expect(await send(shop.breaker, "search", 10)).toHaveLength(10);
});

test("calls that come while a probe is under way wait for its answer and are sent then", async () => {
  const shop = clocked();
  await hang(shop, "search", 3);
  const [probe] = await send(shop.breaker, "search");
  const others = send(shop.breaker, "search", 4);
  probe?.answered();
  expect(await others).toHaveLength(4);
});

test("heavy questions never count while light ones are answered", async () => {
  const { breaker, later } = clocked();
  for (let round = 0; round < 10; round++) {
    const heavy = await send(breaker, "search", 3);
    later(1_000);
    for (const light of await send(breaker, "search")) light.answered();
    later(1_000);
    for (const attempt of heavy) attempt.timedOut();
    expect(await send(breaker, "search"), `round ${round}`).toHaveLength(1);
  }
});

test("a heavy probe does not keep a light one out for longer than a moment", async () => {
  const shop = clocked();
  await hang(shop, "search", 3);
  const [heavy] = await send(shop.breaker, "search");
  shop.later(250);
  const [light] = await send(shop.breaker, "search");
  light?.answered();
  shop.later(1_750);
  heavy?.timedOut();
  expect(await send(shop.breaker, "search", 5)).toHaveLength(5);
});

test("a service that is dead is asked ever less, and at least every five seconds", async () => {
  const shop = clocked();
  for (let second = 0; second < 60; second += 2) await hang(shop, "search", 10);
  let sent = 0;
  for (let second = 0; second < 60; second += 2) sent += await hang(shop, "search", 10);
  expect(sent).toBeGreaterThanOrEqual(8);
  expect(sent).toBeLessThanOrEqual(12);
});

test("a dead service that comes back is used by everybody after one answer", async () => {
  const shop = clocked();
  for (let second = 0; second < 30; second += 2) await hang(shop, "search", 10);
  shop.later(5_000);
  const [probe] = await send(shop.breaker, "search");
  expect(await send(shop.breaker, "search")).toHaveLength(0);
  probe?.answered();
  expect(await send(shop.breaker, "search", 10)).toHaveLength(10);
  // The long pauses have been reset.
  await hang(shop, "search", 3);
  expect(await send(shop.breaker, "search")).toHaveLength(1);
});

test("a service that is slow but answers in time is always asked", async () => {
  const { breaker, later } = clocked();
  for (let round = 0; round < 20; round++) {
    const sent = await send(breaker, "search", 3);
    expect(sent).toHaveLength(3);
    later(1_900);
    for (const attempt of sent) attempt.answered();
  }
});

test("one call of a service that hangs is given up, and its other calls are not", async () => {
  const shop = clocked();
  for (let round = 0; round < 10; round++) {
    const search = await send(shop.breaker, "search");
    expect(search).toHaveLength(1);
    search[0]?.answered();
    await hang(shop, "facets");
  }
  expect(await send(shop.breaker, "facets")).toHaveLength(0);
});

test("a service that hangs for every second question stays in use", async () => {
  const shop = clocked();
  let refused = 0;
  for (let round = 0; round < 20; round++) {
    const [good] = await send(shop.breaker, "search");
    if (!good) refused++;
    good?.answered();
    await hang(shop, "search");
  }
  expect(refused).toBe(0);
});
