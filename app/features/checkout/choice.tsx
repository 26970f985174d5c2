import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import styles from "./checkout-screen.module.css";

/** With JavaScript a choice is sent as it is made; without it the button beside it sends it. */
export const sendChoice = ({ currentTarget }: FormEvent<HTMLFormElement>) => currentTarget.requestSubmit();

/** For forms whose choices `sendChoice` sends. */
export function ChooseButton() {
  const intl = useIntl();
  return (
    <noscript>
      <Button type="submit" size="small">
        {intl.formatMessage({ id: "checkout.choose" })}
      </Button>
    </noscript>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  checked: boolean;
  text: string;
  hint?: string;
}

export function Choice({ name, value, checked, text, hint }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} value={value} defaultChecked={checked} />
      <span>
        {text}
        {hint && <span className={styles.small}>{hint}</span>}
      </span>
    </label>
  );
}
