import type { IdentityClient } from "#contract/identity";
import { reloadPage } from "~/browser/leave";
import { applyProfileAge, reloadAdult } from "../adult-content";
import { cartSession, ensureCartSession } from "../cart-session";
import { notify } from "../toasts";
import { beginEra, type SessionContext } from "./create-session";
import { showSignedOut } from "./end";
import type { SignedIn } from "./identity";
import { fetchProfile } from "./profile";
import { providerOf } from "./provider";
import { endSession, ensureToken, forgetTokens, renewalFailed, renewToken, take, unauthorized } from "./renewal";
import type { Session } from "./state";
import { takeLogout, wipeTab } from "./wipe";

/**
 * Determines who is signed in, and follows other tabs and expiring tokens. `mayNameCart`: the browser's cart gets its id
 * now (CA-01), not with the first product. Returns a function that stops it.
 */
export function startSession(session: SessionContext, identity: IdentityClient, mayNameCart = true): () => void {
  const { api, heldClaims, heldProfile, store } = session;
  session.stop?.();
  setProvider(session, identity);
  api.setCredentials({
    bearer: () => session.token?.accessToken,
    cartSession,
    unauthorized: () => unauthorized(session),
  });
  if (mayNameCart) ensureCartSession();
  const stops = [store.subscribe(applyProfileAge)];
  if (heldClaims.get()) void adopt(session).then(() => resume(session));
  else {
    heldProfile.set(null); // left by a session that ended while this page was closed
    store.setState({ status: "anonymous", profile: null, signupRequired: false });
    sayLoggedOut();
  }
  const lookAgain = (event: PageTransitionEvent) => event.persisted && followReturn(session);
  stops.push(
    heldClaims.subscribe(() => follow(session)),
    heldProfile.subscribe(() => followProfile(session)),
    store.subscribe((now, before) => takeAlongAtSignUp(session, now, before)),
    () => window.removeEventListener("pageshow", lookAgain),
    () => window.removeEventListener("storage", followWipe),
  );
  window.addEventListener("pageshow", lookAgain);
  window.addEventListener("storage", followWipe);
  session.stop = () => {
    for (const end of stops) end();
    session.stop = undefined;
  };
  return session.stop;
}

function setProvider(session: SessionContext, identity: IdentityClient): void {
  const { authority, clientId } = session.client;
  if (identity.authority !== authority || identity.clientId !== clientId) session.provider = undefined;
  session.client = identity;
  session.events = {
    onRenewed: (signedIn) => onRenewed(session, signedIn),
    onRenewalFailed: (error) => void renewalFailed(session, error),
    onExpired: () => void renewToken(session),
  };
}

/** A renewal under way during a logout, perhaps in another tab, must not leave its tokens behind. */
function onRenewed(session: SessionContext, signedIn: SignedIn): void {
  if (session.store.getState().status === "signed-in") take(session, signedIn);
  else if (!session.heldClaims.get()) void forgetTokens(session);
}

/** Confirms, on the page after logging out, that it worked. */
function sayLoggedOut(): void {
  const where = takeLogout();
  if (where === "everywhere") notify({ message: "logout.done", status: "success" });
  if (where === "here") notify({ message: "logout.doneHere", status: "error" });
}

/**
 * A page restored from the browser's memory has missed what happened meanwhile. If its user has signed out, it is
 * reloaded, so that none of their data is shown.
 */
function followReturn({ heldClaims, heldProfile, store }: SessionContext): void {
  const { status } = store.getState();
  heldClaims.reload();
  heldProfile.reload();
  if (status === "signed-in" && !heldClaims.get()) reloadPage();
}

/** Another tab logged out and cleared local storage as a whole: clear what only this tab stores too. */
function followWipe({ key, storageArea }: StorageEvent): void {
  if (key === null && storageArea === localStorage) wipeTab();
}

/** A user is signed in, in this browser: fetches their token and sends the waiting calls. */
async function adopt(session: SessionContext): Promise<void> {
  const era = beginEra(session);
  const claims = session.heldClaims.get();
  const held = session.heldProfile.get();
  const profile = held && held.sub === claims?.sub ? held : null;
  session.store.setState({ status: "signed-in", profile, signupRequired: false });
  const kept = await providerOf(session)
    .then((identity) => identity.restore())
    .catch(() => undefined);
  if (era !== session.era) return;
  if (kept === null) return endSession(session);
  if (kept) take(session, kept);
  await ensureToken(session);
  if (era !== session.era) return;
  if (profile) session.queue.open();
  await fetchProfile(session, { tell: true });
  if (era !== session.era) return;
  session.queue.open();
}

/** Retries at the next load what could not be moved to the account at sign-in. */
async function resume(session: SessionContext): Promise<void> {
  if (!session.store.getState().profile) return;
  const { hasLeftovers, takeAlong } = await import("./take-along");
  if (hasLeftovers()) await takeAlong(session, "load");
}

/** Signing up, by any route, moves what this browser stored to the account. */
function takeAlongAtSignUp(session: SessionContext, { profile }: Session, before: Session): void {
  if (!profile || !before.signupRequired) return;
  void import("./take-along").then(({ takeAlong }) => takeAlong(session, "sign-up"));
}

/** AC-13 in the other tabs. */
function follow(session: SessionContext): void {
  const claims = session.heldClaims.get();
  const { status, profile } = session.store.getState();
  if (!claims && status === "signed-in") {
    showSignedOut(session);
    reloadAdult();
    notify({ message: "login.endedElsewhere", status: "success" });
    void providerOf(session).then((identity) => identity.rest());
  } else if (claims && status !== "signed-in") {
    void adopt(session);
  } else if (claims && profile && profile.sub !== claims.sub) {
    session.queue.drop(); // waiting calls belong to the previous user
    session.onEnd();
    void adopt(session);
  }
}
function followProfile({ heldClaims, heldProfile, store }: SessionContext): void {
  const profile = heldProfile.get();
  const { status } = store.getState();
  if (status !== "signed-in" || (profile && profile.sub !== heldClaims.get()?.sub)) return;
  store.setState(profile ? { profile, signupRequired: false } : { profile });
}
