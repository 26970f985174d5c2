import { endAdultSession } from "../adult-content";
import { removeCartSession } from "../cart-session";
import { forgetInMemory } from "../forgetting";
import { heldClaims, heldProfile } from "./held";
import { queue } from "./queue";
import { beginEra, sessionStore } from "./state";

/** Shows that nobody is signed in; what calls are waiting for will not come. */
export function showSignedOut(): void {
  beginEra();
  queue.drop();
  forgetInMemory();
  sessionStore.setState({ status: "anonymous", profile: null, signupRequired: false });
}

/** AC-13, AC-14: what signing out and the end of a session leave behind in this browser. */
export function clearSession(): void {
  showSignedOut();
  // The claims first: other tabs must not take the profile's end for a session that goes on without one.
  heldClaims.set(null);
  heldProfile.set(null);
  removeCartSession();
  endAdultSession();
}
