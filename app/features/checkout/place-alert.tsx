import { type ReactNode, useEffect, useRef } from "react";

/**
 * What came of pressing the order button. Receives the focus: the page that was just sent begins at its top, far from
 * it.
 */
export function PlaceAlert({ children }: { children: ReactNode }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: for those without JavaScript
    <div role="alert" ref={said} tabIndex={-1} autoFocus>
      {children}
    </div>
  );
}
