import type { Call, CallInput } from "#contract/call";
import { browserApi } from "~/api/browser";
import type { AskOptions } from "~/api/client";
import type { Result } from "~/api/result";
import { ensureToken } from "./session/renewal";
import { currentSession, session, watchSession } from "./session/session";

/** A visitor does not wait longer for a token than for an answer. */
const TOKEN_MS = 10_000;

/**
 * Sends a call that anybody may send, with the token of a signed-in user. After a load it waits until it is known
 * whether there is one, because what belongs to a user is refused without it.
 */
export async function askAsVisitor<I extends CallInput, O>(
  call: Call<I, O>,
  input: I,
  options?: AskOptions,
): Promise<Result<O>> {
  await inTime(known());
  if (currentSession().status === "signed-in") await inTime(session.queue.add(() => ensureToken(session)));
  return browserApi().result(call, input, options);
}

function known(): Promise<void> {
  return new Promise((resolve) => {
    if (currentSession().status !== "unknown") return resolve();
    const stop = watchSession(() => {
      if (currentSession().status === "unknown") return;
      stop();
      resolve();
    });
  });
}

/** Goes on without what does not come. */
function inTime(wait: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, TOKEN_MS);
    const done = () => {
      clearTimeout(late);
      resolve();
    };
    wait.then(done, done);
  });
}
