import { useIntl } from "react-intl";
import { ButtonLink } from "~/ui/button";
import { Screen } from "~/ui/screen";
import { noticeFields as fields } from "./notice-fields";
import { NoticeForm } from "./notice-form";
import styles from "./notice-screen.module.css";
import { ReportForm } from "./report-form";
import type { NoticeOutcome, Typed } from "./send-notice";

interface NoticeScreenProps {
  /** What the address says. */
  asked: Typed;
  outcome: NoticeOutcome | undefined;
}

/** The page on which anybody says that something on this site is wrong. */
export function NoticeScreen({ asked, outcome }: NoticeScreenProps) {
  const intl = useIntl();
  const typed = outcome && "typed" in outcome ? outcome.typed : asked;
  const problems = outcome?.outcome === "wrong" ? outcome.problems : {};
  const shown = Object.fromEntries(Object.entries(problems).map(([name, id]) => [name, intl.formatMessage({ id })]));
  const failure =
    outcome?.outcome === "often" || outcome?.outcome === "failed"
      ? intl.formatMessage({ id: `notices.${outcome.outcome}` })
      : "";
  if (outcome?.outcome === "sent" || outcome?.outcome === "reported") return <Thanks outcome={outcome} />;
  const form = { typed, problems: shown, failure };
  return (
    <Screen>
      <h1>{intl.formatMessage({ id: "notices.title" })}</h1>
      {typed[fields.review] ? (
        <ReportForm key={JSON.stringify(shown)} {...form} />
      ) : (
        <NoticeForm key={JSON.stringify(shown)} {...form} />
      )}
    </Screen>
  );
}

function Thanks({ outcome }: { outcome: Extract<NoticeOutcome, { outcome: "sent" | "reported" }> }) {
  const intl = useIntl();
  return (
    <Screen>
      <h1>{intl.formatMessage({ id: "notices.thanks" })}</h1>
      <p className={styles.text}>
        {outcome.outcome === "sent"
          ? intl.formatMessage({ id: "notices.sent" }, { id: outcome.id, email: outcome.email })
          : intl.formatMessage({ id: "notices.reported" })}
      </p>
      <p>
        <ButtonLink href="/">{intl.formatMessage({ id: "notices.home" })}</ButtonLink>
      </p>
    </Screen>
  );
}
