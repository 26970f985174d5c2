import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRenderTurns, isPress } from "./render-turns";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pressing() {
  let answered = () => {};
  const work = () => new Promise<void>((resolve) => (answered = resolve));
  return { work, answer: () => answered() };
}
async function settle() {
  while (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
}
const turns = () => createRenderTurns(() => Date.now());

test("one document is drawn in each turn of the event loop, in the order in which they were ready", async () => {
  const { turn } = turns();
  const drawn: number[] = [];
  for (const page of [1, 2, 3]) void turn().then(() => drawn.push(page));
  const seen: number[][] = [];
  for (let i = 0; i < 3; i += 1) {
    await vi.advanceTimersToNextTimerAsync();
    seen.push([...drawn]);
  }
  expect(seen).toEqual([[1], [1, 2], [1, 2, 3]]);
});

test("pages are begun at once while few documents wait to be drawn, and then as these are drawn", async () => {
  const { begin, turn } = turns();
  const steps: string[] = [];
  const page = async (name: string) => {
    await begin();
    steps.push(`${name} begun`);
    await turn();
    steps.push(`${name} drawn`);
  };
  for (const name of ["a", "b"]) {
    void page(name);
    await Promise.resolve();
  }
  for (const name of ["c", "d"]) void page(name);
  await settle();
  const begun = (name: string) => steps.indexOf(`${name} begun`);
  const drawn = (name: string) => steps.indexOf(`${name} drawn`);
  expect(steps).toHaveLength(8);
  expect(begun("b")).toBeLessThan(drawn("a"));
  expect(begun("d")).toBeGreaterThan(drawn("a"));
  expect(["a", "b", "c", "d"].map(drawn)).toEqual(["a", "b", "c", "d"].map(drawn).sort((x, y) => x - y));
});

test("pages whose data take long, or that are never drawn, do not hold up those that come after them", async () => {
  const { begin, turn } = turns();
  for (let document = 0; document < 2; document += 1) void turn();
  let begun = 0;
  for (let page = 0; page < 20; page += 1) void begin().then(() => (begun += 1));
  expect(begun).toBe(0);
  await settle();
  expect(begun).toBe(20);
});

test("a page is not begun while somebody presses, for 50 ms at most", async () => {
  const { begin, press } = turns();
  void press(pressing().work);
  let isBegun = false;
  void begin().then(() => (isBegun = true));
  await vi.advanceTimersByTimeAsync(49);
  expect(isBegun).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isBegun).toBe(true);
});

test("documents wait for all presses, and are drawn once the last is answered", async () => {
  const { turn, press } = turns();
  const [first, second] = [pressing(), pressing()];
  const answers = [press(first.work), press(second.work)];
  let isDrawn = false;
  void turn().then(() => (isDrawn = true));
  first.answer();
  await vi.advanceTimersByTimeAsync(20);
  expect(isDrawn).toBe(false);
  second.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(isDrawn).toBe(true);
  await Promise.all(answers);
});

test("a document that waited 50 ms is drawn although presses go on, and so is the next", async () => {
  const { turn, press } = turns();
  void press(pressing().work);
  const drawn: number[] = [];
  void turn().then(() => drawn.push(1));
  await vi.advanceTimersByTimeAsync(30);
  void turn().then(() => drawn.push(2));
  await vi.advanceTimersByTimeAsync(19);
  expect(drawn).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(drawn).toEqual([1]);
  await vi.advanceTimersByTimeAsync(30);
  expect(drawn).toEqual([1, 2]);
});

test("a press that fails is over, and its error reaches who waits for it", async () => {
  const { turn, press } = turns();
  await expect(press(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  let isDrawn = false;
  void turn().then(() => (isDrawn = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isDrawn).toBe(true);
});

test.each([
  ["POST", "/api/carts/cart/add-product/", true],
  ["POST", "/api/payments/create-session/", true],
  ["POST", "/payment-provider/pay/1/", true],
  ["GET", "/api/carts/cart/", false],
  ["POST", "/api/search/search/", false],
  ["POST", "/winkelwagen/", false],
])("%s %s: a press that others wait for? %s", (method, path, expected) => {
  expect(isPress(method, path)).toBe(expected);
});

test("a crowd is four pages that wait to be begun, and is over as they are drawn", async () => {
  const { begin, turn, isCrowded } = turns();
  for (let document = 0; document < 2; document += 1) void turn();
  for (let page = 0; page < 3; page += 1) void begin().then(turn);
  expect(isCrowded()).toBe(false);
  void begin().then(turn);
  expect(isCrowded()).toBe(true);
  await settle();
  expect(isCrowded()).toBe(false);
});
