import { getUserData, type Profile } from "#contract/profile";
import { browserApi } from "~/api/browser";
import { notify } from "../notifications";
import { heldProfile } from "./held";
import { isImitatingNewUser } from "./new-user";
import { currentEra, sessionStore } from "./state";

interface Options {
  /** Tell the visitor when it fails; not for what happens behind another action. */
  tell: boolean;
}
type Fetched = { profile: Profile | null } | { failed: true };

let fetching: Promise<void> | undefined;
let again = false;

/** GET /profile anew; calls that come meanwhile share one more. */
export async function fetchProfile(options: Options): Promise<void> {
  if (fetching) {
    again = true;
    return fetching;
  }
  fetching = (async () => {
    do {
      again = false;
      await fetchOnce(options);
    } while (again);
  })().finally(() => {
    fetching = undefined;
  });
  return fetching;
}

async function fetchOnce({ tell }: Options): Promise<void> {
  const era = currentEra();
  const fetched = await ask();
  if (era !== currentEra()) return; // an answer for somebody who is gone
  if ("failed" in fetched) {
    console.error("Profile fetch failed");
    if (tell) notify({ message: "notifications.loginFailed", status: "error", action: tryAgain });
    return;
  }
  holdProfile(fetched.profile);
}

const tryAgain = { message: "login.tryAgain", run: () => void fetchProfile({ tell: true }) } as const;

/** AC-06 to AC-08. Nothing, and not found, mean that somebody has to sign up; anything else that is wrong is a failure. */
async function ask(): Promise<Fetched> {
  const answer = await browserApi().result(getUserData, {});
  if (answer.ok) return { profile: isImitatingNewUser() ? null : answer.value };
  return answer.status === 404 || answer.reason === "empty" ? { profile: null } : { failed: true };
}

/** AC-07, AC-23: nothing clears the held profile and asks for signing up. */
export function holdProfile(profile: Profile | null): void {
  heldProfile.set(profile);
  sessionStore.setState({ profile, signupRequired: profile === null });
}
