import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Cents } from "#contract/money";
import { formatCents } from "~/i18n/intl";
import { VisuallyHidden } from "~/ui/visually-hidden";

/** Says the total when a choice or a code has changed it within the page; never the one that the page came with. */
export function TotalAnnouncer({ total }: { total: Cents }) {
  const intl = useIntl();
  const last = useRef(total);
  const [said, setSaid] = useState<Cents>();
  useEffect(() => {
    if (last.current === total) return;
    last.current = total;
    setSaid(total);
  }, [total]);
  return (
    <VisuallyHidden>
      <span role="status">
        {said !== undefined && intl.formatMessage({ id: "checkout.total.now" }, { total: formatCents(said) })}
      </span>
    </VisuallyHidden>
  );
}
