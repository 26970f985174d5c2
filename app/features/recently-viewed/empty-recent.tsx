import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

export function EmptyRecent() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <EmptyState
      title={intl.formatMessage({ id: "recent.empty.title" })}
      text={intl.formatMessage({ id: "recent.empty" })}
    >
      <ButtonLink variant="primary" href={paths.to("allCategories", {})}>
        {intl.formatMessage({ id: "lists.onward" })}
      </ButtonLink>
    </EmptyState>
  );
}
