import { useIntl } from "react-intl";
import { AdultQuestion } from "~/features/adult-content/adult-question";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** Replaces adult content for visitors who have not chosen to see it. */
export function AdultNotice() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <Notice title={intl.formatMessage({ id: "category.adult.title" })}>
      <p>{intl.formatMessage({ id: "category.adult.text" })}</p>
      <AdultQuestion />
      <ButtonLink href={paths.to("allCategories", {})}>{intl.formatMessage({ id: "category.adult.back" })}</ButtonLink>
    </Notice>
  );
}
