import { useOutletContext } from "@remix-run/react";
import type { Profile } from "#contract/profile";

/** The signed-in user's profile. Only for pages that the account layout hides from everyone else. */
export function useProfile(): Profile {
  return useOutletContext<Profile>();
}
