import type { MetaFunction } from "@remix-run/node";
import { useIntl } from "react-intl";
import { RegisterScreen } from "~/features/sign-up/register-screen";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

/**
 * Only the browser knows whether a visitor is signed in, so this page activates without waiting for the first touch.
 */
export const handle: PageHandle = { activate: "now" };

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({
    title: intl.formatMessage({ id: "register.title" }),
    description: intl.formatMessage({ id: "register.intro" }),
  });

/** RT-14. */
export default function Register() {
  const { formatMessage } = useIntl();
  return (
    <Container narrow>
      <Breadcrumb items={[{ text: formatMessage({ id: "register.title" }) }]} />
      <RegisterScreen />
    </Container>
  );
}
