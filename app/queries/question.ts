import type { Call, CallInput } from "#contract/call";
import { browserApi } from "~/api/browser";
import type { AskOptions } from "~/api/client";
import type { Question } from "./queries";

interface Options {
  /** How to send it; when absent, as a call that does not require signing in. */
  ask?: <I extends CallInput, O>(call: Call<I, O>, input: I, options: AskOptions) => Promise<O | null>;
  freshMs?: number;
  /** How long to wait before sending it, so that nothing is sent while the visitor is still typing. */
  pauseMs?: number;
  timeoutMs?: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes a question of a call. */
export function question<I extends CallInput, O>(call: Call<I, O>, input: I, options: Options = {}): Question<O> {
  const { ask = browserApi().ask, freshMs, pauseMs, timeoutMs } = options;
  return {
    name: call.name,
    key: JSON.stringify(input),
    ...(freshMs !== undefined && { freshMs }),
    async ask(signal) {
      if (pauseMs) await pause(pauseMs);
      return signal.aborted ? null : ask(call, input, { signal, ...(timeoutMs && { timeoutMs }) });
    },
  };
}

/** The same question, with its answer transformed by `read`. */
export function reading<O, T>(asked: Question<O>, read: (answer: O) => T): Question<T> {
  return {
    ...asked,
    async ask(signal) {
      const answer = await asked.ask(signal);
      return answer === null ? null : read(answer);
    },
  };
}
