import type { Call, CallInput } from "#contract/call";
import { businesSignup, getUserData, signup } from "#contract/profile";
import type { AskOptions } from "~/api/client";
import { queries } from "~/queries/browser-queries";
import type { SessionContext } from "./create-session";
import { endImitation } from "./new-user";
import { fetchProfile } from "./profile";
import { ensureToken } from "./renewal";
import { sendNow } from "./send-now";

const signups: readonly string[] = [signup.name, businesSignup.name];

/** GET /profile anew. */
export async function refreshProfile(session: SessionContext): Promise<void> {
  if (session.store.getState().status === "signed-in") await fetchProfile(session, { tell: false });
}

/**
 * Sends a call that needs the token: it waits until there is one (AC-17), is not sent without a profile unless it may
 * be (AC-20), and what the contract says that it makes stale is fetched anew afterwards (AC-21). Null as with `ask`.
 * Somebody who is not signed in waits, until they are or the page is left.
 */
export function askAsUser<I extends CallInput, O>(
  session: SessionContext,
  call: Call<I, O>,
  input: I,
): Promise<O | null> {
  return session.queue.add(async () => {
    const answer = await sendNow(session, call, input);
    if (answer === null) return null;
    if (signups.includes(call.name)) endImitation();
    queries.makeStale(call.makesStale);
    if (call.makesStale?.includes(getUserData.name)) await refreshProfile(session);
    return answer;
  });
}

/**
 * Sends a call that anybody may send, with the token of who is signed in: after a load it waits until that is at hand
 * again. A profile is not needed. Null as with `ask`, and when no token can be had.
 */
export function askWithToken<I extends CallInput, O>(
  session: SessionContext,
  call: Call<I, O>,
  input: I,
  options?: AskOptions,
): Promise<O | null> {
  return session.queue.add<O>(async () =>
    (await ensureToken(session)) ? session.api.ask(call, input, options) : null,
  );
}
