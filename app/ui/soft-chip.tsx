import type { ComponentPropsWithoutRef } from "react";
import styles from "./soft-chip.module.css";

type SoftChipProps = Pick<ComponentPropsWithoutRef<"a">, "href" | "rel" | "children" | "aria-current">;

/** A small link in a row of its like, filled when it is the one in force. */
export const SoftChip = (props: SoftChipProps) => <a className={styles.chip} {...props} />;
