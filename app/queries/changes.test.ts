import { expect, test, vi } from "vitest";
import { createChanges } from "./changes";

/** Changes to a list that a service stores in `kept`. */
function list(...first: string[]) {
  const service = { kept: first };
  const changes = createChanges(() => service.kept, vi.fn());
  const sent: string[] = [];
  const waiting: ((answer: true | null) => void)[] = [];
  const add = (name: string, id?: string) =>
    changes.make({
      ...(id && { id }),
      apply: (all: string[]) => [...all, name],
      send: () => {
        sent.push(name);
        return new Promise<true | null>((resolve) => waiting.push(resolve));
      },
    });
  const answer = async (value: true | null) => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]));
    waiting.shift()?.(value);
  };
  return { service, changes, sent, add, answer };
}

test("are shown at once and sent in their order, each after the answer to the one before", async () => {
  const { changes, sent, add, answer } = list("a");
  const first = add("b");
  const second = add("c");
  expect(changes.shown()).toEqual(["a", "b", "c"]);
  await vi.waitFor(() => expect(sent).toEqual(["b"]));
  await answer(true);
  expect(await first).toBe("granted");
  await answer(true);
  expect(await second).toBe("granted");
  expect(sent).toEqual(["b", "c"]);
});
test("that fail are taken back, and only they", async () => {
  const { changes, add, answer } = list("a");
  const first = add("b");
  const second = add("c");
  await answer(null);
  expect(await first).toBe("failed");
  expect(changes.shown()).toEqual(["a", "c"]);
  await answer(true);
  expect(await second).toBe("granted");
});
test("that cannot be sent at all fail too", async () => {
  const { changes } = list("a");
  const outcome = changes.make({
    apply: () => ["z"],
    send: () => Promise.reject(new TypeError("fetch failed")),
  });
  expect(await outcome).toBe("failed");
  expect(changes.shown()).toEqual(["a"]);
});
test("that are granted are shown until the value is there anew", async () => {
  const { service, changes, add, answer } = list("a");
  const first = add("b");
  await answer(true);
  await first;
  expect(changes.shown()).toEqual(["a", "b"]);
  service.kept = ["a", "b"];
  expect(changes.shown()).toEqual(["a", "b"]);
  service.kept = ["removed elsewhere"];
  expect(changes.shown()).toEqual(["removed elsewhere"]);
});
test("see the answer once it is there", async () => {
  const { changes } = list("a");
  const outcome = changes.make<string[]>({
    apply: (before, answer) => answer ?? before,
    send: async () => ["what", "the", "service", "says"],
  });
  expect(changes.shown()).toEqual(["a"]);
  await outcome;
  expect(changes.shown()).toEqual(["what", "the", "service", "says"]);
});
test("of the same id take each other's place on the screen; all are sent", async () => {
  const { changes, sent, add, answer } = list("a");
  const first = add("b", "1");
  const second = add("c", "1");
  expect(changes.shown()).toEqual(["a", "c"]);
  await answer(true);
  expect(await first).toBe("superseded");
  await answer(null);
  expect(await second).toBe("failed");
  expect(changes.shown()).toEqual(["a"]);
  expect(sent).toEqual(["b", "c"]);
});
test("that are dropped are neither shown nor sent", async () => {
  const { changes, sent, add, answer } = list("a");
  const first = add("b");
  const second = add("c");
  await vi.waitFor(() => expect(sent).toEqual(["b"]));
  changes.clear();
  expect(changes.shown()).toEqual(["a"]);
  await answer(true);
  expect(await Promise.all([first, second])).toEqual(["dropped", "dropped"]);
  expect(sent).toEqual(["b"]);
});
test("the value stays the same object as long as nothing changes", () => {
  const { changes, add } = list("a");
  void add("b");
  expect(changes.shown()).toBe(changes.shown());
});
