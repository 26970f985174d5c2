import { useIntl } from "react-intl";
import type { Difference } from "#contract/checkout";
import { formatCents } from "~/i18n/intl";
import { Notice } from "~/ui/notice";
import { PlaceAlert } from "./place-alert";

/** What has changed since the visitor saw the summary, with the old and the new amount. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  const intl = useIntl();
  const amount = (cents: number | null) => (cents === null ? "–" : formatCents(cents));
  return (
    <PlaceAlert>
      <Notice tone="bad" title={intl.formatMessage({ id: "checkout.changed" })}>
        <ul>
          {differences.map(({ kind, name, from, to }) => (
            <li key={`${kind} ${name}`}>
              {intl.formatMessage({ id: `checkout.difference.${kind}` }, { name, from: amount(from), to: amount(to) })}
            </li>
          ))}
        </ul>
      </Notice>
    </PlaceAlert>
  );
}
