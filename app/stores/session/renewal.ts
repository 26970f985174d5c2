import { notify } from "../toasts";
import type { SessionContext } from "./create-session";
import { clearSession } from "./end";
import type { SignedIn } from "./identity";
import { isNetworkFailure } from "./network-retry";
import { providerOf } from "./provider";
import { signIn } from "./sign-in";
import { isExpired } from "./state";

/** Stores the new token and claims. */
export function take(session: SessionContext, { claims, ...token }: SignedIn): void {
  session.token = token;
  const before = session.heldClaims.get();
  if (before?.__raw !== claims.__raw) session.heldClaims.set(claims);
}

/** AC-15, AC-16: ends the session in this browser without leaving the page, and shows why. */
export async function endSession(session: SessionContext): Promise<void> {
  if (session.store.getState().status !== "signed-in") return;
  clearSession(session);
  notify({
    message: "login.expired",
    status: "error",
    action: { message: "login.signIn", run: () => void signIn(session) },
  });
  await forgetTokens(session);
}

export async function forgetTokens(session: SessionContext): Promise<void> {
  await providerOf(session)
    .then((identity) => identity.forget())
    .catch((error: unknown) => console.error("The tokens could not be forgotten", error));
}

/** A network failure does not end the session: renewal is retried when a token is needed. */
export async function renewalFailed(session: SessionContext, error: unknown): Promise<void> {
  console.error("Silent renewal failed", String(error));
  if (!isNetworkFailure(error)) await endSession(session);
}

/** Fetches a new token; resolves to whether there is one. Concurrent callers share one request. */
export function renewToken(session: SessionContext): Promise<boolean> {
  session.renewal ??= renew(session).finally(() => {
    session.renewal = undefined;
  });
  return session.renewal;
}
async function renew(session: SessionContext): Promise<boolean> {
  const { era } = session;
  try {
    const renewed = await (await providerOf(session)).renew();
    if (era !== session.era) {
      if (!session.heldClaims.get()) await forgetTokens(session); // the tokens arrived after the user had logged out
      return false;
    }
    if (!renewed) {
      await endSession(session);
      return false;
    }
    take(session, renewed);
    return true;
  } catch (error) {
    if (era === session.era) await renewalFailed(session, error);
    return false;
  }
}

/** Makes sure that a call has a valid token, renewing it if necessary. Resolves to whether there is one. */
export async function ensureToken(session: SessionContext): Promise<boolean> {
  const { token } = session;
  return token && !isExpired(token) ? true : renewToken(session);
}

/**
 * AC-15: a 401 while a profile is held ends the session, unless the token was missing or expired and a new one was
 * obtained: then the call is sent again.
 */
export async function unauthorized(session: SessionContext): Promise<boolean> {
  const { status, profile } = session.store.getState();
  if (status !== "signed-in") return false;
  const { token } = session;
  if (!token || isExpired(token)) return renewToken(session);
  if (profile) await endSession(session);
  return false;
}
