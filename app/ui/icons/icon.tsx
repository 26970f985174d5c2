import styles from "./icon.module.css";
import spriteUrl from "./icons.svg?url&no-inline";
import type { IconName } from "./names";

export type { IconName } from "./names";

export interface IconProps {
  name: IconName;
  /** Accessible name, for an icon without text beside it. Without it the icon is decorative. */
  label?: string;
  /** Replaces the size of 1.25em. */
  className?: string;
}

/** Of the product's own logo, which comes with the icons instead of by a request of its own. */
export const LOGO_DRAWING = `${spriteUrl}#etalage`;

/** A list has a hundred icons. */
const addresses: Partial<Record<IconName, string>> = {};
function addressOf(name: IconName): string {
  const address = addresses[name] ?? `${spriteUrl}#${name}`;
  addresses[name] = address;
  return address;
}

/** One icon, in the size and colour of the text around it. */
export function Icon({ name, label, className }: IconProps) {
  const drawing = <use href={addressOf(name)} />;
  if (label) {
    return (
      <svg className={className ?? styles.icon} role="img">
        <title>{label}</title>
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={className ?? styles.icon} aria-hidden="true">
      {drawing}
    </svg>
  );
}
