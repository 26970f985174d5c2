import { type RefObject, useEffect } from "react";
import { useSession } from "~/stores/session/session";
import { controlOf } from "~/ui/form/problems";
import { checkoutFields as fields } from "./checkout-fields";

/**
 * Fills in the e-mail address and the name of whoever is signed in, which only the browser knows, where there is nothing
 * yet. To be used above the form: by then it has what was typed before.
 */
export function useOwnDetails(inForm: RefObject<HTMLInputElement>): void {
  const session = useSession();
  const profile = session.status === "signed-in" ? session.profile : null;
  const email = profile?.email ?? "";
  const name = profile ? `${profile.given_name} ${profile.family_name}`.trim() : "";
  useEffect(() => {
    const form = inForm.current?.form;
    const known = [
      [fields.email, email],
      ["recipient", name],
    ] as const;
    for (const [field, value] of known) {
      const control = form && controlOf(form, field);
      // Somebody who is in the field is about to type.
      if (!value || !control || control.value !== "" || control === document.activeElement) continue;
      control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [email, name, inForm]);
}
