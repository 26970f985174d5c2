import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { Markdown } from "~/ui/markdown";
import { Screen } from "~/ui/screen";
import { ContactForm } from "./contact-form";
import type { ContactProblem } from "./send-contact";

interface ContactScreenProps {
  /** The number of the message that was just sent; empty before. */
  sent: string;
  outcome: ContactProblem | undefined;
  /** The operator's words above the form, as HTML. */
  lead: string;
  canBuy: boolean;
}

/** The page on which anybody writes to customer service. */
export function ContactScreen({ sent, outcome, lead, canBuy }: ContactScreenProps) {
  const intl = useIntl();
  const paths = usePaths();
  if (sent && !outcome) return <Thanks number={sent} />;
  return (
    <Screen>
      <h1>{intl.formatMessage({ id: "contact.title" })}</h1>
      {lead && <Markdown html={lead} />}
      <ul>
        <li>
          <a href={paths.to(canBuy ? "customerService" : "support", {})}>
            {intl.formatMessage({ id: "contact.answers" })}
          </a>
        </li>
        {canBuy && (
          <li>
            <a href={paths.to("trackOrder", {})}>{intl.formatMessage({ id: "contact.track" })}</a>
          </li>
        )}
        <li>
          <a href={paths.to("notice", {})}>{intl.formatMessage({ id: "contact.notice" })}</a>
        </li>
      </ul>
      <ContactForm key={JSON.stringify(outcome ?? null)} outcome={outcome} asksOrder={canBuy} />
    </Screen>
  );
}

function Thanks({ number }: { number: string }) {
  const intl = useIntl();
  return (
    <Screen>
      <div role="status">
        <h1>{intl.formatMessage({ id: "contact.thanks" })}</h1>
        <p>{intl.formatMessage({ id: "contact.sent" }, { number })}</p>
      </div>
      <p>
        <ButtonLink href="/">{intl.formatMessage({ id: "contact.home" })}</ButtonLink>
      </p>
    </Screen>
  );
}
