import { useEffect, useState } from "react";
import type { Profile } from "#contract/profile";
import { refreshProfile, useSession } from "~/stores/session/session";

/** The states of an account page. */
export type Account =
  | { state: "unknown" }
  | { state: "anonymous" }
  /** Signed in at the provider, without a profile here yet. */
  | { state: "signup" }
  | { state: "failed"; retry: () => void }
  | { state: "ready"; profile: Profile };

/** The session as screens need it: `failed` when a signed-in user's profile cannot be loaded, not endless loading. */
export function useAccount(): Account {
  const { status, profile, signupRequired } = useSession();
  const [failed, setFailed] = useState(false);
  const missing = status === "signed-in" && !profile && !signupRequired;
  useEffect(() => {
    if (!missing || failed) return;
    let gone = false;
    refreshProfile()
      .catch(() => undefined)
      .then(() => {
        if (!gone) setFailed(true);
      });
    return () => {
      gone = true;
    };
  }, [missing, failed]);
  if (profile) return { state: "ready", profile };
  if (status === "anonymous") return { state: "anonymous" };
  if (status === "unknown") return { state: "unknown" };
  if (signupRequired) return { state: "signup" };
  return failed ? { state: "failed", retry: () => setFailed(false) } : { state: "unknown" };
}
