import { useState } from "react";
import { useIntl } from "react-intl";
import { cancelAccountDeletion, type Profile } from "#contract/profile";
import { formatDate } from "~/i18n/intl";
import { askAsUser } from "~/stores/session/session";
import { notify } from "~/stores/toasts";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** PF-13: shows when the account will be deleted, as long as that can be undone. */
export function DeletionNotice({ profile }: { profile: Profile }) {
  const intl = useIntl();
  if (!profile.deletionAt) return null;
  return (
    <Notice
      tone="bad"
      title={intl.formatMessage({ id: "account.deletion.title" }, { date: formatDate(profile.deletionAt) })}
    >
      <p>{intl.formatMessage({ id: "account.deletion.text" })}</p>
      <UndoDeletion />
    </Notice>
  );
}

export function UndoDeletion({ onDone }: { onDone?: () => void }) {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  async function undo() {
    if (busy) return;
    setBusy(true);
    const answer = await askAsUser(cancelAccountDeletion, { body: {} }).catch(() => null);
    setBusy(false);
    notify(
      answer
        ? { message: "account.deletion.undone", status: "success" }
        : { message: "common.error.api", status: "error" },
    );
    if (answer) onDone?.();
  }
  return (
    <Button onClick={() => void undo()} aria-disabled={busy || undefined}>
      {intl.formatMessage({ id: "account.deletion.undo" })}
    </Button>
  );
}
