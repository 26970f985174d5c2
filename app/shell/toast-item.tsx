import { useEffect } from "react";
import { useIntl } from "react-intl";
import type { Toast, ToastAction } from "~/stores/toasts";
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
  const { status, message, values, action, next } = toast;
  useVanishing(status === "success" && !held, action ? DECIDING_MS : READING_MS, onDismiss);
  function act({ run, focus }: ToastAction) {
    onDismiss();
    run();
    if (focus) focusRestored(focus);
  }
  const button = (what: ToastAction, className: string | undefined) => (
    <button type="button" className={className} onClick={() => act(what)}>
      {intl.formatMessage({ id: what.message })}
    </button>
  );
  return (
    <div className={styles.toast} data-status={status} data-toast={toast.key}>
      <Icon name={status === "error" ? "warning" : "check"} />
      <p className={styles.text}>{intl.formatMessage({ id: message }, values)}</p>
      {action && (
        <div className={styles.actions}>
          {button(action, styles.action)}
          {next && button(next, styles.next)}
        </div>
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
