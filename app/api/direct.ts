import type { Call, CallInput, Outcome } from "#contract/call";
import type { Answer } from "./answer";

type Asked = Promise<Outcome>;

/**
 * Answers with what a service in this process returned, within the time limit. It needs no reading: it is the
 * contract's own value, which other pages may share, so it must not be mutated.
 */
export async function directAnswer(asked: Asked, url: () => string, inTime: InTime): Promise<Answer> {
  const outcome = await orLate(asked, inTime);
  if ("value" in outcome) return { status: 200, ok: true, body: "", url: "", json: outcome.value, direct: true };
  const { status, error } = outcome;
  return { status, ok: false, body: JSON.stringify({ error }), url: url(), json: { error } };
}

interface InTime {
  ms: number;
  signal?: AbortSignal | undefined;
}

/** Rejects as fetch does: with the signal's reason, or a TimeoutError. The outcome of a late call is ignored. */
function orLate(asked: Asked, { ms, signal }: InTime): Asked {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException("The service did not answer in time", "TimeoutError")), ms);
    const leave = () => reject(signal?.reason);
    if (signal?.aborted) leave();
    signal?.addEventListener("abort", leave, { once: true });
    asked.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", leave);
    });
  });
}

/** Answers a call inside this process; undefined when it has to go over HTTP. */
export type AnswerDirectly = (call: Pick<Call, "name" | "service">, input: CallInput) => Asked | undefined;
