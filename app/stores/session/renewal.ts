import { notify } from "../notifications";
import type { SessionContext } from "./create-session";
import { clearSession } from "./end";
import type { SignedIn } from "./identity";
import { isNetworkFailure } from "./network-retry";
import { providerOf } from "./provider";
import { signIn } from "./sign-in";
import { isExpired } from "./state";

/** The provider has spoken: these are the token and the claims from now on. */
export function take(session: SessionContext, { claims, ...token }: SignedIn): void {
  session.token = token;
  const before = session.heldClaims.get();
  if (before?.__raw !== claims.__raw) session.heldClaims.set(claims);
}

/** AC-15, AC-16: ends the session in this browser without leaving the page, and says why. */
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

/** A failure of the network says nothing about who is signed in: it is tried again when a token is needed. */
export async function renewalFailed(session: SessionContext, error: unknown): Promise<void> {
  console.error("Silent renewal failed", String(error));
  if (!isNetworkFailure(error)) await endSession(session);
}

/** A new token; whether there is one. Asked by several at once it is fetched once. */
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
      if (!session.heldClaims.get()) await forgetTokens(session); // they came after somebody had logged out
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

/** For a call that needs the token: it lasts, or is renewed, or there is none to be had. */
export async function ensureToken(session: SessionContext): Promise<boolean> {
  const { token } = session;
  return token && !isExpired(token) ? true : renewToken(session);
}

/**
 * AC-15: a 401 while a profile is held ends the session, unless there was no token that lasts and one could be had:
 * then the call is worth sending again.
 */
export async function unauthorized(session: SessionContext): Promise<boolean> {
  const { status, profile } = session.store.getState();
  if (status !== "signed-in") return false;
  const { token } = session;
  if (!token || isExpired(token)) return renewToken(session);
  if (profile) await endSession(session);
  return false;
}
