import { useIntl } from "react-intl";
import type { DeliveryAddress } from "#contract/addresses";
import { addressLines } from "~/features/addresses/address-rules";
import { useAddresses } from "~/features/addresses/use-addresses";
import { useSession } from "~/stores/session/session";
import { Button } from "~/ui/button";
import { controlsOf } from "~/ui/form/problems";
import styles from "./checkout-screen.module.css";

const NONE: DeliveryAddress[] = [];

/** The addresses of a signed-in user, each as a button that fills in the form. Only the browser knows who that is. */
export function SavedAddresses() {
  const session = useSession();
  return session.status === "signed-in" && session.profile ? <Mine /> : null;
}

function Mine() {
  const intl = useIntl();
  const addresses = useAddresses().latest?.addresses ?? NONE;
  if (addresses.length === 0) return null;
  return (
    <fieldset className={styles.saved}>
      <legend>{intl.formatMessage({ id: "checkout.saved" })}</legend>
      {addresses.map((address) => (
        <Button key={address.publicId} size="small" onClick={({ currentTarget: { form } }) => fill(form, address)}>
          {intl.formatMessage(
            { id: "checkout.saved.use" },
            { address: [...new Set([address.name, addressLines(address.data)[0]])].filter(Boolean).join(", ") },
          )}
        </Button>
      ))}
    </fieldset>
  );
}

function fill(form: HTMLFormElement | null, { data }: DeliveryAddress): void {
  if (!form) return;
  const values: Record<string, string> = { ...data };
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined) continue;
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
