import { useStore } from "zustand";
import type { Call, CallInput } from "#contract/call";
import { businesSignup, getUserData, signup } from "#contract/profile";
import { queries } from "~/queries/browser-queries";
import { endImitation } from "./new-user";
import { fetchProfile } from "./profile";
import { queue } from "./queue";
import { sendNow } from "./send-now";
import { type Session, sessionStore } from "./state";

export { askAboutOneself } from "./send-now";
export { signIn } from "./sign-in";
export { signOut } from "./sign-out";
export type { Session, SessionStatus } from "./state";

/** Who is signed in, in a component. */
export function useSession(): Session {
  return useStore(sessionStore);
}
/** The same for code that is no component. */
export function currentSession(): Session {
  return sessionStore.getState();
}
/** GET /profile anew. */
export async function refreshProfile(): Promise<void> {
  if (sessionStore.getState().status === "signed-in") await fetchProfile({ tell: false });
}

const signups: readonly string[] = [signup.name, businesSignup.name];

/**
 * Sends a call that needs the token: it waits until there is one (AC-17), is not sent without a profile unless it may
 * be (AC-20), and the profile is fetched anew afterwards where the contract says so (AC-21). Null as with `ask`.
 * Somebody who is not signed in waits, until they are or the page is left.
 */
export function askAsUser<I extends CallInput, O>(call: Call<I, O>, input: I): Promise<O | null> {
  return queue.add(async () => {
    const answer = await sendNow(call, input);
    if (answer === null) return null;
    if (signups.includes(call.name)) endImitation();
    queries.makeStale(call.makesStale);
    if (call.makesStale?.includes(getUserData.name)) await refreshProfile();
    return answer;
  });
}
