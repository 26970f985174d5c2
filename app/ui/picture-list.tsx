import type { ReactNode } from "react";
import { ProductPicture } from "./picture";
import styles from "./picture-list.module.css";

/** Small pictures below each other, each with its text and an amount. */
export function PictureList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface PictureItemProps {
  /** Address of the picture; may be empty. */
  picture: string;
  amount: ReactNode;
  children: ReactNode;
}

export function PictureItem({ picture, amount, children }: PictureItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        <ProductPicture image={picture ? { url: picture } : undefined} sizes="64px" alt="" />
      </span>
      <div className={styles.text}>{children}</div>
      <div className={styles.amount}>{amount}</div>
    </li>
  );
}
