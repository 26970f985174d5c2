import { notify } from "../notifications";
import { clearSession } from "./end";
import { heldClaims } from "./held";
import type { SignedIn } from "./identity";
import { isNetworkFailure } from "./network-retry";
import { provider } from "./provider";
import { signIn } from "./sign-in";
import { currentEra, currentToken, holdToken, isExpired, sessionStore } from "./state";

/** The provider has spoken: these are the token and the claims from now on. */
export function take({ claims, ...token }: SignedIn): void {
  holdToken(token);
  const before = heldClaims.get();
  if (before?.__raw !== claims.__raw) heldClaims.set(claims);
}

/** AC-15, AC-16: ends the session in this browser without leaving the page, and says why. */
export async function endSession(): Promise<void> {
  if (sessionStore.getState().status !== "signed-in") return;
  clearSession();
  notify({
    message: "login.expired",
    status: "error",
    action: { message: "login.signIn", run: () => void signIn() },
  });
  await forgetTokens();
}

export async function forgetTokens(): Promise<void> {
  await provider()
    .then((identity) => identity.forget())
    .catch((error: unknown) => console.error("The tokens could not be forgotten", error));
}

/** A failure of the network says nothing about who is signed in: it is tried again when a token is needed. */
export async function renewalFailed(error: unknown): Promise<void> {
  console.error("Silent renewal failed", String(error));
  if (!isNetworkFailure(error)) await endSession();
}

let renewing: Promise<boolean> | undefined;

/** A new token; whether there is one. Asked by several at once it is fetched once. */
export function renewToken(): Promise<boolean> {
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}
async function renew(): Promise<boolean> {
  const era = currentEra();
  try {
    const renewed = await (await provider()).renew();
    if (era !== currentEra()) {
      if (!heldClaims.get()) await forgetTokens(); // they came after somebody had logged out
      return false;
    }
    if (!renewed) {
      await endSession();
      return false;
    }
    take(renewed);
    return true;
  } catch (error) {
    if (era === currentEra()) await renewalFailed(error);
    return false;
  }
}

/** For a call that needs the token: it lasts, or is renewed, or there is none to be had. */
export async function ensureToken(): Promise<boolean> {
  const token = currentToken();
  return token && !isExpired(token) ? true : renewToken();
}

/**
 * AC-15: a 401 while a profile is held ends the session, unless there was no token that lasts and one could be had:
 * then the call is worth sending again.
 */
export async function unauthorized(): Promise<boolean> {
  const { status, profile } = sessionStore.getState();
  if (status !== "signed-in") return false;
  const token = currentToken();
  if (!token || isExpired(token)) return renewToken();
  if (profile) await endSession();
  return false;
}
