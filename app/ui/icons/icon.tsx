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

/** One icon, in the size and colour of the text around it. */
export function Icon({ name, label, className }: IconProps) {
  const size = className ? {} : { width: "1.25em", height: "1.25em" };
  const drawing = <use href={`${spriteUrl}#${name}`} />;
  if (label) {
    return (
      <svg {...size} className={className} role="img" focusable="false">
        <title>{label}</title>
        {drawing}
      </svg>
    );
  }
  return (
    <svg {...size} className={className} aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
}
