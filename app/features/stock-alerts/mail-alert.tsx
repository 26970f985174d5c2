import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { LENGTHS } from "#contract/lengths";
import { usePaths } from "~/paths-context";
import { subscribeAddress } from "~/stores/stock-alerts";
import { Button } from "~/ui/button";
import styles from "./stock-alert.module.css";
import { fields, REQUEST_TOKEN } from "./stock-request";

/**
 * For guests: an e-mail address, to be confirmed by its owner. Without JavaScript the stock alert page handles the
 * form.
 */
export function MailStockAlert({ id }: { id: string }) {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState("");
  if (sentTo) return <Sent email={sentTo} onOther={() => setSentTo("")} />;
  return (
    <>
      <p className={styles.text}>{intl.formatMessage({ id: "stock.hint" })}</p>
      <AddressForm id={id} onSent={setSentTo} />
    </>
  );
}

function AddressForm({ id, onSent }: { id: string; onSent: (email: string) => void }) {
  const intl = useIntl();
  const paths = usePaths();
  const field = useId();
  const [wrong, setWrong] = useState(false);
  const [sending, setSending] = useState(false);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get(fields.email) ?? "").trim();
    if (sending) return;
    setSending(true);
    const sent = await subscribeAddress(id, email);
    setSending(false);
    if (sent) onSent(email);
  }
  function refuse(event: FormEvent<HTMLInputElement>) {
    event.preventDefault(); // shows our message instead of the browser's
    setWrong(true);
    event.currentTarget.focus();
  }
  return (
    <form
      className={styles.form}
      method="post"
      action={paths.to("stockAlert", { token: REQUEST_TOKEN })}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name={fields.id} value={id} />
      <label className={styles.label} htmlFor={field}>
        {intl.formatMessage({ id: "stock.email" })}
      </label>
      {wrong && (
        <p className={styles.wrong} id={`${field}-wrong`}>
          {intl.formatMessage({ id: "stock.email.wrong" })}
        </p>
      )}
      <span className={styles.line}>
        <input
          className={styles.input}
          id={field}
          type="email"
          name={fields.email}
          required
          maxLength={LENGTHS.email}
          autoComplete="email"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${field}-wrong` : undefined}
          onInvalid={refuse}
          onInput={(event) => event.currentTarget.validity.valid && setWrong(false)}
        />
        <Button type="submit" variant="primary" aria-disabled={sending || undefined}>
          {intl.formatMessage({ id: sending ? "stock.sending" : "stock.send" })}
        </Button>
      </span>
    </form>
  );
}

/** Replaces the form, so it takes over the focus. */
function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  const intl = useIntl();
  const message = useRef<HTMLParagraphElement>(null);
  // With the words, so that nobody stands nowhere in between.
  useLayoutEffect(() => message.current?.focus(), []);
  return (
    <>
      <p ref={message} className={styles.text} tabIndex={-1}>
        <strong>{intl.formatMessage({ id: "stock.mailed.title" })}.</strong>{" "}
        {intl.formatMessage({ id: "stock.mailed.text" }, { email })}
      </p>
      <Button size="small" onClick={onOther}>
        {intl.formatMessage({ id: "stock.other" })}
      </Button>
    </>
  );
}
