import { createStore } from "zustand/vanilla";
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
export const sessionStore = createStore<Session>(() => ({ status: "unknown", profile: null, signupRequired: false }));

/** A token that the user, cart and other calls accept, and when it ends (seconds since the epoch). */
export interface Token {
  accessToken: string;
  expiresAt: number;
}
let token: Token | undefined;
/** Counts who is signed in: what was asked for somebody must not be kept for somebody else. */
let era = 0;

export const currentToken = (): Token | undefined => token;
export const currentEra = (): number => era;
export function isExpired({ expiresAt }: Token, now = Date.now()): boolean {
  return expiresAt * 1000 <= now;
}
export function holdToken(next: Token | undefined): void {
  token = next;
}
/** Somebody else is here from now on, or nobody. */
export function beginEra(): number {
  era += 1;
  token = undefined;
  return era;
}
