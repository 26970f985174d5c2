import { expect, test, vi } from "vitest";
import { createQueries, type Question } from "./queries";

const noop = () => {};
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A question that the test answers, in the order in which it was asked. */
function asking(key = "1", freshMs?: number) {
  const waiting: { signal: AbortSignal; answer: (value: string | null) => void }[] = [];
  const question: Question<string> = {
    name: "list",
    key,
    ...(freshMs !== undefined && { freshMs }),
    ask: vi.fn((signal) => new Promise<string | null>((answer) => waiting.push({ signal, answer }))),
  };
  const answer = async (value: string | null, index = waiting.length - 1) => {
    waiting[index]?.answer(value);
    await settled();
  };
  return { question, answer, waiting };
}

test("is asked when somebody watches, and tells when the answer is there", async () => {
  const { known, watch } = createQueries();
  const { question, answer } = asking();
  const told = vi.fn();
  expect(known(question)).toEqual({ state: "idle" });
  watch(question, told);
  expect(known(question)).toEqual({ state: "loading" });
  told.mockClear();
  await answer("a");
  expect(told).toHaveBeenCalledOnce();
  expect(known(question)).toEqual({ state: "ready", value: "a" });
});
test("is asked once by several, and by each under another key", async () => {
  const { known, watch } = createQueries();
  const { question, answer } = asking();
  const other = asking("2");
  watch(question, noop);
  watch({ ...question }, noop);
  watch(other.question, noop);
  await answer("a");
  expect(question.ask).toHaveBeenCalledOnce();
  expect(other.question.ask).toHaveBeenCalledOnce();
  expect(known(other.question).state).toBe("loading");
});
test("is given up when the last one leaves, not before", async () => {
  const { known, watch } = createQueries();
  const { question, answer, waiting } = asking();
  const leave = watch(question, noop);
  const leaveToo = watch(question, noop);
  leave();
  expect(waiting[0]?.signal.aborted).toBe(false);
  leaveToo();
  expect(waiting[0]?.signal.aborted).toBe(true);
  await answer("a");
  expect(known(question)).toEqual({ state: "idle" });
});
test.each(["null", "a rejection"])("%s is a failure, which can be retried", async (what) => {
  const { known, watch, retry } = createQueries();
  const { question, answer } = asking();
  const first = what === "null" ? Promise.resolve(null) : Promise.reject(new TypeError("fetch failed"));
  vi.mocked(question.ask).mockReturnValueOnce(first);
  watch(question, noop);
  await settled();
  expect(known(question)).toEqual({ state: "failed" });
  void retry(question);
  expect(known(question)).toEqual({ state: "loading" });
  await answer("a");
  expect(known(question)).toEqual({ state: "ready", value: "a" });
});
test("the answer to the last request counts, whichever comes last", async () => {
  const { known, watch, retry } = createQueries();
  const { question, answer } = asking();
  watch(question, noop);
  void retry(question);
  await answer("new", 1);
  await answer("old", 0);
  expect(known(question).value).toBe("new");
});
test("a fresh answer is not asked for again; an older one is shown until the new one is there", async () => {
  let now = 0;
  const { known, watch } = createQueries(() => now);
  const { question, answer } = asking("1", 1000);
  const leave = watch(question, noop);
  await answer("a");
  leave();
  now = 999;
  watch(question, noop)();
  expect(question.ask).toHaveBeenCalledOnce();
  now = 1000;
  watch(question, noop);
  expect(question.ask).toHaveBeenCalledTimes(2);
  expect(known(question)).toEqual({ state: "ready", value: "a" });
  await answer(null);
  expect(known(question)).toEqual({ state: "ready", value: "a" });
});
test("without a time to keep it the answer goes with the last who looks at it", async () => {
  const { known, watch } = createQueries();
  const { question, answer } = asking();
  const leave = watch(question, noop);
  await answer("a");
  leave();
  expect(known(question)).toEqual({ state: "idle" });
});
test("keeps thirty answers that nobody looks at", async () => {
  const { known, watch } = createQueries();
  const questions = Array.from({ length: 31 }, (_, key) => asking(String(key), 1000));
  for (const { question, answer } of questions) {
    const leave = watch(question, noop);
    await answer("a");
    leave();
  }
  expect(questions.map(({ question }) => known(question).state)).toEqual(["idle", ...Array(30).fill("ready")]);
});
test("is asked again when a change has made it stale: at once when watched, else when it is watched next", async () => {
  const { makeStale, watch } = createQueries();
  const watched = asking("1", 1000);
  const left = asking("2", 1000);
  watch(watched.question, noop);
  const leave = watch(left.question, noop);
  await watched.answer("a");
  await left.answer("a");
  leave();
  makeStale(["another"]);
  makeStale(undefined);
  expect(watched.question.ask).toHaveBeenCalledOnce();
  makeStale(["list"]);
  expect(watched.question.ask).toHaveBeenCalledTimes(2);
  expect(left.question.ask).toHaveBeenCalledOnce();
  watch(left.question, noop);
  expect(left.question.ask).toHaveBeenCalledTimes(2);
});
test("a change is shown at once and, once granted, until the answer is fetched anew", async () => {
  const { change, known, watch, retry } = createQueries();
  const { question, answer } = asking();
  watch(question, noop);
  await answer("a");
  const outcome = change(question, { apply: (value) => `${value}+`, send: async () => true });
  expect(known(question).value).toBe("a+");
  expect(await outcome).toBe("granted");
  expect(known(question).value).toBe("a+");
  void retry(question);
  await answer("from the service");
  expect(known(question).value).toBe("from the service");
});
test("an answer that was under way before a change is asked for again after it", async () => {
  const { change, known, watch } = createQueries();
  const { question, answer, waiting } = asking();
  watch(question, noop);
  await change(question, { apply: (value) => `${value}+`, send: async () => true });
  expect(waiting).toHaveLength(2);
  await answer("before", 0);
  expect(known(question).state).toBe("loading");
  await answer("after", 1);
  expect(known(question).value).toBe("after");
});
test("nobody is shown what was asked for somebody else", async () => {
  const { change, forget, known, watch } = createQueries();
  const { question, answer } = asking("1", 1000);
  const leave = watch(question, noop);
  await answer("of one");
  const outcome = change(question, { apply: () => "changed by one", send: async () => true });
  forget();
  expect(known(question)).toEqual({ state: "idle" });
  expect(await outcome).toBe("dropped");
  watch(question, noop);
  leave();
  await answer("of another");
  expect(known(question).value).toBe("of another");
});
