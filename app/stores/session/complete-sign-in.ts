import { SIGN_IN_CANCELLED } from "#contract/identity";
import { safePath } from "~/browser/safe-path";
import { storageKeys } from "~/browser/storage-keys";
import { storedText } from "~/browser/stored-text";
import { notify } from "../toasts";
import { beginEra, type SessionContext } from "./create-session";
import { isNetworkFailure } from "./network-retry";
import { fetchProfile } from "./profile";
import { providerOf } from "./provider";
import { endSession, take } from "./renewal";
import { forgetAttempt } from "./sign-in";

/**
 * Where to go after the return page, with `next` for a new business that still has to apply; or why that is not
 * possible yet. `unreachable` can be retried, `unusable` cannot.
 */
export type Completion = { to: string; next?: "business" } | { problem: "unreachable" | "unusable" };

interface Listeners {
  /** AC-09: called once for each sign-in. */
  onSignedIn: () => void;
}

/** AC-04 to AC-11: completes the return from the identity provider. `address` is that of the return page. */
export async function completeSignIn(
  session: SessionContext,
  address: string,
  { onSignedIn }: Listeners,
): Promise<Completion> {
  const query = new URL(address).searchParams;
  const to = safePath(storedText(storageKeys.loginStart)) ?? "/";
  const error = query.get("error");
  if (error) {
    // Anyone can make a link to this page: only an answer to this browser's own request may affect its session.
    const isAnswer = await providerOf(session)
      .then((identity) => identity.takeAnswer(address))
      .catch(() => false);
    if (isAnswer && error === "login_required") await endSession(session);
    forgetAttempt();
    // Returning to the shop without signing in is a choice, not a failure.
    const saidSo = query.get("error_description") === SIGN_IN_CANCELLED;
    const isCancelled = error === "access_denied" && (isAnswer || saidSo);
    if (!isCancelled) notify({ message: "login.failed.retry", status: "error" });
    return { to };
  }
  if (!query.get("code")) return unusable(session, to);
  try {
    const identity = await providerOf(session);
    const signedIn = await identity.complete(address);
    if (session.store.getState().status === "signed-in") {
      session.queue.drop(); // waiting calls belong to the previous user
      session.onEnd();
    }
    beginEra(session);
    session.store.setState({ status: "signed-in", profile: null, signupRequired: false });
    take(session, signedIn);
  } catch (failure) {
    console.error("The sign-in could not be completed", String(failure));
    return isNetworkFailure(failure) ? { problem: "unreachable" } : unusable(session, to);
  }
  const isNew = storedText(storageKeys.loginPending) !== null;
  forgetAttempt();
  if (isNew) onSignedIn();
  await settle(session);
  const isNewBusiness = session.heldClaims.get()?.account_kind === "business";
  return isNewBusiness && session.store.getState().profile?.business === null ? { to, next: "business" } : { to };
}

/** A code that is missing, stale or used does not matter when the visitor is signed in already. */
function unusable({ heldClaims }: SessionContext, to: string): Completion {
  forgetAttempt();
  return heldClaims.get() ? { to } : { problem: "unusable" };
}

async function settle(session: SessionContext): Promise<void> {
  const { era } = session;
  await fetchProfile(session, { tell: true });
  if (era !== session.era) return;
  session.queue.open();
  void import("./take-along").then(({ takeAlong }) => takeAlong(session, "sign-in"));
}
