import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button, ButtonLink } from "~/ui/button";
import { MailTarget } from "~/ui/mail-target";
import type { StockOutcome } from "./answer-stock-mail";
import styles from "./stock-alert-screen.module.css";
import { fields } from "./stock-request";

/** The target of the links in stock alert mails. Shows the outcome, or asks for confirmation with a button. */
export function StockAlertScreen({ outcome }: { outcome: StockOutcome | undefined }) {
  const intl = useIntl();
  const text = intl.formatMessage;
  switch (outcome?.outcome) {
    case "requested":
      return (
        <Said title={text({ id: "stock.mailed.title" })} text={text({ id: "stock.mailed.text" }, outcome)}>
          <Home />
        </Said>
      );
    case "confirmed":
    case "stopped":
      return (
        <Said
          title={text({ id: `stock.page.${outcome.outcome}.title` })}
          text={text({ id: `stock.page.${outcome.outcome}` }, { name: outcome.name })}
        >
          <ButtonLink variant="primary" href={outcome.path}>
            {text({ id: "stock.page.product" })}
          </ButtonLink>
        </Said>
      );
    case "unknown":
      return (
        <Said title={text({ id: "stock.page.used.title" })} text={text({ id: "stock.page.used" })}>
          <Home />
        </Said>
      );
    case "wrongAddress":
      return (
        <Said title={text({ id: "stock.page.title" })} text={text({ id: "stock.email.wrong" })}>
          <Home />
        </Said>
      );
    default:
      return <Question failed={outcome !== undefined} />;
  }
}

function Said({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <MailTarget title={title} text={text} answered>
      <p>{children}</p>
    </MailTarget>
  );
}

function Home() {
  const intl = useIntl();
  return <ButtonLink href="/">{intl.formatMessage({ id: "stock.page.home" })}</ButtonLink>;
}

function Question({ failed }: { failed: boolean }) {
  const intl = useIntl();
  const sending = useNavigation().state !== "idle";
  return (
    <MailTarget
      title={intl.formatMessage({ id: "stock.page.title" })}
      text={intl.formatMessage({ id: "stock.page.ask" })}
      failure={failed ? intl.formatMessage({ id: "stock.page.failed" }) : ""}
    >
      <Form method="post" className={styles.answers}>
        {(["confirm", "stop"] as const).map((answer) => (
          <Button
            key={answer}
            type="submit"
            name={fields.answer}
            value={answer}
            variant={answer === "confirm" ? "primary" : "secondary"}
            aria-disabled={sending || undefined}
          >
            {intl.formatMessage({ id: `stock.page.${answer}` })}
          </Button>
        ))}
      </Form>
    </MailTarget>
  );
}
