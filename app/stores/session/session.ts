import { useStore } from "zustand";
import type { Call, CallInput } from "#contract/call";
import type { IdentityClient } from "#contract/identity";
import { browserApi } from "~/api/browser";
import type { AskOptions } from "~/api/client";
import { forgetInMemory } from "../forgetting";
import * as asking from "./ask-as-user";
import { createSession } from "./create-session";
import * as sending from "./send-now";
import * as signing from "./sign-in";
import * as leaving from "./sign-out";
import * as starting from "./start";
import type { Session, TakenAlong } from "./state";

export type { Session, SessionStatus } from "./state";

/** The session of this browser. Tests of the session create their own. */
export const session = createSession({
  api: browserApi(),
  // Loads the library only when a visitor signs in or is signed in.
  openIdentity: async (...all) => (await import("./identity")).openIdentity(...all),
  onEnd: forgetInMemory,
});

/** The session's state, for components. */
export const useSession = (): Session => useStore(session.store);
/** The session's state, for code outside components. */
export const currentSession = (): Session => session.store.getState();
/** Subscribes to the session's state; returns an unsubscribe function. */
export const watchSession = (tell: () => void): (() => void) => session.store.subscribe(tell);
export const useTakenAlong = (): TakenAlong => useStore(session.takenAlong);

export const startSession = (identity: IdentityClient, mayNameCart: boolean) =>
  starting.startSession(session, identity, mayNameCart);
export const signIn = (options?: signing.SignInOptions) => signing.signIn(session, options);
export const signOut = () => leaving.signOut(session);
export const refreshProfile = () => asking.refreshProfile(session);
export const askAsUser = <I extends CallInput, O>(call: Call<I, O>, input: I) => asking.askAsUser(session, call, input);
export const askWithToken = <I extends CallInput, O>(call: Call<I, O>, input: I, options?: AskOptions) =>
  asking.askWithToken(session, call, input, options);
export const askAboutOneself = <O>(call: Call<Record<never, never>, O>) => sending.askAboutOneself(session, call);
