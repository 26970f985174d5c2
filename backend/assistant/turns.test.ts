import { expect, it } from "vitest";
import { createTurns } from "./turns";

const staying = () => new AbortController().signal;
/** Work that ends without an answer, a moment after it was stopped. */
const stoppable = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => {
    signal.addEventListener("abort", () => setImmediate(() => reject(new Error("stopped"))));
  });

it.each([
  ["the same question is asked again", "one"],
  ["another question is asked", "two"],
])("begins anew when everybody has left and %s before the work has stopped", async (_, askId) => {
  const inTurn = createTurns<string>();
  const leaving = new AbortController();
  const left = inTurn("chat", "one", leaving.signal, stoppable);
  leaving.abort();
  const again = inTurn("chat", askId, staying(), async () => "answer");
  await expect(left).rejects.toThrow("stopped");
  expect(await again).toBe("answer");
});

it("goes on while one of several still waits, and refuses another question until then", async () => {
  const inTurn = createTurns<string>();
  const leaving = new AbortController();
  let finish = (_: string) => {};
  const work = () => new Promise<string>((resolve) => (finish = resolve));
  const left = inTurn("chat", "one", leaving.signal, work);
  const stays = inTurn("chat", "one", staying(), work);
  leaving.abort();
  await expect(inTurn("chat", "two", staying(), work)).rejects.toMatchObject({ status: 409 });
  finish("answer");
  expect(await Promise.all([left, stays])).toEqual(["answer", "answer"]);
});
