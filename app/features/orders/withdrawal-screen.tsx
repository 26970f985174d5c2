import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { FormActions } from "~/ui/form/form-actions";
import { TextInput } from "~/ui/form/inputs";
import { PostedForm } from "~/ui/form/posted-form";
import { Notice } from "~/ui/notice";
import { Screen } from "~/ui/screen";
import { OrderEmailInput, OrderNumberInput } from "./guest-fields";
import styles from "./withdrawal.module.css";
import {
  CHANGE,
  CONFIRM,
  withdrawalFields as fields,
  MOST,
  type WithdrawalStep,
  type WithdrawalTyped,
} from "./withdrawal-fields";

/** The function to withdraw from a contract: a form, its summary, and the receipt. */
export function WithdrawalScreen({ shown }: { shown: WithdrawalStep }) {
  if (shown.step === "form") return <Form {...shown} />;
  return shown.step === "confirm" ? <Summary {...shown} /> : <Receipt {...shown} />;
}

function Form({ typed, problems, failure }: Extract<WithdrawalStep, { step: "form" }>) {
  const intl = useIntl();
  const text = intl.formatMessage;
  const said = Object.entries(problems).flatMap(([name, id]) => (id ? [[name, text({ id })]] : []));
  return (
    <Screen>
      <h1>{text({ id: "withdrawal.title" })}</h1>
      <p>{text({ id: "withdrawal.text" })}</p>
      <PostedForm
        problems={Object.fromEntries(said)}
        failure={failure ? text({ id: failure }) : ""}
        label={text({ id: "withdrawal.title" })}
        key={JSON.stringify(problems)}
      >
        <input type="hidden" name={fields.key} value={typed.key} />
        <TextInput
          name={fields.name}
          label={text({ id: "withdrawal.name" })}
          defaultValue={typed.name}
          autoComplete="name"
          maxLength={MOST.name}
          required
        />
        <OrderNumberInput name={fields.number} typed={typed.number} />
        <OrderEmailInput name={fields.email} typed={typed.email} hint={text({ id: "withdrawal.email.hint" })} />
        <TextInput
          name={fields.articles}
          label={text({ id: "withdrawal.articles" })}
          hint={text({ id: "withdrawal.articles.hint" })}
          defaultValue={typed.articles}
          autoComplete="off"
          maxLength={MOST.articles}
          optional
        />
        <FormActions submit={text({ id: "withdrawal.check" })} />
      </PostedForm>
    </Screen>
  );
}

function Statement({ typed: { name, number, email, articles } }: { typed: WithdrawalTyped }) {
  const intl = useIntl();
  const text = intl.formatMessage;
  const rows = [
    ["withdrawal.name", name],
    ["track.number", number],
    ["track.email", email],
    ["withdrawal.articles", articles || text({ id: "withdrawal.all" })],
  ] as const;
  return (
    <dl className={styles.statement}>
      {rows.map(([id, value]) => (
        <div key={id}>
          <dt>{text({ id })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Summary({ typed, failure }: Extract<WithdrawalStep, { step: "confirm" }>) {
  const intl = useIntl();
  const text = intl.formatMessage;
  return (
    <Screen>
      <h1>{text({ id: "withdrawal.summary" })}</h1>
      {failure && <Notice tone="bad">{text({ id: failure })}</Notice>}
      <p>{text({ id: "withdrawal.summary.text" })}</p>
      <Statement typed={typed} />
      <form method="post" className={styles.actions}>
        <input type="hidden" name={fields.key} value={typed.key} />
        <input type="hidden" name={fields.name} value={typed.name} />
        <input type="hidden" name={fields.number} value={typed.number} />
        <input type="hidden" name={fields.email} value={typed.email} />
        <input type="hidden" name={fields.articles} value={typed.articles} />
        <Button type="submit" variant="primary" size="large" name={fields.step} value={CONFIRM}>
          {text({ id: "withdrawal.confirm" })}
        </Button>
        <Button type="submit" name={fields.step} value={CHANGE}>
          {text({ id: "withdrawal.change" })}
        </Button>
      </form>
    </Screen>
  );
}

const moment = new Intl.DateTimeFormat("nl", { dateStyle: "full", timeStyle: "medium", timeZone: "Europe/Amsterdam" });

function Receipt({ typed, id, receivedAt }: Extract<WithdrawalStep, { step: "received" }>) {
  const intl = useIntl();
  const text = intl.formatMessage;
  return (
    <Screen>
      <h1>{text({ id: "withdrawal.received" })}</h1>
      <Notice tone="good">
        <p>{text({ id: "withdrawal.received.at" }, { time: moment.format(new Date(receivedAt)) })}</p>
      </Notice>
      <p>{text({ id: "withdrawal.received.text" }, { email: typed.email })}</p>
      <Statement typed={typed} />
      <p className={styles.small}>{text({ id: "withdrawal.reference" }, { id })}</p>
    </Screen>
  );
}
