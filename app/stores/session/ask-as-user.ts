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

/** Fetches GET /profile again. */
export async function refreshProfile(session: SessionContext): Promise<void> {
  if (session.store.getState().status === "signed-in") await fetchProfile(session, { tell: false });
}

/**
 * Sends a call that needs the token: it waits until there is one (AC-17), is not sent without a profile unless the call
 * allows it (AC-20), and what the contract says it makes stale is fetched again afterwards (AC-21). Null as with `ask`.
 * Without a signed-in user it waits until one signs in or the page is left.
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
 * Sends a call that does not require signing in, with the token of a signed-in user: after a load it waits until the
 * token is available again. A profile is not needed. Null as with `ask`, and when there is no token.
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
