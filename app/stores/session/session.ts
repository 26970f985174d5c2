import type { Call, CallInput } from "#contract/call";
import type { Profile } from "#contract/profile";

/** `unknown` on the server and until the browser has looked. */
export type SessionStatus = "unknown" | "anonymous" | "signed-in";
export interface Session {
  status: SessionStatus;
  /** Held profile; null while signed out, and while somebody signed in still has to sign up. */
  profile: Profile | null;
  /** Signed in at the provider, but the shop does not know them yet (AC-07). */
  signupRequired: boolean;
}

/** Who is signed in, in a component. */
export function useSession(): Session {
  return { status: "unknown", profile: null, signupRequired: false };
}
/** The same for code that is no component. */
export function currentSession(): Session {
  return { status: "unknown", profile: null, signupRequired: false };
}
/** Leaves for the identity provider; comes back to `returnTo` (a path of this site; the present one when absent). */
export async function signIn(_options: { returnTo?: string; screen?: "signup" } = {}): Promise<void> {}
/** Leaves for the identity provider to end the session there too; comes back to the home page. */
export async function signOut(): Promise<void> {}
/** GET /profile anew. */
export async function refreshProfile(): Promise<void> {}
/**
 * Sends a call that needs the token: it waits until there is one (AC-17), is not sent without a profile unless it may
 * be (AC-20), and the profile is fetched anew afterwards where the contract says so (AC-21). Null as with `ask`.
 */
export async function askAsUser<I extends CallInput, O>(_call: Call<I, O>, _input: I): Promise<O | null> {
  return null;
}
