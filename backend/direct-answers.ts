import { HTTPException } from "hono/http-exception";
import type { Call, CallInput, Outcome } from "#contract/call";
import { createAnswerCache } from "./answer-cache";
import type { CatalogueChange } from "./catalogue/changes";
import type { DirectCall } from "./http/direct";
import { failureBody } from "./http/failure";
import type { Log } from "./process/log";

export interface DirectAnswers {
  /** Answers a call within this process; undefined for a call that needs a request (a token, an address). */
  answer(call: Pick<Call, "name">, input: CallInput): Promise<Outcome> | undefined;
  forget(change: CatalogueChange): void;
}

/**
 * Answers calls within this process: the contract's value is passed on directly, a failure as its status and code.
 * Input is validated as over HTTP; output is not, because it never was JSON from another party.
 */
export function createDirectAnswers(calls: readonly DirectCall[], log: Log): DirectAnswers {
  const byName = new Map(calls.map((call) => [call.name, call]));
  const cache = createAnswerCache();

  function value(call: DirectCall, input: CallInput): Promise<unknown> {
    const { keepSeconds: seconds } = call;
    if (seconds === undefined) return call.run(input);
    const key = `${call.name} ${JSON.stringify(input)}`;
    return cache.get(key, { seconds, product: call.productOf?.(input) }, () => call.run(input));
  }

  async function outcome(call: DirectCall, input: CallInput): Promise<Outcome> {
    try {
      return { status: 200, value: await value(call, input) };
    } catch (error) {
      const said = error instanceof HTTPException;
      const message = said ? error.message : "Something went wrong on our side.";
      if (!said) log.error("call failed", { call: call.name, error: error instanceof Error ? error.stack : error });
      const status = said ? error.status : 500;
      return { status, error: failureBody(status, message).error };
    }
  }

  return {
    answer(call, input) {
      const direct = byName.get(call.name);
      return direct && outcome(direct, input);
    },
    forget: cache.forget,
  };
}
