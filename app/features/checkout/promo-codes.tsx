import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import type { Draft } from "#contract/checkout";
import { LENGTHS } from "#contract/lengths";
import { Button } from "~/ui/button";
import { TextInput } from "~/ui/form/inputs";
import type { CheckoutOutcome } from "./change-checkout";
import { checkoutFields as fields } from "./checkout-fields";
import styles from "./checkout-screen.module.css";

/** CK-06: behind a line of text, so that nobody goes looking for a code. That line keeps the focus when a form goes. */
export function PromoCodes({ draft, outcome }: { draft: Draft; outcome: CheckoutOutcome | undefined }) {
  const intl = useIntl();
  const refused = outcome?.outcome === "code" ? outcome : undefined;
  const part = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLElement>(null);
  const count = draft.codes.length;
  const before = useRef(count);
  useEffect(() => {
    const active = document.activeElement;
    if (before.current !== count && (active === document.body || part.current?.contains(active))) line.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <div ref={part}>
      <details className={styles.codes} open={refused !== undefined} key={count}>
        <summary ref={line}>{intl.formatMessage({ id: "checkout.code" })}</summary>
        <Form method="post" replace preventScrollReset className={styles.code}>
          <input type="hidden" name={fields.action} value="addCode" />
          <TextInput
            name={fields.code}
            label={intl.formatMessage({ id: "checkout.code" })}
            defaultValue={refused?.code ?? ""}
            maxLength={LENGTHS.promoCode}
            autoComplete="off"
            autoCapitalize="characters"
            width="medium"
          />
          <Button type="submit">{intl.formatMessage({ id: "checkout.code.add" })}</Button>
        </Form>
        {refused && (
          <p className={styles.problem} role="alert">
            {intl.formatMessage({ id: `checkout.code.${refused.problem}` })}
          </p>
        )}
      </details>
      {draft.codes.map(({ code }) => (
        <Form key={code} method="post" replace preventScrollReset>
          <input type="hidden" name={fields.action} value="removeCode" />
          <input type="hidden" name={fields.code} value={code} />
          <Button type="submit" size="small" variant="quiet">
            {intl.formatMessage({ id: "checkout.code.remove" }, { code })}
          </Button>
        </Form>
      ))}
    </div>
  );
}
