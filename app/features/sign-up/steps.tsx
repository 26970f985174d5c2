import { useIntl } from "react-intl";
import { Icon } from "~/ui/icons/icon";
import type { Kind } from "./kind";
import styles from "./register-screen.module.css";

type Step = "account" | "details" | "ready";
interface StepsProps {
  kind: Kind;
  at: Step;
  done: boolean;
  /** The shop still has to ask for personal data, because the identity provider did not. */
  incomplete: boolean;
}

/** The steps of signing up, and the current one. */
export function Steps({ kind, at: now, done, incomplete }: StepsProps) {
  const intl = useIntl();
  const steps: Step[] = kind === "zakelijk" || incomplete ? ["account", "details", "ready"] : ["account", "ready"];
  const at = steps.indexOf(now);
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const isDone = index < at || done;
        return (
          <li
            key={step}
            className={styles.step}
            data-done={isDone || undefined}
            aria-current={index === at && !isDone ? "step" : undefined}
          >
            <span className={styles.number}>{isDone ? <Icon name="check" /> : index + 1}</span>
            {intl.formatMessage({ id: `register.step.${kind}.${step}` })}
          </li>
        );
      })}
    </ol>
  );
}
