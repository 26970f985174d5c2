import { useIntl } from "react-intl";
import type { MessageId } from "~/i18n/catalogue";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import type { AccountPageId } from "../account-pages";

/** Link from the short version to the page. */
export function MoreLink({ to, text }: { to: AccountPageId; text: MessageId }) {
  const intl = useIntl();
  const paths = usePaths();
  return <ButtonLink href={paths.to(to, {})}>{intl.formatMessage({ id: text })}</ButtonLink>;
}
