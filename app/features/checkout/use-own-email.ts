import { type RefObject, useEffect } from "react";
import { useSession } from "~/stores/session/session";
import { controlOf } from "~/ui/form/problems";
import { checkoutFields as fields } from "./checkout-fields";

/**
 * Fills in the address of whoever is signed in, which only the browser knows, unless there is something already. To be
 * used above the form: by then it has what was typed before.
 */
export function useOwnEmail(inForm: RefObject<HTMLInputElement>): void {
  const session = useSession();
  const email = session.status === "signed-in" ? session.profile?.email : undefined;
  useEffect(() => {
    const form = inForm.current?.form;
    const control = form && controlOf(form, fields.email);
    // Somebody who is in the field is about to type.
    if (!email || !control || control.value !== "" || control === document.activeElement) return;
    control.value = email;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }, [email, inForm]);
}
