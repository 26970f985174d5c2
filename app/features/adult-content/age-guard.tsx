import { useEffect } from "react";
import { applyAge } from "~/stores/adult-content";
import { useSession } from "~/stores/session/session";

/**
 * AD-03: blocks products for adults as soon as it is known that who is signed in is under age. A page that already
 * shows some is loaded anew, without them. Stands once on every page.
 */
export function AgeGuard() {
  const { profile } = useSession();
  useEffect(() => {
    if (profile && applyAge(profile.dateOfBirth, new Date())) location.reload();
  }, [profile]);
  return null;
}
