import { useIntl } from "react-intl";
import { Icon } from "~/ui/icons/icon";
import type { Kind } from "./kind";
import styles from "./register-screen.module.css";

const steps = ["account", "details", "ready"] as const;

/** What signing up takes, and how far somebody is. */
export function Steps({ kind, at, done }: { kind: Kind; at: number; done: boolean }) {
  const intl = useIntl();
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
