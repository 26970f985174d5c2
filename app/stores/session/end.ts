import { endAdultSession } from "../adult-content";
import { removeCartSession } from "../cart-session";
import { beginEra, type SessionContext } from "./create-session";

/** Shows the signed-out state and drops waiting calls, since their token will not come. */
export function showSignedOut(session: SessionContext): void {
  beginEra(session);
  session.queue.drop();
  session.takenAlong.setState("none", true);
  session.onEnd();
  session.store.setState({ status: "anonymous", profile: null, signupRequired: false });
}

/** AC-13, AC-14: clears what signing out and the end of a session must remove from this browser. */
export function clearSession(session: SessionContext): void {
  showSignedOut(session);
  // The claims first: otherwise other tabs would take the removed profile for a session without one.
  session.heldClaims.set(null);
  session.heldProfile.set(null);
  removeCartSession();
  endAdultSession();
}
