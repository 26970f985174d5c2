import { useIntl } from "react-intl";
import { Icon } from "~/ui/icons/icon";
import type { Kind } from "./kind";
import styles from "./register-screen.module.css";

const steps = ["account", "details", "ready"] as const;

/** What signing up takes, and how far somebody is. */
export function Steps({ kind, at }: { kind: Kind; at: number }) {
  const intl = useIntl();
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const isDone = index < at || (at === 2 && index === at);
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
