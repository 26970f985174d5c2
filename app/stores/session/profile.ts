import { getUserData, type Profile } from "#contract/profile";
import { notify } from "../toasts";
import type { SessionContext } from "./create-session";
import { isImitatingNewUser } from "./new-user";

interface Options {
  /** Shows a message on failure; off when the fetch is part of another action. */
  tell: boolean;
}
type Fetched = { profile: Profile | null } | { failed: true };

/** Fetches GET /profile again; calls made meanwhile share one more request. */
export async function fetchProfile(session: SessionContext, options: Options): Promise<void> {
  if (session.profileFetch) {
    session.profileIsStale = true;
    return session.profileFetch;
  }
  session.profileFetch = (async () => {
    do {
      session.profileIsStale = false;
      await fetchOnce(session, options);
    } while (session.profileIsStale);
  })().finally(() => {
    session.profileFetch = undefined;
  });
  return session.profileFetch;
}

async function fetchOnce(session: SessionContext, { tell }: Options): Promise<void> {
  const { era } = session;
  const fetched = await ask(session);
  if (era !== session.era) return; // the answer is for a previous user
  if ("failed" in fetched) {
    console.error("Profile fetch failed");
    const action = { message: "login.tryAgain", run: () => void fetchProfile(session, { tell: true }) } as const;
    if (tell) notify({ message: "notifications.loginFailed", status: "error", action });
    return;
  }
  showProfile(session, fetched.profile);
}

/** AC-06 to AC-08. An empty answer and 404 mean that the user has to sign up; anything else unusable is a failure. */
async function ask({ api }: SessionContext): Promise<Fetched> {
  const answer = await api.result(getUserData, {});
  if (answer.ok) return { profile: isImitatingNewUser() ? null : answer.value };
  return answer.status === 404 || answer.reason === "empty" ? { profile: null } : { failed: true };
}

/** AC-07, AC-23: null clears the held profile and requires signing up. */
function showProfile({ heldProfile, store }: SessionContext, profile: Profile | null): void {
  heldProfile.set(profile);
  store.setState({ profile, signupRequired: profile === null });
}
