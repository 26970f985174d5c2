import { useIntl } from "react-intl";
import { Notice } from "~/ui/notice";
import { useScreen } from "./screen-context";

const MOST_NAMED = 10;

/** Names the chosen filters that are not applied because they exceed the limit of a search. */
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
