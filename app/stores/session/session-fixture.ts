import { vi } from "vitest";
import type { Call, CallInput } from "#contract/call";
import type { IdentityClaims } from "#contract/identity";
import type { Profile } from "#contract/profile";
import { createBrowserApi } from "~/api/browser";
import { reloadAdult } from "../adult-content";
import { forgetInMemory } from "../forgetting";
import { resetToasts, toastsNow } from "../toasts";
import { askAsUser, refreshProfile } from "./ask-as-user";
import { completeSignIn } from "./complete-sign-in";
import { createSession, type SessionContext } from "./create-session";
import { showSignedOut } from "./end";
import type { Identity, IdentityEvents, SignedIn } from "./identity";
import { session as browserSession } from "./session";
import { signIn } from "./sign-in";
import { signOut } from "./sign-out";
import { startSession } from "./start";

export const claimsFixture: IdentityClaims = {
  sub: "u1",
  email: "noor@voorbeeld.example",
  given_name: "Noor",
  family_name: "de Wit",
  __raw: "raw.identity.token",
};
export const profileFixture: Profile = {
  sub: "u1",
  email: "noor@voorbeeld.example",
  given_name: "Noor",
  family_name: "de Wit",
  picture: "",
  dateOfBirth: null,
  phone: "",
  wishlistItems: [],
  recentlyViewedProducts: [],
  bookmarks: [],
  pocChatData: [],
  newsletter: [],
  reviewMails: true,
  business: null,
  deletionAt: null,
};
export const signedInFixture = (changes: Partial<SignedIn> = {}): SignedIn => ({
  accessToken: "token-1",
  expiresAt: Date.now() / 1000 + 300,
  claims: claimsFixture,
  ...changes,
});

/** A provider without a network; `events` are the session's listeners. */
export function fakeIdentity(changes: Partial<Identity> = {}) {
  const identity: Identity = {
    signIn: vi.fn(async () => {}),
    complete: vi.fn(async () => signedInFixture()),
    restore: vi.fn(async () => signedInFixture()),
    renew: vi.fn(async () => signedInFixture({ accessToken: "token-2" })),
    takeAnswer: vi.fn(async () => true),
    signOut: vi.fn(async () => {}),
    rest: vi.fn(async () => {}),
    forget: vi.fn(async () => {}),
    ...changes,
  };
  const opened: { events?: IdentityEvents } = {};
  const openIdentity = vi.fn((_: unknown, events: IdentityEvents) => {
    opened.events = events;
    return identity;
  });
  return { identity, opened, openIdentity };
}

/** One request as the user service receives it. */
export interface Asked {
  method: string;
  path: string;
  bearer: string | null;
  body: unknown;
}
export const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { "Content-Type": "application/json" } });

/** Replaces the user service; `answers` by method and path, else 404. */
export function stubUsers(answers: Record<string, (asked: Asked) => Response | Promise<Response>>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const path = new URL(url).pathname;
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined;
    const one: Asked = { method: init.method ?? "GET", path, bearer: headers.get("authorization"), body };
    asked.push(one);
    return answers[`${one.method} ${path}`]?.(one) ?? json({ message: "weg" }, 404);
  });
  return asked;
}
/** Requests as lines, such as `GET /profile`. */
export const lines = (asked: readonly Asked[]): string[] => asked.map(({ method, path }) => `${method} ${path}`);

type Fake = Pick<ReturnType<typeof fakeIdentity>, "openIdentity">;
let stopLast: (() => void) | undefined;

/** A new session, as after a load. Storage and cookies are kept. */
export function loadSession(fake: Fake = fakeIdentity()) {
  const openIdentity = async (...all: Parameters<Fake["openIdentity"]>) => fake.openIdentity(...all);
  return loaded(createSession({ api: createBrowserApi(), openIdentity, onEnd: forgetInMemory }));
}

/** The browser's session, which its stores use, as after a load. */
export function loadBrowserSession(fake: Fake = fakeIdentity()) {
  browserSession.openIdentity = async (...all) => fake.openIdentity(...all);
  browserSession.provider = undefined;
  stopLast?.();
  showSignedOut(browserSession);
  browserSession.store.setState({ status: "unknown" });
  return loaded(browserSession);
}

function loaded(session: SessionContext) {
  stopLast?.();
  stopLast = undefined;
  resetToasts();
  reloadAdult();
  window.dispatchEvent(new StorageEvent("storage", { key: null })); // makes stores read the storage again
  session.api.setServiceAddresses({
    users: "https://users.example",
    products: "https://products.example",
    recommendations: "https://recommendations.example",
  });
  return {
    takenAlong: session.takenAlong,
    currentSession: session.store.getState,
    askAsUser: <I extends CallInput, O>(call: Call<I, O>, input: I) => askAsUser(session, call, input),
    completeSignIn: (...rest: Rest<typeof completeSignIn>) => completeSignIn(session, ...rest),
    refreshProfile: () => refreshProfile(session),
    signIn: (...rest: Rest<typeof signIn>) => signIn(session, ...rest),
    signOut: () => signOut(session),
    browserApi: () => session.api,
    start() {
      stopLast = startSession(session, { authority: "/identity", clientId: "storefront" });
    },
    toasts: () => toastsNow().map(({ message, status }) => `${status} ${message}`),
    pressToast: () => toastsNow()[0]?.action?.run(),
  };
}
type Rest<F> = F extends (session: SessionContext, ...rest: infer R) => unknown ? R : never;
export type LoadedSession = ReturnType<typeof loadSession>;

/** Stores what an earlier load would have left. */
export function keepSignedIn(profile: Profile | null = profileFixture): void {
  localStorage.setItem("tokenClaims", JSON.stringify(claimsFixture));
  if (profile) localStorage.setItem("reduxProfile", JSON.stringify(profile));
}
/** Simulates a storage change by another tab. */
export function inAnotherTab(key: string, value: unknown): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent("storage", { key }));
}
