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
/** What became of the things this browser kept when somebody signed in or up. `none`: there was nothing. */
export type TakenAlong = "none" | "busy" | "done" | "failed";

/** A token that the user, cart and other calls accept, and when it ends (seconds since the epoch). */
export interface Token {
  accessToken: string;
  expiresAt: number;
}
export function isExpired({ expiresAt }: Token, now = Date.now()): boolean {
  return expiresAt * 1000 <= now;
}
