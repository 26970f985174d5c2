import { useIntl } from "react-intl";
import { Notice } from "~/ui/notice";
import { useScreen } from "./screen-context";

const MOST_NAMED = 10;

/** Says which of the chosen filters are not applied, because there are more than one search takes. */
export function FiltersBeyondLimits() {
  const intl = useIntl();
  const { tooMany = [] } = useScreen().data;
  if (tooMany.length === 0) return null;
  const names = intl.formatList(tooMany.slice(0, MOST_NAMED));
  return (
    <Notice>
      <p>{intl.formatMessage({ id: "search.filters.tooMany" }, { names })}</p>
    </Notice>
  );
}
