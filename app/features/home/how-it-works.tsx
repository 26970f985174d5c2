import { useIntl } from "react-intl";
import type { MessageId } from "~/i18n/catalogue";
import { Icon } from "~/ui/icons/icon";
import { SectionHeading } from "~/ui/section-heading";
import styles from "./how-it-works.module.css";

type Step = { icon: "search" | "compare" | "external" | "tag" | "truck"; title: MessageId; text: MessageId };

const find: Step = { icon: "search", title: "home.how.find", text: "home.how.find.text" };
const steps: Record<"standard" | "marketplace", Step[]> = {
  standard: [
    find,
    { icon: "compare", title: "home.how.compare", text: "home.how.compare.text" },
    { icon: "external", title: "home.how.buy", text: "home.how.buy.text" },
  ],
  marketplace: [
    find,
    { icon: "tag", title: "home.how.choose", text: "home.how.choose.text" },
    { icon: "truck", title: "home.how.receive", text: "home.how.receive.text" },
  ],
};

export function HowItWorks({ marketplace }: { marketplace: boolean }) {
  const intl = useIntl();
  return (
    <section className={styles.section} aria-labelledby="how">
      <SectionHeading id="how" title={intl.formatMessage({ id: "home.how" })} />
      <ol className={styles.steps}>
        {steps[marketplace ? "marketplace" : "standard"].map((step) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.icon}>
              <Icon name={step.icon} />
            </span>
            <h3 className={styles.title}>{intl.formatMessage({ id: step.title })}</h3>
            <p className={styles.text}>{intl.formatMessage({ id: step.text })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
