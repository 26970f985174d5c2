import { endAdultSession } from "../adult-content";
import { removeCartSession } from "../cart-session";
import { beginEra, type SessionContext } from "./create-session";

/** Shows that nobody is signed in; what calls are waiting for will not come. */
export function showSignedOut(session: SessionContext): void {
  beginEra(session);
  session.queue.drop();
  session.takenAlong.setState("none", true);
  session.onEnd();
  session.store.setState({ status: "anonymous", profile: null, signupRequired: false });
}

/** AC-13, AC-14: what signing out and the end of a session leave behind in this browser. */
export function clearSession(session: SessionContext): void {
  showSignedOut(session);
  // The claims first: other tabs must not take the profile's end for a session that goes on without one.
  session.heldClaims.set(null);
  session.heldProfile.set(null);
  removeCartSession();
  endAdultSession();
}
