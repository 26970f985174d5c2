import { useOutletContext } from "@remix-run/react";
import type { Profile } from "#contract/profile";

/** The profile of who is signed in, on a page that the account's layout shows to nobody else. */
export function useProfile(): Profile {
  return useOutletContext<Profile>();
}
