import type { Call, CallInput } from "#contract/call";
import { browserApi } from "~/api/browser";
import type { AskOptions } from "~/api/client";
import type { Question } from "./queries";

interface Options {
  /** How it is sent; when absent, as a call that needs nobody to be signed in. */
  ask?: <I extends CallInput, O>(call: Call<I, O>, input: I, options: AskOptions) => Promise<O | null>;
  freshMs?: number;
  /** How long to wait before it is sent, so that nothing is sent while somebody is still typing. */
  pauseMs?: number;
  timeoutMs?: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A call as a question. */
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

/** The same question, whose answer is kept as `read` makes it. */
export function reading<O, T>(asked: Question<O>, read: (answer: O) => T): Question<T> {
  return {
    ...asked,
    async ask(signal) {
      const answer = await asked.ask(signal);
      return answer === null ? null : read(answer);
    },
  };
}
