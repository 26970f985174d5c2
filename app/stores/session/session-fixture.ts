import { vi } from "vitest";
import type { IdentityClaims } from "#contract/identity";
import type { Profile } from "#contract/profile";
import type { Identity, IdentityEvents, SignedIn } from "./identity";

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
  business: null,
  deletionAt: null,
};
export const signedInFixture = (changes: Partial<SignedIn> = {}): SignedIn => ({
  accessToken: "token-1",
  expiresAt: Date.now() / 1000 + 300,
  claims: claimsFixture,
  ...changes,
});

/** A provider that is never asked over a network; `events` is what the session listens with. */
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

/** One request as the user service sees it. */
export interface Asked {
  method: string;
  path: string;
  bearer: string | null;
  body: unknown;
}
export const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { "Content-Type": "application/json" } });

/** Stands in for the user service; `answers` by method and path, else 404. */
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
/** As `GET /profile` of most tests. */
export const lines = (asked: readonly Asked[]): string[] => asked.map(({ method, path }) => `${method} ${path}`);

let stopLast: (() => void) | undefined;

/** The session with everything that it keeps in memory made anew, as after a load. Storage and cookies stay. */
export async function loadSession() {
  stopLast?.();
  vi.resetModules();
  const { setServiceAddresses, browserApi } = await import("~/api/browser");
  setServiceAddresses({ users: "https://users.example", recommendations: "https://recommendations.example" });
  const { startSession } = await import("./start");
  const { resetToasts, toastsNow } = await import("../notifications");
  resetToasts();
  return {
    ...(await import("./session")),
    ...(await import("./complete-sign-in")),
    adult: await import("../adult-content"),
    browserApi,
    start() {
      stopLast = startSession({ authority: "/identity", clientId: "storefront" });
    },
    toasts: () => toastsNow().map(({ message, status }) => `${status} ${message}`),
    pressToast: () => toastsNow()[0]?.action?.run(),
  };
}
export type LoadedSession = Awaited<ReturnType<typeof loadSession>>;

/** As another load has left it. */
export function keepSignedIn(profile: Profile | null = profileFixture): void {
  localStorage.setItem("tokenClaims", JSON.stringify(claimsFixture));
  if (profile) localStorage.setItem("reduxProfile", JSON.stringify(profile));
}
/** What another tab did to the storage that all tabs share. */
export function inAnotherTab(key: string, value: unknown): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent("storage", { key }));
}
