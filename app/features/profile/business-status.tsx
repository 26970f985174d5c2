import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { BusinessAccount } from "#contract/profile";
import { formatDate } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { Icon } from "~/ui/icons/icon";
import styles from "./business-status.module.css";

const steps = ["requested", "in_review", "decided"] as const;

/** The status of a business account: requested → in review → approved or refused. */
export function BusinessStatusCard({ business, children }: { business: BusinessAccount; children?: ReactNode }) {
  const intl = useIntl();
  const paths = usePaths();
  const { status, companyName, message, requestedAt } = business;
  const decided = status === "approved" || status === "refused";
  const at = decided ? 2 : steps.indexOf(status);
  return (
    <section className={styles.card} data-status={status} aria-label={intl.formatMessage({ id: "business.title" })}>
      <p className={styles.company}>
        {companyName}
        <span className={styles.date}>
          {intl.formatMessage({ id: "business.requestedOn" }, { date: formatDate(requestedAt) })}
        </span>
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-done={index < at || (decided && index === at) || undefined}
            aria-current={index === at ? "step" : undefined}
          >
            <span className={styles.mark}>
              {index < at || status === "approved" ? <Icon name="check" /> : index + 1}
            </span>
            {intl.formatMessage({ id: `business.step.${step === "decided" && decided ? status : step}` })}
          </li>
        ))}
      </ol>
      <p>{intl.formatMessage({ id: `business.status.${status}` })}</p>
      {message && <p className={styles.message}>{message}</p>}
      {status === "refused" && (
        <a href={paths.to("register", {}, { type: "zakelijk" })}>{intl.formatMessage({ id: "business.again" })}</a>
      )}
      {children}
    </section>
  );
}
