import type { ReactNode } from "react";
import { useAsking } from "./asking";
import { chatFields as fields } from "./chat-fields";
import styles from "./chips.module.css";

interface ChoiceChipProps {
  /** What it sends. */
  message: string;
  /** Its name, when the text is not enough. */
  label?: string;
  children: ReactNode;
}

/** A button that sends a message, in a ChoiceForm. */
export function ChoiceChip({ message, label, children }: ChoiceChipProps) {
  const { busy } = useAsking();
  return (
    <button
      type="submit"
      className={styles.chip}
      name={fields.message}
      value={message}
      aria-label={label}
      aria-disabled={busy || undefined}
    >
      {children}
    </button>
  );
}
