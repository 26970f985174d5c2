import { useState } from "react";
import { useIntl } from "react-intl";
import { deleteAccount, exportUserData } from "#contract/profile";
import { askAboutOneself, signOut } from "~/stores/session/session";
import { notify } from "~/stores/toasts";
import { Button } from "~/ui/button";
import { SectionHeading } from "~/ui/section-heading";
import { downloadJson } from "./download-json";
import { localToday } from "./names-and-birth";
import styles from "./panel.module.css";

/** For a user who can sign in but has not signed up: their known data, and how to delete it. */
export function UnfinishedAccount() {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  async function once(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    await work();
    setBusy(false);
  }
  async function download() {
    const data = await askAboutOneself(exportUserData).catch(() => null);
    if (data) downloadJson(data, intl.formatMessage({ id: "account.data.file" }, { date: localToday() }));
    else notify({ message: "account.data.failed", status: "error" });
  }
  async function end() {
    const done = await askAboutOneself(deleteAccount).catch(() => null);
    if (done) await signOut();
    else notify({ message: "account.delete.failed", status: "error" });
  }
  return (
    <section className={styles.section}>
      <SectionHeading
        title={intl.formatMessage({ id: "account.data.title" })}
        hint={intl.formatMessage({ id: asking ? "account.delete.atOnce" : "account.data.text" })}
      />
      <div className={styles.actions}>
        <Button onClick={() => void once(download)} aria-disabled={busy || undefined}>
          {intl.formatMessage({ id: "account.data.download" })}
        </Button>
        <Button
          className={styles.danger}
          onClick={() => (asking ? void once(end) : setAsking(true))}
          aria-disabled={busy || undefined}
        >
          {intl.formatMessage({ id: asking ? "account.delete.sure" : "account.delete" })}
        </Button>
      </div>
    </section>
  );
}
