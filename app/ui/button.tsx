import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import styles from "./button.module.css";

interface Look {
  /** One primary button per view; `quiet` has no border. */
  variant?: "primary" | "secondary" | "quiet";
  size?: "normal" | "large" | "small";
  /** As wide as its container. */
  wide?: boolean;
}
type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;
type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

function look({ variant = "secondary", size = "normal", wide }: Look, className?: string) {
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    "data-variant": variant,
    "data-size": size,
    "data-wide": wide || undefined,
  };
}

export function Button({ variant, size, wide, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} {...rest} {...look({ variant, size, wide }, className)} />;
}

/** A link that looks like a button: it navigates, and works without JavaScript. */
export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} {...look({ variant, size, wide }, className)}>
      {children}
    </a>
  );
}
