import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import type { CheckoutAction } from "./checkout-fields";
import { checkoutFields as fields } from "./checkout-fields";
import styles from "./checkout-screen.module.css";

/**
 * With JavaScript a choice is sent as it is made, within the page, so that arrow keys can go on choosing; without it the
 * button sends it.
 */
export function ChoiceForm({ action, children }: { action: CheckoutAction; children: ReactNode }) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(true);
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== "idle" || !form.current) return;
    // A choice made before the page listened is sent now; one that could not be stored is not shown as made.
    if (first.current && isChanged(form.current)) form.current.requestSubmit();
    else form.current.reset();
    first.current = false;
  }, [state]);
  return (
    <Form
      ref={form}
      method="post"
      replace
      preventScrollReset
      className={styles.choices}
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
    >
      <input type="hidden" name={fields.action} value={action} />
      {children}
      <noscript>
        <Button type="submit" size="small">
          {intl.formatMessage({ id: "checkout.choose" })}
        </Button>
      </noscript>
    </Form>
  );
}

const isChanged = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>("input[type=radio]")].some(
    (input) => input.checked && !input.defaultChecked,
  );

interface ChoiceProps {
  name: string;
  value: string;
  checked: boolean;
  text: string;
  hint?: string;
  id?: string | undefined;
}

export function Choice({ name, value, checked, text, hint, id }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" id={id} name={name} value={value} defaultChecked={checked} />
      <span>
        {text}
        {hint && <span className={styles.small}>{hint}</span>}
      </span>
    </label>
  );
}
