import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { useIntl } from "react-intl";
import styles from "./dialog.module.css";
import { Icon } from "./icons/icon";

export interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  title: string;
  /** `wide` for pictures, `side` slides in from the right edge. */
  shape?: "normal" | "wide" | "side";
  children: ReactNode;
}

/** A native modal dialog: the browser keeps the focus inside, closes it on Escape and restores the focus. */
export function Dialog({ open, onClose, title, shape = "normal", children }: DialogProps) {
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOurs = useRef(false);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (open || !dialog.current?.open) return;
    isOurs.current = true;
    dialog.current.close();
  }, [open]);
  /** The event of our own closing comes later: on a slow phone when `open` is set again already. */
  function closed(event: SyntheticEvent) {
    if (event.target !== dialog.current) return;
    if (!isOurs.current) onClose();
    isOurs.current = false;
  }
  function closeBeside(event: MouseEvent) {
    // The content covers the dialog's box, so a click on the element itself was on its backdrop.
    if (event.target === dialog.current) onClose();
  }
  /** Closing is up to `open`: closed by the browser, it would stay so when `open` is set again before it was unset. */
  function ask(event: SyntheticEvent) {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-shape={shape}
      aria-labelledby={id}
      onCancel={ask}
      onClose={closed}
      onClick={closeBeside}
    >
      {open && (
        <div className={styles.box}>
          <header className={styles.head}>
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            <button
              type="button"
              className={styles.close}
              onClick={onClose}
              aria-label={intl.formatMessage({ id: "common.close" })}
            >
              <Icon name="close" />
            </button>
          </header>
          <div className={styles.content}>{children}</div>
        </div>
      )}
    </dialog>
  );
}
