import { failure } from "../http/failure";

interface Running<T> {
  askId: string;
  turn: Promise<T>;
  stop: AbortController;
  /** How many requests wait for it. */
  waiting: number;
}

/**
 * One question at a time in each conversation: a request that repeats the question joins it, any other is refused with
 * a 409. The work is stopped when nobody waits for it any more; who asks then waits until it has, and begins anew.
 */
export function createTurns<T>() {
  const running = new Map<string, Running<T>>();
  return async (
    chatId: string,
    askId: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    for (let left = running.get(chatId); left?.stop.signal.aborted; left = running.get(chatId)) {
      await left.turn.catch(() => undefined);
    }
    const known = running.get(chatId);
    if (known && known.askId !== askId) throw failure(409, "Ik ben nog bezig met je vorige vraag.");
    const mine = known ?? begin(running, chatId, askId, work);
    mine.waiting += 1;
    const leave = () => {
      mine.waiting -= 1;
      if (mine.waiting === 0) mine.stop.abort();
    };
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
    try {
      return await mine.turn;
    } finally {
      signal.removeEventListener("abort", leave);
    }
  };
}

function begin<T>(
  running: Map<string, Running<T>>,
  chatId: string,
  askId: string,
  work: (signal: AbortSignal) => Promise<T>,
): Running<T> {
  const stop = new AbortController();
  const turn = work(stop.signal).finally(() => running.delete(chatId));
  const started = { askId, turn, stop, waiting: 0 };
  running.set(chatId, started);
  return started;
}
