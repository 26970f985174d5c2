import type { Profile } from "#contract/profile";

/** `unknown` on the server and until the browser has checked. */
export type SessionStatus = "unknown" | "anonymous" | "signed-in";
export interface Session {
  status: SessionStatus;
  /** Held profile; null while signed out, and while a signed-in user still has to sign up. */
  profile: Profile | null;
  /** Signed in at the provider, but unknown to the shop (AC-07). */
  signupRequired: boolean;
}
/**
 * The outcome of moving this browser's data to the account at sign-in or sign-up. `none`: there was nothing to move.
 */
export type TakenAlong = "none" | "busy" | "done" | "failed";

/** A token that the user, cart and other calls accept, and when it expires (seconds since the epoch). */
export interface Token {
  accessToken: string;
  expiresAt: number;
}
export function isExpired({ expiresAt }: Token, now = Date.now()): boolean {
  return expiresAt * 1000 <= now;
}
