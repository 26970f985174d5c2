import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import { removeToast, type Toast, useToasts } from "~/stores/toasts";
import { focusBack, useTabOrder } from "./toast-focus";
import { ToastItem } from "./toast-item";
import styles from "./toasts.module.css";

/**
 * NT-01 to NT-03: messages at the lower edge, above bars that stick there. Success messages are announced politely and
 * disappear after a while, unless they are hovered or focused; errors stay until they are dismissed.
 */
export function Toasts() {
  const toasts = useToasts();
  const host = useDialogHost(toasts);
  const regions = <Regions toasts={toasts} />;
  return host ? createPortal(regions, host) : regions;
}

/** Elements outside an open modal dialog are inert, so messages are shown inside it. */
function useDialogHost(toasts: readonly Toast[]): Element | undefined {
  const [host, setHost] = useState<Element>();
  useEffect(() => {
    const look = () => setHost([...document.querySelectorAll("dialog[open]")].at(-1));
    if (toasts.length > 0) look();
    document.addEventListener("close", look, true);
    return () => document.removeEventListener("close", look, true);
  }, [toasts]);
  return host;
}

function Regions({ toasts }: { toasts: readonly Toast[] }) {
  const intl = useIntl();
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useTabOrder(toasts, frame);

  function enter(event: FocusEvent) {
    setHeld(true);
    const { relatedTarget, currentTarget } = event;
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  }
  function dismiss(key: number) {
    const hadFocus = frame.current?.contains(document.activeElement);
    removeToast(key);
    setHeld(false);
    if (hadFocus) focusBack(cameFrom.current);
    cameFrom.current = null;
  }
  function onKeyDown(event: KeyboardEvent) {
    const shown = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-toast]") : null;
    if (event.key !== "Escape" || !shown) return;
    event.stopPropagation();
    dismiss(Number(shown.dataset.toast));
  }
  const items = (status: Toast["status"]) =>
    toasts
      .filter((toast) => toast.status === status)
      .map((toast) => <ToastItem key={toast.key} toast={toast} held={held} onDismiss={() => dismiss(toast.key)} />);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the buttons within
    <div
      ref={frame}
      className={styles.toasts}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={enter}
      onBlur={() => setHeld(false)}
      onKeyDown={onKeyDown}
    >
      <div role="status" aria-atomic="false" aria-label={intl.formatMessage({ id: "toasts.messages" })}>
        {items("success")}
      </div>
      <div role="alert" aria-atomic="false" aria-label={intl.formatMessage({ id: "toasts.errors" })}>
        {items("error")}
      </div>
    </div>
  );
}
