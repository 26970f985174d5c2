import type { IdentityClient } from "#contract/identity";
import { setCredentials } from "~/api/browser";
import { reloadPage } from "~/browser/leave";
import { reloadAdult } from "../adult-content";
import { cartSession, ensureCartSession } from "../cart-session";
import { notify } from "../notifications";
import { showSignedOut } from "./end";
import { heldClaims, heldProfile } from "./held";
import type { SignedIn } from "./identity";
import { fetchProfile } from "./profile";
import { provider, setProvider } from "./provider";
import { queue } from "./queue";
import { endSession, ensureToken, forgetTokens, renewalFailed, renewToken, take, unauthorized } from "./renewal";
import { beginEra, currentEra, currentToken, type Session, sessionStore } from "./state";
import { takeLogout, wipeTab } from "./wipe";

let stop: (() => void) | undefined;

/** Looks who is signed in, and goes on watching: other tabs, tokens that end. Answers how to stop. */
export function startSession(identity: IdentityClient): () => void {
  stop?.();
  setProvider(identity, {
    onRenewed,
    onRenewalFailed: (error) => void renewalFailed(error),
    onExpired: () => void renewToken(),
  });
  setCredentials({ bearer: () => currentToken()?.accessToken, cartSession, unauthorized });
  ensureCartSession();
  if (heldClaims.get()) void adopt().then(resume);
  else {
    heldProfile.set(null); // left by a session that ended while this page was not there
    sessionStore.setState({ status: "anonymous", profile: null, signupRequired: false });
    sayLoggedOut();
  }
  const stops = [
    heldClaims.subscribe(follow),
    heldProfile.subscribe(followProfile),
    sessionStore.subscribe(takeAlongAtSignUp),
  ];
  window.addEventListener("pageshow", lookAgain);
  window.addEventListener("storage", followWipe);
  stop = () => {
    for (const end of stops) end();
    window.removeEventListener("pageshow", lookAgain);
    window.removeEventListener("storage", followWipe);
    stop = undefined;
  };
  return stop;
}

/** A renewal that was under way when somebody logged out, perhaps in another tab, must not leave their tokens behind. */
function onRenewed(signedIn: SignedIn): void {
  if (sessionStore.getState().status === "signed-in") take(signedIn);
  else if (!heldClaims.get()) void forgetTokens();
}

/** The page after logging out says that it worked. */
function sayLoggedOut(): void {
  const where = takeLogout();
  if (where === "everywhere") notify({ message: "logout.done", status: "success" });
  if (where === "here") notify({ message: "logout.doneHere", status: "error" });
}

/**
 * A page that comes back out of the browser's memory has missed what happened meanwhile. If whoever was signed in has
 * left, it is loaded again: nothing of theirs is shown, whatever the page held.
 */
function lookAgain(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  const { status } = sessionStore.getState();
  heldClaims.reload();
  heldProfile.reload();
  if (status === "signed-in" && !heldClaims.get()) reloadPage();
}

/** Another tab logged out and cleared the storage as a whole: what this tab alone keeps goes too. */
function followWipe({ key, storageArea }: StorageEvent): void {
  if (key === null && storageArea === localStorage) wipeTab();
}

/** Somebody is signed in, in this browser: their token is fetched, and what waits for it goes. */
async function adopt(): Promise<void> {
  const era = beginEra();
  const claims = heldClaims.get();
  const held = heldProfile.get();
  const profile = held && held.sub === claims?.sub ? held : null;
  sessionStore.setState({ status: "signed-in", profile, signupRequired: false });
  const kept = await provider()
    .then((identity) => identity.restore())
    .catch(() => undefined);
  if (era !== currentEra()) return;
  if (kept === null) return endSession();
  if (kept) take(kept);
  await ensureToken();
  if (era !== currentEra()) return;
  if (profile) queue.open();
  await fetchProfile({ tell: true });
  if (era !== currentEra()) return;
  queue.open();
}

/** What could not be taken along at sign-in is tried again at the next load. */
async function resume(): Promise<void> {
  if (!sessionStore.getState().profile) return;
  const { hasLeftovers, takeAlong } = await import("./take-along");
  if (hasLeftovers()) await takeAlong("load");
}

/** Signing up, whatever way it went, is when what this browser kept gets a place in the account. */
function takeAlongAtSignUp({ profile }: Session, before: Session): void {
  if (profile && before.signupRequired) void import("./take-along").then(({ takeAlong }) => takeAlong("sign-up"));
}

/** AC-13 in the other tabs. */
function follow(): void {
  const claims = heldClaims.get();
  const { status, profile } = sessionStore.getState();
  if (!claims && status === "signed-in") {
    showSignedOut();
    reloadAdult();
    notify({ message: "login.endedElsewhere", status: "success" });
    void provider().then((identity) => identity.rest());
  } else if (claims && status !== "signed-in") {
    void adopt();
  } else if (claims && profile && profile.sub !== claims.sub) {
    queue.drop(); // what waits was asked by somebody else
    void adopt();
  }
}
function followProfile(): void {
  const profile = heldProfile.get();
  const { status } = sessionStore.getState();
  if (status !== "signed-in" || (profile && profile.sub !== heldClaims.get()?.sub)) return;
  sessionStore.setState(profile ? { profile, signupRequired: false } : { profile });
}
