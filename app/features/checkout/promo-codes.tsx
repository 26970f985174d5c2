import { useIntl } from "react-intl";
import type { Draft } from "#contract/checkout";
import { LENGTHS } from "#contract/lengths";
import { Button } from "~/ui/button";
import { TextInput } from "~/ui/form/inputs";
import type { CheckoutOutcome } from "./change-checkout";
import { checkoutFields as fields } from "./checkout-fields";
import styles from "./checkout-screen.module.css";

/** CK-06: behind a line of text, so that nobody goes looking for a code. */
export function PromoCodes({ draft, outcome }: { draft: Draft; outcome: CheckoutOutcome | undefined }) {
  const intl = useIntl();
  const refused = outcome?.outcome === "code" ? outcome : undefined;
  return (
    <div>
      <details className={styles.codes} open={refused !== undefined}>
        <summary>{intl.formatMessage({ id: "checkout.code" })}</summary>
        <form method="post" className={styles.code}>
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
        </form>
        {refused && (
          <p className={styles.problem} role="alert">
            {intl.formatMessage({ id: `checkout.code.${refused.problem}` })}
          </p>
        )}
      </details>
      {draft.codes.map(({ code }) => (
        <form key={code} method="post">
          <input type="hidden" name={fields.action} value="removeCode" />
          <input type="hidden" name={fields.code} value={code} />
          <Button type="submit" size="small" variant="quiet">
            {intl.formatMessage({ id: "checkout.code.remove" }, { code })}
          </Button>
        </form>
      ))}
    </div>
  );
}
