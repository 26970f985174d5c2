import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../button";
import { useSaving } from "./form";
import styles from "./form.module.css";

/** The submit button and other actions. It stays enabled: pressing it shows what is missing. */
export function FormActions({ submit, children }: { submit: string; children?: ReactNode }) {
  const intl = useIntl();
  const saving = useSaving();
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="primary" aria-disabled={saving || undefined}>
        {saving ? intl.formatMessage({ id: "form.saving" }) : submit}
      </Button>
      {children}
    </div>
  );
}
