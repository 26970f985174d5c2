import { useState } from "react";
import { useIntl } from "react-intl";
import { DELETION_GRACE_DAYS } from "#contract/limits";
import { deleteAccount } from "#contract/profile";
import { useCanBuy } from "~/flags/can-buy";
import { formatDate } from "~/i18n/intl";
import { closeModal } from "~/stores/modals";
import { askAsUser } from "~/stores/session/session";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/form/choices";
import { Form } from "~/ui/form/form";
import { FormActions } from "~/ui/form/form-actions";
import { useForm } from "~/ui/form/use-form";
import { UndoDeletion } from "./deletion-notice";
import styles from "./panel.module.css";
import { useAccount } from "./use-account";
import { WaitingFor } from "./waiting-for";

/** PF-13: the content of the modal to delete an account: the consequences, an explicit confirmation, and the date. */
export function DeleteUser() {
  const account = useAccount();
  const [on, setOn] = useState<string>();
  const planned = on ?? (account.state === "ready" ? account.profile.deletionAt : null);
  return planned ? <Planned on={planned} /> : <DeleteForm onPlanned={setOn} />;
}

const consequences = ["account.delete.lists", "account.delete.data", "account.delete.signIn"] as const;

function DeleteForm({ onPlanned }: { onPlanned: (on: string) => void }) {
  const intl = useIntl();
  const canBuy = useCanBuy();
  const state = useForm({
    check: (data): Record<string, string> =>
      data.has("sure") ? {} : { sure: intl.formatMessage({ id: "account.delete.unsure" }) },
    async save() {
      const answer = await askAsUser(deleteAccount, { body: {} });
      if (!answer) return { saved: false, failure: intl.formatMessage({ id: "account.delete.failed" }) };
      onPlanned(answer.deletionAt);
      return { saved: true };
    },
  });
  return (
    <div className={styles.stack}>
      <p>{intl.formatMessage({ id: "account.delete.what" })}</p>
      <ul className={styles.bullets}>
        {consequences.map((id) => (
          <li key={id}>{intl.formatMessage({ id })}</li>
        ))}
      </ul>
      <p>{intl.formatMessage({ id: "account.delete.grace" }, { days: DELETION_GRACE_DAYS })}</p>
      {canBuy && <WaitingFor />}
      <Form state={state} label={intl.formatMessage({ id: "account.delete" })}>
        <Checkbox name="sure" value="1" label={intl.formatMessage({ id: "account.delete.sure" })} />
        <FormActions submit={intl.formatMessage({ id: "account.delete" })}>
          <Button onClick={closeModal}>{intl.formatMessage({ id: "account.cancel" })}</Button>
        </FormActions>
      </Form>
    </div>
  );
}

function Planned({ on }: { on: string }) {
  const intl = useIntl();
  return (
    <div className={styles.stack} role="status">
      <p>
        <strong>{intl.formatMessage({ id: "account.deletion.title" }, { date: formatDate(on) })}</strong>
      </p>
      <p>{intl.formatMessage({ id: "account.deletion.text" })}</p>
      <div className={styles.actions}>
        <UndoDeletion onDone={closeModal} />
        <Button variant="quiet" onClick={closeModal}>
          {intl.formatMessage({ id: "common.close" })}
        </Button>
      </div>
    </div>
  );
}
