import { vi } from "vitest";
import type { Profile } from "#contract/profile";
import { setServiceAddresses } from "~/api/browser";
import { showSignedOut } from "~/stores/session/end";
import { session } from "~/stores/session/session";
import { json, profileFixture, stubUsers } from "~/stores/session/session-fixture";
import { resetToasts, toastsNow } from "~/stores/toasts";

export { json, profileFixture } from "~/stores/session/session-fixture";

/** Signs in with a profile; `null` is a user who still has to sign up. */
export function signInAs(profile: Profile | null = profileFixture): void {
  setServiceAddresses({
    users: "https://users.example",
    preferences: "https://preferences.example",
    carts: "https://carts.example",
  });
  session.token = { accessToken: "token-1", expiresAt: Date.now() / 1000 + 300 };
  session.store.setState({ status: "signed-in", profile, signupRequired: profile === null });
  session.queue.open();
}
export function sessionUnknown(): void {
  session.store.setState({ status: "unknown", profile: null, signupRequired: false });
}

/** Signed in, but the profile could not be loaded. */
export function profileLost(): void {
  session.store.setState({ profile: null, signupRequired: false });
}

/** Services that answer `GET /profile` with what they store, in addition to `answers`. */
export function stubAccount(
  answers: Parameters<typeof stubUsers>[0] = {},
  held: () => Profile | null = () => profileFixture,
) {
  const profile = () => {
    const now = held();
    return now ? json(now) : json({ error: { code: "not_found", message: "" } }, 404);
  };
  return stubUsers({ "GET /profile": profile, ...answers });
}

/** Resets the session between tests: signed out. */
export function freshSession(): void {
  vi.unstubAllGlobals();
  vi.spyOn(console, "error").mockImplementation(() => {});
  sessionStorage.clear();
  localStorage.clear();
  resetToasts();
  showSignedOut(session);
}
export const toastIds = (): string[] => toastsNow().map(({ message }) => message);
