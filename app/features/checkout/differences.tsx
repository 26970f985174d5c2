import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import type { Difference } from "#contract/checkout";
import { formatCents } from "~/i18n/intl";
import { Notice } from "~/ui/notice";

/**
 * What has changed since the visitor saw the summary, with the old and the new amount. Receives the focus: the page that
 * was just sent begins at its top, far from it.
 */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  const intl = useIntl();
  const amount = (cents: number | null) => (cents === null ? "–" : formatCents(cents));
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: for those without JavaScript
    <div role="alert" ref={said} tabIndex={-1} autoFocus>
      <Notice tone="bad" title={intl.formatMessage({ id: "checkout.changed" })}>
        <ul>
          {differences.map(({ kind, name, from, to }) => (
            <li key={`${kind} ${name}`}>
              {intl.formatMessage({ id: `checkout.difference.${kind}` }, { name, from: amount(from), to: amount(to) })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
