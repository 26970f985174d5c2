import { useEffect } from "react";
import { useIntl } from "react-intl";
import type { Toast } from "~/stores/toasts";
import { Icon } from "~/ui/icons/icon";
import { focusRestored } from "./toast-focus";
import styles from "./toasts.module.css";

/** Long enough to read it twice; longer when it has an action. */
const READING_MS = 6_000;
const DECIDING_MS = 10_000;

interface ToastItemProps {
  toast: Toast;
  /** The visitor is using the messages, so none disappears meanwhile. */
  held: boolean;
  onDismiss: () => void;
}

export function ToastItem({ toast, held, onDismiss }: ToastItemProps) {
  const intl = useIntl();
  const { status, message, values, action } = toast;
  useVanishing(status === "success" && !held, action ? DECIDING_MS : READING_MS, onDismiss);
  function act() {
    onDismiss();
    action?.run();
    if (action?.focus) focusRestored(action.focus);
  }
  return (
    <div className={styles.toast} data-status={status} data-toast={toast.key}>
      <Icon name={status === "error" ? "warning" : "check"} />
      <p className={styles.text}>{intl.formatMessage({ id: message }, values)}</p>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {intl.formatMessage({ id: action.message })}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        onClick={onDismiss}
        aria-label={intl.formatMessage({ id: "toasts.dismiss" })}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function useVanishing(active: boolean, afterMs: number, vanish: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for the same message must not start anew
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(vanish, afterMs);
    return () => clearTimeout(timer);
  }, [active, afterMs]);
}
