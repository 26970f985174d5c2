import { type RefObject, useEffect } from "react";
import { controlOf } from "~/ui/form/problems";
import { withNumberApart } from "./street-line";

/** Puts a number that was filled in with the street where it belongs, so that the visitor sees it there. */
export function useStreetLine(street: RefObject<HTMLInputElement>, prefix: string): void {
  useEffect(() => {
    const form = street.current?.form;
    if (!form) return;
    function settle() {
      if (!form) return;
      const control = (name: string) => controlOf(form, prefix + name);
      const value = (name: string) => control(name)?.value ?? "";
      const typed = { street: value("street"), houseNumber: value("houseNumber"), addition: value("addition") };
      const apart = Object.entries(withNumberApart(typed));
      for (const [name, text] of apart) {
        const field = control(name);
        if (!field || field.value === text) continue;
        field.value = text;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }
    // A browser may have filled it in before the page listened.
    settle();
    form.addEventListener("change", settle);
    return () => form.removeEventListener("change", settle);
  }, [street, prefix]);
}
