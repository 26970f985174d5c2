import type { ComponentProps } from "react";
import styles from "./bare-input.module.css";

/** An input that fills its row and whose label and messages the form itself lays out; elsewhere use `TextInput`. */
export function BareInput(props: Omit<ComponentProps<"input">, "className">) {
  return <input {...props} className={styles.input} />;
}
