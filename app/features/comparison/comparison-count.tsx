import { useIntl } from "react-intl";
import { useComparison } from "~/stores/comparison";
import { VisuallyHidden } from "~/ui/visually-hidden";

/** How many products were chosen, for beside the icon in the header; nothing while there are none. */
export function ComparisonCount() {
  const intl = useIntl();
  const count = useComparison().length;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{intl.formatMessage({ id: "comparison.count.icon" }, { count })}</VisuallyHidden>
    </>
  );
}
